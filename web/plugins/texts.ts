/**
 * The Fluent files as `virtual:texts`: for each language one piece with the house's own sentences, and one for each game, loaded when its game is
 * opened. What the shelf says of a game comes with the house; what a master says comes with the first hint, review or puzzle.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PACKAGE = fileURLToPath(new URL('../../src/wondertable', import.meta.url));
const SHELL = fileURLToPath(new URL('../src/shell', import.meta.url));
const BOARDS = fileURLToPath(new URL('../src/boards', import.meta.url));

const ON_THE_SHELF = ['title', 'tagline'];
/** Sentences of the package that only its commands say. */
const COMMANDS = /^(bench|cli|games|lab|play|report|review|sit|verify)-/;

/** Sentences of the house that few pages say, and the name of their piece. */
const LATER = /^(advice|puzzles?|reviewing)-/;
const LATER_PIECE = '_later';

const LIST = 'virtual:texts';
const PIECE = /^\0virtual:texts\/([\w-]+)\/(\w*)$/;

const folders = (inside: string): string[] =>
  readdirSync(inside, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${inside}/${entry.name}`)
    .sort();
const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^text\.[\w-]+\.ftl$/.test(name))
    .map((name) => `${folder}/${name}`);

const ofHouse = (): string[] => [PACKAGE, ...folders(PACKAGE), SHELL].flatMap(textsIn);
const ofGames = (): string[] => [...folders(`${PACKAGE}/games`), ...folders(BOARDS)].flatMap(textsIn);
const languageOf = (file: string): string => basename(file).split('.')[1]!;
const gameOf = (file: string): string => basename(dirname(file));

/** The messages of a file, each with the lines that belong to it; remarks are for those who translate. */
function messages(file: string): [key: string, text: string][] {
  const text = readFileSync(file, 'utf8').replace(/^#.*\n/gm, '');
  return text.split(/^(?=-?[a-zA-Z])/m).flatMap((one) => {
    const key = /^-?[\w-]+/.exec(one)?.[0];
    return key ? [[key, one.trimEnd()]] : [];
  });
}

/** All that is said in a language, anywhere. */
export const textsOf = (language: string): string =>
  [...ofHouse(), ...ofGames()]
    .filter((file) => languageOf(file) === language)
    .flatMap(messages)
    .map(([, text]) => text)
    .join('\n');

const joined = (files: string[], wanted: (key: string, file: string) => boolean): string =>
  files.flatMap((file) => messages(file).flatMap(([key, text]) => (wanted(key, file) ? [text] : []))).join('\n');

function writeList(): string {
  const games = ofGames();
  const pieces = new Set([
    ...games.flatMap((file) => [`${languageOf(file)}/`, `${languageOf(file)}/${gameOf(file)}`]),
    ...ofHouse().map((file) => `${languageOf(file)}/`),
    ...textsIn(SHELL).map((file) => `${languageOf(file)}/${LATER_PIECE}`),
  ]);
  const spoken = [...new Set(textsIn(SHELL).map(languageOf))];
  const loads = [...pieces].sort().map((piece) => `${JSON.stringify(piece)}: () => import('${LIST}/${piece}')`);
  return `export const spoken = ${JSON.stringify(spoken)};\nexport const pieces = { ${loads.join(', ')} };`;
}

function writeHouse(language: string): string {
  const own = joined(
    ofHouse().filter((file) => languageOf(file) === language),
    (key, file) => (dirname(file) === PACKAGE ? !COMMANDS.test(key) : !LATER.test(key)),
  );
  const games = ofGames().filter((file) => languageOf(file) === language);
  const shelf = [...new Set(games.map(gameOf))].map((game) => [
    game,
    joined(
      games.filter((file) => gameOf(file) === game),
      (key) => ON_THE_SHELF.includes(key),
    ),
  ]);
  return `export default ${JSON.stringify({ ...Object.fromEntries(shelf), '': own })};`;
}

function writeLater(language: string): string {
  const files = textsIn(SHELL).filter((file) => languageOf(file) === language);
  return `export default ${JSON.stringify({ '': joined(files, (key) => LATER.test(key)) })};`;
}

function writeGame(language: string, game: string): string {
  const files = ofGames().filter((file) => languageOf(file) === language && gameOf(file) === game);
  return `export default ${JSON.stringify({ [game]: joined(files, () => true) })};`;
}

export function texts(): Plugin {
  return {
    name: 'wondertable-texts',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return writeList();
      const [, language, game] = PIECE.exec(id) ?? [];
      if (language === undefined) return null;
      for (const file of [...ofHouse(), ...ofGames()]) this.addWatchFile(file);
      if (game === LATER_PIECE) return writeLater(language);
      return game ? writeGame(language, game) : writeHouse(language);
    },
    hotUpdate({ file, server }) {
      if (!file.endsWith('.ftl')) return;
      server.environments.client.moduleGraph.invalidateAll();
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
