/** Finds what the games' own folders offer: board, cover, score, mark, description. Nothing is listed by name. */
import type { Component } from 'svelte';
import type { BoardModule, Describe, MarkModule, NameOf, View } from './board';
import { part } from './part';

const boards = import.meta.glob<BoardModule>('../boards/*/Board.svelte');
const covers = import.meta.glob<{ default: Component }>('../boards/*/Cover.svelte');
const namings = import.meta.glob<NameOf>('../boards/*/names.ts', { eager: true, import: 'nameOf' });
const wholes = import.meta.glob<(view: View) => View>('../boards/*/whole.ts', { eager: true, import: 'whole' });
const marks = import.meta.glob<MarkModule>('../boards/*/Mark.svelte');
const descriptions = import.meta.glob<{ describe: Describe }>('../boards/*/describe.ts');

/** A game's own file, or null where it has none. */
async function find<T>(files: Record<string, () => Promise<T>>, game: string, name: string): Promise<T | null> {
  const load = files[`../boards/${game}/${name}`];
  return load ? part(load) : null;
}

export const hasBoard = (game: string): boolean => `../boards/${game}/Board.svelte` in boards;
export const loadBoard = (game: string): Promise<BoardModule | null> => find(boards, game, 'Board.svelte');

export const namingOf = (game: string): NameOf | undefined => namings[`../boards/${game}/names.ts`];

/** What makes a view whole again where the wire leaves out what goes without saying. */
export const wholeOf = (game: string): ((view: View) => View) =>
  wholes[`../boards/${game}/whole.ts`] ?? ((view) => view);

export const loadCover = async (game: string): Promise<Component | null> =>
  (await find(covers, game, 'Cover.svelte'))?.default ?? null;

export const hasMark = (game: string): boolean => `../boards/${game}/Mark.svelte` in marks;
export const loadMark = (game: string): Promise<MarkModule | null> => find(marks, game, 'Mark.svelte');

export const loadDescribe = async (game: string): Promise<Describe | null> =>
  (await find(descriptions, game, 'describe.ts'))?.describe ?? null;
