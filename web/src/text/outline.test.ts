import { describe, expect, it } from 'vitest';
import type { Facts, SeatState } from '../kit/board';
import { outline } from './outline';

const seats = ['Ann', 'Ben'].map((name) => ({ name }) as SeatState);

describe('a board without words of its own', () => {
  it('tells first what fits on a line', () => {
    const board = { round: 3, draw_pile: [1, 2], row: [[1, 2], [3]], nobody: null, none: [], open: true };
    expect(outline(board, seats, 'At a glance')).toEqual([
      {
        heading: 'At a glance',
        lines: ['round: 3', 'draw pile: 1, 2', 'row: [1 2], [3]', 'nobody: –', 'none: –', 'open: true'],
      },
    ]);
  });

  it('calls seats by their names, and numbers everything else', () => {
    const board: Facts = {
      seats: [{ hand: 2, won: [1, 2] }, { hand: 3 }, { hand: 4 }],
      piles: [{ top: 'a' }, { top: null }],
    };
    expect(outline(board, seats, '')).toEqual([
      { heading: '', lines: [] },
      { heading: 'seats', lines: ['Ann: hand 2 · won 1, 2', 'Ben: hand 3', '3: hand 4'] },
      { heading: 'piles', lines: ['1: top a', '2: top –'] },
    ]);
  });

  it('goes down as far as there is something', () => {
    const board = { map: { north: { tile: 1 }, south: [{ tile: 2 }] } };
    expect(outline(board, seats, '')[1]).toEqual({
      heading: 'map',
      lines: ['north tile 1 · south 1: tile 2'],
    });
  });
});
