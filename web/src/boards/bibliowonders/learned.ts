/** How each piece of knowledge was gained, told by what happened. */
import type { Happened } from './state';

export interface Learned {
  readonly slot: string;
  readonly round: number;
  readonly cards: readonly string[];
  readonly letter: boolean;
}

/** For one seat, in the order in which it learned. */
export function learnedBy(seat: number, events: readonly Happened[]): Learned[] {
  let round = 0;
  return events.flatMap(({ key, args }) => {
    if (key === 'turn') round = args.round;
    return key === 'learn' && args.seat === seat
      ? [{ slot: args.slot, round, cards: args.cards, letter: args.letter }]
      : [];
  });
}
