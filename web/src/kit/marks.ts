/** All there is to know about who sits in a seat, besides the name: in words, for readers and for whoever points at it. */
import type { SeatState, Translate } from './board';

export interface Standing {
  winner?: boolean;
  /** What is wanted of whoever is asked, in words. */
  wanted?: string;
  /** What the game itself says of the seat: whose turn it is, who starts. */
  also?: readonly string[];
}

export function marksOf(
  say: Translate,
  seat: SeatState,
  { winner = false, wanted = '', also = [] }: Standing,
): string[] {
  const known: string[] = [];
  if (winner) known.push(say('mark-winner'));
  known.push(...also);
  if (seat.asked && wanted) known.push(wanted);
  const level = seat.bot ? say.value('bot', seat.bot) : '';
  if (seat.resigned) known.push(say('mark-resigned', { level }));
  else if (seat.handed) known.push(say('mark-handed', { level }));
  else if (seat.bot) known.push(say('mark-bot', { level }));
  else if (seat.late) known.push(say('mark-late'));
  else if (seat.autopilot) known.push(say('mark-autopilot'));
  else if (seat.away) known.push(say('mark-away'));
  else if (!seat.online) known.push(say('mark-offline'));
  if (seat.hints > 0) known.push(say('mark-hints', { count: seat.hints }));
  return known;
}
