/** What a player has pointed at and not yet confirmed. Which cards go together is read off the offered options, never worked out. */
import type { Option } from '../../kit/board';

/** A card one may point at: a family and a value, and which of several alike. */
export interface Piece {
  value: string | number;
  copy: number;
}

/** The values an option names, whatever their parts are called. */
const valuesOf = (option: Option): (string | number)[] => Object.values(option.parts) as (string | number)[];

const countOf = (values: readonly (string | number)[], value: string | number): number =>
  values.filter((other) => other === value).length;

export class Choice {
  #picked = $state.raw<Piece[]>([]);
  readonly #options: () => readonly Option[];

  constructor(options: () => readonly Option[]) {
    this.#options = options;
  }

  /** Every card that some option names, each as often as an option names it, lowest first. */
  get pieces(): Piece[] {
    const most = new Map<string | number, number>();
    for (const option of this.#options()) {
      const values = valuesOf(option);
      for (const value of values) most.set(value, Math.max(most.get(value) ?? 0, countOf(values, value)));
    }
    return [...most].flatMap(([value, copies]) => Array.from({ length: copies }, (_, copy) => ({ value, copy })));
  }

  get picked(): readonly Piece[] {
    return this.#picked;
  }

  /** The option that is exactly what was picked. */
  get option(): Option | null {
    if (this.#picked.length === 0) return null;
    return (
      this.#options().find(
        (option) => valuesOf(option).length === this.#picked.length && this.#isPartOf(option, this.#picked),
      ) ?? null
    );
  }

  /** How many cards an answer names. */
  get wanted(): number {
    return Math.max(0, ...this.#options().map((option) => valuesOf(option).length));
  }

  isPicked(value: string | number, copy = 0): boolean {
    return this.#picked.some((piece) => piece.value === value && piece.copy === copy);
  }

  offers(value: string | number): boolean {
    return this.pieces.some((piece) => piece.value === value);
  }

  /** Picks a card, or lays it back. A card too many takes the place of the one picked first. */
  toggle(value: string | number, copy = 0): void {
    if (this.isPicked(value, copy)) {
      this.#picked = this.#picked.filter((piece) => piece.value !== value || piece.copy !== copy);
      return;
    }
    if (!this.pieces.some((piece) => piece.value === value && piece.copy === copy)) return;
    let next = [...this.#picked, { value, copy }];
    while (next.length > 1 && !this.#options().some((option) => this.#isPartOf(option, next))) next = next.slice(1);
    this.#picked = next;
  }

  clear(): void {
    this.#picked = [];
  }

  #isPartOf(option: Option, pieces: readonly Piece[]): boolean {
    const values = valuesOf(option);
    const picked = pieces.map((piece) => piece.value);
    return picked.every((value) => countOf(values, value) >= countOf(picked, value));
  }
}
