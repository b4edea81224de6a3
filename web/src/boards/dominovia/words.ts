/** Names and sentences for scrolls, ends and Rings. */
import type { GameInfo, RefusedPiece, SeatState, Translate, View } from '../../kit/board';
import {
  dragonOf,
  halvesOf,
  isLasting,
  linkOf,
  spellOf,
  valueOf,
  valueOrigin,
  type LinkFacts,
  type Ring,
  type RoundEnd,
  type Spell,
} from './state';

export const spellName = (info: GameInfo, say: Translate, rank: number): string =>
  say.value('spell', spellOf(info, rank));

/** "Star and Fly, value 14", or in classic play "Star 3 and Fly 2". */
export function scrollName(info: GameInfo, say: Translate, scroll: string, classic: boolean): string {
  const [low, high] = halvesOf(scroll);
  const [first, second] = [spellName(info, say, low), spellName(info, say, high)];
  if (classic)
    return say(low === high ? 'card-scroll-classic-mirror' : 'card-scroll-classic', { first, second, low, high });
  const value = valueOf(info, scroll);
  return say(low === high ? 'card-scroll-mirror' : 'card-scroll', { first, second, value });
}

/** Where the values come from, unless they are printed. */
export function valueOriginWords(info: GameInfo, say: Translate): string | undefined {
  const origin = valueOrigin(info);
  return origin === 'printed' ? undefined : say(`board-value-${origin}`);
}

/** How the table reads Freeze and Fly, as sentences select on it. */
export const readings = ({ options }: View) => ({
  by_match: options.freeze_scope === 'match' ? 'yes' : 'no',
  first_only: options.fly_after_draw === false ? 'yes' : 'no',
});

/** What a spell is called at this table, where another Dragon may sit. */
export function spellTitle(view: View, say: Translate, spell: Spell): string {
  const dragon = dragonOf(view);
  return spell === 'dragon' && dragon !== 'base' ? say(`board-dragon-name-${dragon}`) : say.value('spell', spell);
}

/** What a spell does, as this table plays it. */
export function aboutSpell(view: View, say: Translate, spell: Spell): string {
  const { by_match, first_only } = readings(view);
  if (spell === 'dragon' && dragonOf(view) !== 'base') return say(`about-dragon-${dragonOf(view)}`);
  if (spell === 'freeze' && by_match === 'yes') return say('about-freeze-match');
  return say(spell === 'fly' && first_only === 'yes' ? 'about-fly-first' : `about-${spell}`);
}

/** What happens with the Ring of a Mage. */
export interface RingFacts extends ReturnType<typeof readings> {
  /** Freeze is in force: no draw has lifted it. */
  frozen: boolean;
  /** It is this Mage's turn, and nothing is cast in it yet. */
  now: boolean;
  /** What this Mage has cast is being carried out. */
  casting: boolean;
  /** The round is over, and nothing is in force any more. */
  over: boolean;
}

/** What a Ring does to whom, in a few words. */
export function ringWords(
  info: GameInfo,
  say: Translate,
  ring: Ring | null,
  { by_match, first_only, frozen, now, casting, over }: RingFacts,
): string {
  if (!ring) return say('board-ring-aside');
  if (over) return say('board-ring-over');
  if (!isLasting(info, ring.spell)) return say(casting ? 'board-ring-at-work' : 'board-ring-done');
  if (ring.spell === 'freeze' && !frozen) return say('board-ring-freeze-lifted');
  return say(`board-ring-${ring.spell}`, { by_match, first_only, now: now ? 'yes' : 'no' });
}

/** What a sentence needs to call an end by what it shows: the facts of a link or of its refusal, in words. */
export const endArguments = (say: Translate, { end, spell, beside, alike }: LinkFacts) => ({
  end: say.value('end', end),
  spell: say.value('spell', spell),
  beside: say.value('scroll', beside),
  alike,
});

/** Why a scroll cannot be linked, for each end, with the rule: "Crown: …". One sentence where both ends refuse for the same reason. */
export function whyNot(
  say: Translate,
  seats: readonly SeatState[],
  refused: readonly RefusedPiece[],
  scroll: string,
): string | undefined {
  const reasons = refused.filter((reason) => linkOf(reason).scroll === scroll);
  if (reasons.length === 0) return undefined;
  const told = reasons.map((reason) => ({ link: linkOf(reason), words: reasonWords(say, seats, reason) }));
  if (told.length > 1 && told.every(({ words }) => words === told[0]!.words)) return told[0]!.words;
  return say.joined(
    'sentences',
    told.map(({ link, words }) => say('board-refused-end', { ...endArguments(say, link), why: words })),
  );
}

function reasonWords(say: Translate, seats: readonly SeatState[], reason: RefusedPiece): string {
  const { by } = linkOf(reason);
  if (reason.key === 'crowned' && by !== undefined)
    return say('board-refused-crowned', { name: seats[by]?.name ?? '' });
  return say.has(`board-refused-${reason.key}`) ? say(`board-refused-${reason.key}`) : say.refused(reason);
}

/** Why a round was won by whom. */
export const whyWon = (say: Translate, { winner, reason, deciding }: RoundEnd, name: string): string =>
  say(`board-why-${reason}`, {
    name,
    tied: deciding.length > 0 ? 'yes' : 'no',
    won: winner === null ? 'no' : 'yes',
  });
