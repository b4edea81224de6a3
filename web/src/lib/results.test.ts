import { expect, test } from 'vitest';
import { isWon, joined, tallies, type Result } from './results';

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
