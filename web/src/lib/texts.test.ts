/** What the build makes of the Fluent files: nothing that a page may say is lost, and a game's sentences come with the game. */
import { FluentResource } from '@fluent/bundle';
import { pieces, spoken } from 'virtual:texts';
import { describe, expect, test } from 'vitest';

const ofHouse: Record<string, string> = {
  ...import.meta.glob<string>('../../../src/wondertable/{,server/}text.en.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../shell/text.en.ftl', { query: '?raw', import: 'default', eager: true }),
};
const ofGames = import.meta.glob<string>('../../../src/wondertable/games/{*,*/*}/text.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a master says comes when it is first wanted. */
const LATER = '_later';

const messages = (...texts: string[]) =>
  new Map(texts.flatMap((text) => new FluentResource(text).body.map((one) => [one.id, one])));
const piece = async (name: string) => (await pieces[name]!()).default;
/** What a piece says in a language for the house or a game. */
const saidIn = async (name: string, owner: string, language: string) =>
  messages((await piece(name))[owner]?.[language] ?? '');

test('the house speaks English', () => expect(spoken).toContain('en'));

test('the house says all that its files say, but for the commands', async () => {
  const house = await saidIn('en/', '', 'en');
  const later = await saidIn(`en/${LATER}`, '', 'en');
  expect(Object.keys(ofHouse)).toHaveLength(3);
  for (const [key, message] of messages(...Object.values(ofHouse))) {
    if (/^(cli|lab|report|review|verify|bench|games)-/.test(key)) expect(house.has(key), key).toBe(false);
    else if (/^(advice|learn|puzzles?|reviewing|rulebook)-/.test(key))
      expect([house.has(key), later.get(key)], key).toEqual([false, message]);
    else if (!/^(play|sit)-/.test(key)) expect(house.get(key), key).toEqual(message);
  }
  expect(house.has('play-again')).toBe(true);
});

const games = Object.keys(pieces).filter((name) => !name.endsWith('/') && !name.endsWith(`/${LATER}`));

describe.each(games)('%s', (name) => {
  const [language = '', owner = ''] = name.split('/');
  const [game = '', folder] = owner.split('.');
  const writtenIn = (tongue: string) =>
    messages(ofGames[`../../../src/wondertable/games/${owner.replace('.', '/')}/text.${tongue}.ftl`] ?? '');

  test('says all that its file says', async () => {
    const said = await saidIn(name, game, language);
    for (const [key, message] of writtenIn(language)) expect(said.get(key), key).toEqual(message);
  });

  test('says in English what its language lacks', async () => {
    const [own, lent] = [await saidIn(name, game, language), await saidIn(name, game, 'en')];
    for (const [key, message] of writtenIn('en')) if (!own.has(key)) expect(lent.get(key), key).toEqual(message);
  });

  test('speaks of nothing that it does not bring', async () => {
    const bundles = Object.values((await piece(name))[game]!);
    for (const text of bundles) {
      const brought = messages(text);
      for (const [, key] of text.matchAll(/\{\s*(-?[a-z][\w-]*)\s*\}/g)) expect(brought.has(key!), key).toBe(true);
    }
  });

  test.skipIf(folder)('has no more on the shelf than its title and two sentences', async () => {
    const shelf = (await piece(`${language}/`))[game]!;
    const keys = Object.values(shelf).flatMap((text) => [...messages(text).keys()]);
    expect(keys).toEqual(expect.arrayContaining(['title', 'tagline', 'feel']));
    expect(keys).toHaveLength(3);
  });
});
