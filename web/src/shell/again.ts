/** Another game like this one: the same people, bots and options at a new table. */
import type { TableState } from '../kit/board';
import { makeTable } from '../lib/api';
import { go, invitation } from '../lib/route.svelte';
import { say } from '../lib/say';
import { keepSeat } from '../lib/storage';
import { startAtOnce } from './making';

export async function playAgain(table: TableState): Promise<void> {
  const info = table.table;
  if (!info || table.seat === null) return;
  const others = info.seats.filter((_, seat) => seat !== table.seat);
  const seated = await makeTable({
    game: info.game,
    players: info.players,
    name: table.seats[table.seat]?.name ?? '',
    bots: others.map((seat) => seat.bot),
    options: info.options,
    clock: info.clock,
    hints: info.hints,
    brisk: info.brisk,
  });
  if (seated.seat !== null && seated.token !== null)
    keepSeat({ table: seated.table, seat: seated.seat, token: seated.token, game: info.game, when: Date.now() });
  if (others.every((seat) => seat.bot)) startAtOnce(seated.table);
  else table.commands?.talkTo(say('again-talk', { link: invitation(seated.table) }));
  go({ page: 'table', table: seated.table, watch: false });
}
