/** One sentence that says what can be done now, or what is pointed at. */
import { cardIn } from './places';
import type { Square } from './state';
import type { Turn } from './turn.svelte';
import type { Visit } from './visit.svelte';
import { lyingThere, previewWords } from './words';

/** The square that is looked at, where nothing else is under way. */
export function pointedAt(at: Visit, turn: Turn): Square | undefined {
  const quiet = turn.notice === '' && at.isActing && turn.aim === null;
  return quiet ? at.scene.map.find(({ position }) => position === (turn.looked ?? turn.squares[0])) : undefined;
}

export function hintOf(at: Visit, turn: Turn): string {
  const { say } = at;
  if (turn.notice) return turn.notice;
  if (!at.open) return '';
  if (at.isChoosing) return say('board-hint-choose');
  if (at.isDiscarding) return say('board-hint-discard', { left: Math.max(0, turn.left) });
  if (turn.aim !== null) return aimHint(at, turn);
  const pointed = pointedAt(at, turn);
  if (pointed) return squareHint(at, turn, pointed);
  if (turn.held.length > 0)
    return turn.answers.length > 0
      ? say('board-hint-show', { cards: say.value('[card]', turn.held) })
      : say('board-hint-cards');
  if (turn.learns.length > 0) return say('board-hint-learn');
  return say(at.scene.moves_left > 0 ? 'board-hint-turn' : 'board-hint-turn-no-moves');
}

function aimHint({ say }: Visit, turn: Turn): string {
  const card = cardIn(turn.aim);
  if (card === null) return say('board-hint-clairvoyance');
  const left = turn.wanted - turn.squares.length;
  return left > 0 ? say('board-hint-places', { left }) : say.value('card', card);
}

function squareHint(at: Visit, turn: Turn, square: Square): string {
  const { say, scene, table, seat } = at;
  const preview = turn.previewOf(square.position);
  return say('board-lies', {
    lying: lyingThere(say, scene, square, table.seats, seat),
    words: preview ? previewWords(say, preview) : (at.whyNot(`position-${square.position}`) ?? ''),
  });
}
