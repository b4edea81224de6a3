import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../lib/wire';
import { inWay, usualOptions, wayOf } from './ways';

const info: Pick<GameInfo, 'options' | 'presets' | 'asked_first'> = {
  options: [
    { name: 'source', values: ['chance', 'book'], default: 'book', range: null, matters_with: null },
    { name: 'mode', values: ['normal', 'easy'], default: 'normal', range: null, matters_with: null },
  ],
  presets: [
    { name: 'family', options: { mode: 'easy' } },
    { name: 'rulebook', options: {} },
  ],
  asked_first: ['source'],
};

describe('a way to play', () => {
  it('is that of the rulebook at first', () => {
    expect(wayOf(info, usualOptions(info))).toBe('rulebook');
  });

  it('is chosen by its name, and leaves what was asked first', () => {
    const chosen = inWay(info, { source: 'chance', mode: 'normal' }, 'family');
    expect(chosen).toEqual({ source: 'chance', mode: 'easy' });
    expect(wayOf(info, chosen)).toBe('family');
    expect(inWay(info, chosen, 'rulebook')).toEqual({ source: 'chance', mode: 'normal' });
  });

  it('has no name where somebody has chosen rules of their own', () => {
    expect(wayOf(info, { source: 'book', mode: 'other' })).toBeNull();
  });
});
