/** What a player has pointed at and not yet answered. What may be done with it is read off the offered options, never worked out. */
import { areAmong, cardsOf, magicOf, placesOf, sameCards, type Offered } from './state';

export class Choice {
  /** A spell or a magic card whose places are being chosen on the map. */
  #aim = $state<string | null>(null);
  /** The places in the hand of the chosen cards: copies are told apart. */
  #held = $state.raw<readonly number[]>([]);
  /** The places chosen for what is aimed. */
  #places = $state.raw<readonly string[]>([]);
  /** The square that was pointed at with a finger. */
  #square = $state<string | null>(null);
  readonly #options: () => readonly Offered[];
  readonly #hand: () => readonly string[];

  constructor(options: () => readonly Offered[], hand: () => readonly string[]) {
    this.#options = options;
    this.#hand = hand;
  }

  get aim(): string | null {
    return this.#aim;
  }

  get held(): readonly number[] {
    return this.#held;
  }

  get places(): readonly string[] {
    return this.#places;
  }

  get square(): string | null {
    return this.#square;
  }

  get isEmpty(): boolean {
    return this.#aim === null && this.#held.length === 0 && this.#square === null;
  }

  get cards(): string[] {
    return this.#held.map((at) => this.#hand()[at] ?? '').filter((card) => card !== '');
  }

  of(kind: Offered['kind']): Offered | undefined {
    return this.#options().find((option) => option.kind === kind);
  }

  /** The answers that use a magic card. */
  using(card: string): Offered[] {
    return this.#options().filter((option) => magicOf(option) === card);
  }

  /** The answers that name these very places for what is aimed. */
  #aimed(): Offered[] {
    return this.#aim === 'clairvoyance'
      ? this.#options().filter(({ kind }) => kind === 'clairvoyance')
      : this.using(this.#aim ?? '');
  }

  /** What can be answered with what is chosen now. */
  get answers(): Offered[] {
    if (this.#aim !== null) return this.#aimed().filter((option) => sameCards(placesOf(option), this.#places));
    if (this.#held.length > 0)
      return this.#options().filter((option) => cardsOf(option).length > 0 && sameCards(cardsOf(option), this.cards));
    if (this.#square !== null) return this.on(this.#square);
    return [];
  }

  /** What can be done on a square without aiming first: to go there, or to look at it. */
  on(position: string): Offered[] {
    return this.#options().filter(
      (option) => (option.kind === 'move' || option.kind === 'clairvoyance') && option.parts.position === position,
    );
  }

  /** The squares that may be pressed now. */
  get targets(): ReadonlySet<string> {
    if (this.#aim === null)
      return new Set(this.#options().flatMap((option) => (option.kind === 'move' ? placesOf(option) : [])));
    const fitting = this.#aimed().filter((option) => this.#places.every((place) => placesOf(option).includes(place)));
    return new Set(fitting.flatMap(placesOf));
  }

  /** How many places what is aimed wants. */
  get wanted(): number {
    return Math.max(0, ...this.#aimed().map((option) => placesOf(option).length));
  }

  /** Is the card in an answer that could still become of what is chosen? */
  offers(card: string): boolean {
    return this.#options().some((option) => cardsOf(option).includes(card) || magicOf(option) === card);
  }

  /** With more cards those that are chosen could still become an answer. */
  get grows(): boolean {
    return this.#options().some((option) => areAmong(this.cards, cardsOf(option)));
  }

  aimWith(aim: string | null): void {
    const again = this.#aim === aim;
    this.clear();
    if (!again) this.#aim = aim;
  }

  point(position: string): void {
    this.#held = [];
    this.#square = position;
  }

  /** Takes a square for what is aimed, or gives it back. */
  togglePlace(position: string): void {
    if (this.#places.includes(position)) this.#places = this.#places.filter((place) => place !== position);
    else if (this.targets.has(position)) this.#places = [...this.#places, position];
  }

  toggleCard(at: number): void {
    this.#aim = null;
    this.#places = [];
    this.#square = null;
    this.#held = this.#held.includes(at) ? this.#held.filter((one) => one !== at) : [...this.#held, at];
  }

  /** Chooses these cards of the hand. */
  hold(cards: readonly string[]): void {
    this.clear();
    const held: number[] = [];
    for (const card of cards) {
      const at = this.#hand().findIndex((one, place) => one === card && !held.includes(place));
      if (at >= 0) held.push(at);
    }
    this.#held = held;
  }

  clear(): void {
    this.#aim = null;
    this.#held = [];
    this.#places = [];
    this.#square = null;
  }
}
