/** Where things lie on the table, by name: what an answer points at, and what an event speaks of. */
import type { Place, View } from '../../kit/board';
import { boardOf, type Cast, type Happened, type Offered } from './state';

export const inHand = (seat: number | null, card: string): Place => `hand-${seat}-${card}`;
export const inDiscard = (card: string): Place => `discard-${card}`;
export const seatPlace = (seat: number | null): Place => `seat-${seat}`;
export const areaPlace = (area: string | null): Place => `area-${area}`;
export const pagePlace = (page: string): Place => `page-${page}`;
/** An answer that points at nothing but its own button. */
export const answerPlace = (text: string): Place => `answer-${text}`;

/** The button of a spell; who pays what is chosen below it. */
export const spellPlace = (key: string): Place => `spell-${key}`;
export const spellOf = ({ kind, parts }: Cast): string => `${kind} ${parts.colour}`;

export interface Piece {
  readonly card: string;
  readonly piece: Place;
}

/** Each card of a list by its own name: of several alike the later ones have a number. */
export const apart = (cards: readonly string[], name: (card: string) => Place): Piece[] =>
  cards.map((card, at) => {
    const before = cards.slice(0, at).filter((other) => other === card).length;
    return { card, piece: before === 0 ? name(card) : `${name(card)}#${before}` };
  });

/** The cards that an answer names. */
export function cardsIn(option: Offered, view: View): readonly Place[] {
  const board = boardOf(view);
  switch (option.kind) {
    case 'cast':
    case 'cast_team':
      return option.parts.shares.flatMap(([seat, cards]) => cards.map((card) => inHand(seat, card)));
    case 'discard':
      return option.parts.cards.map((card) => inHand(view.seat, card));
    case 'keep':
      return option.parts.cards.map((card) => inHand(board.activator, card));
    case 'give':
      return [inHand(board.giver, option.parts.card)];
    case 'take':
      return [inDiscard(option.parts.card)];
    case 'grip':
    case 'play_imp':
    case 'play_dragonflies':
    case 'play_mouse':
      return [inHand(board.activator, option.parts.card)];
    default:
      return [];
  }
}

/** Where the cards of an answer go. */
export function goalOf(option: Offered, view: View): Place | null {
  const board = boardOf(view);
  switch (option.kind) {
    case 'cast':
    case 'cast_team':
      return areaPlace(board.target);
    case 'discard':
      return 'discard';
    case 'keep':
      return seatPlace(board.activator);
    case 'give':
    case 'play_mouse':
      return seatPlace(option.parts.to);
    case 'take':
      return seatPlace(board.taker);
    default:
      return null;
  }
}

export function placesOf(option: Offered, view: View): readonly Place[] {
  if (option.kind === 'grab') return option.parts.pages.map(pagePlace);
  if (option.kind === 'target') return [areaPlace(option.parts.area)];
  if (option.kind === 'giver') return [seatPlace(option.parts.giver)];
  const cards = cardsIn(option, view);
  const goal = goalOf(option, view);
  if (cards.length === 0) return [answerPlace(option.text)];
  const button = option.kind === 'cast' || option.kind === 'cast_team' ? [spellPlace(spellOf(option))] : [];
  return goal === null ? cards : [...button, ...cards, goal];
}

export function placesOfEvent(event: Happened, view: View): readonly Place[] {
  switch (event.key) {
    case 'mode':
    case 'sheet':
      return ['sheet'];
    case 'build':
    case 'cannot_stand':
    case 'fell':
      return ['book'];
    case 'loose':
      return ['book', 'discard'];
    case 'target':
    case 'sealed':
    case 'curse':
      return [areaPlace(event.args.area)];
    case 'blessed':
      return [areaPlace(event.args.area), 'energy'];
    case 'energy_lost':
      return ['energy'];
    case 'grip':
      return [inHand(event.args.seat, event.args.card)];
    case 'grab':
      return [seatPlace(event.args.seat), ...event.args.pages.map(pagePlace)];
    case 'grabbed':
    case 'draw':
      return ['book', seatPlace(event.args.seat)];
    case 'coloured':
    case 'discarded':
    case 'imp':
    case 'store':
      return [seatPlace(event.args.seat), 'discard'];
    case 'proposed':
    case 'cast':
      return [...event.args.payment.map(([seat]) => seatPlace(seat)), areaPlace(boardOf(view).target)];
    case 'gift':
      return [seatPlace(event.args.giver), seatPlace(event.args.seat)];
    case 'mouse':
      return [seatPlace(event.args.seat), seatPlace(event.args.to)];
    case 'took':
      return ['discard', seatPlace(event.args.seat)];
    case 'over':
      return [];
    default:
      return [seatPlace(event.args.seat)];
  }
}
