import { describe, expect, it } from 'vitest';
import type { GameEvent, Sounds } from './board';
import { SOUNDS } from './sounds';

const sources = import.meta.glob<string>(['../boards/**/*.{ts,svelte}', '../shell/*.{ts,svelte}', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob<{ sounds?: Sounds }>(['../boards/*/*.ts', '!**/*.test.ts']);
const sentences = import.meta.glob<string>('../../../src/wondertable/games/*/text.en.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const DECLARES = /^export const sounds\b/m;
const declaring = Object.keys(modules).filter((file) => DECLARES.test(sources[file] ?? ''));

/** Everything that may be heard with an event, whatever happened in it. */
const heardWith = (heard: Sounds[string]): string[] =>
  typeof heard === 'function'
    ? [{}, { fell: true }, { reason: 'sealed' }].map((args) => heard({ key: '', args } as unknown as GameEvent))
    : [heard];

describe.each(declaring)('%s', (file) => {
  const game = file.split('/')[2]!;

  it('gives known sounds to events that the game has', async () => {
    const { sounds = {} } = await modules[file]!();
    const events = sentences[`../../../src/wondertable/games/${game}/text.en.ftl`]!;
    expect(Object.keys(sounds).filter((key) => !new RegExp(`^event-${key} =`, 'm').test(events))).toEqual([]);
    expect(
      Object.values(sounds)
        .flatMap(heardWith)
        .filter((name) => !(name in SOUNDS)),
    ).toEqual([]);
  });
});

it('is declared by every board', () => {
  const boards = Object.keys(sources).filter((file) => file.endsWith('/Board.svelte'));
  expect(declaring.length).toBe(boards.length);
});

it.each(Object.keys(SOUNDS))('"%s" is heard somewhere', (name) => {
  expect(Object.entries(sources).filter(([, text]) => text.includes(`'${name}'`))).not.toEqual([]);
});
