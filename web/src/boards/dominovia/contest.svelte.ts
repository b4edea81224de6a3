/** A match as somebody sees it: what lies on the table now, what the viewer has picked, and what may be done with it. Every part of the board is given one. */
import type { GameInfo, Option, Place, TableState, Translate } from '../../kit/board';
import { Choosing } from '../../kit/choosing.svelte';
import { Dragging } from '../../kit/dragging.svelte';
import type { Places } from '../../kit/motion';
import { Sitting } from '../../kit/sitting.svelte';
import { DECK, inHand, isPiece, placesOf } from './places';
import { growthOf, type Growth } from './round';
import { sceneOf, type Scene } from './scene';
import { boardOf, isClassic, linkOf, receiverOf, scrollOf, type Happened, type Offered } from './state';
import { endArguments, whyNot } from './words';

export class Contest {
  readonly #at: Sitting<Happened, Offered>;
  readonly choice: Choosing<Offered>;
  readonly dragging: Dragging<Offered>;
  /** The scroll of the hand that is pointed at; forgotten with the question. */
  #pointed: string | null = $derived.by(() => (void this.at.asking, null));

  constructor(table: () => TableState, places: Places) {
    this.#at = new Sitting(table);
    this.choice = new Choosing(
      () => this.at,
      (option) => this.#placesOf(option).filter(isPiece),
    );
    this.dragging = new Dragging(places, {
      // A scroll that is drawn is carried from the deck.
      offers: (piece) =>
        piece === DECK ? this.at.options.filter(({ kind }) => kind === 'draw') : this.choice.with([piece]),
      target: (option) => this.#placesOf(option).at(-1) ?? null,
      drop: (option) => this.commit(option),
    });
  }

  get at(): Sitting<Happened, Offered> {
    return this.#at;
  }

  get say(): Translate {
    return this.at.say;
  }

  get info(): GameInfo {
    return this.at.table.info;
  }

  readonly classic: boolean = $derived(isClassic(this.at.view));
  readonly scene: Scene = $derived(
    sceneOf(this.at.view, this.info, this.at.happened, {
      beat: this.at.beat,
      given: this.at.given,
      leads: this.#leads(),
    }),
  );
  readonly growth: Growth = $derived(
    growthOf(
      this.at.event ? [...this.at.shown, this.at.event] : this.at.shown,
      boardOf(this.at.view).chain.map(({ scroll }) => scroll),
    ),
  );
  /** The viewer's hand. */
  readonly hand: readonly string[] = $derived(
    (this.at.seat === null ? null : this.scene.seats[this.at.seat]?.hand) ?? [],
  );
  /** The viewer's scroll that was laid face down and may still be taken back. */
  readonly laid: string | null = $derived(
    this.at.question?.gathering === 'sealed' && this.at.given ? scrollOf(this.at.given) : null,
  );
  /** Who does what is shown now. */
  readonly actor: number | null = $derived.by(() => {
    const { event } = this.at;
    if (!event || event.key === 'gave' || event.key === 'received') return null;
    return 'giver' in event.args ? event.args.giver : 'seat' in event.args ? event.args.seat : null;
  });
  /** Why nothing can be done with what is pointed at. */
  readonly notice: string = $derived((this.#pointed !== null && this.whyBarred(this.#pointed)) || '');
  readonly hint: string = $derived(this.notice || this.#hint());

  /** A scroll can be dropped here. */
  isTarget(place: Place): boolean {
    return this.dragging.targets.includes(place);
  }

  isHovered(place: Place): boolean {
    return this.dragging.hovered === place;
  }

  /** The scroll that is picked or carried. */
  get piece(): Place | null {
    return this.dragging.piece ?? this.choice.picked[0] ?? null;
  }

  /** What may be done with it. */
  get offered(): readonly Offered[] {
    return this.piece === null ? [] : this.choice.with([this.piece]);
  }

  offers(scroll: string): boolean {
    return this.choice.offers(inHand(scroll));
  }

  /** Why a scroll cannot be linked at one end, or at any. */
  why(scroll: string): string | undefined {
    return whyNot(this.say, this.at.table.seats, this.at.refused, scroll);
  }

  whyBarred(scroll: string): string | undefined {
    return this.offers(scroll) ? undefined : this.why(scroll);
  }

  isFrozen(scroll: string): boolean {
    return !this.offers(scroll) && this.at.refused.some((one) => one.key === 'frozen' && linkOf(one).scroll === scroll);
  }

  pointAt(scroll: string | null): void {
    this.#pointed = scroll;
  }

  /** However an answer was chosen, it is given here. */
  readonly commit = (option: Offered): void => {
    this.choice.clear();
    this.at.answer(option);
  };

  /** Pressing a scroll picks it; pressing it again gives the answer, if there is only one. Says whether that was all. */
  press(scroll: string): boolean {
    this.pointAt(scroll);
    const piece = inHand(scroll);
    const offered = this.choice.with([piece]);
    if (offered.length === 0) return true;
    if (!this.choice.has(piece)) this.choice.pick(piece);
    else if (offered.length === 1) this.commit(offered[0]!);
    else return false;
    return true;
  }

  /** An answer in few words: the scroll it names is the one picked. Where something goes to somebody, to whom. */
  words(option: Offered): string {
    const { kind, parts } = option;
    if (kind === 'link') return this.say('board-link-at', endArguments(this.say, parts));
    if (kind === 'give_to') return this.say('board-give-to', { name: this.at.nameOf(parts.to) });
    if (kind !== 'direction') return this.say.option(option);
    const { direction } = parts;
    return this.say('board-direction', { direction, name: this.at.nameOf(receiverOf(this.at.view, direction)) });
  }

  #hint(): string {
    const { asked, question, view } = this.at;
    if (this.laid) return this.say('board-hint-sealed');
    if (!asked || !question) return '';
    if (question.kind === 'dragon_pass') {
      const name = this.at.nameOf(receiverOf(view, boardOf(view).direction));
      return this.say('board-hint-give', { name });
    }
    const key = `board-hint-${question.kind}`;
    return this.say.has(key) ? this.say(key) : this.say.question(question, true);
  }

  #placesOf(option: Offered): readonly Place[] {
    return placesOf(option as unknown as Option, this.at.view);
  }

  /** While the events of a round's end are shown, the view they lead to says how it was reckoned. */
  #leads() {
    const { moments, moment } = this.at.table.reel;
    const next = this.at.busy ? moments[moment + 1] : undefined;
    return next ? boardOf(next.view).last_round : null;
  }
}
