import { describe, expect, it } from 'vitest';
import type { GameEvent, Option } from '../../kit/board';
import { piecesInHand, placesOf, placesOfEvent } from './places';
import { durations } from './staging';
import type { Happened, Offered } from './state';
import { board, offer, viewOf } from './testing';

const view = viewOf(board(['blue']), 'turn_action');
const of = (option: Offered) => placesOf(option as unknown as Option, view);

describe('the places of an answer', () => {
  it.each<[Offered, string[]]>([
    [offer.colour('red'), ['colour-red']],
    [offer.move('N1'), ['pawn-0', 'square-N1']],
    [offer.learn('II', 'red', 'east'), ['hand-red', 'hand-east', 'slot-II']],
    [offer.letter('III', 'red', 'east'), ['hand-red', 'hand-east', 'slot-III']],
    [offer.look('E1'), ['spell-clairvoyance', 'square-E1']],
    [offer.leap(), ['spell-leap']],
    [offer.line('row', 'W1', 'C'), ['hand-lights_on', 'square-W1', 'square-C']],
    [offer.magic('express_request'), ['hand-express_request', 'in-use']],
    [offer.swap('N1', 'C'), ['hand-misfiled', 'square-N1', 'square-C']],
    [offer.peek('N1', 'S1'), ['hand-far', 'square-N1', 'square-S1']],
    [offer.discard('red', 'red'), ['hand-red', 'hand-red', 'discard-pile']],
    [offer.end(), ['end-turn']],
  ])('%o', (option, places) => {
    expect(of(option)).toEqual(places);
  });

  it('tell copies in a hand apart', () => {
    expect(piecesInHand(['red', 'east', 'red']).map(({ piece }) => piece)).toEqual([
      'hand-red',
      'hand-east',
      'hand-red#1',
    ]);
  });
});

const ARGS = {
  ...{ seat: 1, seats: [0, 1], position: 'N1', from: 'N1', to: 'N2', first: 'C', second: 'E1', round: false },
  ...{ cards: ['red'], card: 'red', slot: 'II', spell: 'leap', count: 2, shelf: 'red', positions: ['N1', 'S1'] },
};
const told = (key: string, args: object = ARGS) => placesOfEvent({ key, args } as unknown as GameEvent, view);

describe('the places of an event', () => {
  it.each(Object.keys(durations))('%s speaks of some', (key) => {
    expect(told(key).length).toBeGreaterThan(0);
  });

  it.each<[Happened['key'], string[]]>([
    ['move', ['square-N1', 'square-N2']],
    ['swap', ['square-C', 'square-E1']],
    ['reconstruction', ['square-N1', 'square-S1']],
    ['draw', ['draw-pile', 'seat-1']],
    ['put_away', ['in-use', 'discard-pile']],
    ['learn', ['seat-1']],
    ['win', ['seat-0', 'seat-1']],
  ])('%s', (key, places) => {
    expect(told(key)).toEqual(places);
  });

  it('are the own slot and spell where they lie before the viewer', () => {
    expect(told('learn', { ...ARGS, seat: 0 })).toEqual(['slot-II']);
    expect(told('cast', { ...ARGS, seat: 0 })).toEqual(['spell-leap']);
  });
});
