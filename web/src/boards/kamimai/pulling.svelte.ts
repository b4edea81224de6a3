/** Which pages a player means to pull, which way, with which hand and how fast. What may be pulled is read off the offered grabs. */
import { areSame } from '../../kit/choosing.svelte';
import type { At } from './at.svelte';
import type { Grab } from './state';

const PULLS = ['side', 'up', 'out', 'down'];
export const PACES = ['slow', 'calm', 'brisk'];

export class Pulling {
  readonly #at: At;
  /** Forgotten with the question. */
  #pages: readonly string[] = $derived.by(() => {
    void this.#at.asking;
    return [];
  });
  #pull = $state('side');
  #hand = $state<string | null>(null);
  pace = $state('calm');

  constructor(at: At) {
    this.#at = at;
  }

  /** Pages may be pulled by the viewer now. */
  get open(): boolean {
    return this.#at.grabs.length > 0;
  }

  get pages(): readonly string[] {
    return this.#pages;
  }

  get isEmpty(): boolean {
    return this.#pages.length === 0;
  }

  /** The directions that are offered, in their usual order. */
  readonly pulls: readonly string[] = $derived.by(() => {
    const offered = new Set(this.#at.grabs.map(({ parts }) => parts.pull));
    return PULLS.filter((pull) => offered.has(pull));
  });

  readonly hands: readonly string[] = $derived.by(() => [...new Set(this.#at.grabs.map(({ parts }) => parts.hand))]);

  get pull(): string {
    return this.pulls.includes(this.#pull) ? this.#pull : (this.pulls[0] ?? 'side');
  }

  set pull(pull: string) {
    this.#pull = pull;
  }

  get hand(): string {
    const { seat, board } = this.#at;
    const usual = seat === null ? null : (board.seats[seat]?.dominant ?? null);
    return [this.#hand, usual].find((hand) => hand !== null && this.hands.includes(hand)) ?? this.hands[0] ?? 'right';
  }

  set hand(hand: string) {
    this.#hand = hand;
  }

  get grab(): Grab | undefined {
    return this.find(this.#pages, this.pull, this.hand);
  }

  find(pages: readonly string[], pull: string, hand: string): Grab | undefined {
    return this.#at.grabs.find(
      ({ parts }) => parts.pull === pull && parts.hand === hand && areSame(parts.pages, pages),
    );
  }

  offers(page: string): boolean {
    return this.#at.grabs.some(({ parts }) => parts.pages.length === 1 && parts.pages[0] === page);
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
    return this.#at.grabs.some(({ parts }) => areSame(parts.pages, pages));
  }
}
