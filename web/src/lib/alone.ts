/** What puzzles and lessons have in common as tables: nobody else is there to talk, wait or take anything back. */
import type { SeatState, TableState } from '../kit/board';
import { seatName } from './say';
import { nothing, Still } from './still';

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

/** Nobody is there to be told, asked or answered. */
export abstract class Alone extends Still {
  readonly recall = (): Promise<void> => Promise.resolve();
  readonly gesture = nothing;
  readonly report = nothing;
  readonly takeBack = nothing;
  readonly vote = nothing;
  readonly rename = nothing;
  readonly letAutopilotAnswer = nothing;
  readonly talkTo = nothing;
  readonly sayPhrase = nothing;
  readonly playAgain = nothing;
  readonly sign = nothing;
}
