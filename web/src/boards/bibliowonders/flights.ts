/** Cards that travel face down between the piles and the wizards while an event is shown. */
import type { Happened } from './state';

export interface Flight {
  key: string;
  from: string;
  to: string;
}

/** `own` is the viewer's seat: what the viewer draws is seen to come into the hand. */
export function flightsOf({ key, args }: Happened, own: number | null): Flight[] {
  const several = (count: number, from: string, to: string): Flight[] =>
    Array.from({ length: Math.min(count, 4) }, (_, at) => ({ key: `${key}-${at}`, from, to }));
  if (key === 'draw') return args.seat === own ? [] : several(args.count, 'draw-pile', `seat-${args.seat}`);
  if (key === 'discard' || key === 'learn') return several(args.cards.length, `seat-${args.seat}`, 'discard-pile');
  if (key === 'reshuffle') return several(4, 'discard-pile', 'draw-pile');
  return [];
}
