/**
 * The drawn book of KamiMaï on a slow machine: `node grimoire.mjs <motion, bundled> <beat, bundled>`. Printed is what is wrong.
 */
import { pathToFileURL } from 'node:url';

const [motion, beat] = process.argv.slice(2);
const { Streamed } = await import(pathToFileURL(motion).href);
const { Beat } = await import(pathToFileURL(beat).href);

const same = (what, found, wanted) => {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) console.log(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
};
const at = (x) => [x, 0, 0, 1, 0, 0, 0];
const poses = (build, time, moved, more = {}) => ({ kind: 'poses', build, time, full: false, fallen: false, asleep: false, gone: [], moved: new Map(Object.entries(moved).map(([page, x]) => [Number(page), at(x)])), ...more });

/** A book of three pages that begins to fall; the next one, of two pages, stands already. */
function falling() {
  const book = new Streamed(false, () => undefined);
  book.take(poses(1, 0, { 0: 0, 1: 0, 2: 0 }, { full: true }));
  book.take(poses(1, 1, { 0: 1, 1: 1, 2: 1 }, { fallen: true }));
  book.take(poses(1, 3, { 0: 3, 1: 3, 2: 3 }, { fallen: true, asleep: true }));
  return book;
}
const next = poses(2, 0, { 0: 5, 1: 5 }, { full: true, asleep: true });

// Whoever only looks on sees the book fall first, and then the next one rise.
const seen = falling();
seen.take(next);
same('a falling book is seen', [seen.build, seen.falling, seen.pages], [1, true, [0, 1, 2]]);
for (let picture = 0; picture < 10; picture++) seen.advance(1);
same('after ten seconds the next one is seen', [seen.build, seen.falling, seen.pages], [2, false, [0, 1]]);

// Whoever is to pull a page has the book before them that it is pulled from, whether its frames come before the question or after it.
for (const late of [false, true]) {
  const asked = falling();
  if (!late) asked.take(next);
  asked.want(2);
  if (late) asked.take(next);
  same('the book that is pulled from is seen', [asked.build, asked.falling, asked.pages, asked.pose(0)], [2, false, [0, 1], at(5)]);
}

// Pictures that are drawn slowly do not slow down what they show.
const clock = new Beat();
clock.next(0, false);
same('after a rest', clock.next(60_000, false), 0.1);
same('between two slow pictures', clock.next(60_800, true), 0.8);
same('somebody was away', clock.next(600_000, true), 1);
