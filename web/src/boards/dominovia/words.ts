/** Names and sentences for scrolls, ends and Rings. */
import type { GameInfo, RefusedPiece, SeatState, Translate } from '../../kit/board';
import { halvesOf, isLasting, spellOf, valueOf, valueOrigin, type Ring } from './state';

export const spellName = (info: GameInfo, say: Translate, rank: number): string => say.value('spell', spellOf(info, rank));

/** "Star and Fly, value 14", or in classic play "Star 3 and Fly 2". */
export function scrollName(info: GameInfo, say: Translate, scroll: string, classic: boolean): string {
  const [low, high] = halvesOf(scroll);
  const [first, second] = [spellName(info, say, low), spellName(info, say, high)];
  if (classic) return say(low === high ? 'card-scroll-classic-mirror' : 'card-scroll-classic', { first, second, low, high });
  const value = valueOf(info, scroll);
  return say(low === high ? 'card-scroll-mirror' : 'card-scroll', { first, second, value });
}

/** Where the values come from, unless they are printed. */
export function valueOriginWords(info: GameInfo, say: Translate): string | undefined {
  const origin = valueOrigin(info);
  return origin === 'printed' ? undefined : say(`board-value-${origin}`);
}

/** What a Ring does to whom, in a few words. */
export function ringWords(info: GameInfo, say: Translate, ring: Ring | null): string {
  if (!ring) return say('board-ring-aside');
  return isLasting(info, ring.spell) ? say(`board-ring-${ring.spell}`) : say('board-ring-done', { spell: say.value('spell', ring.spell) });
}

/** Why a scroll cannot be linked, for each end, with the rule: "Left end: …". One sentence where both ends refuse for the same reason. */
export function whyNot(say: Translate, seats: readonly SeatState[], refused: readonly RefusedPiece[], scroll: string): string | undefined {
  const reasons = refused.filter(({ piece }) => piece === scroll || piece.startsWith(`${scroll} `));
  if (reasons.length === 0) return undefined;
  const told = reasons.map((reason) => ({ end: reason.piece.split(' ')[1] ?? '', words: reasonWords(say, seats, reason) }));
  if (told.every(({ words }) => words === told[0]!.words)) return told[0]!.words;
  return told.map(({ end, words }) => say('board-refused-end', { end: say.value('end', end), why: words })).join(' ');
}

export function reasonWords(say: Translate, seats: readonly SeatState[], reason: RefusedPiece): string {
  if (reason.key === 'crowned' && typeof reason.args.by === 'number') return say('board-refused-crowned', { name: seats[reason.args.by]?.name ?? '' });
  return say.has(`board-refused-${reason.key}`) ? say(`board-refused-${reason.key}`) : say.refused(reason);
}
