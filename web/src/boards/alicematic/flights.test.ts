import { describe, expect, it } from 'vitest';
import { happened } from './fixtures';
import { flightsOf, type Shown } from './flights';

const PAID = { red: 2, yellow: 0, green: 0 };
const fly = (shown: Partial<Shown> & Pick<Shown, 'event'>) =>
  flightsOf({ beat: 1, taken: null, viewer: 1, players: 3, ...shown }).map(({ from, to }) => `${from} > ${to}`);

describe('what travels', () => {
  it('is a card from the panel to the slot, once it has been held up', () => {
    const event = happened('summon', { seat: 1, alice: 'Knight', slot: 'red', ...PAID });
    expect(fly({ event, beat: 0 })).toEqual([]);
    expect(fly({ event })).toEqual(['acting > slot-1-red', 'seat-1 > bank', 'seat-1 > bank']);
    expect(fly({ event, viewer: null })[0]).toBe('acting > seat-1');
  });

  it('is a token to the space that is invaded, and what it gives from there', () => {
    expect(fly({ event: happened('attack', { seat: 0, space: '(1,0)' }) })).toEqual(['seat-0 > space-(1,0)']);
    const bonus = happened('bonus', { seat: 0, what: 'vp', count: 2, due: 2 });
    expect(fly({ event: bonus, taken: '(1,0)' })).toEqual(['space-(1,0) > seat-0', 'space-(1,0) > seat-0']);
  });

  it('is a card of the deck for others only, for one sees the own ones come', () => {
    expect(fly({ event: happened('draw', { seat: 0, count: 1, due: 1 }) })).toEqual(['deck > seat-0']);
    expect(fly({ event: happened('draw', { seat: 1, count: 1, due: 1 }) })).toEqual([]);
  });

  it('is the points of a tile to those who have some', () => {
    const points = [[0, 3], [1, 0], [2, 6]] as const; // prettier-ignore
    expect(fly({ event: happened('tile', { tile: '(0,0)', tokens: [], points }) })).toEqual([
      'tile-(0,0) > seat-0',
      'tile-(0,0) > seat-2',
    ]);
  });
});
