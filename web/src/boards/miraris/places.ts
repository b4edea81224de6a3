/** Where on the table an answer or an event is pointed at. A Wonder in the row is `row-<crowns>`, one of the viewer's own `held-<crowns>`. */
import type { GameEvent, Option, Place, View } from '../../kit/board';
import { numbered } from './piles';
import { boardOf, eventOf, offeredOf, type Offered } from './state';

/** The cards that an answer names. */
export function piecesOf({ kind, parts }: Offered): readonly Place[] {
  switch (kind) {
    case 'keep':
      return [`character-${parts.character}`];
    case 'bid':
      return [`hand-${parts.value}`];
    case 'take':
      return [`row-${parts.wonder}`];
    case 'take_two':
      return [`row-${parts.first}`, `row-${parts.second}`];
    case 'give':
      return [`held-${parts.wonder}`];
  }
}

/** The crowns of a Wonder by its place. */
export const crownsIn = (place: Place): number => Number(place.slice(place.indexOf('-') + 1));

/** Where a chosen card goes. */
export function targetOf({ kind }: Offered, view: View): Place | null {
  const { seats, ability } = boardOf(view);
  const receiver = kind === 'give' ? seats.findIndex(({ character }) => character === ability) : view.seat;
  if (receiver === null || receiver < 0) return null;
  return kind === 'bid' ? `bid-${receiver}` : `seat-${receiver}`;
}

export function placesOf(option: Option, view: View): readonly Place[] {
  const offered = offeredOf(option);
  const [pieces, target] = [numbered(piecesOf(offered)), targetOf(offered, view)];
  return target === null ? pieces : [...pieces, target];
}

const seatsAt = (seats: readonly number[]): Place[] => seats.map((seat) => `seat-${seat}`);

export function placesOfEvent(happened: GameEvent, view: View): readonly Place[] {
  const { key, args } = eventOf(happened);
  switch (key) {
    case 'deal':
    case 'all_kept':
      return seatsAt(boardOf(view).seats.map((_, seat) => seat));
    case 'dealt':
      return args.characters.map((id) => `character-${id}`);
    case 'kept':
      return [`character-${args.character}`, ...own(view)];
    case 'turn_up':
      return ['deck', ...args.wonders.map((_, slot) => `slot-${slot + 1}`)];
    case 'reveal':
      return args.bids.map(([seat]) => `bid-${seat}`);
    case 'tie':
      return args.seats.map((seat) => `bid-${seat}`);
    case 'claim':
      return [`slot-${args.slot}`, `seat-${args.seat}`];
    case 'take':
      return [...args.wonders.map((wonder) => `row-${wonder}`), `seat-${args.seat}`];
    case 'draw':
      return ['deck', `seat-${args.seat}`];
    case 'drew':
      return ['deck', ...own(view)];
    case 'demand':
      return [...seatsAt(args.givers), `seat-${args.seat}`];
    case 'gift':
    case 'gave':
      return seatsAt([args.giver, args.seat]);
    case 'total':
      return ['stage'];
    case 'strip':
      return [`seat-${args.seat}`, ...seatsAt(args.losers)];
    case 'win':
      return seatsAt(args.seats);
    default:
      return [`seat-${args.seat}`];
  }
}

const own = ({ seat }: View): Place[] => (seat === null ? [] : [`seat-${seat}`]);
