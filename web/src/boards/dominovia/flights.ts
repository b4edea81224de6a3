/** Scrolls that travel face down between places while an event is shown. */
import type { Flight } from '../../kit/Flights.svelte';
import { DECK, offeringOf, seatAt } from './places';
import type { Happened, Seen } from './state';

/** `own` is the viewer's seat: what the viewer draws is seen to come into the hand. */
export function flightsOf(
  { key, args }: Happened,
  { seats, receivers }: Pick<Seen, 'seats' | 'receivers'>,
  own: number | null,
): Flight[] {
  const flight = (from: string, to: string): Flight => ({ key: `${key} ${from} ${to}`, from, to, of: null });
  switch (key) {
    case 'draw':
      return args.seat === own ? [] : [flight(DECK, seatAt(args.seat))];
    case 'discard':
      return [flight(seatAt(args.seat), DECK)];
    case 'gift':
      return [flight(seatAt(args.giver), seatAt(args.seat))];
    case 'donation':
      return seats.flatMap((_, to) => (to === args.seat ? [] : [flight(offeringOf(to), seatAt(to))]));
    case 'deal':
      return seats.map((_, to) => flight(DECK, seatAt(to)));
    case 'exchange':
      return (receivers[args.direction] ?? []).map((to, from) => flight(seatAt(from), seatAt(to)));
    default:
      return [];
  }
}
