import { describe, expect, it } from 'vitest';
import { layOut, spotOf } from './path';

describe('the winding chain', () => {
  it('begins in the middle of a row and turns at its bends', () => {
    const row = [-2, -1, 0, 1, 2].map((slot) => spotOf(slot, 5));
    expect(row.map(({ upright }) => upright)).toEqual([false, false, false, false, true]);
    expect(spotOf(3, 5).turned).toBe(true);
    expect(spotOf(3, 5).y).toBeGreaterThan(spotOf(0, 5).y);
  });

  it('lays neighbours beside each other', () => {
    for (let slot = -14; slot < 14; slot += 1) {
      const [one, other] = [spotOf(slot, 6), spotOf(slot + 1, 6)];
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(2.2);
    }
  });

  it.each([
    [1200, 500],
    [370, 380],
    [300, 270],
  ])('keeps a chain of any length inside a table of %i to %i', (wide, high) => {
    for (let length = 1; length <= 27; length += 1) {
      const [first, last] = [-(length >> 1) - 1, length - (length >> 1)];
      const { half, left, top, period } = layOut(first, last, wide, high, 90);
      for (let slot = first; slot <= last; slot += 1) {
        const { x, y, upright } = spotOf(slot, period);
        const [across, down] = upright ? [0.5, 1] : [1, 0.5];
        expect(left + (x - across) * half).toBeGreaterThanOrEqual(-0.5);
        expect(left + (x + across) * half).toBeLessThanOrEqual(wide + 0.5);
        expect(top + (y - down) * half).toBeGreaterThanOrEqual(-0.5);
        expect(top + (y + down) * half).toBeLessThanOrEqual(high + 0.5);
      }
    }
  });
});
