import { expect, it } from 'vitest';
import { way } from './gliding';

const box = (left: number, top: number, width = 10, height = width): DOMRect =>
  ({ left, top, width, height }) as DOMRect;

it('leads from where a thing lay, by its middle and its size', () => {
  expect(way(box(0, 0), box(30, 5))).toBe('translate(-30px, -5px) scale(1, 1)');
  expect(way(box(0, 0, 20), box(0, 0, 10))).toBe('translate(5px, 5px) scale(2, 2)');
});

it('is none for what stays, and for what was or is not to be seen', () => {
  expect(way(box(3, 4), box(3, 4))).toBeNull();
  expect(way(box(0, 0, 0), box(30, 5))).toBeNull();
  expect(way(box(0, 0), box(0, 0, 0))).toBeNull();
});
