/** What a player has pointed at and not yet answered. What may be done with it is read off the offered options, never worked out. */
import { sameCards, spaceOf, type Offered, type Slot } from './state';

export class Choice {
  #space = $state<string | null>(null);
  /** Places in the hand: copies are told apart. */
  #held = $state.raw<readonly number[]>([]);
  #slot = $state<Slot | null>(null);
  readonly #options: () => readonly Offered[];
  readonly #hand: () => readonly string[];

  constructor(options: () => readonly Offered[], hand: () => readonly string[]) {
    this.#options = options;
    this.#hand = hand;
  }

  get space(): string | null {
    return this.#space;
  }

  get held(): readonly number[] {
    return this.#held;
  }

  get slot(): Slot | null {
    return this.#slot;
  }

  get isEmpty(): boolean {
    return this.#space === null && this.#held.length === 0 && this.#slot === null;
  }

  get cards(): string[] {
    return this.#held.map((at) => this.#hand()[at] ?? '');
  }

  on(space: string): Offered[] {
    return this.#options().filter((option) => spaceOf(option) === space);
  }

  /** The answers with the card that is chosen, into the slot that is chosen. */
  with(card: string): Offered[] {
    return this.#options().filter(
      ({ kind, parts }) =>
        (kind === 'summon' || kind === 'commoner') &&
        parts.alice === card &&
        (this.#slot === null || parts.slot === this.#slot),
    );
  }

  /** The cards that would be given back. */
  givingBack(): Offered | undefined {
    return this.#options().find((option) => option.kind === 'discard' && sameCards(option.parts.cards, this.cards));
  }

  point(space: string | null): void {
    this.clear();
    this.#space = space;
  }

  toggle(at: number, several: boolean): void {
    const held = this.#held.includes(at);
    this.#space = null;
    if (several) this.#held = held ? this.#held.filter((one) => one !== at) : [...this.#held, at];
    else {
      this.#held = held ? [] : [at];
      this.#slot = null;
    }
  }

  aimAt(slot: Slot): void {
    this.#slot = this.#slot === slot ? null : slot;
  }

  clear(): void {
    this.#space = null;
    this.#held = [];
    this.#slot = null;
  }
}
