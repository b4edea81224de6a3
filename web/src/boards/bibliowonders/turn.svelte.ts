/**
 * What a player has pointed at and not yet answered, and what pressing, carrying and dropping a piece do. What may be done is read off the offered
 * answers, never worked out.
 */
import type { Place } from '../../kit/board';
import { Choosing } from '../../kit/choosing.svelte';
import { Dragging, type Carried } from '../../kit/dragging.svelte';
import type { Places } from '../../kit/motion';
import {
  atSlot,
  atSpell,
  atSquare,
  cardIn,
  DISCARD_PILE,
  IN_USE,
  inHand,
  PAWN,
  piecesInHand,
  piecesOf,
  squareIn,
  squaresOf,
} from './places';
import { cardsOf, isMagic, magicOf, slotOf, type Offered, type Preview, type Spell } from './state';
import type { Visit } from './visit.svelte';

/** A place where a piece may be dropped, and what that does. */
export interface Drop {
  readonly target: Place;
  readonly act: () => void;
}

/** In pixels: squares lie beside each other, and a wizard that is put back goes nowhere. */
const REACH_ON_MAP = 4;
const REACH_OF_CARDS = 40;

export class Turn extends Choosing<Offered> {
  readonly #at: Visit;
  readonly wizard: Dragging<Drop>;
  readonly cards: Dragging<Drop>;
  /** What was pressed cannot be used, or what is pointed at does this. Forgotten with the question. */
  notice: string = $derived.by(() => {
    void this.#at.asking;
    return '';
  });
  /** The answer whose button is pointed at. */
  answer: Offered | null = $derived.by(() => {
    void this.#at.asking;
    return null;
  });
  /** The square and the card under the mouse or the focus. */
  hovered = $state<string | null>(null);
  card = $state<string | null>(null);

  constructor(at: Visit, places: Places) {
    super(() => at, piecesOf);
    this.#at = at;
    const carried: Carried<Drop> = {
      offers: (piece) => this.dropsOf(piece),
      target: ({ target }) => target,
      drop: ({ act }) => act(),
    };
    this.wizard = new Dragging(places, carried, () => REACH_ON_MAP);
    this.cards = new Dragging(places, carried, () => REACH_OF_CARDS);
  }

  /** The square that is looked at, also with the wizard in the fingers; a card in the fingers looks for its own place. */
  get looked(): string | null {
    if (this.cards.piece !== null) return null;
    return this.wizard.piece === null ? this.hovered : squareIn(this.wizard.hovered);
  }

