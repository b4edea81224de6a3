/** Another game like this one: the same people, bots and options at a new table. */
import type { TableState } from '../kit/board';
import { invitation } from '../lib/route.svelte';
import { say } from '../lib/say';
import { goTo, layOut } from './making';

export async function playAgain(table: TableState): Promise<void> {
  const info = table.table;
  if (!info || table.seat === null) return;
  const others = info.seats.filter((_, seat) => seat !== table.seat);
  const seated = await layOut({
    game: info.game,
    players: info.players,
    name: table.seats[table.seat]?.name ?? '',
    bots: others.map((seat) => seat.bot),
    options: info.options,
    clock: info.clock,
    bank: info.company.bank,
    patience: info.company.patience,
    hints: info.hints,
    brisk: info.brisk,
  });
  if (!others.every((seat) => seat.bot)) table.commands?.talkTo(say('again-talk', { link: invitation(seated.table) }));
  goTo(seated);
}
