/** Who came where: winners first, then by points; equals share a rank. */
import type { Outcome } from '../lib/wire';

export interface Ranked {
  readonly seat: number;
  readonly rank: number;
  readonly points: number | null;
  readonly won: boolean;
}

export function ranksOf({ winners, scores }: Outcome, players: number): Ranked[] {
  const all = Array.from({ length: players }, (_, seat) => ({
    seat,
    points: scores?.[seat] ?? null,
    won: winners.includes(seat),
  })).sort((one, other) => Number(other.won) - Number(one.won) || (other.points ?? 0) - (one.points ?? 0));
  const isEqual = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
    one.won === other.won && one.points === other.points;
  return all.map((one) => ({ ...one, rank: 1 + all.findIndex((other) => isEqual(one, other)) }));
}
