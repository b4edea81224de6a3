/** What a player has half chosen: cards to keep, discard, give or take, or a spell and who pays for it. It is forgotten with the question. */
import type { Place } from '../../kit/board';
import { alike, Choosing } from '../../kit/choosing.svelte';
import { Dragging } from '../../kit/dragging.svelte';
import type { Places } from '../../kit/motion';
import type { At } from './at.svelte';
import { apart, cardsIn, goalOf, inHand, spellOf, type Piece } from './places';
import { cardOf, type Cast, type Offered } from './state';

export interface Spell {
  readonly key: string;
  readonly colour: string;
  readonly team: boolean;
  /** All payments of it. */
  readonly ways: readonly Cast[];
}

/** A card in somebody's fingers, and what it does where it is dropped. */
export interface Carry {
  readonly to: Place;
  readonly drop: () => void;
}

const isCast = (option: Offered): option is Cast => option.kind === 'cast' || option.kind === 'cast_team';
const isOfCards = ({ kind }: Offered): boolean => ['keep', 'discard', 'give', 'take'].includes(kind);

export class Choice {
  readonly #at: At;
  readonly cards: Choosing<Offered>;
  /** The cards that pay for the spell that is opened. */
  readonly payment: Choosing<Cast>;
  readonly dragging: Dragging<Carry>;

  constructor(at: At, places: Places) {
    this.#at = at;
    this.dragging = new Dragging(places, {
      offers: (piece) => this.#carries(piece),
      target: ({ to }) => to,
      drop: ({ drop }) => drop(),
    });
    const pieces = (option: Offered) => cardsIn(option, at.view);
    this.cards = new Choosing(() => at, pieces);
    this.payment = new Choosing(() => ({ options: this.spell?.ways ?? [], asking: at.asking }), pieces);
  }

  /** What stands in the way, or what a card does; said once. */
  notice: string = $derived.by(() => {
    void this.#at.asking;
    return '';
  });

  #opened: string | null = $derived.by(() => {
    void this.#at.asking;
    return null;
  });

  readonly spells: readonly Spell[] = $derived.by(() => {
    const casts = this.#at.options.filter(isCast);
    return [...new Set(casts.map(spellOf))].map((key) => {
      const ways = casts.filter((way) => spellOf(way) === key);
      return { key, colour: ways[0]!.parts.colour, team: ways[0]!.kind === 'cast_team', ways };
    });
  });

  readonly spell: Spell | null = $derived.by(() => this.spells.find(({ key }) => key === this.#opened) ?? null);
  /** The payment that is picked, and its place among all of the spell. */
  readonly way: Cast | undefined = $derived.by(() => this.payment.exact[0]);
  readonly place: number = $derived.by(() => (this.way ? (this.spell?.ways.indexOf(this.way) ?? -1) : -1));

  /** Opens a spell with those cards laid out that ask the fewest people, and spare Creatures; opened again it is closed. */
  toggle(key: string): void {
    this.#open(this.#opened === key ? null : key);
  }

  /** The next payment, or the one before. */
  step(by: number): void {
    const ways = this.spell?.ways ?? [];
    if (ways.length > 0) this.#lay(ways[(Math.max(0, this.place) + by + ways.length) % ways.length]);
  }

  /** The cards of a seat that the spell can use, each by its own name. */
  usable(seat: number): Piece[] {
    const cards = this.#at.board.seats[seat]?.cards ?? [];
    return apart(cards, (card) => inHand(seat, card)).filter(({ piece }) => this.payment.offers(piece));
  }

  isPicked(piece: Place): boolean {
    return this.cards.has(piece) || this.payment.has(piece);
  }

  /** Wherever a card lies that an answer names, pressing it begins that answer, or lays it back; else something is said. */
  press(copies: readonly Place[], otherwise: string): void {
    const option = this.#offering(copies[0]!).find((one) => isCast(one) || isOfCards(one) || one.kind === 'grip');
    this.notice = option ? '' : otherwise;
    if (!option) return;
    // The Guardian is all there is to say.
    if (option.kind === 'grip') return this.#at.answer(option);
    const free = copies.find((piece) => !this.isPicked(piece));
    if (free) this.#begin(option, free);
    else (isCast(option) ? this.payment : this.cards).toggle(copies.at(-1)!);
  }

  /** Where a card may be dropped. What is confirmed after a press is confirmed after a drop. */
  #carries(piece: Place): Carry[] {
    const found = new Map<Place, Carry>();
    for (const option of this.#offering(piece)) {
      const to = goalOf(option, this.#at.view);
      if (to === null || found.has(to)) continue;
      // The card and whom it is for are all there is to say.
      const whole = option.kind === 'give' || option.kind === 'play_mouse';
      found.set(to, { to, drop: () => (whole ? this.#at.answer(option) : this.#begin(option, piece)) });
    }
    return [...found.values()];
  }

  #offering(piece: Place): Offered[] {
    return this.#at.options.filter((option) => cardsIn(option, this.#at.view).includes(alike(piece)));
  }

  #begin(option: Offered, piece: Place): void {
    if (!isCast(option)) {
      if (!this.cards.has(piece)) this.cards.toggle(piece);
      return;
    }
    const opened = this.spell?.ways.some((way) => cardsIn(way, this.#at.view).includes(alike(piece)));
    if (!opened) this.#open(spellOf(option), piece);
    else if (!this.payment.has(piece)) this.payment.toggle(piece);
  }

  #open(key: string | null, piece?: Place): void {
    this.#opened = key;
    const ways = this.spell?.ways ?? [];
    const paid = piece ? ways.filter((way) => cardsIn(way, this.#at.view).includes(alike(piece))) : ways;
    if (paid.length > 0) this.#lay(paid.reduce((best, way) => (this.#cost(way) < this.#cost(best) ? way : best)));
  }

  #cost({ parts }: Cast): number {
    const given = parts.shares.flatMap(([, cards]) => cards);
    return parts.shares.length * 10 + given.filter((card) => cardOf(this.#at.info, card).class === 'creature').length;
  }

  /** Lays the cards of a payment out as picked. */
  #lay(way: Cast | undefined): void {
    const laid = (way?.parts.shares ?? []).flatMap(([seat, cards]) => apart(cards, (card) => inHand(seat, card)));
    this.payment.pick(...laid.map(({ piece }) => piece));
  }
}
