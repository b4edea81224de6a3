/** Scrolls that travel face down between places while an event is shown. */
import type { Happened, Seen } from './state';

export interface Flight {
  key: string;
  from: string;
  to: string;
}

/** `own` is the viewer's seat: what the viewer draws is seen to come into the hand. */
export function flightsOf(
  { key, args }: Happened,
  { seats, receivers }: Pick<Seen, 'seats' | 'receivers'>,
  own: number | null,
): Flight[] {
  switch (key) {
    case 'draw':
      return args.seat === own ? [] : [{ key, from: 'deck', to: `seat-${args.seat}` }];
    case 'discard':
      return [{ key, from: `seat-${args.seat}`, to: 'deck' }];
    case 'gift':
      return [{ key, from: `seat-${args.giver}`, to: `seat-${args.seat}` }];
    case 'deal':
      return seats.map((_, to) => ({ key: `deal-${to}`, from: 'deck', to: `seat-${to}` }));
    case 'exchange':
      return (receivers[args.direction] ?? []).map((to, from) => ({
        key: `give-${from}`,
        from: `seat-${from}`,
        to: `seat-${to}`,
      }));
    default:
      return [];
  }
}
