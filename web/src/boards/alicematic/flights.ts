/** What travels over the table while an event is shown: tokens, VP and cards face down. Ends are named by what a page can be searched for. */
import type { Happened, Slot } from './state';

export interface Flight {
  key: string;
  from: string;
  to: string;
  of: Slot | 'vp' | 'back';
}

const MOST = 4;
const seat = (at: number): string => `[data-seat="${at}"]`;
const space = (name: string): string => `[data-space="${name}"]`;

/** `taken` is the space that was taken last: what it gives comes from there. `viewer` sees the own cards come into the hand. */
export function flightsOf({ key, args }: Happened, taken: string | null, viewer: number | null): Flight[] {
  const several = (count: number, of: Flight['of'], from: string, to: string): Flight[] =>
    Array.from({ length: Math.min(count, MOST) }, (_, at) => ({ key: `${key}-${at}`, from, to, of }));
  if (key === 'draw') return args.seat === viewer ? [] : several(args.count, 'back', '.deck', seat(args.seat));
  if (key === 'bonus' && args.what !== 'cards')
    return several(args.count, args.what, taken === null ? '.map' : space(taken), seat(args.seat));
  if (key === 'gain' && args.what !== 'cards') return several(args.count, args.what, '.map', seat(args.seat));
  if (key === 'take') return several(1, args.token, seat(args.victim), seat(args.seat));
  return [];
}
