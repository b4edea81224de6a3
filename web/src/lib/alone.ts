/** What puzzles and lessons have in common as tables: nobody else is there to talk, wait or take anything back. */
import type { SeatState, TableState } from '../kit/board';
import { seatName } from './say';
import type { Undo } from './wire';

export const NO_UNDO: Undo = { can: null, asked_by: null, agreed: [], waiting: [] };

export const nothing = (): void => undefined;

/** Everybody at a table at which one person sits. */
export function seatsAlone(
  { seat: own, pending, reel }: Pick<TableState, 'seat' | 'pending' | 'reel'>,
  players: number,
  nameOf: (seat: number) => string = (seat) => seatName(undefined, seat),
): SeatState[] {
  const { asked } = reel.view;
  return Array.from({ length: players }, (_, seat) => ({
    seat,
    name: nameOf(seat),
    bot: null,
    online: true,
    away: false,
    autopilot: false,
    hints: 0,
    you: seat === own,
    asked: asked.includes(seat) && !(seat === own && pending !== null),
    colour: seat,
  }));
}
