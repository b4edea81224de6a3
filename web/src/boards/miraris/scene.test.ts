import { describe, expect, it } from 'vitest';
import type { View } from '../../kit/board';
import { sceneOf } from './scene';
import type { Happened, Offered } from './state';

const seat = { hand: 8, held: 0, character: null, spent: null, wonders: null, score: null };
const board = {
  phase: 'bidding',
  round: 1,
  row: [[4], [1], [2]],
  deck: 9,
  ability: null,
  first_total: null,
  demand: 0,
};

function viewed(more: object = {}): View {
  const question = { kind: 'bid', gathering: 'sealed', asked_of: [0, 1, 2], answered: null, options: [] };
  const seats = [seat, seat, seat];
  return { seat: 0, asked: [0, 2], question, outcome: null, board: { ...board, seats, you: null, ...more } } as never;
}

const reveal: Happened = {
  key: 'reveal',
  args: {
    bids: [
      [0, 6],
      [1, 3],
      [2, 3],
    ],
  },
};
const tie: Happened = { key: 'tie', args: { value: 3, seats: [1, 2] } };
const bids = (events: readonly Happened[], beat: number, given: Offered | null = null, view = viewed()) =>
  sceneOf(view, [], events, beat, given).bids.map(({ seat, state }) => `${seat} ${state}`);

describe('the bids', () => {
  it('are sealed by all who were asked and are asked no more, whoever looks and whenever', () => {
    expect(bids([], Infinity)).toEqual(['0 open', '1 sealed', '2 open']);
    expect(sceneOf(viewed(), [], [], Infinity, null).sealed).toEqual([1]);
  });

  it('are sealed by the viewer as soon as the answer is on its way', () => {
    const given: Offered = { text: 'bid 6', kind: 'bid', parts: { value: 6 } };
    expect(bids([], Infinity, given)).toEqual(['0 sealed', '1 sealed', '2 open']);
  });

  it('lie face down, turn up at once, and are then arranged', () => {
    expect(bids([reveal], 0)).toEqual(['0 sealed', '1 sealed', '2 sealed']);
    expect(bids([reveal], 1)).toEqual(['0 shown', '1 shown', '2 shown']);
    expect(bids([reveal], 2)).toEqual(['1 shown', '2 shown', '0 shown']);
  });

  it('are found equal, and shatter', () => {
    expect(bids([reveal, tie], 0)).toEqual(['1 equal', '2 equal', '0 shown']);
    expect(bids([reveal, tie], 1)).toEqual(['1 tied', '2 tied', '0 shown']);
  });
});

describe('the gifts', () => {
  const mirela = { ...seat, character: 'mirela' };
  const view = viewed({ phase: 'scoring', ability: 'mirela', seats: [seat, seat, mirela] });
  const demand = (number: number): Happened => ({ key: 'demand', args: { seat: 2, demand: number, givers: [0, 1] } });
  const gift = (giver: number, wonder: number): Happened => ({ key: 'gift', args: { giver, seat: 2, wonder } });

  it('of both demands lie on the stage, also for somebody who comes between them', () => {
    const told = [demand(1), gift(0, 1), gift(1, 2), demand(2)];
    const scene = sceneOf(view, told, [gift(0, 3)], Infinity, null);
    expect(scene.gifts.map(({ wonder }) => wonder)).toEqual([1, 2, 3]);
    expect([scene.stage, scene.acting]).toEqual([2, [0]]);
  });

  it('are put away when another ability begins', () => {
    const strip: Happened = { key: 'strip', args: { seat: 1, count: 1, losers: [0] } };
    expect(sceneOf(view, [demand(1), gift(0, 1), strip], [], Infinity, null).gifts).toEqual([]);
  });
});
