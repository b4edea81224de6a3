/** What the events of a game tell of its rounds: how the chain of this one grew, and how each before it ended. */
import type { Happened, RoundEnd } from './state';

export interface Growth {
  /** How far each scroll lies from the one that opened the round, or from the middle of the chain with which a table began; what lies at its left has numbers below zero. */
  readonly slots: ReadonlyMap<string, number>;
  /** The scroll that came into the chain last. */
  readonly newest: string | null;
}

/**
 * Whoever comes in the middle of a round, or looks back on it, is told the same events and so sees the same chain. `chain` lies on the table at some
 * moment since: a table may begin with one of which nothing was told.
 */
export function growthOf(events: readonly Happened[], chain: readonly string[]): Growth {
  const slots = new Map<string, number>();
  let newest: string | null = null;
  const own = events.slice(
    Math.max(
      0,
      events.findLastIndex(({ key }) => key === 'round_begins'),
    ),
  );
  const middle = Math.floor((countBegun(own, chain) - 1) / 2);
  if (!own.some(({ key }) => GROWS.has(key))) chain.forEach((scroll, at) => slots.set(scroll, at - middle));
  for (const { key, args } of own) {
    if (key === 'link') {
      const beside = slots.get(args.beside) ?? (args.end === 'left' ? -middle : countBegun(own, chain) - 1 - middle);
      slots.set(args.beside, beside).set(args.scroll, beside + (args.end === 'left' ? -1 : 1));
    } else if (key === 'donation' || key === 'opens') slots.set(args.scroll, 0);
    else continue;
    newest = args.scroll;
  }
  return { slots, newest };
}

const GROWS = new Set<Happened['key']>(['link', 'donation', 'opens']);

/** With how many scrolls the chain began: those in it, and those eaten, that nobody has laid. */
function countBegun(events: readonly Happened[], chain: readonly string[]): number {
  const [laid, begun] = [new Set<string>(), new Set<string>()];
  for (const { key, args } of events)
    if (key === 'link' || key === 'donation' || key === 'opens') laid.add(args.scroll);
    else if (key === 'eaten' && !laid.has(args.scroll)) begun.add(args.scroll);
  for (const scroll of chain) if (!laid.has(scroll)) begun.add(scroll);
  return begun.size;
}

export interface RoundWon {
  readonly round: number;
  readonly winner: number | null;
  readonly reason: RoundEnd['reason'];
  /** Made in this round; none but in classic play. */
  readonly points: number;
}

/** How each round ended, from the first. */
export function roundsOf(events: readonly Happened[]): RoundWon[] {
  const rounds: RoundWon[] = [];
  let round = 0;
  for (const { key, args } of events) {
    if (key === 'round_begins') round = args.round;
    if (key === 'round') rounds.push({ round, winner: args.seat, reason: args.reason, points: 0 });
    if (key === 'hand') rounds.push({ round, winner: args.seat, reason: args.reason, points: args.points });
  }
  return rounds;
}
