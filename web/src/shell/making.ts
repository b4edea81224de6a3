/** Small agreements between making a table and waiting at it. */
import type { GameInfo } from '../lib/wire';

const FOR_STUDIES = new Set(['random', 'sanity']);

/** The best bot a game offers to people: the last of its levels that is not there for studies. */
export const bestBot = (info: GameInfo): string =>
  info.bots.filter((bot) => !FOR_STUDIES.has(bot)).at(-1) ?? info.bots.at(-1) ?? '';

const waitingForNobody = new Set<string>();

/** Remembers that a table just made has only bots besides its maker. */
export function startAtOnce(table: string): void {
  waitingForNobody.add(table);
}

/** True once, for such a table. */
export function startsAtOnce(table: string): boolean {
  return waitingForNobody.delete(table);
}
