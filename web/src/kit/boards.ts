/** Finds what the games' own folders offer: board, cover, mark, description. Nothing is listed by name. */
import type { Advised, BoardModule, Describe, MarkModule, NameOf, Option, View } from './board';
import { fetchAgain, withOutlines } from './outlines';
import { part } from './part';

const boards = import.meta.glob<BoardModule>('../boards/*/Board.svelte');
const covers = import.meta.glob<string>('../boards/*/Cover.svelte', {
  query: '?picture',
  import: 'default',
  eager: true,
});
const pictures = import.meta.glob<string>('../boards/*/play.webp', { query: '?url', import: 'default', eager: true });
const namings = import.meta.glob<{ nameOf: NameOf }>('../boards/*/names.ts');
const wholes = import.meta.glob<WholeModule>('../boards/*/whole.ts');
const outlines = import.meta.glob(['../boards/*/emblems.generated.ts', '../boards/*/figures.ts']);
const marks = import.meta.glob<MarkModule>('../boards/*/Mark.svelte');
const descriptions = import.meta.glob<{ describe: Describe }>('../boards/*/describe.ts');

interface WholeModule {
  whole: (view: View) => View;
  wholeAnswer?: (option: Option) => Option;
}

/** A game's own file, or null where it has none. */
async function find<T>(files: Record<string, () => Promise<T>>, game: string, name: string): Promise<T | null> {
  const load = files[`../boards/${game}/${name}`];
  return load ? part(load) : null;
}

export const hasBoard = (game: string): boolean => `../boards/${game}/Board.svelte` in boards;
export async function loadBoard(game: string): Promise<BoardModule | null> {
  // The board waits for its outlines; asked for at once, they come beside it. Whoever asks again wants those that did not come.
  fetchAgain();
  const load = () =>
    Promise.all([
      find(boards, game, 'Board.svelte'),
      find(outlines, game, 'emblems.generated.ts'),
      find(outlines, game, 'figures.ts'),
    ]);
  const [board] = await part(() => withOutlines(load()));
  return board;
}

interface Manners {
  nameOf?: NameOf | undefined;
  whole?: WholeModule | null;
}
const manners = new Map<string, Manners>();

/** Loads what reading a table of a game needs besides its board. It is there before the first view. */
export async function loadManners(game: string): Promise<void> {
  if (manners.has(game)) return;
  const [names, whole] = await Promise.all([find(namings, game, 'names.ts'), find(wholes, game, 'whole.ts')]);
  manners.set(game, { nameOf: names?.nameOf, whole });
}

export const namingOf = (game: string): NameOf | undefined => manners.get(game)?.nameOf;

/** What makes a view whole again where the wire leaves out what goes without saying. */
export const wholeOf = (game: string): ((view: View) => View) => manners.get(game)?.whole?.whole ?? ((view) => view);

/** An answer that is spoken of, as it would be offered. */
export function optionOf(
  game: string,
  { answer: text, kind, parts }: Pick<Advised, 'answer' | 'kind' | 'parts'>,
): Option {
  const option = { text, kind, parts };
  return manners.get(game)?.whole?.wholeAnswer?.(option) ?? option;
}

/** How many games these pages have pictures of: about as many as stand on the shelf. */
export const COVERS = Object.keys(covers).length;

/** The address of a game's picture on the shelf. */
export const coverOf = (game: string): string | null => covers[`../boards/${game}/Cover.svelte`] ?? null;

/** The address of a picture of the game as it is played (`./dev python -m tests.browser.shelf_pictures` takes it). */
export const playOf = (game: string): string | null => pictures[`../boards/${game}/play.webp`] ?? null;

export const hasMark = (game: string): boolean => `../boards/${game}/Mark.svelte` in marks;
export const loadMark = (game: string): Promise<MarkModule | null> => find(marks, game, 'Mark.svelte');

export const loadDescribe = async (game: string): Promise<Describe | null> =>
  (await find(descriptions, game, 'describe.ts'))?.describe ?? null;
