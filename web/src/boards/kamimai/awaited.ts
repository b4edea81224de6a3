/** What the table waits for while nobody is asked: a book to be built, a pull, the three seconds, or what people drew from real cards. */
import type { Awaited, SeatState, Translate, View } from '../../kit/board';
import { boardOf, type Seen } from './state';

/** Who draws from the real book enters what came out; for a bot, or for somebody who has left, anybody at the table does. */
export function mayEnter(board: Seen, seats: readonly SeatState[]): boolean {
  const drawing = board.activator === null ? undefined : seats[board.activator];
  return seats.some(({ you }) => you) && (drawing?.you || drawing?.bot != null || drawing?.autopilot === true);
}

export function awaited(view: View, say: Translate, seats: readonly SeatState[]): Awaited | null {
  const board = boardOf(view);
  if (board.awaiting === null) return null;
  const name = board.activator === null ? '' : (seats[board.activator]?.name ?? '');
  if (board.source !== 'companion') return { words: say(`board-await-${board.awaiting}`, { name }), yours: false };
  const seated = seats.some(({ you }) => you);
  if (board.awaiting === 'built')
    return { words: say(seated ? 'board-await-build' : 'board-await-built'), yours: seated };
  if (!mayEnter(board, seats)) return { words: say('board-await-entry', { name }), yours: false };
  const own = board.activator !== null && seats[board.activator]?.you === true;
  return { words: say(own ? 'board-enter-own' : 'board-enter-for', { name }), yours: true };
}
