import { describe, expect, test } from 'vitest';
import type { SeatState } from '../kit/board';
import { together } from './away';

const seat = (number: number, away: boolean) => ({ seat: number, away }) as SeatState;
const seats = (gone: SeatState[]) => together(gone).map((group) => group.map(({ seat }) => seat));

describe('who is told of together', () => {
  test('those who are still waited for', () => {
    expect(seats([seat(1, false), seat(2, false)])).toEqual([[1, 2]]);
  });

  test('each for whom a bot may play has a note, before the others', () => {
    expect(seats([seat(0, false), seat(1, true), seat(2, false), seat(3, true)])).toEqual([[1], [3], [0, 2]]);
    expect(seats([seat(1, true)])).toEqual([[1]]);
  });

  test('nobody', () => {
    expect(seats([])).toEqual([]);
  });
});
