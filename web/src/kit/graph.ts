/** Lines of chances over the moments of a game: where each point lies, in hundredths of the picture, and which moment is meant by a press. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of a moment in a game with so many of them; `part` is from 0, below, to 1. */
export const pointAt = (moment: number, moments: number, part: number): Point => ({
  x: moments > 1 ? (moment / (moments - 1)) * 100 : 0,
  y: (1 - Math.max(0, Math.min(1, part))) * 100,
});

const rounded = (number: number): number => Math.round(number * 100) / 100;

/** A line through all of them. */
export const pathOf = (parts: readonly number[]): string =>
  parts
    .map((part, moment) => {
      const { x, y } = pointAt(moment, parts.length, part);
      return `${moment === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`;
    })
    .join('');

/** The moment that lies nearest to a part of the width. */
export const momentAt = (across: number, moments: number): number =>
  Math.max(0, Math.min(moments - 1, Math.round(across * (moments - 1))));

/** The next of these after a moment, or before it; the last moment there is where there is none. */
export function nextOf(marked: readonly number[], moment: number, by: 1 | -1, last: number): number {
  const found = by === 1 ? marked.find((one) => one > moment) : marked.findLast((one) => one < moment);
  return found ?? (by === 1 ? last : 0);
}

/** How each line is broken, so that nobody needs its colour; in pixels. */
export const DASHES = ['none', '8 4', '2 4', '12 4 2 4', '5 3 5 9', '1 6'] as const;
