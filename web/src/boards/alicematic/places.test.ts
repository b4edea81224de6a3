import { describe, expect, it } from 'vitest';
import { cardUp, happened, option, viewWith } from './fixtures';
import { numbered, placesOf, placesOfEvent } from './places';
import { durations } from './timing';

const view = viewWith({ red: [cardUp('Ninja')] }, { blue: [cardUp('Maid')] }, { red: [cardUp('Ninja')] });
const PAID = { red: 0, yellow: 0, green: 0 };
const SPACE = { space: '(2,-1)' };

describe('the places of an answer', () => {
  it.each([
    ['kingdom', { kingdom: 'mad_hatter' }, ['kingdom-mad_hatter', 'seat-1']],
    ['keep', {}, []],
    ['discard', { cards: ['Jet', 'Jet', 'Maid'], count: 3 }, ['hand-Jet', 'hand-Jet', 'hand-Maid', 'discard']],
    ['city', SPACE, ['seat-1', 'space-(2,-1)']],
    ['summon', { alice: 'Knight', slot: 'red', ...PAID }, ['hand-Knight', 'slot-1-red']],
    ['commoner', { alice: 'Knight', slot: 'white' }, ['hand-Knight', 'slot-1-white']],
    ['invade', { ...SPACE, ...PAID }, ['seat-1', 'space-(2,-1)']],
    ['invade_down', { ...SPACE, ...PAID, alices: ['Maid'], slots: ['blue'] }, ['slot-1-blue', 'space-(2,-1)']],
    [
      'invade_down',
      { ...SPACE, ...PAID, slots: ['blue', 'red', 'blue'] },
      ['slot-1-blue', 'slot-1-red', 'space-(2,-1)'],
    ],
    ['attack', SPACE, ['seat-1', 'space-(2,-1)']],
    ['finish', SPACE, ['space-(2,-1)']],
    ['jet', SPACE, ['seat-1', 'space-(2,-1)']],
    ['skip', {}, []],
    ['take', { seat: 2 }, ['seat-2', 'seat-1']],
    ['decline', {}, []],
    ['copy', { alice: 'Ninja' }, ['slot-0-red', 'slot-2-red']],
    ['up', { card: 'Maid@blue', alice: 'Maid', slot: 'blue' }, ['slot-1-blue']],
    ['use', {}, []],
  ])('%s', (kind, parts, places) => {
    expect(placesOf(option(kind, parts), view)).toEqual(places);
  });

  it('tells copies of a card apart', () => {
    expect(numbered(['hand-Jet', 'hand-Maid', 'hand-Jet'])).toEqual(['hand-Jet', 'hand-Maid', 'hand-Jet#1']);
  });
});

describe('the places of an event', () => {
  const seat = 1;
  const events = [
    happened('map', { count: 9 }),
    happened('kingdom', { seat, kingdom: 'mad_hatter' }),
    happened('deal', { each: 5 }),
    happened('dealt', { cards: ['Jet'] }),
    happened('mulligan', { seat, count: 1 }),
    happened('discarded', { cards: ['Jet'] }),
    happened('redrew', { cards: ['Maid'] }),
    happened('start', { seat }),
    happened('city', { seat, ...SPACE }),
    happened('round', { round: 1 }),
    happened('empty_hand', { seat }),
    happened('summon', { seat, alice: 'Maid', slot: 'blue', ...PAID }),
    happened('commoner', { seat, slot: 'blue' }),
    happened('commoner_own', { seat, alice: 'Jet', slot: 'blue' }),
    happened('draw', { seat, count: 1, due: 1 }),
    happened('drew', { cards: ['Jet'] }),
    happened('reshuffle', { count: 20 }),
    happened('down', { seat, alice: 'Maid', slot: 'blue' }),
    happened('up', { seat, alice: 'Maid', slot: 'blue' }),
    happened('invade', { seat, ...SPACE, ...PAID }),
    happened('attack', { seat, ...SPACE }),
    happened('finish', { seat, ...SPACE }),
    happened('jet', { seat, ...SPACE }),
    happened('stolen', { seat, victim: 0, ...SPACE }),
    happened('token_home', { seat, ...SPACE }),
    happened('bonus', { seat, what: 'red', count: 1, due: 1 }),
    happened('gain', { seat, alice: 'Knight', what: 'red', count: 1, due: 1 }),
    happened('take', { seat, victim: 0, token: 'red' }),
    happened('copy', { seat, alice: 'Ninja' }),
    happened('tile', { tile: '(0,0)', tokens: [], points: [] }),
    happened('slot', { slot: 'red', points: [[0, 1]] }),
    happened('end_effect', { seat, alice: 'Empress', points: 2 }),
    happened('win', { seats: [1], reason: 'points' }),
  ];

  it.each(events.map((event) => [event.key, event] as const))('%s', (_, event) => {
    expect(placesOfEvent(event, view).length).toBeGreaterThan(0);
  });

  it('knows all that are shown', () => {
    expect(Object.keys(durations).filter((key) => !events.some((event) => event.key === key))).toEqual([]);
  });

  it('begins with whom it comes from, and ends where it leads', () => {
    expect(placesOfEvent(happened('take', { seat, victim: 0, token: 'red' }), view)).toEqual(['seat-0', 'seat-1']);
    expect(placesOfEvent(happened('invade', { seat, ...SPACE, ...PAID }), view)).toEqual(['seat-1', 'space-(2,-1)']);
    expect(placesOfEvent(happened('copy', { seat, alice: 'Ninja' }), view)).toEqual([
      'seat-1',
      'slot-0-red',
      'slot-2-red',
    ]);
  });
});
