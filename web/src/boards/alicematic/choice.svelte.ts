/** What a player has pointed at and not yet answered. What may be done with it is read off the offered options, never worked out. */
import type { Option } from '../../kit/board';
import { listed, namedAlice, sameCards, slotOf, spaceOf, type Slot } from './state';

export class Choice {
  #space = $state<string | null>(null);
  /** Places in the hand: copies are told apart. */
  #held = $state.raw<readonly number[]>([]);
  #slot = $state<Slot | null>(null);
  readonly #options: () => readonly Option[];
  readonly #hand: () => readonly string[];

  constructor(options: () => readonly Option[], hand: () => readonly string[]) {
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

  on(space: string): Option[] {
    return this.#options().filter((option) => spaceOf(option) === space);
  }

  /** The answers with the card that is chosen, into the slot that is chosen; `home` says where an Alice is summoned. */
  with(card: string, home: (alice: string) => Slot): Option[] {
    return this.#options().filter((option) => namedAlice(option) === card && (this.#slot === null || (slotOf(option) ?? home(card)) === this.#slot));
  }

  /** The cards that would be given back. */
  givingBack(): Option | undefined {
    return this.#options().find((option) => option.kind === 'discard' && sameCards(listed(option, 'cards'), this.cards));
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
