/** What people have to know about who is there: whether there is anything to say, and of whom. */
import type { SeatState, TableState } from '../kit/board';

/**
 * The people whose answers are wanted and who are not here; a bot that plays for somebody is here. Whoever is asked too has something else
 * before the eyes, and is waited for as well.
 */
export const missing = (table: TableState): readonly SeatState[] =>
  table.seats.some(({ you, asked, bot }) => you && asked && !bot)
    ? []
    : table.seats.filter((seat) => seat.asked && !seat.you && !seat.bot && !seat.online && !seat.autopilot);

/** Each for whom something can be done has a note with it; those who are still waited for share one. */
export function together(gone: readonly SeatState[]): readonly (readonly SeatState[])[] {
  const waited = gone.filter(({ away }) => !away);
  return [...gone.filter(({ away }) => away).map((seat) => [seat]), ...(waited.length ? [waited] : [])];
}

const own = (table: TableState): SeatState | undefined => table.seats.find(({ you }) => you);

/** Whether something is to be told besides the question. */
export function hasNews(table: TableState): boolean {
  const company = table.table?.company;
  if (!company || !table.table?.started || table.table.over || table.commands === null) return false;
  const mine = own(table);
  return Boolean(
    company.motion ?? company.paused ?? (mine?.handed || mine?.resigned || mine?.late || missing(table).length > 0),
  );
}
