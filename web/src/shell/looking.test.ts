import { describe, expect, it } from 'vitest';
import type { Moment } from '../kit/reel.svelte';
import { marksOn, sinceOwnTurn } from './looking';

const moment = (seat: number | null, asked: number[], ...keys: string[]): Moment =>
  ({ first: 0, events: keys.map((key) => ({ key, args: {} })), view: { asked }, seat }) as unknown as Moment;

const game = [
  moment(null, [0], 'deal'),
  moment(0, [1], 'bid'),
  moment(1, [1], 'bid'),
  moment(1, [0], 'round'),
  moment(0, [1], 'bid'),
];

describe('the line of moments', () => {
  it('marks where another begins to act, and larger what is big', () => {
    expect(marksOn(game, ['round'])).toEqual([
      { at: 0.25, large: false },
      { at: 0.5, large: false },
      { at: 0.75, large: true },
      { at: 1, large: false },
    ]);
  });

  it('leaves out turns where there are too many to be told apart', () => {
    const long = Array.from({ length: 300 }, (_, at) => moment(at % 2, [], at === 150 ? 'fall' : 'bid'));
    expect(marksOn(long, ['fall'])).toEqual([{ at: 150 / 299, large: true }]);
  });
});

describe('the last turn', () => {
  it('begins with the own last decision', () => {
    expect(sinceOwnTurn(game, 0)).toBe(3);
    expect(sinceOwnTurn(game, 1)).toBe(2);
  });

  it('is the last thing that happened for who watches', () => {
    expect(sinceOwnTurn(game, null)).toBe(3);
    expect(sinceOwnTurn(game, 5)).toBe(3);
  });
});
