/** Sentences: the Fluent files of the shell, of the package, of every game and its board, one bundle for each game and language, loaded when a language is wanted. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { part } from '../kit/part';
import { rememberLanguage, rememberedLanguage } from './storage';

export type Arguments = Record<string, string | number>;

const ENGLISH = 'en';
const WRITTEN_FROM_THE_RIGHT = new Set(['ar', 'fa', 'he', 'ur']);

const files: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>('$texts/text.*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('$texts/*/text.*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../shell/text.*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('$games/*/text.*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../boards/*/text.*.ftl', { query: '?raw', import: 'default' }),
};

const languageOf = (path: string): string => /\.([\w-]+)\.ftl$/.exec(path)?.[1] ?? ENGLISH;
/** The game a file belongs to; '' for the sentences all games share. */
const gameOf = (path: string): string => /\/(?:games|boards)\/([^/]+)\/text/.exec(path)?.[1] ?? '';

type Bundles = Map<string, FluentBundle>;
const loaded = new Map<string, Bundles>();
/** What the server says of games that these pages were not built with, by language and game. */
const brought = new Map<string, Map<string, string>>();
let current = $state(ENGLISH);

/** The languages in which something is written, English first. What a language lacks is said in English. */
export const languages: string[] = [...new Set(Object.keys(files).map(languageOf))].sort(
  (a, b) => Number(b === ENGLISH) - Number(a === ENGLISH) || a.localeCompare(b),
);
/** Those in which the shell is written: a language that only knows the names of a game is never chosen unasked, and is not offered as if it knew all. */
const spoken = new Set(
  Object.keys(files)
    .filter((path) => path.includes('/shell/'))
    .map(languageOf),
);

export const language = {
  get now(): string {
    return current;
  },
};

/** Whether the house itself speaks a language, not only some game. */
export const isSpoken = (tongue: string): boolean => spoken.has(tongue);

/** What a language calls itself. */
export function ownName(of: string): string {
  return new Intl.DisplayNames([of], { type: 'language' }).of(of) ?? of;
}

async function load(wanted: string): Promise<void> {
  if (loaded.has(wanted)) return;
  const bundles: Bundles = new Map();
  const paths = Object.keys(files).filter((path) => languageOf(path) === wanted);
  const texts = await Promise.all(paths.map((path) => part(files[path] ?? (() => Promise.resolve('')))));
  paths.forEach((path, index) => add(bundles, wanted, gameOf(path), texts[index] ?? ''));
  brought.get(wanted)?.forEach((text, game) => add(bundles, wanted, game, text));
  loaded.set(wanted, bundles);
}

function add(bundles: Bundles, tongue: string, game: string, text: string): void {
  const isolating = WRITTEN_FROM_THE_RIGHT.has(tongue.split('-')[0] ?? tongue);
  const bundle = bundles.get(game) ?? new FluentBundle(tongue, { useIsolating: isolating });
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(game, bundle);
}

/** The sentences of a game that these pages were not built with, by language. */
export function bring(game: string, texts: Readonly<Record<string, string>>): void {
  for (const [tongue, text] of Object.entries(texts)) {
    brought.set(tongue, (brought.get(tongue) ?? new Map<string, string>()).set(game, text));
    const bundles = loaded.get(tongue);
    if (bundles) add(bundles, tongue, game, text);
  }
}

export async function chooseLanguage(wanted: string): Promise<void> {
  await load(wanted);
  rememberLanguage(wanted);
  show(wanted);
}

/** The language of the sentences around single names. */
const pageLanguage = (): string => (spoken.has(current) ? current : ENGLISH);

function show(wanted: string): void {
  current = wanted;
  const page = pageLanguage();
  document.documentElement.lang = page;
  document.documentElement.dir = WRITTEN_FROM_THE_RIGHT.has(page.split('-')[0] ?? page) ? 'rtl' : 'ltr';
}

/** Loads English, which is complete, and the language this person reads. */
export async function startLanguage(): Promise<void> {
  const remembered = rememberedLanguage();
  const wishes = navigator.languages.flatMap((wish) => [wish, wish.split('-')[0] ?? wish]);
  const wanted =
    remembered !== null && languages.includes(remembered)
      ? remembered
      : (wishes.find((wish) => spoken.has(wish)) ?? ENGLISH);
  await Promise.all([load(ENGLISH), load(wanted)]);
  show(wanted);
}

function find(game: string, key: string): [FluentBundle, string] | null {
  for (const owner of game ? [game, ''] : ['']) {
    for (const tongue of current === ENGLISH ? [ENGLISH] : [current, ENGLISH]) {
      const bundle = loaded.get(tongue)?.get(owner);
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

/** "Ann, Ben and Cy". */
export function list(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(pageLanguage(), { type }).format(items);
}
