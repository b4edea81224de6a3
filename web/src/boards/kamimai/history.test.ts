import { expect, it } from 'vitest';
import { turnsOf } from './history';
import type { Happened } from './state';

const happened = (key: string, args: object): Happened => ({ key, args }) as unknown as Happened;

it('tells what was drawn and sealed, and where energy was lost', () => {
  const turns = turnsOf([
    happened('sheet', { level: 1, energy: 4 }),
    happened('turn', { seat: 1, turn: 1 }),
    happened('draw', { seat: 1, cards: ['fire', 'fire'], fall: 'draw', left: 60 }),
    happened('energy_lost', { cause: 'draw_fall', amount: 1, left: 3 }),
    happened('turn', { seat: 0, turn: 2 }),
    happened('draw', { seat: 0, cards: ['air'], fall: 'none', left: 59 }),
    happened('cast', { seat: 0, spell: 'fire', colour: 'fire', payment: [] }),
    happened('sealed', { area: 'a1' }),
  ]);
  expect(turns.map(({ turn, seat, drawn, lost, sealed }) => [turn, seat, drawn, lost, sealed])).toEqual([
    [1, 1, 2, 1, 0],
    [2, 0, 1, 0, 1],
  ]);
  expect(turns[1]?.told.map(({ key }) => key)).toEqual(['cast', 'sealed']);
});
