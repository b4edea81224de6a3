import { describe, expect, it } from 'vitest';
import type { Option, TableState } from '../../kit/board';
import { Places } from '../../kit/motion';
import { Contest } from './contest.svelte';

const link = (scroll: string, end: string): Option =>
  ({ text: `link ${scroll} ${end}`, kind: 'link', parts: { scroll, end } }) as unknown as Option;
const DRAW = { text: 'draw', kind: 'draw', parts: {} } as unknown as Option;

/** A table at rest at which Ann, in seat 0, is asked. */
function sit(...options: Option[]) {
  const answers: string[] = [];
  const question = { kind: 'link', options, refused: [], answered: null, given: null, gathering: 'open' };
  const seats = [{ hand: ['1-3', '2-3'] }, { hand: null }];
  const board = { seats, chain: [], rings: [], ends: {}, frozen: [], phase: 'play' };
  const view = { seat: 0, asked: [0], question, board, options: {}, outcome: null };
  const reel = { view, current: null, passed: [], shown: [], busy: false, isPresent: true, moments: [], moment: 0 };
  const commands = { answer: (text: string) => answers.push(text) };
  const say = () => '';
  const table = { seat: 0, seats: [], reel, commands, pending: null, question: 1, info: {}, say };
  return { contest: new Contest(() => table as unknown as TableState, new Places()), answers };
}

describe('choosing a scroll', () => {
  it('picks with the first press, and answers with the second where there is one answer', () => {
    const { contest, answers } = sit(link('1-3', 'left'), link('2-3', 'left'));
    expect(contest.press('1-3')).toBe(true);
    expect(contest.offered.map(({ text }) => text)).toEqual(['link 1-3 left']);
    expect(answers).toEqual([]);
    contest.press('1-3');
    expect(answers).toEqual(['link 1-3 left']);
    expect(contest.choice.isEmpty).toBe(true);
  });

  it('leads on where a scroll fits at both ends', () => {
    const { contest, answers } = sit(link('1-3', 'left'), link('1-3', 'right'));
    contest.press('1-3');
    expect(contest.press('1-3')).toBe(false);
    expect(contest.offered).toHaveLength(2);
    expect(answers).toEqual([]);
  });

  it('takes another scroll in place of the first', () => {
    const { contest } = sit(link('1-3', 'left'), link('2-3', 'left'));
    contest.press('1-3');
    contest.press('2-3');
    expect(contest.choice.picked).toEqual(['hand-2-3']);
  });

  it('does nothing with a scroll that fits nowhere', () => {
    const { contest, answers } = sit(link('1-3', 'left'), DRAW);
    expect(contest.press('2-3')).toBe(true);
    expect([contest.choice.isEmpty, answers]).toEqual([true, []]);
    expect(contest.choice.bare.map(({ text }) => text)).toEqual(['draw']);
  });
});
