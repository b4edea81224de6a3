/** What this browser remembers: the name, the seats it has taken, and how its person likes to see things. */

import type { Result } from './results';

const PREFIX = 'wondertable.';

/** A seat this browser sits in; the token proves it. */
export interface TakenSeat {
  table: string;
  seat: number;
  token: string;
  game: string;
  /** The fingerprint of the seed as it was first shown here. */
  commitment?: string;
  /** What its person plays there, where a game has figures of its own. */
  figure?: string;
  /** The game was over when it was last looked at. */
  over?: boolean;
  /** When it was last opened, in milliseconds. */
  when: number;
}

export type Theme = 'auto' | 'light' | 'dark';
export type Client = 'picture' | 'text';

const sessionKey = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

// Private windows and full disks may refuse; the table then simply forgets.
function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, value);
    return true;
  } catch {
    return false;
  }
}

/** What a page of its own keeps here, and whether there was room for it. */
export const [readKept, writeKept] = [read, write];

export const rememberedName = (): string | null => read('name');
export const rememberName = (name: string): void => void write('name', name);

/** By which a table knows somebody again who watches: a device that was asked to go is not let in by a reload. */
export function watcherKey(): string {
  const known = read('watcher') ?? sessionKey;
  write('watcher', known);
  return known;
}

export const rememberedLanguage = (): string | null => read('language');
export const rememberLanguage = (language: string): void => void write('language', language);

export function rememberedTheme(): Theme {
  const theme = read('theme');
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

export function rememberTheme(theme: Theme): void {
  write('theme', theme);
}

export const rememberedClient = (): Client => (read('client') === 'text' ? 'text' : 'picture');
export const rememberClient = (client: Client): void => void write('client', client);

export const rememberedSetting = (name: string): string | null => read(`setting.${name}`);
export const rememberSetting = (name: string, value: string): void => void write(`setting.${name}`, value);

/** The puzzles of a game that were solved here. */
export const solvedPuzzles = (game: string): ReadonlySet<string> =>
  new Set((read(`solved.${game}`) ?? '').split(' ').filter((id) => id !== ''));

export function rememberSolved(game: string, puzzle: string): void {
  write(`solved.${game}`, [...solvedPuzzles(game), puzzle].join(' '));
}

/** The lessons of a game that were taken here to their end. */
export const takenLessons = (game: string): ReadonlySet<string> =>
  new Set((read(`learnt.${game}`) ?? '').split(' ').filter((name) => name !== ''));

export function rememberLesson(game: string, lesson: string): void {
  write(`learnt.${game}`, [...new Set([...takenLessons(game), lesson])].join(' '));
}

/** The games in which a guide was offered here. */
const guidedGames = (): readonly string[] => (read('guide-offered') ?? '').split(' ');

export function rememberGuideOffer(game: string): void {
  write('guide-offered', [...guidedGames().filter((one) => one !== game), game].join(' '));
}

/** Somebody who sits at this table has never played its game in this browser, nor been offered a guide. */
export const isNewcomer = (table: string, game: string): boolean =>
  takenSeat(table) !== null &&
  !guidedGames().includes(game) &&
  takenSeats().every((seat) => seat.table === table || seat.game !== game);

/** The seats taken in this browser, latest first. */
export function takenSeats(): TakenSeat[] {
  try {
    const seats = JSON.parse(read('seats') ?? '[]') as TakenSeat[];
    return seats.sort((a, b) => b.when - a.when);
  } catch {
    return [];
  }
}

export function takenSeat(table: string): TakenSeat | null {
  return takenSeats().find((seat) => seat.table === table) ?? null;
}

/** So many seats are kept, so that the list does not grow for ever. */
const MOST_SEATS = 100;

/** Keeps a seat, and the latest of the others. */
export function keepSeat(taken: TakenSeat): void {
  const others = takenSeats().filter((seat) => seat.table !== taken.table);
  write('seats', JSON.stringify([taken, ...others].slice(0, MOST_SEATS)));
}

/** Remembers which figure is played in a seat taken here. */
export function keepFigure(table: string, figure: string): void {
  const taken = takenSeat(table);
  if (taken && taken.figure !== figure) keepSeat({ ...taken, figure });
}

/** Remembers that a game is over. */
export function keepOver(table: string): void {
  const taken = takenSeat(table);
  if (taken && !taken.over) keepSeat({ ...taken, over: true });
}

/** Keeps these seats and no others. */
export function keepSeats(seats: readonly TakenSeat[]): void {
  const latest = [...seats].sort((one, other) => other.when - one.when).slice(0, MOST_SEATS);
  write('seats', JSON.stringify(latest));
}

/** How games ended in which somebody sat here. */
export function keptResults(): Result[] {
  try {
    return JSON.parse(read('results') ?? '[]') as Result[];
  } catch {
    return [];
  }
}

export const keepResults = (results: readonly Result[]): void => void write('results', JSON.stringify(results));

/** The tables at which an answer was wanted when they were last looked at. */
export const askedTables = (): readonly string[] => (read('asked') ?? '').split(' ').filter((table) => table !== '');
export const keepAskedTables = (tables: readonly string[]): void => void write('asked', tables.join(' '));

/** Whether this device wants notices. */
export const wantsNotices = (): boolean => read('notices') === 'yes';
export const rememberNotices = (wanted: boolean): void => void write('notices', wanted ? 'yes' : 'no');

/** Nothing is left here of whoever used this browser. */
export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    return;
  }
}

export function forgetSeat(table: string): void {
  write('seats', JSON.stringify(takenSeats().filter((seat) => seat.table !== table)));
}

/** Whose words are not shown here, by table; of the latest hundred. */
function mutedPeople(): [string, readonly string[]][] {
  try {
    return JSON.parse(read('muted') ?? '[]') as [string, string[]][];
  } catch {
    return [];
  }
}

export const rememberedMuted = (table: string): readonly string[] =>
  mutedPeople().find(([one]) => one === table)?.[1] ?? [];

export function rememberMuted(table: string, muted: readonly string[]): void {
  const others = mutedPeople().filter(([one]) => one !== table);
  write('muted', JSON.stringify([[table, muted], ...others].slice(0, 100)));
}
