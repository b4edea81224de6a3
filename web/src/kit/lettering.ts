/** Names are as long as people make them, and plates are not: longer ones are written smaller, so that fewer of them are broken or cut. */

/** Letters of Chinese and Japanese are nearly twice as wide. */
const WIDE = /[\u3000-\u9fff\uff00-\uff60]/u;

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1.8 : 1), 0);

/** How large a name is written, beside 1 for one of usual length: by all of it, and by the longest word that cannot be broken well. */
export function fit(name: string): number {
  const longest = Math.max(...name.split(/[\s\-・]/u).map(widthOf));
  const all = widthOf(name);
  if (longest >= 14 || all >= 28) return 0.72;
  return longest >= 9 || all >= 16 ? 0.82 : 1;
}

/** The same of what stays in one line. */
export function fitLine(name: string): number {
  const all = widthOf(name);
  if (all >= 12) return 0.72;
  return all >= 9 ? 0.82 : 1;
}
