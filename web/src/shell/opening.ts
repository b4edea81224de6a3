/** Pieces of the pages that few need, and none at once. Each is loaded when it is opened, and asked for once. */
import { once } from '../kit/part';
import { openLater } from '../lib/texts.svelte';

export type Voice = typeof import('./voice');

/** Hints, reviews and puzzles, with their sentences. */
export const openVoice = once(async () => (await Promise.all([import('./voice'), openLater()]))[0]);

/** What a table has besides its board and its question, with sentences of its own. */
export const openBesides = once(async () => (await Promise.all([import('./besides'), openLater()]))[0]);

/** What keys do. */
export const openKeys = once(async () => (await Promise.all([import('./Keys.svelte'), openLater()]))[0].default);

/** The rules to read, over whatever is open. */
export const openRules = once(async () => (await import('./Rules.svelte')).default);

/** All that can be chosen, at no table. */
export const openSettings = once(async () => (await import('./SettingsPage.svelte')).default);

/** All that one's tables are over days: notices, another device, what was finished. */
export const openDays = once(async () => (await Promise.all([import('./days'), openLater()]))[0]);

/** Any game in words. */
export const openWords = once(() => import('../text/TextClient.svelte'));

/** What comes before the first card, where people talk too. */
export const openLobby = once(async () => (await Promise.all([import('./before'), openLater()]))[0]);
