/** Making a table, and small agreements between making it and waiting at it. */
import { usualBot } from '../kit/levels';
import { makeTable, type Wanted } from '../lib/api';
import { ownName } from '../lib/names';
import { go } from '../lib/route.svelte';
import { keepSeat, rememberName } from '../lib/storage';
import type { GameInfo, Seated } from '../lib/wire';

const waitingForNobody = new Set<string>();

/** True once, for a table just made that has only bots besides its maker. */
export function startsAtOnce(table: string): boolean {
  return waitingForNobody.delete(table);
}

/** Makes a table and keeps the seat at it. */
export async function layOut(wanted: Wanted): Promise<Seated> {
  const seated = await makeTable(wanted);
  if (seated.seat !== null && seated.token !== null) {
    keepSeat({ table: seated.table, seat: seated.seat, token: seated.token, game: wanted.game, when: Date.now() });
    if (wanted.bots.every((bot) => bot)) waitingForNobody.add(seated.table);
  }
  return seated;
}

export const goTo = ({ table, seat }: Seated): void => go({ page: 'table', table, watch: seat === null });

/** The same game as somebody else has played it, against bots, at once. */
export async function playLike(info: GameInfo, players: number, options: Wanted['options']): Promise<void> {
  const name = ownName();
  const bots = Array.from({ length: players - 1 }, () => usualBot(info));
  const seated = await layOut({ game: info.name, players, name, bots, options });
  rememberName(name);
  goTo(seated);
}

/** A table against bots at once: as few of them as the game needs, of the usual strength, and all else as it is usual. */
export async function playNow(info: GameInfo): Promise<void> {
  await playLike(info, info.seats[0], {});
}
