/** How the games of this device's person ended, and what that adds up to. Nobody else knows. */
import { keptResults, keepResults } from './storage';

export interface Result {
  table: string;
  game: string;
  seat: number;
  /** What the seats were called. */
  names: readonly string[];
  winners: readonly number[];
  scores: readonly number[] | null;
  reason: string;
  /** When it was first known here, in milliseconds. */
  when: number;
}

export interface Tally {
  game: string;
  played: number;
  won: number;
  /** The latest games, newest first: whether they were won. */
  latest: readonly boolean[];
}

const MOST = 500;
const LATEST = 10;

export const isWon = ({ seat, winners }: Pick<Result, 'seat' | 'winners'>): boolean => winners.includes(seat);

/** Both lists without doubles, newest first; what was known first stays. */
export function joined(known: readonly Result[], more: readonly Result[]): Result[] {
  const tables = new Set(known.map(({ table }) => table));
  return [...known, ...more.filter(({ table }) => !tables.has(table))]
    .sort((one, other) => other.when - one.when)
    .slice(0, MOST);
}

export function keepResult(result: Result): void {
  const known = keptResults();
  if (!known.some(({ table }) => table === result.table)) keepResults(joined(known, [result]));
}

export const resultOf = (table: string): Result | null => keptResults().find((one) => one.table === table) ?? null;

/** What one's games add up to, the game played most first. */
export function tallies(results: readonly Result[]): Tally[] {
  const games = new Map<string, Result[]>();
  for (const result of [...results].sort((one, other) => other.when - one.when))
    games.set(result.game, [...(games.get(result.game) ?? []), result]);
  return [...games]
    .map(([game, played]) => ({
      game,
      played: played.length,
      won: played.filter(isWon).length,
      latest: played.slice(0, LATEST).map(isWon),
    }))
    .sort((one, other) => other.played - one.played);
}
