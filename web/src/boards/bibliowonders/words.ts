/** Names and sentences for squares, cards and what a Move would do. */
import type { GameInfo, SeatState, Translate } from '../../kit/board';
import {
  conditionOf,
  isMagic,
  isReception,
  originOf,
  shelfOf,
  spells,
  type Offered,
  type Preview,
  type Seen,
  type ShelfKind,
  type Square,
} from './state';

/** "blue shelf", "shelf moving north", "the reception". */
function shelfName(say: Translate, kind: ShelfKind): string {
  const { colour, arrow } = kind;
  if (isReception(kind)) return say('board-reception');
  const direction = arrow === null ? '' : say(`board-arrow-${arrow}`);
  if (arrow === null) return say('board-shelf-colour', { colour: say.value('shelf', colour) });
  return colour === null
    ? say('board-shelf-moving', { direction })
    : say('board-shelf-both', { colour: say.value('shelf', colour), direction });
}

/** A letter for a colour or a card, from its own sentence or from the beginning of its name. */
export function letter(say: Translate, type: string, id: string): string {
  return say.has(`board-letter-${id}`) ? say(`board-letter-${id}`) : say.value(type, id).slice(0, 1).toUpperCase();
}

/** "Row 3, second from west (N1W2)". Rows are counted from the north. */
export function placeName(say: Translate, board: Seen, square: Square): string {
  const north = Math.max(...board.map.map(({ y }) => y));
  const nth = board.map.filter(({ x, y }) => y === square.y && x <= square.x).length;
  return say('board-place', {
    row: north - square.y + 1,
    nth: say.has(`board-nth-${nth}`) ? say(`board-nth-${nth}`) : nth,
    position: square.position,
  });
}

/** What lies and stands on a square. */
export function lyingThere(
  say: Translate,
  board: Seen,
  square: Square,
  seats: readonly SeatState[],
  viewer: number | null,
): string {
  const shelf = square.shelf === null ? '' : shelfName(say, shelfOf(board, square.shelf));
  const told = [
    square.up ? shelf : square.shelf === null ? say('board-face-down') : say('board-face-down-known', { shelf }),
  ];
  if (square.crystal) told.push(say('board-with-crystal'));
  const others = square.up ? [] : square.seen_by.filter((seat) => seat !== viewer);
  if (others.length > 0) told.push(say('board-seen-by', { names: say.value('seats', others) }));
  for (const pawn of square.pawns)
    told.push(pawn === viewer ? say('board-you-stand') : say('board-stands', { name: seats[pawn]?.name ?? '' }));
  return say.joined('facts', told);
}

/** What arriving on a square does, as far as the viewer can know. */
export function previewWords(say: Translate, preview: Preview): string {
  const told: string[] = [];
  if (preview.wins) return say('board-preview-wins');
  if (preview.turns_up) told.push(preview.known ? say('board-preview-turns') : say('board-preview-unknown'));
  if (preview.mp > 0) told.push(say('board-preview-mp', { mp: preview.mp }));
  if (preview.draws) told.push(say('board-preview-draws', { count: preview.draws }));
  if (preview.shifts_to !== null) told.push(say('board-preview-shifts', { position: preview.shifts_to }));
  if (preview.met !== null)
    told.push(
      preview.met.length > 0
        ? say('board-preview-met', { cards: say.value('[card]', preview.met) })
        : say('board-preview-met-none'),
    );
  return say.joined('sentences', told);
}

/** What a card of the hand asks for or does. */
export function cardText(info: GameInfo, say: Translate, card: string): string {
  if (!isMagic(info, card)) return say(`condition-${conditionOf(info, card)}`);
  return say.has(`effect-${card}`) ? say(`effect-${card}`) : '';
}

/** Where a card comes from, unless it is printed. */
export function cardOrigin(info: GameInfo, say: Translate, card: string): string | undefined {
  const magic = isMagic(info, card);
  const origin = originOf(info, magic ? 'magic' : 'card', card);
  return origin === 'printed' ? undefined : say('board-origin-card', { origin: say(`origin-${origin}`) });
}

/** An answer in the few words a button has room for. */
export function answerWords(say: Translate, info: GameInfo, option: Offered): string {
  const { kind, parts } = option;
  switch (kind) {
    case 'move':
      return say('board-do-move');
    case 'clairvoyance':
      return say('board-do-look', { cost: spells(info).find(({ id }) => id === kind)?.cost ?? 0 });
    case 'learn':
      return say('board-do-learn', { slot: parts.slot });
    case 'learn_letter':
      return say('board-do-learn-letter', { slot: parts.slot });
    case 'discard':
      return say('board-do-discard', { count: parts.cards.length });
    case 'light_line':
      return say(`board-do-${parts.line}`);
    case 'magic':
      return say('board-do-use', { card: say.value('card', parts.card) });
    case 'swap':
      return say('board-do-swap', { first: parts.first, second: parts.second });
    default:
      return say.option(option);
  }
}
