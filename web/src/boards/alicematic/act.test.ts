import { describe, expect, it } from 'vitest';
import { actOf } from './act';
import { happened } from './fixtures';
import { talliesOf, totalOf } from './tally';

const PAID = { red: 0, yellow: 0, green: 0 };
const turn = happened('turn', { seat: 2 });
const summon = happened('summon', { seat: 2, alice: 'Knight', slot: 'red', ...PAID });
const commoner = happened('commoner', { seat: 2, slot: 'red' });
const gain = happened('gain', { seat: 2, alice: 'Knight', what: 'red', count: 1, due: 1 });
const invade = happened('invade', { seat: 2, space: '(1,0)', ...PAID });
const tile = happened('tile', {
  tile: '(0,0)',
  tokens: [],
  points: [
    [0, 3],
    [1, 6],
  ],
});
const effect = happened('end_effect', { seat: 0, alice: 'Empress', points: 2 });

describe('what is being done', () => {
  it('is what has happened since the turn began, and shows its card until the end of it', () => {
    const act = actOf([
      happened('turn', { seat: 1 }),
      happened('attack', { seat: 1, space: '(0,0)' }),
      turn,
      summon,
      invade,
    ]);
    expect(act).toMatchObject({ seat: 2, alice: 'Knight', acts: false });
    expect(act.events).toEqual([summon, invade]);
  });

  it('shows a Commoner face down, and then the Alice whose effect it brings about', () => {
    expect(actOf([turn, commoner])).toMatchObject({ alice: null, acts: false });
    expect(actOf([turn, commoner, gain])).toMatchObject({ alice: 'Knight', acts: true });
  });

  it('says whose turn it is before anything is done', () => {
    expect(actOf([summon, turn])).toEqual({ seat: 2, alice: undefined, acts: false, events: [] });
  });

  it('is nothing before the game has begun', () => {
    expect(actOf([])).toEqual({ seat: null, alice: undefined, acts: false, events: [] });
  });

  it('is nobody in particular in the scoring, where a card is shown only while it scores', () => {
    expect(actOf([turn, summon, invade, tile])).toMatchObject({ seat: null, alice: undefined, events: [tile] });
    expect(actOf([turn, summon, tile, effect])).toMatchObject({ seat: null, alice: 'Empress', acts: true });
    expect(actOf([turn, tile, effect, happened('win', { seats: [0], reason: 'points' })]).alice).toBeUndefined();
  });
});

describe('the count of the points', () => {
  it('begins with the first tile, from what was gained in play', () => {
    expect(talliesOf([invade], [4, 5])).toBeNull();
    expect(talliesOf([tile], [4, 5])).toEqual([
      { play: 4, tiles: 3, slots: 0, effects: 0 },
      { play: 5, tiles: 6, slots: 0, effects: 0 },
    ]);
  });

  it('adds what slots and effects bring', () => {
    const slot = happened('slot', { slot: 'red', points: [[1, 2]] });
    expect(talliesOf([tile, slot, effect], [4, 5])?.map(totalOf)).toEqual([9, 13]);
  });
});
