import { expect, test } from 'vitest';
import { beside } from './beside';

const WINDOW = { width: 400, height: 800 };
const SIZE = { width: 100, height: 30 };

test('below its place, in the middle', () => {
  expect(beside({ left: 150, top: 100, width: 100, height: 50 }, SIZE, WINDOW, [])).toEqual({ left: 150, top: 156 });
});

test('within the window, wherever the place is', () => {
  for (const [left, top] of [
    [-20, -20],
    [390, 10],
    [200, 795],
  ] as const) {
    const at = beside({ left, top, width: 20, height: 20 }, SIZE, WINDOW, []);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.left + SIZE.width).toBeLessThanOrEqual(WINDOW.width);
    expect(at.top).toBeGreaterThanOrEqual(0);
    expect(at.top + SIZE.height).toBeLessThanOrEqual(WINDOW.height);
  }
});

test('not over what is asked', () => {
  const asked = { left: 0, top: 150, width: 400, height: 60 };
  const at = beside({ left: 150, top: 100, width: 100, height: 50 }, SIZE, WINDOW, [asked]);
  expect(at.top + SIZE.height <= asked.top || at.top >= asked.top + asked.height).toBe(true);
});

test('not over who speaks, though the seat lies at the edge', () => {
  const seat = { left: 150, top: 770, width: 100, height: 30 };
  expect(beside(seat, SIZE, WINDOW, [])).toEqual({ left: 150, top: 734 });
});

test('beyond what is asked, where that lies right under a seat at the edge', () => {
  const asked = { left: 0, top: 30, width: 400, height: 60 };
  const seat = { left: 20, top: 0, width: 360, height: 30 };
  expect(beside(seat, SIZE, WINDOW, [asked])).toEqual({ left: 150, top: 96 });
});
