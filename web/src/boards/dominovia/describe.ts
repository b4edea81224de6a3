/** The table of Dominovia in words, for the text client. */
import type { Describe, Description, GameInfo, SeatState, Translate } from '../../kit/board';
import { boardOf, isClassic, type DominoviaBoard, type End, type SeatSeen } from './state';
import { ringWords, scrollName, spellName } from './words';

export const describe: Describe = (view, say, info, seats) => {
  const board = boardOf(view);
  const classic = isClassic(view);
  const names = (scrolls: readonly string[]) => say.value('[text]', scrolls.map((scroll) => scrollName(info, say, scroll, classic)));
  const found: Description[] = [{ heading: say('board-text-table'), lines: table(board, classic, say, info, seats, names) }];
  const own = view.seat === null ? undefined : board.seats[view.seat];
  if (own?.hand && board.phase !== 'over') found.push({ heading: say('board-text-you'), lines: own.hand.length > 0 ? own.hand.map((scroll) => scrollName(info, say, scroll, classic)) : [say('board-hand-empty')] });
  const goal = Number(classic ? view.options.classic_points : view.options.rounds_to_win);
  found.push({ heading: say('board-everybody'), lines: board.seats.flatMap((seen, at) => seat(seen, board, at, classic, goal, say, info, seats, names)) });
  if (board.last_round) {
    const { winner, reason, hands } = board.last_round;
    const lines = [say(`board-why-${reason}`, { name: winner === null ? '' : (seats[winner]?.name ?? ''), tied: 'no', won: winner === null ? 'no' : 'yes' })];
    lines.push(...hands.map((hand, at) => say('board-text-hand-left', { name: seats[at]?.name ?? '', scrolls: hand.length > 0 ? names(hand) : say('board-hand-empty') })));
    found.push({ heading: say('board-last-round'), lines });
  }
  return found;
};

function table(board: DominoviaBoard, classic: boolean, say: Translate, info: GameInfo, seats: readonly SeatState[], names: (scrolls: readonly string[]) => string): string[] {
  const lines = [say(classic ? 'board-hand-number' : 'board-round', { round: board.round })];
  if (board.chain.length > 0) {
    lines.push(say('board-text-chain', { scrolls: say.value('[text]', board.chain.map(({ left, right }) => say('board-text-scroll', { first: spellName(info, say, left), second: spellName(info, say, right) }))) }));
    lines.push(...(['left', 'right'] as const).map((end) => openEnd(board, end, say, info, seats)));
  }
  lines.push(say('board-deck', { count: board.deck }));
  if (board.known_in_deck && board.known_in_deck.length > 0) lines.push(say('board-known-deck', { scrolls: names(board.known_in_deck) }));
  if (board.turn !== null) lines.push(say('board-text-turn', { name: seats[board.turn]?.name ?? '', drawn: board.drawn }));
  if (board.passes > 0) lines.push(say('board-passes', { count: board.passes }));
  return lines;
}

function openEnd(board: DominoviaBoard, end: End, say: Translate, info: GameInfo, seats: readonly SeatState[]): string {
  const state = board.ends[end];
  if (!state) return '';
  const crowned = state.crowned_by.map((seat) => seats[seat]?.name ?? '');
  return say(crowned.length > 0 ? 'board-end-crowned' : 'board-end', { end: say.value('end', end), spell: spellName(info, say, state.open), names: say.value('[text]', crowned) });
}

function seat(seen: SeatSeen, board: DominoviaBoard, at: number, classic: boolean, goal: number, say: Translate, info: GameInfo, seats: readonly SeatState[], names: (scrolls: readonly string[]) => string): string[] {
  const name = seats[at]?.name ?? '';
  const score = classic ? say('board-points-of', { points: seen.points, goal }) : say('board-rounds-won', { won: seen.rounds_won, goal });
  const lines = [say('board-text-seat', { name, hand: say('board-hand-count', { count: seen.scrolls }), score })];
  const ring = board.rings[at];
  if (ring) lines.push(say('board-text-ring', { name, spell: say.value('spell', ring.spell), scroll: scrollName(info, say, ring.scroll, false), does: ringWords(info, say, ring) }));
  if (seen.known && seen.known.length > 0 && !seats[at]?.you) lines.push(say('board-text-known', { name, scrolls: names(seen.known) }));
  return lines;
}
