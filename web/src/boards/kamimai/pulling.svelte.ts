/** Which pages a player means to pull, which way, with which hand and how fast. What may be pulled is told by the form of grabs. */
import type { Reason } from '../../kit/board';
import { answerOf, besideOf, choicesOf, holds, inOrder, runOf, whyApart } from '../../kit/filling';
import type { At } from './at.svelte';
import type { Beside } from './live';
import type { Grab } from './state';

export class Pulling {
  readonly #at: At;
  /** Forgotten with the question. */
  #pages: readonly string[] = $derived.by(() => {
    void this.#at.asking;
    return [];
  });
  /** What the player prefers, as far as it is offered. */
  readonly #wanted = $state<Record<string, string>>({});

  constructor(at: At) {
    this.#at = at;
  }

  /** Pages may be pulled by the viewer now. */
  get open(): boolean {
    return this.#at.grabs !== null;
  }

  get pages(): readonly string[] {
    return this.#pages;
  }

  get isEmpty(): boolean {
    return this.#pages.length === 0;
  }

  /** So many pages may be pulled at once. */
  get most(): number {
    return runOf(this.#at.grabs, 'pages')?.most ?? 0;
  }

  /** What a field of a grab, or what is said beside it, may be: `pull`, `hand`, `pace`. */
  choices(name: string): readonly string[] {
    return choicesOf(this.#at.grabs, name)?.choices ?? [];
  }

  chosen(name: string): string {
    const field = choicesOf(this.#at.grabs, name);
    const wanted = this.#wanted[name];
    return wanted !== undefined && field?.choices.includes(wanted) ? wanted : (field?.usual ?? '');
  }

  choose(name: string, one: string): void {
    this.#wanted[name] = one;
  }

  /** With the hand that is not the stronger one. */
  get isOther(): boolean {
    const { seat, board } = this.#at;
    return seat !== null && this.chosen('hand') !== board.seats[seat]?.dominant;
  }

  /** What is said beside a grab without a hand that moves. */
  get beside(): Beside | undefined {
    const form = this.#at.grabs;
    return form ? (besideOf(form, { pace: this.chosen('pace') }) as Beside | undefined) : undefined;
  }

  get grab(): Grab | undefined {
    return this.find(this.#pages, this.chosen('pull'));
  }

  find(pages: readonly string[], pull: string): Grab | undefined {
    const form = this.#at.grabs;
    const run = runOf(form, 'pages');
    if (!form || !run || !holds(run, pages) || !this.choices('pull').includes(pull)) return undefined;
    const how = { pull, hand: this.chosen('hand'), fingers: this.chosen('fingers') };
    return answerOf(form, { pages: inOrder(run, pages), ...how }) as unknown as Grab;
  }

  offers(page: string): boolean {
    return this.#fits([page]);
  }

  /** Why a page cannot be pulled together with those chosen; null if it can. */
  whyNot(page: string): Reason | null {
    const run = runOf(this.#at.grabs, 'pages');
    return run && !this.isEmpty && !this.#pages.includes(page) ? whyApart(run, [...this.#pages, page]) : null;
  }

  /** Takes a page to those chosen, if they can be pulled together; else it is chosen alone. Chosen again it is left. */
  toggle(page: string): void {
    if (this.#pages.includes(page)) {
      const left = this.#pages.filter((one) => one !== page);
      this.#pages = this.#fits(left) ? left : [];
    } else {
      const more = [...this.#pages, page];
      this.#pages = this.#fits(more) ? more : this.#fits([page]) ? [page] : [];
    }
  }

  only(pages: readonly string[]): void {
    this.#pages = pages;
  }

  clear(): void {
    this.#pages = [];
  }

  #fits(pages: readonly string[]): boolean {
    const run = runOf(this.#at.grabs, 'pages');
    return run !== undefined && holds(run, pages);
  }
}
