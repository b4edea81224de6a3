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
const ofGames = import.meta.glob<string>('../../../src/wondertable/games/*/text.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What a master says comes when it is first wanted. */
const LATER = '_later';

const messages = (...texts: string[]) =>
  new Map(texts.flatMap((text) => new FluentResource(text).body.map((one) => [one.id, one])));
const piece = async (name: string) => (await pieces[name]!()).default;

test('the house speaks English', () => expect(spoken).toContain('en'));

test('the house says all that its files say, but for the commands', async () => {
  const house = messages((await piece('en/'))['']!);
  const later = messages((await piece(`en/${LATER}`))['']!);
  expect(Object.keys(ofHouse)).toHaveLength(3);
  for (const [key, message] of messages(...Object.values(ofHouse))) {
    if (/^(cli|lab|report|review|verify|bench|games)-/.test(key)) expect(house.has(key), key).toBe(false);
    else if (/^(advice|puzzles?|reviewing)-/.test(key))
      expect([house.has(key), later.get(key)], key).toEqual([false, message]);
    else if (!/^(play|sit)-/.test(key)) expect(house.get(key), key).toEqual(message);
  }
  expect(house.has('play-again')).toBe(true);
});

const games = Object.keys(pieces).filter((name) => !name.endsWith('/') && !name.endsWith(`/${LATER}`));

describe.each(games)('%s', (name) => {
  const [language = '', game = ''] = name.split('/');

  test('says all that its file says', async () => {
    const said = messages((await piece(name))[game]!);
    const written = messages(ofGames[`../../../src/wondertable/games/${game}/text.${language}.ftl`]!);
    for (const [key, message] of written) expect(said.get(key), key).toEqual(message);
  });

  test('has no more on the shelf than its title and two sentences', async () => {
    const shelf = messages((await piece(`${language}/`))[game]!);
    expect(['title', 'tagline', 'feel']).toEqual(expect.arrayContaining([...shelf.keys()]));
    expect(shelf.has('title')).toBe(true);
  });
});
