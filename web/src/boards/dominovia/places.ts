/** Where on the table answers and events are: the names under which components mark their places. */
import type { GameEvent, Option, Place, View } from '../../kit/board';
import { boardOf, receiverOf, type Happened, type Offered } from './state';

export const inHand = (scroll: string): Place => `hand-${scroll}`;
export const inChain = (scroll: string): Place => `chain-${scroll}`;
export const seatAt = (seat: number | null): Place => `seat-${seat}`;
export const ringOf = (seat: number): Place => `ring-${seat}`;
export const offeringOf = (seat: number | null): Place => `offering-${seat}`;
export const endAt = (end: string): Place => `end-${end}`;
export const DECK: Place = 'deck';

/** A place that is a scroll to be picked. */
export const isPiece = (place: Place): boolean => place.startsWith('hand-') || place.startsWith('chain-');

export function placesOf(option: Option, view: View): readonly Place[] {
  const { kind, parts } = option as unknown as Offered;
  switch (kind) {
    case 'offer':
      return [inHand(parts.scroll), offeringOf(view.seat)];
    case 'link':
      return [inHand(parts.scroll), endAt(parts.end)];
    case 'give':
      return [inHand(parts.scroll), seatAt(receiverOf(view, boardOf(view).direction))];
    case 'give_to':
      return [inHand(parts.scroll), seatAt(parts.to)];
    case 'discard':
      return [inHand(parts.scroll), DECK];
    case 'ring':
      return [inChain(parts.scroll)];
    case 'direction':
      return [seatAt(receiverOf(view, parts.direction))];
    case 'draw':
      return [DECK, seatAt(view.seat)];
    case 'pass':
    case 'keep':
    case 'stop':
      return [seatAt(view.seat)];
  }
}

export function placesOfEvent(event: GameEvent, view: View): readonly Place[] {
  const { key, args } = event as unknown as Happened;
  const everybody = boardOf(view).seats.map((_, seat) => seatAt(seat));
  switch (key) {
    case 'round_begins':
    case 'mix':
      return [DECK];
    case 'deal':
      return [DECK, ...everybody];
    case 'dealt':
      return args.scrolls.map(inHand);
    case 'offered':
      return args.offerings.map(([seat]) => offeringOf(seat));
    case 'donation':
      return [seatAt(args.seat), offeringOf(args.seat), inChain(args.scroll)];
    case 'link':
    case 'cast':
    case 'opens':
      return [seatAt(args.seat), inChain(args.scroll)];
    case 'draw':
      return [DECK, seatAt(args.seat)];
    case 'drew':
      return [inHand(args.scroll)];
    case 'received':
      return [seatAt(args.seat), inHand(args.scroll)];
    case 'exchange':
      return everybody;
    case 'discard':
      return [seatAt(args.seat), DECK];
    case 'discarded':
    case 'eaten':
      return [DECK];
    case 'gift':
      return [seatAt(args.giver), seatAt(args.seat)];
    case 'repeat':
    case 'play_on':
      return [];
    case 'hand':
      return args.seat === null ? [] : [seatAt(args.seat)];
    default:
      return [seatAt(args.seat)];
  }
}
