/**
 * Sentences: one bundle for each game and language, and one for the house. The house's are there before the first page is drawn; those of a game,
 * but for what the shelf says of it, are loaded when the game is opened.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { pieces, spoken } from 'virtual:texts';
import { part } from '../kit/part';
import { rememberLanguage, rememberedLanguage } from './storage';

export type Arguments = Record<string, string | number>;

const ENGLISH = 'en';
const HOUSE = '';
/** What a master says: hints, reviews and puzzles. */
const LATER = '_later';
const WORKSHOP = '_workshop';
const WRITTEN_FROM_THE_RIGHT = new Set(['ar', 'fa', 'he', 'ur']);

type Bundles = Map<string, FluentBundle>;
const bundles = new Map<string, Bundles>();
/** What was loaded, and what is on its way: `<language>/<game>`. */
const loads = new Map<string, Promise<void>>();
/** The house and every game that was opened: another language is loaded for all of them. */
const opened = new Set<string>([HOUSE]);
let current = $state(ENGLISH);

/** The languages in which something is written, English first. What a language lacks is said in English. */
export const languages: string[] = [
  ...new Set(Object.keys(pieces).map((piece) => piece.split('/')[0] ?? ENGLISH)),
].sort((a, b) => Number(b === ENGLISH) - Number(a === ENGLISH) || a.localeCompare(b));

export const language = {
  get now(): string {
    return current;
  },
};

/** Whether the house itself speaks a language. One that only knows the names of a game is never chosen unasked, and is not offered as if it knew all. */
export const isSpoken = (tongue: string): boolean => spoken.includes(tongue);

/** What a language calls itself. */
export function ownName(of: string): string {
  return new Intl.DisplayNames([of], { type: 'language' }).of(of) ?? of;
}

function load(tongue: string, owner: string): Promise<void> {
  const piece = `${tongue}/${owner}`;
  const [known, fetch] = [loads.get(piece), pieces[piece]];
  if (known || !fetch) return known ?? Promise.resolve();
  const coming = part(fetch).then(
    ({ default: texts }) => {
      for (const [game, said] of Object.entries(texts)) bring(game, said);
    },
    (error: unknown) => {
      loads.delete(piece);
      throw error;
    },
  );
  loads.set(piece, coming);
  return coming;
}

/** What the workshop says, and what it calls the fields of a game's data. */
export const openWorkshopTexts = (game: string): Promise<unknown> =>
  Promise.all([openTexts(WORKSHOP), openTexts(`${game}.workshop`), openTexts(`${game}.guide`)]);

async function loadOpened(tongue: string): Promise<void> {
  await Promise.all([...opened].map((owner) => load(tongue, owner)));
}

function add(tongue: string, game: string, text: string): void {
  const isolating = WRITTEN_FROM_THE_RIGHT.has(tongue.split('-')[0] ?? tongue);
  const games = bundles.get(tongue) ?? new Map<string, FluentBundle>();
  const bundle = games.get(game) ?? new FluentBundle(tongue, { useIsolating: isolating });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(tongue, games.set(game, bundle));
}

/** Sentences of a game by language: from a piece, or of a game that these pages were not built with. */
export function bring(game: string, texts: Readonly<Record<string, string>>): void {
  for (const [tongue, text] of Object.entries(texts)) add(tongue, game, text);
}

/** All sentences of a game, in the language this person reads; what it lacks comes with it in English. */
export async function openTexts(game: string): Promise<void> {
  opened.add(game);
  await load(current, game);
}

/** What "How it goes" says of a game; and in English, for the rules are written in it. */
export const openGuide = (game: string): Promise<unknown> =>
  Promise.all([openTexts(`${game}.guide`), load(ENGLISH, `${game}.guide`)]);

/** What a master says: hints, reviews and puzzles; and the words round the rules. */
export const openLater = (): Promise<void> => openTexts(LATER);

/** What the lessons of a game say, and the house around them. */
export const openLessons = (game: string): Promise<unknown> => Promise.all([openTexts(`${game}.lessons`), openLater()]);

export async function chooseLanguage(wanted: string): Promise<void> {
  // A game may be opened meanwhile.
  for (let known = 0; known !== opened.size;) {
    known = opened.size;
    await loadOpened(wanted);
  }
  rememberLanguage(wanted);
  show(wanted);
}

/** The language of the sentences around single names. */
const pageLanguage = (): string => (isSpoken(current) ? current : ENGLISH);

function show(wanted: string): void {
  current = wanted;
  const page = pageLanguage();
  document.documentElement.lang = page;
  document.documentElement.dir = WRITTEN_FROM_THE_RIGHT.has(page.split('-')[0] ?? page) ? 'rtl' : 'ltr';
}

/** The language that this person has chosen here before, else the first of the browser's that the house speaks. */
export function wishedLanguage(): string {
  const remembered = rememberedLanguage();
  if (remembered !== null && languages.includes(remembered)) return remembered;
  return navigator.languages.flatMap((wish) => [wish, wish.split('-')[0] ?? wish]).find(isSpoken) ?? ENGLISH;
}

/** Loads the language this person reads. */
export async function startLanguage(): Promise<void> {
  const wanted = wishedLanguage();
  await loadOpened(wanted);
  show(wanted);
}

function find(game: string, key: string): [FluentBundle, string] | null {
  for (const owner of game ? [game, ''] : ['']) {
    for (const tongue of current === ENGLISH ? [ENGLISH] : [current, ENGLISH]) {
      const bundle = bundles.get(tongue)?.get(owner);
      if (bundle?.hasMessage(key)) return [bundle, key];
    }
  }
  return null;
}

export const hasSentence = (game: string, key: string): boolean => find(game, key) !== null;

/** The sentence with this key; the key itself where no language has it, so that a gap is seen. */
export function sentence(game: string, key: string, args: Arguments = {}): string {
  const found = find(game, key);
  const pattern = found?.[0].getMessage(key)?.value;
  if (!found || !pattern) return key;
  return found[0].formatPattern(pattern, args, []);
}

/** What only English says: the words of the rules, which are written in it. */
export const englishOf = (game: string, key: string): string => {
  const bundle = bundles.get(ENGLISH)?.get(game);
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, {}, []) : '';
};

/** "Ann, Ben and Cy". */
export function list(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(pageLanguage(), { type }).format(items);
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** "5 minutes ago". */
export function ago(seconds: number): string {
  const [unit, each] = UNITS.find(([, each]) => seconds >= each) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(pageLanguage(), { numeric: 'auto' });
  return format.format(-Math.floor(seconds / each), unit);
}
