/** What an event shows: who acts, which cards, and what travels from where to where. */
import type { Place } from '../../kit/board';
import type { Flight } from '../../kit/Flights.svelte';
import { areaPlace, pagePlace, seatPlace } from './places';
import type { Happened, Seen } from './state';

/** Whoever does it, or has it done to them. */
export function actorOf(event: Happened | null): number | null {
  if (event?.key === 'gift') return event.args.giver;
  return event && 'seat' in event.args ? event.args.seat : null;
}

/** The cards that an event is about. */
export function cardsOf(event: Happened): readonly string[] {
  switch (event.key) {
    case 'cast':
    case 'proposed':
      return event.args.payment.flatMap(([, cards]) => cards);
    case 'grip':
    case 'gift':
    case 'took':
      return [event.args.card];
    case 'imp':
      return ['imp', ...event.args.cards];
    case 'dragonflies':
    case 'mouse':
      return [event.key];
    case 'store':
      return event.args.discarded;
    case 'grabbed':
    case 'draw':
    case 'coloured':
    case 'discarded':
    case 'loose':
    case 'corrected':
      return event.args.cards;
    default:
      return [];
  }
}

type Way = Omit<Flight<string>, 'key'>;

const fly = (cards: readonly string[], from: Place, to: Place): Way[] => cards.map((of) => ({ from, to, of }));

/** What is on its way. Of several events only the last is under way; a pull before it says which pages came out. */
export const flightsOf = (happened: readonly Happened[], board: Seen): Flight<string>[] =>
  waysOf(happened, board).map((way, at) => ({ ...way, key: String(at) }));

function waysOf(happened: readonly Happened[], board: Seen): Way[] {
  const event = happened.at(-1);
  switch (event?.key) {
    case 'grabbed': {
      const pulled = happened.findLast((one) => one.key === 'grab')?.args.pages ?? [];
      return event.args.cards.flatMap((card, at) => fly([card], pulled[at] ? pagePlace(pulled[at]) : 'book', 'drawn'));
    }
    case 'draw':
      return fly(event.args.cards, 'drawn', seatPlace(event.args.seat));
    case 'coloured':
    case 'discarded':
      return fly(event.args.cards, seatPlace(event.args.seat), 'discard');
    case 'store':
      return fly(event.args.discarded, seatPlace(event.args.seat), 'discard');
    case 'imp':
      return fly(['imp', ...event.args.cards], seatPlace(event.args.seat), 'discard');
    case 'dragonflies':
    case 'mouse':
      return fly([event.key], seatPlace(event.args.seat), 'discard');
    case 'cast':
      return event.args.payment.flatMap(([seat, cards]) => fly(cards, seatPlace(seat), areaPlace(board.target)));
    case 'gift':
      return fly([event.args.card], seatPlace(event.args.giver), seatPlace(event.args.seat));
    case 'took':
      return fly([event.args.card], 'discard', seatPlace(event.args.seat));
    case 'loose':
      return fly(event.args.cards, 'book', 'discard');
    default:
      return [];
  }
}
