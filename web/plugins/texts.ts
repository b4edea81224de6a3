/**
 * The Fluent files as `virtual:texts`: for each language one piece with the house's own sentences, and one for each game, loaded when its game is
 * opened. What the shelf says of a game comes with the house; what a master says comes with the first hint, review or puzzle. A piece is complete:
 * what its language lacks is in it in English, so that nobody loads two languages. A folder of a game with sentences of its own is a piece too:
 * `games/miraris/lessons/text.en.ftl` is `en/miraris.lessons`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PACKAGE = fileURLToPath(new URL('../../src/wondertable', import.meta.url));
const SHELL = fileURLToPath(new URL('../src/shell', import.meta.url));
const BOARDS = fileURLToPath(new URL('../src/boards', import.meta.url));

const ON_THE_SHELF = ['title', 'tagline', 'feel'];
/** Sentences of the package that only its commands say, those who write lessons are told, and what the server says is wrong with data. */
const COMMANDS =
  /^((arena|backup|bench|cli|copied|games|lab|learn|mistake|notice|play|report|review|serve|sit|tables|verify)-|error-(arena|game-(plain|taken)|learn|lesson|play|sit|tables))/;

/** Sentences of the house that few pages say, and the name of their piece. */
const LATER =
  /^((advice|away|check|days|feeling|keys?|learn|leave|motion|mute|paused|people|phrase|puzzles?|reviewing|rulebook)-|(commitment|record)-about$|own-data(-differs)?$)/;
/** Those of the workshop, where the data of a game are changed, and what is refused there alone. */
const WORKSHOP =
  /^((workshop|field)-|own-data-(chosen|gone)$|error-(data-heavy|game-(broke|endless)|no-study|no-such-(data|study)|studies-busy|study-stopped)$)/;
const PIECES: Readonly<Record<string, RegExp>> = { _later: LATER, _workshop: WORKSHOP };

const LIST = 'virtual:texts';
const PIECE = /^\0virtual:texts\/([\w-]+)\/([\w.]*)$/;

