import { describe, expect, it } from 'vitest';
import { whole, type StateTold } from './wire';

const first = {
  type: 'state',
  number: 1,
  seat: 0,
  question: 17,
  events: [],
  first: 0,
  remaining: null,
  table: { table: 't', game: 'none', players: 2, options: { quick: true } },
  fixed: { map: ['a', 'b'], name: 'fixed' },
  view: { asked: [0], question: null, outcome: null, board: { turn: 1, name: 'told' } },
  undo: { can: null, asked_by: null, agreed: [], waiting: [] },
  talk: [],
} as unknown as StateTold;

/** A later state, in which only what is new is told. */
const later = (more: Partial<StateTold>): StateTold =>
  ({ type: 'state', number: 2, seat: 0, question: 18, events: [], first: 0, remaining: null, ...more }) as StateTold;

describe('a state put together', () => {
  const before = whole(first, null)!;

  it('has in its view what the table is and what never changes', () => {
    expect(before.view).toMatchObject({ game: 'none', players: 2, options: { quick: true }, seat: 0, asked: [0] });
    expect(before.view?.board).toEqual({ map: ['a', 'b'], turn: 1, name: 'told' });
  });

  it('is as before in what is absent', () => {
    const now = whole(later({ talk: [{ seat: 1, name: 'Ben', text: 'Hm', phrase: null, number: 1 }] }), before)!;
    expect(now.view).toBe(before.view);
    expect(now.table).toBe(before.table);
    expect(now.undo).toBe(before.undo);
    expect([now.question, now.talk.length]).toEqual([18, 1]);
  });

  it('keeps what never changes below another view', () => {
    const view = { asked: [1], question: null, outcome: null, board: { turn: 2 } } as unknown as StateTold['view'];
    const now = whole(later({ view }), before)!;
    expect(now.view?.board).toEqual({ map: ['a', 'b'], name: 'fixed', turn: 2 });
    expect(now.view?.asked).toEqual([1]);
  });

  it('has no view before the game begins', () => {
    expect(whole({ ...first, view: null, fixed: undefined }, null)?.view).toBeNull();
    expect(whole(later({}), whole({ ...first, view: null }, null))?.view).toBeNull();
  });

  it('does not come of a part alone', () => {
    expect(whole(later({}), null)).toBeNull();
    expect(whole(later({ table: first.table, undo: first.undo }), null)).toBeNull();
  });
});