  /** The spell or the magic card that is chosen: its squares may be wanted. */
  get aim(): Place | null {
    const [first = null] = this.picked;
    const card = cardIn(first);
    const aims = first?.startsWith(atSpell('')) || (card !== null && this.#isUsed(card));
    return aims ? first : null;
  }

  /** The chosen cards of the hand that are shown or discarded. */
  get held(): string[] {
    return this.aim === null ? this.picked.flatMap((piece) => cardIn(piece) ?? []) : [];
  }

  /** The chosen squares. */
  get squares(): string[] {
    return this.picked.flatMap((piece) => squareIn(piece) ?? []);
  }

  /** How many squares what is aimed wants. */
  get wanted(): number {
    return this.aim === null ? 0 : Math.max(0, ...this.with([this.aim]).map((option) => squaresOf(option).length));
  }

  /** The squares that may be pressed now. */
  get targets(): ReadonlySet<string> {
    if (!this.#at.isActing) return new Set();
    const options = this.aim === null ? this.#of('move') : this.fitting;
    return new Set(options.flatMap(squaresOf));
  }

  /** What can be answered with what is chosen now: with a square alone, to go there or to look at it. */
  get answers(): Offered[] {
    if (this.#at.isChoosing) return [];
    const here = this.aim === null && this.squares.length > 0;
    return here ? this.fitting.filter(({ kind }) => kind === 'move' || kind === 'clairvoyance') : this.exact;
  }

  get end(): Offered | undefined {
    return this.#of('end')[0];
  }

  get learns(): Offered[] {
    return this.#at.options.filter((option) => slotOf(option) !== null);
  }

  /** The Learn with the most cards is offered as a button for as long as nothing else is under way. */
  get offeredLearn(): Offered | undefined {
    if (this.held.length > 0 || this.aim !== null) return undefined;
    return this.learns.sort((one, other) => cardsOf(other).length - cardsOf(one).length)[0];
  }

  /** The slot that the chosen cards would fill. */
  get ready(): string | null {
    const [option] = this.held.length > 0 ? this.exact : [];
    return option ? slotOf(option) : null;
  }

  /** How many cards are to be discarded besides those that are chosen. */
  get left(): number {
    const [option] = this.#at.isDiscarding ? this.#at.options : [];
    return option ? cardsOf(option).length - this.held.length : 0;
  }

  /** What the Move that is looked at would do. */
  get preview(): Preview | undefined {
    return this.aim === null ? this.previewOf(this.looked ?? this.squares[0]) : undefined;
  }

  previewOf(position: string | undefined): Preview | undefined {
    const { isActing, scene } = this.#at;
    return isActing ? scene.previews.find((preview) => preview.position === position) : undefined;
  }

  isTarget(place: Place): boolean {
    return this.cards.targets.includes(place);
  }

  #of(kind: Offered['kind']): Offered[] {
    return this.#at.options.filter((option) => option.kind === kind);
  }

  #isUsed(card: string): boolean {
    return !this.#at.isDiscarding && isMagic(this.#at.info, card);
  }

  // -- pressing ----------------------------------------------------------------------------------------------------------

  commit(option: Offered | undefined): void {
    if (!option) return;
    this.cancel();
    this.answer = null;
    this.#at.answer(option);
  }

  cancel(): void {
    this.clear();
    this.notice = '';
  }

  /** A square does at once what it was seen to do (`sure`); a finger, which cannot hover, presses twice. */
  pressSquare(position: string, sure: boolean): void {
    const square = atSquare(position);
    this.notice = '';
    if (!this.#at.isActing) return;
    if (this.wanted > 0) {
      if (this.has(square) || this.grows(square)) this.toggle(square);
      if (this.wanted === 1) this.commit(this.exact[0]);
      return;
    }
    const [move] = this.#of('move').filter((option) => squaresOf(option).includes(position));
    if (move && (sure || this.has(square))) this.commit(move);
    else this.pick(square);
  }

  pressCard(piece: Place): void {
    const card = cardIn(piece) ?? '';
    this.notice = '';
    if (!this.#at.open) return;
    if (!this.offers(piece)) {
      this.clear();
      this.notice = this.#at.whyNot(`card-${card}`) ?? '';
    } else if (this.#isUsed(card)) this.#aimWith(piece);
    else this.toggle(piece);
  }

  cast(spell: Spell['id']): void {
    const why = this.#at.whyNot(`spell-${spell}`);
    const [option] = this.with([atSpell(spell)]);
    this.notice = why ?? '';
    if (!option) return;
    if (squaresOf(option).length > 0) this.#aimWith(atSpell(spell));
    else this.commit(option);
  }

  /** A slot takes the chosen cards, or chooses cards for itself. */
  pressSlot(slot: string): void {
    const [filling] = this.learns.filter((option) => slotOf(option) === slot);
    this.notice = '';
    if (this.ready === slot) this.commit(this.exact[0]);
    else if (filling) this.hold(filling);
    else this.notice = this.#at.whyNot(`slot-${slot}`) ?? '';
  }

  /** Chooses the cards of an answer. */
  hold(option: Offered): void {
    this.pick(...piecesInHand(cardsOf(option)).map(({ piece }) => piece));
  }

  #aimWith(piece: Place): void {
    if (this.aim === piece) this.clear();
    else this.pick(piece);
  }

  // -- carrying ----------------------------------------------------------------------------------------------------------

  /** Where a piece may be dropped. What is then named in full is answered; else it is chosen, as by pressing. */
  dropsOf(piece: Place): Drop[] {
    const { isActing, isDiscarding } = this.#at;
    const card = cardIn(piece);
    if (piece === PAWN)
      return isActing && this.wanted === 0
        ? this.#of('move').flatMap((option) => this.#onSquares(option, () => this.commit(option)))
        : [];
    if (card === null || !this.offers(piece)) return [];
    if (isDiscarding) return [{ target: DISCARD_PILE, act: () => this.#discard(piece) }];
    if (!this.#isUsed(card)) return this.#slotsFor(piece, card);
    return this.with([piece]).flatMap((option) => this.#usesOf(option, piece));
  }

  #onSquares(option: Offered, act: (square: Place) => void): Drop[] {
    return squaresOf(option)
      .map(atSquare)
      .map((target) => ({ target, act: () => act(target) }));
  }

  #usesOf(option: Offered, piece: Place): Drop[] {
    const act = () => this.commit(option);
    if (option.kind === 'light_line')
      return option.parts.positions.map((position) => ({ target: atSquare(position), act }));
    if (magicOf(option) !== null && squaresOf(option).length === 0) return [{ target: IN_USE, act }];
    return this.#onSquares(option, (square) => {
      this.pick(piece, square);
      if (this.wanted === 1) this.commit(this.exact[0]);
    });
  }

  #slotsFor(piece: Place, card: string): Drop[] {
    const slots = new Set(this.with([inHand(card)]).flatMap((option) => slotOf(option) ?? []));
    return [...slots].map((slot) => ({ target: atSlot(slot), act: () => this.#fill(slot, piece) }));
  }

  /** The cards that the player chose fill the slot; where more are needed, they are chosen first. */
  #fill(slot: string, piece: Place): void {
    const chosen = this.has(piece) || this.aim !== null ? this.picked : [...this.picked, piece];
    const [filling] = [...this.with(chosen), ...this.with([piece])].filter((option) => slotOf(option) === slot);
    if (!filling) return;
    this.hold(filling);
    if (cardsOf(filling).length === chosen.length) this.commit(filling);
  }

  #discard(piece: Place): void {
    if (!this.has(piece)) this.toggle(piece);
    this.commit(this.exact[0]);
  }
}
