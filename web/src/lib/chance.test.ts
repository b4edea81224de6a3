import { describe, expect, it } from 'vitest';
import { checkChance, fingerprint } from './chance';
import type { GameRecord } from './record';

type Draws = [number, number][];

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const PROMISED = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const LIMITS = [6, 52, 1000, 2147483647, 3, 7, 2, 100, 2147483643, 12, 5];
/** A quarter of all words is thrown away for it. */
const WIDE = 1610612737;

/** What `Rng(seed).below(limit)` of the rules gives, one after another. */
const draws = (limits: number[], results: number[]): Draws => results.map((result, at) => [limits[at] ?? WIDE, result]);
const SEALED = draws(LIMITS, [3, 13, 162, 1151424929, 0, 4, 0, 83, 1645834280, 9, 4]);
const OF_42 = draws(LIMITS, [2, 51, 27, 1946942187, 0, 5, 1, 50, 575359652, 1, 0]);
const OF_LARGE = draws(LIMITS, [0, 33, 756, 125736810, 2, 4, 1, 39, 576451140, 8, 0]);
const OF_9 = draws([], [1085834746, 1045137914, 186457615, 686050576, 103344258, 1274302492, 514328766, 1591111835]);
const OF_ZEROS = draws(
  [],
  [1531701508, 1438591618, 619468358, 1218995531, 52516618, 1035758294, 1528885268, 254316726],
);

const check = (seed: string | number | undefined, drawn: Draws | undefined, commitment: string | null = null) =>
  checkChance({ seed, draws: drawn, commitment } as unknown as GameRecord);

describe('the chance of a record', () => {
  it('has the fingerprint that was promised', async () => {
    expect(await fingerprint(SEED)).toBe(PROMISED);
    expect(await check(SEED, SEALED, PROMISED)).toEqual({ commitment: true, draws: 11, wrongDraw: null });
    expect(await check(SEED, SEALED, PROMISED.replace('6', '7'))).toMatchObject({ commitment: false });
    expect(await check(SEED, SEALED)).toMatchObject({ commitment: null });
  });

  it.each<[string | number, Draws]>([
    [SEED, SEALED],
    ['00'.repeat(16), OF_ZEROS],
    [42, OF_42],
    [2 ** 40 + 7, OF_LARGE],
    [9, OF_9],
  ])('follows from the seed %s', async (seed, drawn) => {
    expect(await check(seed, drawn)).toMatchObject({ wrongDraw: null });
  });

  it('is found out at the first draw that does not', async () => {
    for (let place = 0; place < SEALED.length; place++) {
      const forged = SEALED.map(([limit, result], at): [number, number] => [
        limit,
        at === place ? (result + 1) % limit : result,
      ]);
      expect(await check(SEED, forged)).toMatchObject({ wrongDraw: place + 1 });
    }
  });

  it('cannot be checked where the seed is kept, or is no number a browser can hold', async () => {
    expect(await check(undefined, SEALED)).toBeNull();
    expect(await check(SEED, undefined)).toBeNull();
    expect(await check(2 ** 60, OF_42)).toBeNull();
  });
});
