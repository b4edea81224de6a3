/**
 * Emblems come from the set game-icons (CC BY 3.0). A board names those it uses, with their authors, in `boards/<game>/emblems.txt`;
 * `node tools/emblems.mjs` writes their outlines to `emblems.generated.ts` beside it, so that a board carries its own emblems and no more.
 */
export interface EmblemCredit {
  emblem: string;
  author: string;
}

/** Reads a board's list: `name author` on each line, `#` begins a remark. */
export function readEmblemList(text: string): EmblemCredit[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [emblem = '', author = ''] = line.split(/\s+/);
      return { emblem, author };
    });
}
