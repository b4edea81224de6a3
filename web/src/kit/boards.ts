/** Finds what the games' own folders offer: board, cover, score, mark, description. Nothing is listed by name. */
import type { Component } from 'svelte';
import type { BoardModule, Describe, MarkModule, NameOf, ScoreProps } from './board';

const boards = import.meta.glob<BoardModule>('../boards/*/Board.svelte');
const covers = import.meta.glob<{ default: Component }>('../boards/*/Cover.svelte');
const scores = import.meta.glob<{ default: Component<ScoreProps> }>('../boards/*/Score.svelte');
const namings = import.meta.glob<NameOf>('../boards/*/names.ts', { eager: true, import: 'nameOf' });
const marks = import.meta.glob<MarkModule>('../boards/*/Mark.svelte');
const descriptions = import.meta.glob<{ describe: Describe }>('../boards/*/describe.ts');

export const hasBoard = (game: string): boolean => `../boards/${game}/Board.svelte` in boards;

export const namingOf = (game: string): NameOf | undefined => namings[`../boards/${game}/names.ts`];

export async function loadBoard(game: string): Promise<BoardModule | null> {
  return (await boards[`../boards/${game}/Board.svelte`]?.()) ?? null;
}

export async function loadCover(game: string): Promise<Component | null> {
  return (await covers[`../boards/${game}/Cover.svelte`]?.())?.default ?? null;
}

export async function loadScore(game: string): Promise<Component<ScoreProps> | null> {
  return (await scores[`../boards/${game}/Score.svelte`]?.())?.default ?? null;
}

export const hasMark = (game: string): boolean => `../boards/${game}/Mark.svelte` in marks;

export async function loadMark(game: string): Promise<MarkModule> {
  const load = marks[`../boards/${game}/Mark.svelte`];
  if (!load) throw new Error(`${game} has no marks of its own.`);
  return load();
}

export async function loadDescribe(game: string): Promise<Describe | null> {
  return (await descriptions[`../boards/${game}/describe.ts`]?.())?.describe ?? null;
}
