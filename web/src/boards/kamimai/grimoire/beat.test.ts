import { expect, test } from 'vitest';
import { Beat } from './beat';

test('pictures that are drawn slowly do not slow down what they show', () => {
  const beat = new Beat();
  beat.next(0, false);
  expect(beat.next(60_000, false), 'after a rest').toBe(0.1);
  expect(beat.next(60_800, true), 'between two slow pictures').toBe(0.8);
  expect(beat.next(600_000, true), 'somebody was away').toBe(1);
});
