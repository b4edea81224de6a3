import { describe, expect, it } from 'vitest';
import { apart } from './advising.svelte';

describe('answers that are seen together', () => {
  it('are ringed where they differ', () => {
    expect(
      apart([
        ['hand-1', 'seat-0'],
        ['hand-2', 'seat-0'],
      ]),
    ).toEqual([['hand-1'], ['hand-2']]);
  });

  it('are ringed wholly where one would be seen nowhere else', () => {
    const each = [['deck'], ['deck', 'seat-0']];
    expect(apart(each)).toBe(each);
  });

  it('are ringed wholly where there is but one', () => {
    const each = [['hand-1', 'seat-0']];
    expect(apart(each)).toBe(each);
  });
});