const folders = (inside: string): string[] =>
  readdirSync(inside, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${inside}/${entry.name}`)
    .sort();
const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^text\.[\w-]+\.ftl$/.test(name))
    .map((name) => `${folder}/${name}`);

/** What can be wrong with the data of a game is said by the server. */
const MISTAKES = 'mistakes';
/** Reports and commands alone say what the laboratory says. */
const LAB = `${PACKAGE}/lab`;
const ofHouse = (): string[] =>
  [PACKAGE, ...folders(PACKAGE).filter((folder) => folder !== LAB), SHELL].flatMap(textsIn);
const ofGames = (): string[] => [...folders(`${PACKAGE}/games`), ...folders(BOARDS)].flatMap(textsIn);
/** What few pages say of a game, in a folder of its own. */
const inFolders = (): string[] => folders(`${PACKAGE}/games`).flatMap(folders).flatMap(textsIn);
const ofParts = (): string[] => inFolders().filter((file) => gameOf(file) !== MISTAKES);
const languageOf = (file: string): string => basename(file).split('.')[1]!;
const gameOf = (file: string): string => basename(dirname(file));
const partOf = (file: string): string => `${gameOf(dirname(file))}.${gameOf(file)}`;

/** The messages of a file, each with the lines that belong to it; remarks are for those who translate. */
function messages(file: string): [key: string, text: string][] {
  const text = readFileSync(file, 'utf8').replace(/^#.*\n/gm, '');
  return text.split(/^(?=-?[a-zA-Z])/m).flatMap((one) => {
    const key = /^-?[\w-]+/.exec(one)?.[0];
    return key ? [[key, one.trimEnd()]] : [];
  });
}

/** All that is said in a language, anywhere, also what the server says and pages show. */
export const textsOf = (language: string): string =>
  [...ofHouse(), ...ofGames(), ...inFolders()]
    .filter((file) => languageOf(file) === language)
    .flatMap((file) => messages(file).map(([, text]) => text))
    .join('\n');

type Wanted = (key: string, file: string) => boolean;
type Messages = Map<string, string>;

const ENGLISH = 'en';
/** Whatever a message says by way of another. */
const SPOKEN_OF = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** The messages of a language that are wanted, by their keys. */
const gather = (files: string[], language: string, wanted: Wanted): Messages =>
  new Map(
    files
      .filter((file) => languageOf(file) === language)
      .flatMap((file) => messages(file).filter(([key]) => wanted(key, file))),
  );

/** English messages that another language lacks, with all that they speak of. */
function lacking(english: Messages, own: Messages): Messages {
  const needed: Messages = new Map();
  const add = (key: string): void => {
    const text = english.get(key);
    if (text === undefined || needed.has(key)) return;
    needed.set(key, text);
    for (const [, other] of text.matchAll(SPOKEN_OF)) add(other!);
  };
  for (const key of english.keys()) if (!own.has(key)) add(key);
  return needed;
}

/** What is said in a language, by language: its own sentences, and those that it lacks. */
function complete(files: string[], language: string, wanted: Wanted): Record<string, string> {
  const own = gather(files, language, wanted);
  const lent = language === ENGLISH ? new Map<string, string>() : lacking(gather(files, ENGLISH, wanted), own);
  return Object.fromEntries(
    [[language, own] as const, [ENGLISH, lent] as const]
      .filter(([, said]) => said.size)
      .map(([tongue, said]) => [tongue, [...said.values()].join('\n')]),
  );
}

const allGames = (): string[] => [...new Set(ofGames().map(gameOf))];
const allParts = (): string[] => [...new Set(ofParts().map(partOf))];
const gameFiles = (game: string): string[] => ofGames().filter((file) => gameOf(file) === game);

function writeList(): string {
  const languages = [...new Set([...ofHouse(), ...ofGames()].map(languageOf))].sort();
  const spoken = [...new Set(textsIn(SHELL).map(languageOf))];
  const pieces = languages.flatMap((language) =>
    ['', ...Object.keys(PIECES), ...allGames(), ...allParts()].map((owner) => `${language}/${owner}`),
  );
  const loads = pieces.map((piece) => `${JSON.stringify(piece)}: () => import('${LIST}/${piece}')`);
  return `export const spoken = ${JSON.stringify(spoken)};\nexport const pieces = { ${loads.join(', ')} };`;
}

const isOfHouse: Wanted = (key, file) =>
  !WORKSHOP.test(key) && (dirname(file) === PACKAGE ? !COMMANDS.test(key) : !LATER.test(key));

/** The sentences of a piece, by their owner and language; the house is ''. */
function piece(language: string, owner: string): Record<string, Record<string, string>> {
  const later = PIECES[owner];
  if (later)
    return { '': complete(owner === '_later' ? textsIn(SHELL) : ofHouse(), language, (key) => later.test(key)) };
  if (owner.includes('.')) {
    const files = ofParts().filter((file) => partOf(file) === owner);
    return { [owner.split('.')[0]!]: complete(files, language, () => true) };
  }
  if (owner) return { [owner]: complete(gameFiles(owner), language, () => true) };
  const shelf = allGames().map((game) => [
    game,
    complete(gameFiles(game), language, (key) => ON_THE_SHELF.includes(key)),
  ]);
  return { ...Object.fromEntries(shelf), '': complete(ofHouse(), language, isOfHouse) };
}

export function texts(): Plugin {
  return {
    name: 'wondertable-texts',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return writeList();
      const [, language, owner] = PIECE.exec(id) ?? [];
      if (language === undefined || owner === undefined) return null;
      for (const file of [...ofHouse(), ...ofGames(), ...ofParts()]) this.addWatchFile(file);
      return `export default ${JSON.stringify(piece(language, owner))};`;
    },
    hotUpdate({ file, server }) {
      if (!file.endsWith('.ftl')) return;
      server.environments.client.moduleGraph.invalidateAll();
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
