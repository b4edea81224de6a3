import { describe, expect, it } from 'vitest';
import type { GameInfo, OpenForm, Option, Translate } from '../kit/board';
import { Walk } from './walk.svelte';

const reason = (key: string) => ({ rule: null, key, args: {} });
const info = { actions: { pull: { pages: '[page]', way: 'way' } } } as unknown as GameInfo;
const say = Object.assign((key: string) => key, {
  has: () => true,
  value: (type: string, value: unknown) => (Array.isArray(value) ? value.join(' and ') : `${type}:${String(value)}`),
  option: ({ text }: Option) => text,
  joined: (_how: string, items: readonly string[]) => items.join(', '),
}) as unknown as Translate;

function walk(ways: string[], paces: string[]) {
  const form: OpenForm = {
    kind: 'pull',
    word: 'pull',
    fields: [
      {
        type: 'run',
        name: 'pages',
        rows: [['A1', 'A2', 'A3']],
        most: 2,
        apart: reason('apart'),
        full: reason('full'),
        noted: 'card',
        notes: { A2: 'water' },
      },
      { type: 'one', name: 'way', choices: ways, usual: ways[0]! },
    ],
    beside: paces.length > 0 ? [{ type: 'one', name: 'pace', choices: paces, usual: paces[0]! }] : [],
  };
  const sent: unknown[] = [];
  return { walk: new Walk(form, say, info, ({ text }, beside) => sent.push([text, beside])), sent };
}

const labels = (at: Walk): string[] => at.steps.map(({ label }) => label);
const choose = (at: Walk, label: string): void => at.steps.find((step) => step.label === label)!.choose();

describe('a form in words', () => {
  it('asks for its fields one after the other', () => {
    const { walk: at, sent } = walk(['up', 'down'], ['calm', 'slow']);
    expect([at.title, labels(at)]).toEqual(['field-pull-pages', ['text:A1', 'text:A2 card:water', 'text:A3']]);
    choose(at, 'text:A1');
    expect(labels(at)).toEqual(['text:A1', 'text:A1 and text:A2 card:water']);
    choose(at, 'text:A1');
    expect([at.title, labels(at)]).toEqual(['field-pull-way', ['pull A1 up', 'way:up', 'way:down']]);
    choose(at, 'way:down');
    expect([at.title, labels(at)]).toEqual(['field-pull-pace', ['pull A1 down', 'pace:calm', 'pace:slow']]);
    choose(at, 'pace:slow');
    expect(sent).toEqual([['pull A1 down', { pace: 'slow' }]]);
  });

  it('is done at once with the rest as most would have it', () => {
    const { walk: at, sent } = walk(['up', 'down'], ['calm', 'slow']);
    choose(at, 'text:A2 card:water');
    choose(at, 'text:A1 and text:A2 card:water');
    choose(at, 'pull A1+A2 up');
    expect(sent).toEqual([['pull A1+A2 up', { pace: 'calm' }]]);
  });

  it('does not ask where there is no choice, and names the answer that is given so', () => {
    const { walk: at, sent } = walk(['up'], []);
    choose(at, 'text:A3');
    expect(at.steps[0]!.answer?.text).toBe('pull A3 up');
    at.steps[0]!.choose();
    expect(sent).toEqual([['pull A3 up', undefined]]);
  });
});
