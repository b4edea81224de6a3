import { describe, expect, it } from 'vitest';
import type { GameEvent, Option, View } from '../../kit/board';
import { placesOf, placesOfEvent } from './places';
import { durations } from './staging';

const seats = ['lucia', 'mirela', null].map((character) => ({ character }));
const view = { seat: 0, board: { seats, ability: 'mirela' } } as unknown as View;
const watched = { ...view, seat: null } as View;

const option = (kind: string, parts: Option['parts']): Option => ({ text: kind, kind, parts });
const event = (key: string, args: GameEvent['args']): GameEvent => ({ key, args });

describe('the places of an answer', () => {
  it.each<[string, Option['parts'], string[]]>([
    ['keep', { character: 'alma' }, ['character-alma', 'seat-0']],
    ['bid', { value: 7 }, ['hand-7', 'bid-0']],
    ['take', { wonder: 5 }, ['row-5', 'seat-0']],
    ['take_two', { first: 2, second: 2 }, ['row-2', 'row-2#1', 'seat-0']],
    ['give', { wonder: 3 }, ['held-3', 'seat-1']],
  ])('are the cards, then where they go: %s', (kind, parts, places) => {
    expect(placesOf(option(kind, parts), view)).toEqual(places);
  });

  it('end with the cards for somebody who watches', () => {
    expect(placesOf(option('bid', { value: 7 }), watched)).toEqual(['hand-7']);
  });
});

const EVENTS: Record<string, [GameEvent['args'], string[]]> = {
  deal: [{ each: 3 }, ['seat-0', 'seat-1', 'seat-2']],
  dealt: [{ characters: ['alma', 'el'] }, ['character-alma', 'character-el']],
  kept: [{ character: 'el' }, ['character-el', 'seat-0']],
  all_kept: [{}, ['seat-0', 'seat-1', 'seat-2']],
  turn_up: [{ round: 1, wonders: [4, 4, 1] }, ['deck', 'slot-1', 'slot-2', 'slot-3']],
  reveal: [
    {
      bids: [
        [0, 3],
        [1, 3],
      ],
    },
    ['bid-0', 'bid-1'],
  ],
  tie: [{ value: 3, seats: [0, 1] }, ['bid-0', 'bid-1']],
  claim: [{ seat: 2, slot: 1, wonders: [4] }, ['slot-1', 'seat-2']],
  show: [{ seat: 1, character: 'mirela' }, ['seat-1']],
  take: [{ seat: 0, wonders: [5, 6] }, ['row-5', 'row-6', 'seat-0']],
  test: [{ seat: 0, won: false, kinds: 5 }, ['seat-0']],
  draw: [{ seat: 2, count: 4 }, ['deck', 'seat-2']],
  drew: [{ wonders: [1] }, ['deck', 'seat-0']],
  demand: [{ seat: 1, demand: 1, givers: [0, 2] }, ['seat-0', 'seat-2', 'seat-1']],
  gift: [{ giver: 0, seat: 1, wonder: 3 }, ['seat-0', 'seat-1']],
  gave: [{ giver: 2, seat: 1 }, ['seat-2', 'seat-1']],
  total: [{ total: 9 }, ['stage']],
  strip: [{ seat: 2, count: 1, losers: [0] }, ['seat-2', 'seat-0']],
  discard: [{ seat: 0, wonders: [1] }, ['seat-0']],
  dream: [{ seat: 2, count: 1 }, ['seat-2']],
  score: [
    { seat: 0, character: 'lucia', wonders: [], crowns: 0, bonus: 0, points: 0, values: [], added: 0 },
    ['seat-0'],
  ],
  win: [{ seats: [1], reason: 'points' }, ['seat-1']],
};

describe('the places of an event', () => {
  it.each(Object.entries(EVENTS))('%s', (key, [args, places]) => {
    expect(placesOfEvent(event(key, args), view)).toEqual(places);
  });

  it('are known of everything that is shown', () => {
    expect(Object.keys(durations).filter((key) => !(key in EVENTS))).toEqual([]);
  });
});
