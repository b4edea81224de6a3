/** What of a game's moments is worth finding again. */
import type { Moment } from '../kit/reel.svelte';

export interface Mark {
  /** From 0, the beginning, to 1. */
  readonly at: number;
  /** Something big, and not only another's turn. */
  readonly large: boolean;
}

/** More marks than this on one line say nothing. */
const MOST = 120;

/** Where somebody else begins to act, and where something big happens. */
export function marksOn(moments: readonly Moment[], big: readonly string[]): Mark[] {
  const last = Math.max(1, moments.length - 1);
  const found = moments.flatMap(({ events, seat }, at) => {
    const large = at > 0 && events.some(({ key }) => big.includes(key));
    const turn = at > 0 && seat != null && seat !== moments[at - 1]?.seat;
    return large || turn ? [{ at: at / last, large }] : [];
  });
  return found.length > MOST ? found.filter(({ large }) => large) : found;
}

/** The moment from which on the viewer has only watched: the own last decision, or for who watches the last thing that happened. */
export function sinceOwnTurn(moments: readonly Moment[], seat: number | null): number {
  const last = moments.length - 1;
  if (seat === null) return last - 1;
  const own = moments.slice(0, last).findLastIndex(({ view }) => view.asked.includes(seat));
  return own < 0 ? last - 1 : own;
}
