/** What a player has pointed at or carried and not yet confirmed, and why something could not be. */
import { alike, Choosing } from '../../kit/choosing.svelte';
import { Dragging } from '../../kit/dragging.svelte';
import type { Places } from '../../kit/motion';
import { numbered } from './piles';
import { piecesOf, targetOf } from './places';
import type { At, Offered } from './state';

interface Refused {
  readonly piece: string;
  readonly why: string;
}

export class Choice extends Choosing<Offered> {
  readonly #at: At;
  /** A card is carried to where it will lie, and then asked for as if it had been pressed. A bid may be dropped anywhere on the mirror. */
  readonly dragging: Dragging<Offered>;
  /** The card that was wanted last and cannot be had. */
  refused: Refused | null = $derived.by(() => {
    void this.#at.asking;
    return null;
  });

  constructor(at: At, places: Places) {
    super(() => at, piecesOf);
    this.#at = at;
    this.dragging = new Dragging<Offered>(places, {
      offers: (piece) => this.with([piece]),
      target: (option) => (option.kind === 'bid' ? 'mirror' : targetOf(option, at.view)),
      drop: (_option, piece) => this.has(piece) || this.toggle(piece),
    });
  }

  /** The answer that is just what was picked. */
  get option(): Offered | null {
    return this.exact[0] ?? null;
  }

  /** How many cards an answer names. */
  get wanted(): number {
    return Math.max(0, ...this.#at.options.map((option) => piecesOf(option).length));
  }

  /** Every card that some answer names, each as often as an answer names it. */
  get pieces(): string[] {
    return [...new Set(this.#at.options.flatMap((option) => numbered(piecesOf(option))))];
  }

  /** How many are picked of cards that are alike. */
  countOf(piece: string): number {
    return this.picked.filter((one) => alike(one) === piece).length;
  }

  /** Of cards that are alike, picks one more. */
  more(piece: string): void {
    const copies = numbered([piece, ...this.picked.map(() => piece)]);
    this.toggle(copies.find((copy) => !this.has(copy)) ?? piece);
  }

  /** Of cards that are alike, lays back the one picked last. */
  fewer(piece: string): void {
    const last = this.picked.findLast((one) => alike(one) === piece);
    if (last !== undefined) this.toggle(last);
  }

  /** What was picked is chosen as long as it may be confirmed. */
  override has(piece: string): boolean {
    return this.#at.open && super.has(piece);
  }

  override toggle(piece: string): void {
    this.refused = null;
    super.toggle(piece);
  }

  confirm(): void {
    this.#at.answer(this.option);
  }
}
