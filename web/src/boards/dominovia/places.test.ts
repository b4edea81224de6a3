import { describe, expect, it } from 'vitest';
import type { GameEvent, Option, View } from '../../kit/board';
import { durations } from './durations';
import { placesOf, placesOfEvent } from './places';
import type { Answers, Events } from './wire';

const receivers = { left: [1, 2, 3, 0], right: [3, 0, 1, 2], across: [2, 3, 0, 1] };
const view = { seat: 1, board: { seats: [{}, {}, {}, {}], receivers, direction: 'across' } } as unknown as View;

const link = { scroll: '1-3', spell: 'star', beside: '3-4', alike: 'no', left: 1, right: 3 } as const;

/** An answer of each kind, and where a hand goes to give it. */
const ANSWERS: { [kind in keyof Answers]: [Answers[kind], string] } = {
  offer: [{ scroll: '1-3' }, 'hand-1-3 offering-1'],
  link: [{ ...link, end: 'left' }, 'hand-1-3 end-left'],
  draw: [{}, 'deck seat-1'],
  pass: [{}, 'seat-1'],
  direction: [{ direction: 'right' }, 'seat-0'],
  give: [{ scroll: '1-3' }, 'hand-1-3 seat-3'],
  discard: [{ scroll: '1-3' }, 'hand-1-3 deck'],
  keep: [{}, 'seat-1'],
  give_to: [{ scroll: '1-3', to: 2 }, 'hand-1-3 seat-2'],
  stop: [{}, 'seat-1'],
  ring: [{ scroll: '1-3' }, 'chain-1-3'],
};

/** An event of each kind, and what it speaks of. */
const EVENTS: { [key in keyof Events]: [Events[key], string] } = {
  round_begins: [{ round: 2 }, 'deck'],
  deal: [{ each: 5 }, 'deck seat-0 seat-1 seat-2 seat-3'],
  dealt: [{ scrolls: ['1-3', '2-2'] }, 'hand-1-3 hand-2-2'],
  offered: [
    {
      offerings: [
        [0, '1-3'],
        [1, '2-2'],
      ],
    },
    'offering-0 offering-1',
  ],
  donation: [{ seat: 2, scroll: '1-3', value: 9 }, 'seat-2 offering-2 chain-1-3'],
  turn: [{ seat: 2 }, 'seat-2'],
  link: [{ ...link, seat: 2, end: 'left' }, 'seat-2 chain-1-3'],
  cast: [{ seat: 2, spell: 'star', scroll: '1-3', frozen: false }, 'seat-2 chain-1-3'],
  ring_aside: [{ seat: 2 }, 'seat-2'],
  draw: [{ seat: 2 }, 'deck seat-2'],
  drew: [{ scroll: '1-3' }, 'hand-1-3'],
  pass: [{ seat: 2, fly: false }, 'seat-2'],
  direction: [{ seat: 2, direction: 'left' }, 'seat-2'],
  exchange: [{ direction: 'left' }, 'seat-0 seat-1 seat-2 seat-3'],
  gave: [{ scroll: '1-3', seat: 2 }, 'seat-2'],
  received: [{ scroll: '1-3', seat: 2 }, 'seat-2 hand-1-3'],
  discard: [{ seat: 2 }, 'seat-2 deck'],
  discarded: [{ scroll: '1-3' }, 'deck'],
  mix: [{}, 'deck'],
  gift: [{ giver: 0, seat: 2 }, 'seat-0 seat-2'],
  keep: [{ seat: 2, spell: 'star' }, 'seat-2'],
  stop: [{ seat: 2 }, 'seat-2'],
  eaten: [{ scroll: '1-3' }, 'deck'],
  repeat: [{}, ''],
  play_on: [{}, ''],
  hand_shown: [{ seat: 2, scrolls: ['1-3'], highest: 9 }, 'seat-2'],
  round: [{ seat: 2, reason: 'out' }, 'seat-2'],
  match: [{ seat: 2 }, 'seat-2'],
  opens: [{ seat: 2, scroll: '1-3' }, 'seat-2 chain-1-3'],
  hand: [{ seat: null, points: 0, reason: 'blocked' }, ''],
  choice: [{ seat: 2, links: 1, barred: false, colt: false }, 'seat-2'],
};

describe('places', () => {
  it.each(Object.entries(ANSWERS))('%s: the piece, then where it goes', (kind, [parts, places]) => {
    expect(placesOf({ kind, parts } as unknown as Option, view).join(' ')).toBe(places);
  });

  it.each(Object.entries(EVENTS))('%s lights what it speaks of', (key, [args, places]) => {
    expect(placesOfEvent({ key, args } as unknown as GameEvent, view).join(' ')).toBe(places);
  });

  it('has an event for everything that is shown', () => {
    expect(Object.keys(durations).filter((key) => !(key in EVENTS))).toEqual([]);
  });

  it('lights whoever scores in a hand', () => {
    const hand = { key: 'hand', args: { seat: 3, points: 5, reason: 'out' } } as unknown as GameEvent;
    expect(placesOfEvent(hand, view)).toEqual(['seat-3']);
  });
});
