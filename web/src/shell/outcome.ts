/** Who won, in words. A game may have a sentence of its own for an end (`won-<reason>`), as one in which all win or lose together has. */
import type { Translate } from '../kit/board';
import { say } from '../lib/say';
import { list } from '../lib/texts.svelte';
import type { Outcome } from '../lib/wire';

export function wonWords(
  words: Translate,
  outcome: Outcome,
  nameOf: (seat: number) => string,
  own: number | null,
): string {
  const { winners, reason } = outcome;
  const args = {
    count: winners.length,
    names: list(winners.map(nameOf)),
    you: own !== null && winners.includes(own) ? 'yes' : 'no',
  };
  return words.has(`won-${reason}`) ? words(`won-${reason}`, args) : say('won', args);
}
