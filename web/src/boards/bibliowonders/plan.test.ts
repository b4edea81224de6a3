import { describe, expect, it } from 'vitest';
import { framesOf, Plan, stepOf, waysOf } from './plan';
import { ROWS, squares } from './testing';

const plan = new Plan(squares());
const place = (position: string) => plan.find(position)!;

describe('the plan', () => {
  it('has as many cells as the building is wide and high', () => {
    expect([plan.columns, plan.rows]).toEqual([7, 7]);
    expect(plan.lines.map((line) => line.map(({ position }) => position))).toEqual(ROWS);
  });

  it('draws the middle in the middle and the north above', () => {
    expect(plan.at(place('C'))).toBe('300% 300%');
    expect(plan.at(place('N3'))).toBe('300% 0%');
    expect(plan.at(place('S1W3'))).toBe('0% 400%');
  });

  it('names rows and columns by the places of the middle lines', () => {
    expect(plan.rowNames.map(({ position }) => position)).toEqual(['N3', 'N2', 'N1', 'C', 'S1', 'S2', 'S3']);
    expect(plan.columnNames.map(({ position }) => position)).toEqual(['W3', 'W2', 'W1', 'C', 'E1', 'E2', 'E3']);
  });

  it('leads with the arrows to the next place, and to the nearest where the building is narrower', () => {
    const next = (from: string, key: string) => plan.next(place(from), key)?.position;
    expect(next('C', 'ArrowUp')).toBe('N1');
    expect(next('N1W3', 'ArrowUp')).toBe('N2W2');
    expect(next('W3', 'ArrowLeft')).toBeUndefined();
    expect(next('N3', 'ArrowUp')).toBeUndefined();
    expect([next('S2', 'Home'), next('S2', 'End')]).toEqual(['S2W2', 'S2E2']);
  });
});

describe('the ways of an event', () => {
  const shift = (from: string, to: string, round: boolean) =>
    waysOf({ key: 'shift', args: { seat: 0, from, to, round } });

  it('exchange two cards', () => {
    expect(shift('C', 'E1', false)).toEqual([
      { seat: 0, from: 'C', to: 'E1', round: false },
      { from: 'E1', to: 'C', round: false },
    ]);
    expect(waysOf({ key: 'swap', args: { seat: 0, first: 'C', second: 'S2' } }).map(({ to }) => to)).toEqual([
      'S2',
      'C',
    ]);
    expect(waysOf({ key: 'turn', args: { seat: 0, round: 1 } })).toEqual([]);
  });

  it('go straight, or out on one side and in on the other', () => {
    const [straight, round] = [shift('C', 'E1', false)[0]!, shift('E3', 'W3', true)[0]!];
    expect(framesOf(plan, straight).map(({ translate }) => translate)).toEqual(['300% 300%', '400% 300%']);
    expect(framesOf(plan, round).map(({ translate }) => translate)).toEqual([
      '600% 300%',
      '700% 300%',
      '-100% 300%',
      '0% 300%',
    ]);
    expect(stepOf(place('N3'), place('S3'), true)).toEqual([-0, -1]);
  });
});
