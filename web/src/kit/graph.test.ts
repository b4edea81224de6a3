import { describe, expect, it } from 'vitest';
import { momentAt, nextOf, pathOf, pointAt } from './graph';

describe('a point', () => {
  it('lies at its moment and its chance', () => {
    expect(pointAt(0, 5, 0)).toEqual({ x: 0, y: 100 });
    expect(pointAt(4, 5, 1)).toEqual({ x: 100, y: 0 });
    expect(pointAt(1, 5, 0.25)).toEqual({ x: 25, y: 75 });
  });

  it('stays in the picture', () => expect([pointAt(0, 2, 1.2).y, pointAt(0, 2, -0.1).y]).toEqual([0, 100]));
  it('of a game with one moment is at its beginning', () => expect(pointAt(0, 1, 0.5)).toEqual({ x: 0, y: 50 }));
});

describe('a line', () => {
  it('leads through all moments', () => expect(pathOf([0.5, 0.25, 1])).toBe('M0 50L50 75L100 0'));
  it('is short in its numbers', () =>
    expect(pathOf([1 / 3, 0, 0, 2 / 3])).toBe('M0 66.67L33.33 100L66.67 100L100 33.33'));
});

describe('a press', () => {
  it('means the nearest moment', () => {
    expect([0, 0.1, 0.13, 0.5, 1].map((across) => momentAt(across, 5))).toEqual([0, 0, 1, 2, 4]);
  });

  it('beside the picture means its end', () =>
    expect([-0.5, 1.5].map((across) => momentAt(across, 5))).toEqual([0, 4]));
});

describe('the next turning point', () => {
  it('is the nearest after the moment, or before it', () => {
    expect(nextOf([3, 9, 20], 9, 1, 30)).toBe(20);
    expect(nextOf([3, 9, 20], 9, -1, 30)).toBe(3);
  });

  it('is the end where there is none', () => expect([nextOf([3], 3, 1, 30), nextOf([3], 3, -1, 30)]).toEqual([30, 0]));
});
