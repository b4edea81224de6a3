import { describe, expect, it } from 'vitest';
import type { Option, TableState } from '../../kit/board';
import { Sitting } from '../../kit/sitting.svelte';
import { option } from './fixtures';
import type { Happened, Offered } from './state';
import { Turn } from './turn.svelte';

const PAID = { red: 0, yellow: 0, green: 0 };
const SPACES = ['(0,0)', '(1,0)'].map((space, q) => ({ space, q, r: 0, tile: '(0,0)', kind: 'red', difficulty: 1 }));
const offer = (text: string, parts: Option['parts']): Option => ({ ...option(text.split(' ')[0]!, parts), text });

/** The second seat is asked, and holds these cards. */
function asked(kind: string, options: readonly Option[], hand: readonly string[] = []) {
  const answers: string[] = [];
  const view = {
    seat: 1,
    asked: [1],
    outcome: null,
    question: { kind, options, refused: [{ piece: 'blue', key: 'slot_full', args: {} }], answered: null, given: null },
    board: {
      map: { tiles: [], spaces: SPACES },
      seats: [],
      tokens: [],
      you: { hand: hand.map((alice) => ({ alice, summon: 'now', tokens: 0, why: null })), reach: null },
    },
  };
  const table = {
    seat: 1,
    seats: [],
    question: 7,
    pending: null,
    commands: { answer: (text: string) => answers.push(text) },
    reel: { view, shown: [], passed: [], current: null, busy: false, isPresent: true },
    say: Object.assign((key: string) => key, { has: () => false, refused: ({ key }: { key: string }) => key }),
  } as unknown as TableState;
  return { turn: new Turn(new Sitting<Happened, Offered>(() => table)), answers };
}

const texts = (options: readonly Offered[]): string[] => options.map(({ text }) => text);

describe('a card is played', () => {
  const politics = () =>
    asked(
      'politics',
      [
        offer('summon Knight', { alice: 'Knight', slot: 'red', ...PAID }),
        offer('commoner Knight red', { alice: 'Knight', slot: 'red' }),
        offer('commoner Knight white', { alice: 'Knight', slot: 'white' }),
      ],
      ['Knight', 'Knight'],
    );

  it('by choosing her, and then a slot, which is pressed again', () => {
    const { turn, answers } = politics();
    expect(turn.pressSlot('white')).toBe(false);
    turn.pressCard('hand-Knight#1');
    expect(turn.heldCard).toBe('Knight');
    expect(turn.answers).toHaveLength(3);
    expect([...turn.openSlots]).toEqual(['red', 'white']);
    turn.pressSlot('white');
    expect(texts(turn.answers)).toEqual(['commoner Knight white']);
    expect(answers).toEqual([]);
    turn.pressSlot('white');
    expect(answers).toEqual(['commoner Knight white']);
  });

  it('and where a slot leaves two answers, neither is given by pressing', () => {
    const { turn, answers } = politics();
    turn.pressCard('hand-Knight');
    turn.pressSlot('red');
    expect(texts(turn.answers)).toEqual(['summon Knight', 'commoner Knight red']);
    turn.pressSlot('red');
    expect(answers).toEqual([]);
    expect(turn.slot).toBeNull();
  });

  it('by carrying her, which chooses the same as pressing does', () => {
    const { turn, answers } = politics();
    turn.drop(turn.carriedWith('hand-Knight')[2]!, 'hand-Knight');
    expect(turn.carriedWith('slot-1-white')).toEqual([]);
    expect([turn.heldCard, turn.slot]).toEqual(['Knight', 'white']);
    expect(texts(turn.answers)).toEqual(['commoner Knight white']);
    expect(answers).toEqual([]);
  });

  it('and she stays chosen while somebody looks at the map', () => {
    const { turn, answers } = politics();
    turn.pressCard('hand-Knight');
    turn.pressSpace('(1,0)');
    turn.pressSpace('(1,0)');
    expect([turn.looked, turn.space, turn.heldCard]).toEqual(['(1,0)', null, 'Knight']);
    expect(answers).toEqual([]);
  });

  it('and lays her back when she is pressed again', () => {
    const { turn } = politics();
    turn.pressCard('hand-Knight');
    turn.pressCard('hand-Knight');
    expect(turn.choice.isEmpty).toBe(true);
    expect(turn.answers).toEqual([]);
  });

  it('but not where it cannot go', () => {
    expect(politics().turn.whyNot('blue')).toBe('slot_full');
    expect(politics().turn.whyNot('red')).toBeUndefined();
  });
});

