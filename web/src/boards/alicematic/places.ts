/** Where on the table answers and events lie, in the names that `Places` knows. A space is its name "(q,r)", a slot has its kingdom's seat. */
import type { GameEvent, Option, Place, View } from '../../kit/board';
import { boardOf, eventOf, offeredOf, SLOTS, type Slot } from './state';

export const seatPlace = (seat: number): Place => `seat-${seat}`;
export const spacePlace = (space: string): Place => `space-${space}`;
export const tilePlace = (tile: string): Place => `tile-${tile}`;
export const slotPlace = (seat: number, slot: Slot): Place => `slot-${seat}-${slot}`;
export const cardPlace = (alice: string): Place => `hand-${alice}`;
/** The name of the space that a place is. */
export const spaceIn = (place: Place | null): string | null =>
  place?.startsWith('space-') ? place.slice('space-'.length) : null;
export const kingdomPlace = (kingdom: string): Place => `kingdom-${kingdom}`;

/** Copies of a card in a hand are told apart by how many of them lie before. */
export function numbered(places: readonly Place[]): Place[] {
  return places.map((place, at) => {
    const before = places.slice(0, at).filter((one) => one === place).length;
    return before === 0 ? place : `${place}#${before}`;
  });
}

/** The slots, in any kingdom, in which an Alice lies face up. */
function lyingUp(view: View, alice: string): Place[] {
  return boardOf(view).seats.flatMap(({ slots }, seat) =>
    SLOTS.filter((slot) => slots[slot].some((card) => card.alice === alice && card.face === 'up')).map((slot) =>
      slotPlace(seat, slot),
    ),
  );
}

/** In the order in which a hand would go: the piece first, then where it goes. */
export function placesOf(option: Option, view: View): readonly Place[] {
  const { kind, parts } = offeredOf(option);
  const own = view.seat ?? 0;
  switch (kind) {
    case 'kingdom':
      return [kingdomPlace(parts.kingdom), seatPlace(own)];
    case 'discard':
      return [...parts.cards.map(cardPlace), 'discard'];
    case 'summon':
    case 'commoner':
      return [cardPlace(parts.alice), slotPlace(own, parts.slot)];
    case 'invade_down':
      return [...new Set(parts.slots.map((slot) => slotPlace(own, slot))), spacePlace(parts.space)];
    case 'city':
    case 'invade':
    case 'attack':
    case 'jet':
      return [seatPlace(own), spacePlace(parts.space)];
    case 'finish':
      return [spacePlace(parts.space)];
    case 'take':
      return [seatPlace(parts.seat), seatPlace(own)];
    case 'copy':
      return lyingUp(view, parts.alice);
    case 'up':
      return [slotPlace(own, parts.slot)];
    default:
      return [];
  }
}

/** What an event speaks of: whose it is, and where it ends. */
export function placesOfEvent(event: GameEvent, view: View): readonly Place[] {
  const { key, args } = eventOf(event);
  switch (key) {
    case 'map':
      return ['map'];
    case 'deal':
      return ['deck', ...boardOf(view).seats.map((_, seat) => seatPlace(seat))];
    case 'dealt':
    case 'drew':
    case 'redrew':
      return ['deck', ...args.cards.map(cardPlace)];
    case 'draw':
      return ['deck', seatPlace(args.seat)];
    case 'mulligan':
      return [seatPlace(args.seat), 'discard'];
    case 'discarded':
      return ['discard'];
    case 'reshuffle':
      return ['discard', 'deck'];
    case 'round':
      return ['round'];
    case 'summon':
    case 'commoner':
    case 'commoner_own':
    case 'up':
    case 'down':
      return [seatPlace(args.seat), slotPlace(args.seat, args.slot)];
    case 'city':
    case 'invade':
    case 'attack':
    case 'finish':
    case 'jet':
    case 'token_home':
      return [seatPlace(args.seat), spacePlace(args.space)];
    case 'stolen':
      return [seatPlace(args.victim), spacePlace(args.space)];
    case 'take':
      return [seatPlace(args.victim), seatPlace(args.seat)];
    case 'copy':
      return [seatPlace(args.seat), ...lyingUp(view, args.alice)];
    case 'tile':
      return [tilePlace(args.tile)];
    case 'slot':
      return args.points.flatMap(([seat, points]) => (points > 0 ? [slotPlace(seat, args.slot)] : []));
    case 'win':
      return args.seats.map(seatPlace);
    default:
      return [seatPlace(args.seat)];
  }
}
