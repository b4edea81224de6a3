/** All there is to know about who sits in a seat, as the frame of other games says it. */
import type { SeatState, Translate } from '../../kit/board';

export interface Standing {
  winner: boolean;
  playing: boolean;
  starts: boolean;
  /** What is wanted of whoever is asked, in words. */
  wanted: string;
}

export function marksOf(say: Translate, seat: SeatState, { winner, playing, starts, wanted }: Standing): string[] {
  const known: string[] = [];
  if (winner) known.push(say('mark-winner'));
  if (playing) known.push(say('board-turn'));
  if (seat.asked && wanted) known.push(wanted);
  if (starts) known.push(say('board-start'));
  if (seat.bot) known.push(say('mark-bot', { level: say.value('bot', seat.bot) }));
  else if (seat.autopilot) known.push(say('mark-autopilot'));
  else if (seat.away) known.push(say('mark-away'));
  else if (!seat.online) known.push(say('mark-offline'));
  return known;
}
