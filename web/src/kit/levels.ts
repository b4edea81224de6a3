/** How strong bots are, as it was measured. */
import type { GameInfo, Translate } from './board';

type Measured = GameInfo['measured'][number];

/** What is told of a level at tables of this size: how it fares against the level below it, or as a team of its like; null where nobody has measured it. */
export function measuredOf(info: GameInfo, bot: string, players: number): Measured | null {
  const found = info.measured.filter((one) => one.bot === bot && one.players === players);
  const below = info.bots[info.bots.indexOf(bot) - 1];
  const first = (others: string | undefined) => found.find((one) => one.others === others);
  return first(below) ?? first(bot) ?? first('random') ?? null;
}

/** Of so many games its share is told; of more where it would sound like all or none. */
const OF = 10;
const OF_MANY = 100;

/** "wins 6 of 10 against an adept", or "a team of masters wins 8 of 10". */
export function oddsOf(say: Translate, info: GameInfo, bot: string, players: number): string | null {
  const measured = measuredOf(info, bot, players);
  if (!measured) return null;
  const rounded = Math.round(measured.share * OF);
  const games = rounded > 0 && rounded < OF ? OF : OF_MANY;
  const wins = Math.round(measured.share * games);
  return measured.others === measured.bot
    ? say('level-odds-team', { level: bot, wins, games })
    : say('level-odds', { others: measured.others, count: players - 1, wins, games });
}

/** The bot that is offered first: the adept, and where a game has none the best that is not there for studies. */
export function usualBot({ bots }: GameInfo): string {
  const known = bots.filter((bot) => !FOR_STUDIES.has(bot));
  return known.find((bot) => bot === USUAL) ?? known.at(-1) ?? bots.at(-1) ?? '';
}

const USUAL = 'adept';
const FOR_STUDIES = new Set(['random', 'sanity']);
