/** The library in words, for the text client. */
import type { Describe, Description, GameInfo, SeatState, Translate } from '../../kit/board';
import { boardOf, colours, isMagic, limits, type SeatSeen, type Seen } from './state';
import { cardText, lyingThere, previewWords } from './words';

export const describe: Describe = (view, say, info, seats) => {
  const board = boardOf(view);
  const found: Description[] = [
    { heading: say('board-text-table'), lines: table(board, say, info, seats) },
    { heading: say('board-text-map'), lines: map(board, say, seats, view.seat) },
  ];
  const own = view.seat === null ? undefined : board.seats[view.seat];
  if (own?.cards && board.phase === 'play')
    found.push({ heading: say('board-text-you'), lines: you(board, own, say, info) });
  found.push({
    heading: say('board-everybody'),
    lines: board.seats.flatMap((seen, at) => seat(seen, at, board, say, info, seats)),
  });
  return found;
};

function table(board: Seen, say: Translate, info: GameInfo, seats: readonly SeatState[]): string[] {
  const lines: string[] = [];
  if (board.turn !== null)
    lines.push(
      say('board-text-turn', {
        round: board.round,
        name: seats[board.turn]?.name ?? '',
        moves: say('board-moves-left', { count: board.moves_left }),
      }),
    );
  if (board.letter) lines.push(say('board-letter'));
  if (board.passage) lines.push(say('board-passage'));
  if (board.used.length > 0) lines.push(say('board-used', { cards: say.value('[card]', board.used) }));
  const counts = colours(info).map((colour) =>
    say('pair', { first: say.value('colour', colour), second: board.face_up[colour] ?? 0 }),
  );
  lines.push(
    say('board-text-face-up', {
      counts: say.value('[text]', counts),
      rule: say('board-rebuild-at', { limit: board.reconstruction_at }),
    }),
  );
  lines.push(
    say('board-text-piles', {
      draw: say('board-draw-pile', { count: board.draw_pile }),
      discard: say('board-discard-pile', { count: board.discard_pile.length }),
    }),
  );
  if (board.discard_pile.length > 0)
    lines.push(say('board-text-discarded', { cards: say.value('[card]', board.discard_pile) }));
  return lines;
}

function map(board: Seen, say: Translate, seats: readonly SeatState[], viewer: number | null): string[] {
  const rows = [...new Set(board.map.map(({ y }) => y))];
  const lines = rows.map((y, at) => {
    const places = board.map
      .filter((square) => square.y === y)
      .map((square) =>
        say('board-text-square', { position: square.position, lying: lyingThere(say, board, square, seats, viewer) }),
      );
    return say('board-text-row', { row: at + 1, places: say.joined('parts', places) });
  });
  return [...lines, say('board-text-reception', { position: board.reception })];
}

function you(board: Seen, own: SeatSeen, say: Translate, info: GameInfo): string[] {
  const cards = own.cards ?? [];
  if (cards.length === 0) return [say('board-hand-empty'), ...moves(board, say)];
  const met = cards.filter((card) => own.met.includes(card));
  const lines = [say('board-text-your-cards', { cards: say.value('[card]', cards) })];
  lines.push(
    met.length > 0
      ? say('board-text-met', { cards: say.value('[card]', [...new Set(met)]) })
      : say('board-text-met-none'),
  );
  for (const card of cards)
    if (isMagic(info, card))
      lines.push(say('board-text-magic', { card: say.value('card', card), text: cardText(info, say, card) }));
  return [...lines, ...moves(board, say)];
}

const moves = (board: Seen, say: Translate): string[] =>
  board.previews
    .map((preview) => ({ preview, words: previewWords(say, preview) }))
    .map(({ preview, words }) => say('board-text-move', { position: preview.position, words }));

function seat(
  seen: SeatSeen,
  at: number,
  board: Seen,
  say: Translate,
  info: GameInfo,
  seats: readonly SeatState[],
): string[] {
  const name = seats[at]?.name ?? '';
  if (seen.colour === null) return [say('board-text-seat-none', { name })];
  const lines = [
    say('board-text-seat', {
      name,
      character: say.value('character', seen.colour),
      colour: say.value('colour', seen.colour),
      position: seen.pawn ?? '',
      mp: say('board-mp', { mp: seen.mp, most: limits(info).mp_max }),
      hand: say('board-hand-count', { count: seen.hand }),
      cubes: say('board-cubes', { count: seen.cubes }),
      slots: seen.slots.length > 0 ? say('board-text-slots', { slots: say.value('[slot]', seen.slots) }) : '',
    }),
  ];
  if (board.phase === 'over' && seen.cards && seen.cards.length > 0)
    lines.push(say('board-text-has', { name, cards: say.value('[card]', seen.cards) }));
  return lines;
}
