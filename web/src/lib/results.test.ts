import { expect, test, vi } from 'vitest';
import { isWon, joined, keepResult, tallies, type Result } from './results';
import { keptResults } from './storage';

const result = (table: string, game: string, winners: number[], when: number): Result => ({
  table,
  game,
  seat: 0,
  names: ['Ann', 'Bob'],
  winners,
  scores: null,
  reason: 'points',
  when,
});

test('a game is won by whoever is among its winners', () => {
  expect(isWon(result('a', 'x', [1, 0], 1))).toBe(true);
  expect(isWon(result('a', 'x', [], 1))).toBe(false);
});

test('lists of two devices are joined without doubles, newest first', () => {
  const here = [result('b', 'x', [0], 2)];
  const there = [result('a', 'x', [1], 1), result('b', 'x', [1], 9), result('c', 'y', [0], 3)];
  const all = joined(here, there);
  expect(all.map(({ table }) => table)).toEqual(['c', 'b', 'a']);
  expect(all[1]?.winners).toEqual([0]);
});

test('only so many are kept, and the oldest go', () => {
  const many = Array.from({ length: 600 }, (_, at) => result(String(at), 'x', [], at));
  const kept = joined(many, []);
  expect([kept.length, kept[0]?.table, kept.at(-1)?.table]).toEqual([500, '599', '100']);
});

test('a tally counts what was played and won, the game played most first', () => {
  const results = [
    result('a', 'x', [0], 1),
    result('b', 'y', [1], 2),
    result('c', 'y', [0], 3),
    result('d', 'y', [1], 4),
  ];
  expect(tallies(results)).toEqual([
    { game: 'y', played: 3, won: 1, latest: [false, true, false] },
    { game: 'x', played: 1, won: 1, latest: [true] },
  ]);
  expect(tallies([])).toEqual([]);
});

test('the end of a game counts once, however often it is told', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  keepResult(result('a', 'x', [0], 1));
  keepResult(result('a', 'x', [0], 2)); // the page of the table was opened again
  keepResult(result('b', 'x', [1], 3));
  expect(tallies(keptResults())).toEqual([{ game: 'x', played: 2, won: 1, latest: [false, true] }]);
  vi.unstubAllGlobals();
});
