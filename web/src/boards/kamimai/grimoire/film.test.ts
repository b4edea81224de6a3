import { expect, test } from 'vitest';
import { headOf, unrolled } from './film';
import golden from './film.golden.json';

/* The film is made by tests/games/kamimai/grimoire/test_film.py: four pages, of which the last is pulled out and the first falls over. */

test('a head says how long a film is, and when the book fell', () => {
  expect(headOf(golden.film)).toEqual({ build: 7, long: 1, fell: 0.8, nearly: false, seat: 2 });
});

test('pages move as they did', async () => {
  const film = (await unrolled(golden.film))!;
  expect([...film.pages].sort()).toEqual([0, 1, 2, 3]);
  expect(film.pose(1, 0.7)).toEqual(film.pose(1, 0));
  for (const [time, y] of [
    [0, 0],
    [0.2, 0.018],
    [0.5, 0.045],
  ] as const)
    expect(film.pose(3, time)![1]).toBeCloseTo(y, 2);
  expect(film.pose(3, 0.7)).toBeUndefined();
  const [x, , , w, , j] = film.end().get(0)!;
  expect(x).toBeCloseTo(-0.03, 3);
  expect(w).toBeCloseTo(Math.cos(-0.75), 2);
  expect(j).toBeCloseTo(Math.sin(-0.75), 2);
  expect(film.end().has(3)).toBe(false);
  expect(film.side).toBeLessThan(0);
});

test('the hand is seen as long as it holds something', async () => {
  const film = (await unrolled(golden.film))!;
  const hand = film.hand(0.4)!;
  expect(hand.pages).toEqual([3]);
  expect(hand.seat).toBe(2);
  expect(hand.strain).toBeGreaterThan(0.2);
  expect(hand.place[1]).toBeCloseTo(0.036, 2);
  expect(film.hand(0.9)).toBeNull();
});

test('what is no film is none', async () => {
  expect(headOf('')).toBeNull();
  expect(headOf('???')).toBeNull();
  expect(headOf(btoa('\x09' + 'x'.repeat(40)))).toBeNull();
  expect(await unrolled(golden.film.slice(0, 60))).toBeNull();
  expect(await unrolled(`${golden.film.slice(0, 16)}AAAA`)).toBeNull();
});
