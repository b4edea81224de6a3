/** What the offered answers say of each space: how it can be had now, and for which tokens. */
import { paidOf, spaceOf, TOKENS, type Offered, type Token } from './state';

/** At once, for tokens, by an attack, by finishing one, or with Jet. */
export type Aim = 'now' | 'pay' | 'attack' | 'finish' | 'jet';

export interface Offer {
  aim: Aim;
  /** What is paid, if anything is. */
  paid: readonly { token: Token; count: number }[];
  /** An Alice must be turned down for it. */
  turnsDown: boolean;
}

const RANK: readonly Aim[] = ['attack', 'jet', 'pay', 'now', 'finish'];

function offerOf(option: Offered): Offer {
  const cost = paidOf(option);
  const paid = TOKENS.filter((token) => cost[token] > 0).map((token) => ({ token, count: cost[token] }));
  const turnsDown = option.kind === 'invade_down';
  const aim =
    option.kind === 'attack' || option.kind === 'jet' || option.kind === 'finish'
      ? option.kind
      : turnsDown || paid.length > 0
        ? 'pay'
        : 'now';
  return { aim, paid, turnsDown };
}

/** The best thing that can be done on each space. */
export function offersOn(options: readonly Offered[]): Map<string, Offer> {
  const found = new Map<string, Offer>();
  for (const option of options) {
    const space = spaceOf(option);
    if (space === null) continue;
    const [before, offer] = [found.get(space), offerOf(option)];
    if (before === undefined || RANK.indexOf(offer.aim) > RANK.indexOf(before.aim)) found.set(space, offer);
  }
  return found;
}
