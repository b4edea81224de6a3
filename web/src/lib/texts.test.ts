/** What the build makes of the Fluent files: nothing that a page may say is lost, and a game's sentences come with the game. */
import { FluentResource } from '@fluent/bundle';
import { pieces, spoken } from 'virtual:texts';
import { describe, expect, test } from 'vitest';
import packageWords from '../../../src/wondertable/text.en.ftl?raw';
import serverWords from '../../../src/wondertable/server/text.en.ftl?raw';
import shellWords from '../shell/text.en.ftl?raw';

const ofGames = import.meta.glob<string>('../../../src/wondertable/games/{*,*/*}/text.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a master says, and the workshop, comes when it is first wanted. */
const LATER = ['_later', '_workshop'];

const messages = (...texts: string[]) =>
  new Map(texts.flatMap((text) => new FluentResource(text).body.map((one) => [one.id, one])));
const piece = async (name: string) => (await pieces[name]!()).default;
/** What a piece says in a language for the house or a game. */
const saidIn = async (name: string, owner: string, language: string) =>
  messages((await piece(name))[owner]?.[language] ?? '');

test('the house speaks English', () => expect(spoken).toContain('en'));

describe('the house', async () => {
  const house = await saidIn('en/', '', 'en');
  const later = new Map(
    (await Promise.all(LATER.map((piece) => saidIn(`en/${piece}`, '', 'en')))).flatMap((said) => [...said]),
  );

  test('says all that the shell says, at once or when it is wanted', () => {
    for (const [key, message] of messages(shellWords))
      expect([house.get(key), later.get(key)].filter(Boolean), key).toEqual([message]);
    expect([house.has('play-again'), later.has('play-again')]).toEqual([true, false]);
    for (const key of ['advice-title', 'workshop-title', 'field-cost'])
      expect([house.has(key), later.has(key)]).toEqual([false, true]);
  });

  test('says all that the server says', () => {
    const said = messages(serverWords);
    expect(said.size).toBeGreaterThan(0);
    for (const [key, message] of said) expect(house.get(key) ?? later.get(key), key).toEqual(message);
  });

  test('says all that the package says, or the shell in its stead, but for the commands', () => {
    const said = messages(packageWords);
    expect(said.size).toBeGreaterThan(0);
    for (const key of said.keys())
      if (/^(cli|lab|report|review|serve|verify|bench|games)-/.test(key)) expect(house.has(key), key).toBe(false);
      else if (
        !/^(arena|backup|copied|learn|mistake|notice|play|sit|tables|error-(arena|game-(plain|taken)|learn|lesson|play|sit|tables))/.test(
          key,
        )
      )
        expect(house.has(key) || later.has(key), key).toBe(true);
  });
});

const ofOneGame = Object.keys(pieces).filter((name) => !name.endsWith('/') && !LATER.includes(name.split('/')[1]!));

/** All of a game, such as `en/miraris`, or a part of it, such as `en/miraris.lessons`. */
describe.each(ofOneGame)('%s', (name) => {
  const [language = '', owner = ''] = name.split('/');
  const game = owner.split('.')[0]!;
  const writtenIn = (tongue: string) =>
    messages(ofGames[`../../../src/wondertable/games/${owner.replace('.', '/')}/text.${tongue}.ftl`] ?? '');

  test('says all that its file says', async () => {
    expect(writtenIn('en').size).toBeGreaterThan(0);
    const said = await saidIn(name, game, language);
    for (const [key, message] of writtenIn(language)) expect(said.get(key), key).toEqual(message);
  });

  test('says in English what its language lacks', async () => {
    const [own, lent] = [await saidIn(name, game, language), await saidIn(name, game, 'en')];
    for (const [key, message] of writtenIn('en')) if (!own.has(key)) expect(lent.get(key), key).toEqual(message);
  });

  test('speaks of nothing that it or its game does not bring', async () => {
    for (const [tongue, text] of Object.entries((await piece(name))[game]!)) {
      const brought = new Map([...messages(text), ...(await saidIn(`${language}/${game}`, game, tongue))]);
      for (const [, key] of text.matchAll(/\{\s*(-?[a-z][\w-]*)\s*\}/g)) expect(brought.has(key!), key).toBe(true);
    }
  });
});

test.each(Object.keys(pieces).filter((name) => name.endsWith('/')))(
  '%s has the shelf: of each game a title and two sentences',
  async (name) => {
    const { '': _, ...shelf } = await piece(name);
    for (const said of Object.values(shelf))
      expect(
        Object.values(said)
          .flatMap((text) => [...messages(text).keys()])
          .sort(),
      ).toEqual(['feel', 'tagline', 'title']);
  },
);
