import { expect, it } from 'vitest';
import { Places } from './motion';

const box = (left: number, width = 10): DOMRect =>
  ({ left, right: left + width, top: 0, bottom: 10, width, height: width }) as DOMRect;

it('finds a place where it was put last and can be seen', () => {
  const places = new Places();
  places.put('deck', () => box(100));
  const takeAway = places.put('deck', () => box(200));
  expect(places.boxOf('deck')?.left).toBe(200);
  expect(places.distance('deck', 190, 5)).toBe(10);
  takeAway();
  expect(places.boxOf('deck')?.left).toBe(100);
  places.put('deck', () => box(0, 0));
  places.put('deck', () => undefined);
  expect(places.boxOf('deck')?.left).toBe(100);
});

it('knows no place that was never put, and is endlessly far from it', () => {
  const places = new Places();
  expect(places.boxOf('deck')).toBeUndefined();
  expect(places.distance('deck', 0, 0)).toBe(Infinity);
});
