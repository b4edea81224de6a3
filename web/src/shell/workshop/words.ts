/** What the parts of a game's data are called: as the game calls them, else the house, else by their names in the file. */
import type { Translate } from '../../kit/board';
import { say } from '../../lib/say';
import type { Json } from '../../lib/wire';
import { at } from './data';
import { isTable, type Path } from './form';

/** "extra_moves" as words. */
const inWords = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
};

const namesOf = (path: Path): string[] => path.filter((step): step is string => typeof step === 'string');

/** A field: `field-alice-cost` or `field-cost` of the game or the house, a rule that tables choose, or a thing (`scroll-0-1`) whose number it holds. */
export function fieldName(words: Translate, path: Path): string {
  const names = namesOf(path);
  const name = names.at(-1) ?? '';
  const [parent = ''] = names.slice(-2, -1);
  const keys = [`field-${parent}-${name}`, `field-${name}`, `option-${name}`, `${parent.replace(/_.*/, '')}-${name}`];
  const key = keys.find((known) => words.has(known));
  return key ? words(key) : inWords(name);
}

/** What a field may hold: `field-origin-printed`, or what the game calls such a thing. */
export function valueName(
  words: Translate,
  path: Path,
  value: string | number,
  plain = typeof value === 'number' ? String(value) : inWords(value),
): string {
  const name = namesOf(path).at(-1) ?? '';
  const key = [`field-${name}-${value}`, `${name}-${value}`].find((known) => words.has(known));
  return key ? words(key) : plain;
}

/** What tells one thing of a list from the others, in the order in which it is looked for. */
const TELLING = ['name', 'title', 'id', 'kind', 'label', 'colour', 'players'];

/** A thing of a list: "Panzer", "Tile 3". What somebody has renamed has the new name. */
export function thingName(
  words: Translate,
  list: Path,
  number: number,
  thing: Json | undefined,
  before?: Json,
): string {
  const section = namesOf(list).at(-1) ?? '';
  if (isTable(thing)) {
    const renamed = isTable(before) && before['name'] !== thing['name'];
    const told = TELLING.map((name) => thing[name]).filter((value) => typeof value === 'string');
    const key = told.map((value) => `${section}-${String(value)}`).find((known) => words.has(known));
    if (key && !renamed) return words(key);
    const [first] = told;
    if (first) return inWords(String(first));
    const { id, players } = thing;
    if (id === undefined && players !== undefined)
      return say('workshop-thing-players', { players: [players].flat().join(', ') });
  }
  const named = isTable(thing) && typeof thing['id'] === 'number' ? thing['id'] : number + 1;
  return say('workshop-thing', { list: fieldName(words, list), number: named });
}

/** A place in the data, from the outside in: "Alice cards, Panzer, Cost". */
export function placeName(words: Translate, data: Json, path: Path): string {
  const parts = path.map((step, depth) => {
    const before = path.slice(0, depth);
    if (typeof step === 'string') return fieldName(words, path.slice(0, depth + 1));
    return thingName(words, before, step, at(data, [...before, step]));
  });
  return words.joined('facts', parts);
}
