/** Chances in words: in hundreds, and no more exactly than they are known. */
import type { Translate } from '../kit/board';

interface Chance {
  readonly chance: number;
  readonly equal?: boolean;
}

/** From 0 to 1, in hundreds. */
export const hundreds = (part: number): number => Math.round(part * 100);

/** `beside` another answer: whatever cannot be told from the best is about equal. */
export const chanceOf = (say: Translate, { chance, equal = false }: Chance, beside = false): string =>
  beside && equal ? say('advice-equal') : say('advice-chance', { chance: hundreds(chance) });
