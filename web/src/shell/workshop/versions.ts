/** Versions of a game's data that somebody has named. They are kept in this browser, and nowhere else. */
import { readKept, writeKept } from '../../lib/storage';
import type { Facts } from '../../lib/wire';

export interface Version {
  id: string;
  name: string;
  /** The hash of the data it was made from. */
  base: string;
  data: Facts;
  /** How many can play with it, if nothing is wrong with it. */
  players: readonly [number, number] | null;
  /** When it was last changed, in milliseconds. */
  when: number;
}

const key = (game: string): string => `workshop.${game}`;

/** Those of a game, the latest first. */
export function versionsOf(game: string): Version[] {
  try {
    const kept = JSON.parse(readKept(key(game)) ?? '[]') as Version[];
    return kept.sort((one, other) => other.when - one.when);
  } catch {
    return [];
  }
}

export const versionNamed = (game: string, id: string): Version | null =>
  versionsOf(game).find((version) => version.id === id) ?? null;

/** False where the browser has no room for it, or keeps nothing. */
export const keepVersion = (game: string, version: Version): boolean =>
  writeKept(key(game), JSON.stringify([version, ...versionsOf(game).filter(({ id }) => id !== version.id)]));

export const forgetVersion = (game: string, id: string): boolean =>
  writeKept(key(game), JSON.stringify(versionsOf(game).filter((version) => version.id !== id)));

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, '0')).join('');
