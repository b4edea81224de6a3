/** Finds what the games' own folders offer: board, cover, score, description. Nothing is listed by name. */
import type { Component } from 'svelte';
import type { BoardModule, Describe, NameOf, ScoreProps } from './board';

const boards = import.meta.glob<BoardModule>('../boards/*/Board.svelte');
const covers = import.meta.glob<{ default: Component }>('../boards/*/Cover.svelte');
const scores = import.meta.glob<{ default: Component<ScoreProps> }>('../boards/*/Score.svelte');
const namings = import.meta.glob<NameOf>('../boards/*/names.ts', { eager: true, import: 'nameOf' });
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

export async function loadDescribe(game: string): Promise<Describe | null> {
  return (await descriptions[`../boards/${game}/describe.ts`]?.())?.describe ?? null;
}
