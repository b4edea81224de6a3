/** What the events of a game tell of its rounds: how the chain of this one grew, and how each before it ended. */
import type { Happened, RoundEnd } from './state';

export interface Growth {
  /** How far each scroll lies from the one that opened the round; what lies at its left has numbers below zero. */
  readonly slots: ReadonlyMap<string, number>;
  /** The scroll that came into the chain last. */
  readonly newest: string | null;
}

/** Whoever comes in the middle of a round, or looks back on it, is told the same events and so sees the same chain. */
export function growthOf(events: readonly Happened[]): Growth {
  const slots = new Map<string, number>();
  let newest: string | null = null;
  const begun = events.findLastIndex(({ key }) => key === 'round_begins');
  for (const { key, args } of events.slice(Math.max(0, begun))) {
    if (key === 'link') {
      // A table may begin with a chain of which nothing was told: it is counted from the first scroll that is linked to.
      const beside = slots.get(args.beside) ?? 0;
      slots.set(args.beside, beside).set(args.scroll, beside + (args.end === 'left' ? -1 : 1));
    } else if (key === 'donation' || key === 'opens') slots.set(args.scroll, 0);
    else continue;
    newest = args.scroll;
  }
  return { slots, newest };
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
