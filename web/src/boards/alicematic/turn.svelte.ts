/** What the viewer sees, has pointed at and may do. Which pieces go together is read off the offered answers; nothing here knows a rule. */
import type { Option, Translate } from '../../kit/board';
import { Choosing } from '../../kit/choosing.svelte';
import type { Sitting } from '../../kit/sitting.svelte';
import { hintOf } from './hint';
import { offersOn, type Offer } from './offers';
import { cardPlace, numbered, placesOf, seatPlace, slotPlace, spacePlace } from './places';
import { sceneOf, type Scene } from './scene';
import { SLOTS, spaceOf, type Happened, type Offered, type Reach, type Slot, type Space } from './state';
import { isDone } from './timing';
import { reachWords, spaceName, standing, whyWords } from './words';

/** Answers that need no choosing. */
const PLAIN = new Set<Offered['kind']>(['decline', 'skip', 'keep']);
/** Questions whose answers are carried to one's own plate. */
const CARRIED = new Set(['choose_kingdom', 'take_token']);

export class Turn {
  readonly #at: Sitting<Happened, Offered>;
  readonly choice: Choosing<Offered>;
  /** A space that is looked at. What the mouse has lain on since before a question says nothing about it. */
  looked: string | null = $derived(this.#forgotten());
  /** A card that is looked at. */
  lookedCard: string | null = $derived(this.#forgotten());

  constructor(at: Sitting<Happened, Offered>) {
    this.#at = at;
    this.choice = new Choosing(
      () => ({ options: this.options, asking: at.asking }),
      (option) => this.piecesOf(option),
    );
  }

  readonly scene: Scene = $derived.by(() => {
    const { event, beat, happened, view } = this.at;
    return sceneOf(view, event && !isDone(event, beat) ? happened.slice(0, -1) : happened);
  });
  /** The space that was taken last in what is shown. */
  readonly taken: string | null = $derived(
    this.at.happened.reduce<string | null>((last, { args }) => ('space' in args ? args.space : last), null),
  );

  readonly kind: string | null = $derived(this.at.asked ? this.at.kind : null);
  readonly options: readonly Offered[] = $derived(this.at.asked ? this.at.options : []);
  readonly onMap: boolean = $derived(this.kind === 'invasion' || this.kind === 'place_city');
  readonly onHand: boolean = $derived(this.kind === 'politics' || this.kind === 'mulligan');

  readonly spaces: ReadonlyMap<string, Space> = $derived(
    new Map(this.scene.map.spaces.map((space) => [space.space, space])),
  );
  readonly reaches: ReadonlyMap<string, Reach> = $derived(
    new Map((this.at.busy ? [] : (this.scene.you?.reach ?? [])).map((reach) => [reach.space, reach])),
  );
  readonly offers: ReadonlyMap<string, Offer> = $derived(offersOn(this.onMap ? this.options : []));
  /** The cards in hand as pieces, in their order. */
  readonly hand: readonly string[] = $derived(numbered(this.scene.hand.map(cardPlace)));

  /** What is picked: a space, cards, a slot. */
  readonly space: string | null = $derived(
    [...this.spaces.keys()].find((space) => this.choice.has(spacePlace(space))) ?? null,
  );
  readonly held: readonly string[] = $derived(this.hand.filter((piece) => this.choice.has(piece)));
  readonly heldCard: string | null = $derived(
    this.kind === 'politics' ? (this.scene.hand[this.hand.indexOf(this.held[0] ?? '')] ?? null) : null,
  );
  readonly slot: Slot | null = $derived(SLOTS.find((slot) => this.choice.has(this.ownSlot(slot))) ?? null);

  readonly shownSpace: Space | undefined = $derived(this.spaces.get(this.looked ?? this.space ?? ''));
  readonly shownReach: Reach | undefined = $derived(this.shownSpace && this.reaches.get(this.shownSpace.space));
  readonly shownCard: string | null = $derived(this.lookedCard ?? this.heldCard);

  /** The answers that can be made of what is picked, or that need no picking but a button. */
  readonly answers: readonly Offered[] = $derived.by(() => {
    if (this.kind === 'choose_kingdom') return [];
    if (this.kind === 'mulligan') return this.choice.exact;
    if (this.onMap || this.onHand) return this.choice.isEmpty ? [] : this.choice.fitting;
    return this.choice.fitting.filter(({ kind }) => kind !== 'decline');
  });
  readonly plain: readonly Offered[] = $derived(
    this.options.filter(({ kind }) => PLAIN.has(kind) && (kind !== 'keep' || this.held.length === 0)),
  );
  readonly openSlots: ReadonlySet<Slot> = $derived(
    new Set(
      this.kind === 'politics'
        ? SLOTS.filter((slot) => this.choice.with([...this.held, this.ownSlot(slot)]).length > 0)
        : [],
    ),
  );
  readonly hint: string = $derived(hintOf(this));

  get at(): Sitting<Happened, Offered> {
    return this.#at;
  }

  get say(): Translate {
    return this.at.say;
  }

  /** What is pointed at for an answer; the pile and one's own plate are whence things come and whither they go, not what is chosen. */
  piecesOf(option: Offered): readonly string[] {
    return placesOf(option as unknown as Option, this.at.view).filter(
      (place) => place !== 'discard' && place !== this.ownPlate,
    );
  }

  /** Here lie one's territory tokens, and what one takes comes here. */
  get ownPlate(): string {
    return seatPlace(this.at.seat ?? 0);
  }

  ownSlot(slot: Slot): string {
    return slotPlace(this.at.seat ?? 0, slot);
  }

  /** Why a space cannot be chosen, where one is asked for. */
  whySpace(space: string): string | undefined {
    if (!this.onMap || this.offers.has(space)) return undefined;
    return (
      this.#why(this.reaches.get(space)?.why) ??
      this.whyNot(space) ??
      (this.kind === 'place_city' ? this.say('board-why-not_a_city') : undefined)
    );
  }

  whyNot(piece: string): string | undefined {
    return this.#why(this.at.refused.find((one) => one.piece === piece));
  }

  #why(found: Parameters<typeof whyWords>[1] | null | undefined): string | undefined {
    return found ? whyWords(this.say, found) : undefined;
  }

  /** All there is to know about a space, in words. */
  labelOf(space: Space): string {
    const aim = this.offers.get(space.space)?.aim;
    const reach = this.reaches.get(space.space);
    const can = aim === undefined ? '' : this.say(this.kind === 'place_city' ? 'board-can-city' : `board-can-${aim}`);
    const words = reach ? reachWords(this.say, reach) : (this.whySpace(space.space) ?? '');
    return this.say('board-label', {
      name: spaceName(this.say, space),
      standing: this.say.joined('facts', standing(this.say, this.scene, space, this.at.table.seats)),
      words: this.say.joined('sentences', [can, words]),
    });
  }

  /** However an answer was chosen, it is given here. */
  commit(option: Offered | undefined): void {
    if (!option) return;
    this.choice.clear();
    this.lookedCard = null;
    this.at.answer(option);
  }

  /**
   * The first press chooses a space and shows what can be done there; the second does the first of it. While no space is asked for, one is only
   * looked at, and what is chosen stays.
   */
  pressSpace(space: string): void {
    if (!this.onMap) this.looked = space;
    else if (this.space === space) this.commit(this.answers[0]);
    else this.choice.pick(spacePlace(space));
  }

  /** One card is played; several go back. */
  pressCard(piece: string): void {
    if (this.kind === 'mulligan') this.choice.toggle(piece);
    else if (this.onHand && !this.choice.has(piece)) this.choice.pick(piece);
    else this.choice.clear();
    if (!this.onHand) this.lookedCard = this.scene.hand[this.hand.indexOf(piece)] ?? null;
  }

  /** A slot is chosen, for a card or by itself; pressed again, what is left to do is done. False where there is nothing to be done with it. */
  pressSlot(slot: Slot): boolean {
    const piece = this.ownSlot(slot);
    if (this.heldCard === null && (this.kind === 'politics' || !this.choice.offers(piece))) return false;
    if (this.slot === slot && this.answers.length === 1) this.commit(this.answers[0]);
    else this.choice.pick(...this.held, ...(this.slot === slot ? [] : [piece]));
    return true;
  }

  /**
   * The answers that something can be carried to: a card into a slot, or back with those that are chosen already; a territory token, or an Alice
   * who is turned down for it, to a space; a kingdom, or a token of somebody else, to one's own plate.
   */
  carriedWith(piece: string): readonly Offered[] {
    if (this.onMap) return this.choice.with(this.#turnedDown(piece)).filter((option) => spaceOf(option) !== null);
    if (this.kind === 'mulligan') {
      const back = [...new Set([...this.held, piece])];
      return this.choice.with(back).filter((option) => this.piecesOf(option).length === back.length);
    }
    const carried = this.kind === 'politics' ? this.hand.includes(piece) : CARRIED.has(this.kind ?? '');
    return carried ? this.choice.with([piece]) : [];
  }

  /** What was carried is chosen, as if it had been pressed. */
  drop(option: Offered, piece: string): void {
    const space = spaceOf(option);
    this.looked = null;
    if (option.kind === 'kingdom') this.commit(option);
    else if (space !== null) this.choice.pick(...this.#turnedDown(piece), spacePlace(space));
    else this.choice.pick(...numbered(this.piecesOf(option)));
  }

  /** The slots of the Alices who are turned down for an invasion, when this is carried to it. */
  #turnedDown(piece: string): string[] {
    const chosen = SLOTS.map((slot) => this.ownSlot(slot)).filter((slot) => this.choice.has(slot));
    return piece === this.ownPlate ? chosen : [...new Set([...chosen, piece])];
  }

  #forgotten(): null {
    void this.at.asking;
    return null;
  }
}
