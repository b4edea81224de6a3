import { describe, expect, it } from 'vitest';
import { firstSlot } from './path';
import { growthOf, roundsOf } from './round';
import type { Happened } from './state';

const happened = (key: string, args: object): Happened => ({ key, args }) as unknown as Happened;
const begins = (round: number) => happened('round_begins', { round });
const donation = (scroll: string) => happened('donation', { seat: 0, scroll });
const link = (scroll: string, end: 'left' | 'right', beside: string) => happened('link', { scroll, end, beside });

const GROWN = [
  begins(1),
  donation('2-4'),
  link('2-2', 'left', '2-4'),
  link('1-2', 'left', '2-2'),
  link('4-5', 'right', '2-4'),
];

describe('how a chain grew', () => {
  it('counts from the scroll that opened the round', () => {
    const { slots, newest } = growthOf(GROWN, []);
    expect([...slots]).toEqual([
      ['2-4', 0],
      ['2-2', -1],
      ['1-2', -2],
      ['4-5', 1],
    ]);
    expect(newest).toBe('4-5');
    expect(firstSlot(['1-2', '2-2', '2-4', '4-5'], slots)).toBe(-2);
  });

  it('is the same for somebody who was told everything at once and at every step before', () => {
    const chains = [['2-4'], ['2-2', '2-4'], ['1-2', '2-2', '2-4'], ['1-2', '2-2', '2-4', '4-5']];
    chains.forEach((chain, at) => {
      const then = firstSlot(chain, growthOf(GROWN.slice(0, at + 2), chain).slots);
      expect(firstSlot(chain, growthOf(GROWN, []).slots)).toBe(then);
    });
  });

  it('keeps its place when an end is eaten, and when the eaten scroll comes back elsewhere', () => {
    const eaten = [...GROWN, happened('eaten', { scroll: '1-2' })];
    expect(firstSlot(['2-2', '2-4', '4-5'], growthOf(eaten, []).slots)).toBe(-1);
    const back = growthOf([...eaten, link('1-5', 'right', '4-5'), link('1-2', 'right', '1-5')], []);
    expect(firstSlot(['2-2', '2-4', '4-5', '1-5', '1-2'], back.slots)).toBe(-1);
    expect(back.slots.get('1-2')).toBe(3);
  });

  it('forgets the round before', () => {
    const { slots, newest } = growthOf([...GROWN, begins(2)], []);
    expect([slots.size, newest]).toEqual([0, null]);
  });

  it('lays a chain of which nothing is known round its middle, and one that an own answer has made longer where it lay', () => {
    expect(firstSlot(['0-1', '1-2', '2-3'], new Map())).toBe(-1);
    expect(firstSlot(['1-1', '1-2', '2-2', '2-4', '4-5'], growthOf(GROWN, []).slots)).toBe(-3);
  });
});

describe('a chain with which a table began', () => {
  const BEGUN = ['0-1', '1-2', '2-3', '3-4'];
  /** Where 1-2 lies, with these events and the chain that came of them. */
  const lies = (chain: readonly string[], ...events: Happened[]): number =>
    firstSlot(chain, growthOf(events, chain).slots) + chain.indexOf('1-2');

  it('stays where it lies, wherever it grows first', () => {
    const there = lies(BEGUN);
    const [left, right] = [link('0-0', 'left', '0-1'), link('4-5', 'right', '3-4')];
    expect(lies(['0-0', ...BEGUN], left)).toBe(there);
    expect(lies([...BEGUN, '4-5'], right)).toBe(there);
    expect(lies(['0-0', ...BEGUN, '4-5'], right, left)).toBe(there);
  });

  it('also where an own answer is drawn that nobody knows of yet', () => {
    const { slots } = growthOf([], BEGUN);
    expect(firstSlot(['0-0', ...BEGUN], slots)).toBe(firstSlot(BEGUN, slots) - 1);
  });

  it('and where the other end is eaten, and laid again', () => {
    const eaten = [link('4-5', 'right', '3-4'), happened('eaten', { scroll: '0-1' })];
    expect(lies(['1-2', '2-3', '3-4', '4-5'], ...eaten)).toBe(lies(BEGUN));
    const again = [...eaten, link('0-5', 'right', '4-5'), link('0-1', 'right', '0-5')];
    expect(lies(['1-2', '2-3', '3-4', '4-5', '0-5', '0-1'], ...again)).toBe(lies(BEGUN));
  });

  it('also on the way to the next moment, when the chain is still that of the last one', () => {
    const { slots } = growthOf([link('4-5', 'right', '3-4')], BEGUN);
    expect(firstSlot([...BEGUN, '4-5'], slots)).toBe(firstSlot(BEGUN, growthOf([], BEGUN).slots));
  });
});

describe('how the rounds ended', () => {
  it('says who won each, and what it made', () => {
    const events = [
      begins(1),
      happened('round', { seat: 2, reason: 'out' }),
      begins(2),
      happened('hand', { seat: null, points: 0, reason: 'blocked' }),
      begins(3),
      happened('hand', { seat: 1, points: 12, reason: 'out' }),
    ];
    expect(roundsOf(events)).toEqual([
      { round: 1, winner: 2, reason: 'out', points: 0 },
      { round: 2, winner: null, reason: 'blocked', points: 0 },
      { round: 3, winner: 1, reason: 'out', points: 12 },
    ]);
  });
});