describe('cards go back', () => {
  const mulligan = () =>
    asked(
      'mulligan',
      [
        offer('keep', {}),
        offer('discard Jet', { cards: ['Jet'], count: 1 }),
        offer('discard Jet Jet', { cards: ['Jet', 'Jet'], count: 2 }),
      ],
      ['Jet', 'Jet'],
    ).turn;

  it('one after another, by pressing', () => {
    const turn = mulligan();
    expect(texts(turn.plain)).toEqual(['keep']);
    turn.pressCard('hand-Jet');
    expect(texts(turn.answers)).toEqual(['discard Jet']);
    turn.pressCard('hand-Jet#1');
    expect(texts(turn.answers)).toEqual(['discard Jet Jet']);
    expect(turn.plain).toEqual([]);
  });

  it('or by carrying each to the pile', () => {
    const turn = mulligan();
    turn.drop(turn.carriedWith('hand-Jet')[0]!, 'hand-Jet');
    expect(texts(turn.answers)).toEqual(['discard Jet']);
    turn.drop(turn.carriedWith('hand-Jet#1')[0]!, 'hand-Jet#1');
    expect(texts(turn.answers)).toEqual(['discard Jet Jet']);
  });
});

describe('a space is invaded', () => {
  it('by pressing it twice; the second press does the first of what it offers', () => {
    const { turn, answers } = asked('invasion', [
      offer('invade (1,0)', { space: '(1,0)', ...PAID }),
      offer('attack (1,0)', { space: '(1,0)' }),
      offer('skip', {}),
    ]);
    turn.pressSpace('(1,0)');
    expect(texts(turn.answers)).toEqual(['invade (1,0)', 'attack (1,0)']);
    expect(turn.offers.get('(1,0)')?.aim).toBe('now');
    turn.pressSpace('(1,0)');
    expect(answers).toEqual(['invade (1,0)']);
  });

  const short = () =>
    asked('invasion', [
      offer('finish (0,0)', { space: '(0,0)' }),
      offer('attack (1,0)', { space: '(1,0)' }),
      offer('invade_down (1,0) Maid', { space: '(1,0)', alices: ['Maid'], slots: ['blue'], ...PAID }),
      offer('invade_down (1,0) Maid Ninja', {
        space: '(1,0)',
        alices: ['Maid', 'Ninja'],
        slots: ['blue', 'red'],
        ...PAID,
      }),
      offer('skip', {}),
    ]);

  it('by carrying a token there, which chooses the same as pressing does', () => {
    const { turn, answers } = short();
    expect(texts(turn.carriedWith('seat-1'))).toHaveLength(4);
    turn.drop(turn.carriedWith('seat-1')[1]!, 'seat-1');
    expect(turn.space).toBe('(1,0)');
    expect(texts(turn.answers)).toHaveLength(3);
    expect(answers).toEqual([]);
    turn.pressSpace('(1,0)');
    expect(answers).toEqual(['attack (1,0)']);
  });

  it('or an Alice who is turned down for it, and another one besides', () => {
    const { turn } = short();
    turn.drop(turn.carriedWith('slot-1-red')[0]!, 'slot-1-red');
    expect(texts(turn.answers)).toEqual(['invade_down (1,0) Maid Ninja']);
    turn.choice.clear();
    turn.pressSlot('blue');
    turn.drop(turn.carriedWith('slot-1-red')[0]!, 'slot-1-red');
    expect([turn.space, turn.choice.picked]).toEqual(['(1,0)', ['slot-1-blue', 'slot-1-red', 'space-(1,0)']]);
    expect(turn.carriedWith('slot-1-green')).toEqual([]);
    expect(turn.carriedWith('seat-0')).toEqual([]);
  });

  it('and one that is only looked at answers nothing', () => {
    const { turn, answers } = asked('politics', [offer('commoner Knight red', { alice: 'Knight', slot: 'red' })]);
    turn.pressSpace('(0,0)');
    turn.pressSpace('(0,0)');
    expect(turn.shownSpace?.space).toBe('(0,0)');
    expect([turn.answers, answers]).toEqual([[], []]);
  });
});

describe('something is carried to your plate', () => {
  it('a token of somebody else, which is then confirmed', () => {
    const { turn, answers } = asked('take_token', [
      offer('take seat 0', { seat: 0 }),
      offer('take seat 2', { seat: 2 }),
      offer('decline', {}),
    ]);
    expect(turn.carriedWith('seat-1')).toEqual([]);
    turn.drop(turn.carriedWith('seat-2')[0]!, 'seat-2');
    expect(texts(turn.answers)).toEqual(['take seat 2']);
    expect(answers).toEqual([]);
  });

  it('a kingdom, which is taken at once, as when it is pressed', () => {
    const { turn, answers } = asked('choose_kingdom', [offer('kingdom mad_hatter', { kingdom: 'mad_hatter' })]);
    turn.drop(turn.carriedWith('kingdom-mad_hatter')[0]!, 'kingdom-mad_hatter');
    expect(answers).toEqual(['kingdom mad_hatter']);
  });
});
