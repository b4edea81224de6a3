/**
 * What a player has pointed at and not yet answered. Which pieces go together is read off the offered answers, never worked out.
 * A piece is named as a place of the table; of several alike each has a number behind `#`: "hand-7", "hand-7#1".
 */
import type { Place } from './board';

interface Asked<Offered> {
  readonly options: readonly Offered[];
  readonly asking: number | null;
}

/** A piece without the number that tells it from others alike. */
export const alike = (piece: string): string => piece.replace(/#\d+$/, '');

const countOf = (pieces: readonly string[], piece: string): number => pieces.filter((one) => one === piece).length;

/** Are these among those, each as often? */
function areAmong(some: readonly string[], all: readonly string[]): boolean {
  return some.every((piece) => countOf(all, piece) >= countOf(some, piece));
}

export const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && areAmong(some, others);

export class Choosing<Offered> {
  readonly #asked: () => Asked<Offered>;
  readonly #piecesOf: (option: Offered) => readonly Place[];
  /** Forgotten with the question. */
  #picked: readonly string[] = $derived.by(() => {
    void this.#asked().asking;
    return [];
  });

  constructor(asked: () => Asked<Offered>, piecesOf: (option: Offered) => readonly Place[]) {
    this.#asked = asked;
    this.#piecesOf = piecesOf;
  }

  get picked(): readonly string[] {
    return this.#picked;
  }

  get isEmpty(): boolean {
    return this.#picked.length === 0;
  }

  /** The answers that name all that is picked, and perhaps more. */
  get fitting(): Offered[] {
    return this.with(this.#picked);
  }

  /** The answers that name just what is picked. */
  get exact(): Offered[] {
    const picked = this.#picked.map(alike);
    return picked.length === 0 ? [] : this.#asked().options.filter((option) => areSame(this.#piecesOf(option), picked));
  }

  /** The answers that name no piece. */
  get bare(): Offered[] {
    return this.#asked().options.filter((option) => this.#piecesOf(option).length === 0);
  }

  /** The answers that name all of these, and perhaps more. */
  with(pieces: readonly string[]): Offered[] {
    const wanted = pieces.map(alike);
    return this.#asked().options.filter((option) => areAmong(wanted, this.#piecesOf(option)));
  }

  /** Does some answer name it? */
  offers(piece: string): boolean {
    return this.#asked().options.some((option) => this.#piecesOf(option).includes(alike(piece)));
  }

  /** Could it be picked besides what is picked? */
  grows(piece: string): boolean {
    return this.with([...this.#picked, piece]).length > 0;
  }

  has(piece: string): boolean {
    return this.#picked.includes(piece);
  }

  /** Picks a piece, or lays it back. A piece too many takes the place of the one picked first. */
  toggle(piece: string): void {
    if (this.has(piece)) this.#picked = this.#picked.filter((one) => one !== piece);
    else if (this.offers(piece)) {
      let next = [...this.#picked, piece];
      while (next.length > 1 && this.with(next).length === 0) next = next.slice(1);
      this.#picked = next;
    }
  }

  /** Picks just these. */
  pick(...pieces: string[]): void {
    this.#picked = pieces;
  }

  clear(): void {
    this.#picked = [];
  }
}
