/** The points as they are counted in the end, step by step: what every kingdom has up to an event of the scoring. */
import type { Happened } from './state';

export const SUMS = ['play', 'tiles', 'slots', 'effects'] as const;
export type Sum = (typeof SUMS)[number];
export type Tally = Record<Sum, number>;

/** Null before the scoring has begun. `vp` is what each seat has gained in play. */
export function talliesOf(events: readonly Happened[], vp: readonly number[]): Tally[] | null {
  if (!events.some(({ key }) => key === 'tile')) return null;
  const tallies = vp.map((play): Tally => ({ play, tiles: 0, slots: 0, effects: 0 }));
  for (const { key, args } of events) {
    if (key === 'tile') for (const [seat, points] of args.points) tallies[seat]!.tiles += points;
    else if (key === 'slot') for (const [seat, points] of args.points) tallies[seat]!.slots += points;
    else if (key === 'end_effect') tallies[args.seat]!.effects += args.points;
  }
  return tallies;
}

export const totalOf = (tally: Tally): number => SUMS.reduce((sum, name) => sum + tally[name], 0);
