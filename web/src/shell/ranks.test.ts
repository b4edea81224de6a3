import { expect, test } from 'vitest';
import { ranksOf } from './ranks';

const ranks = (winners: number[], scores: number[] | null) =>
  ranksOf({ winners, scores, reason: 'points' }, scores?.length ?? 3).map(({ seat, rank }) => [seat, rank]);

test('winners first, then by points, equals together', () => {
  expect(ranks([2], [5, 9, 12])).toEqual([
    [2, 1],
    [1, 2],
    [0, 3],
  ]);
  expect(ranks([0, 2], [9, 4, 9])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
  ]);
  expect(ranks([1], [20, 12, 20])).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
});

test('without points there are winners and the others', () => {
  expect(ranks([1], null)).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
  expect(ranks([], null)).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
});
