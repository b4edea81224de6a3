import { describe, expect, it } from 'vitest';
import type { Translate } from '../../kit/board';
import { needWords, worthOf } from './describe';
import { boardWith } from './fake';
import type { Feel, Need } from './state';
import { feelOfGrip, feelOfHand, feelWords } from './words';

const say = Object.assign((key: string, args: object = {}) => [key, ...Object.values(args)].join(' '), {
  value: (_type: string, value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value)),
}) as unknown as Translate;

const hand = (grip: string, fingers: string, more: object = {}) =>
  ({ grip, fingers, other: false, strength: 100, tremor: 0.1, lag: 0, mirrored: false, ...more }) as Feel;
const other = hand('other_hand', 'thumb+index', { other: true, strength: 80, tremor: 1, lag: 0.1, mirrored: true });
const board = { feels: [hand('free', 'thumb+index'), hand('thumb_ring', 'thumb+ring', { strength: 70 }), other] };

describe('a grip', () => {
  it('says what it does to a mouse or a finger, and no more', () => {
    expect(feelWords(say, board, feelOfGrip(board, 'other_hand'))).toBe(
      'board-feel board-feel-mirrored, board-feel-lag 0.1, board-feel-tremor 1, board-feel-strength 80',
    );
    expect(feelWords(say, board, feelOfGrip(board, 'thumb_ring'))).toBe('board-feel board-feel-strength 70');
    expect(feelWords(say, board, feelOfGrip(board, 'free'))).toBe('board-feel board-feel-usual');
  });

  it('is that of the hand that draws', () => {
    expect(feelOfHand(board, 'thumb+index', true)).toBe(other);
    expect(feelWords(say, { feels: [] }, undefined)).toBe('');
  });
});

const need = (spell: string, ...colours: [string, number, number][]) =>
  ({
    spell,
    shares: spell === 'team' ? [2, 2] : [4],
    colours: colours.map(([colour, drawn, lacking]) => ({ colour, drawn, lacking, units: 3, own: 1 })),
  }) as unknown as Need;

describe('what the target lacks', () => {
  it('is said in plain numbers', () => {
    const seen = boardWith({});
    expect(needWords(say, seen, need('fire', ['fire', 0, 1]))).toBe('describe-need fire 4 fire 0 1 2 1');
    expect(needWords(say, seen, need('team', ['fire', 0, 1], ['air', 0, 3]))).toBe(
      'describe-need-team 2 + 2 describe-need-units fire 1, describe-need-units air 3',
    );
  });

  it('is what drawn pages are measured by: every colour of its spells, and for a team what was drawn', () => {
    const needs = [need('fire', ['fire', 0, 3]), need('team', ['fire', 2, 1], ['air', 2, 1], ['water', 0, 4])];
    const colours = (more: object) => worthOf(boardWith({ needs, ...more })).map(({ colour }) => colour);
    expect(colours({ phase: 'draw' })).toEqual(['fire', 'air']);
    expect(colours({ phase: 'cast' })).toEqual([]);
  });
});
