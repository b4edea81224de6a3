import { describe, expect, it } from 'vitest';
import type { OpenForm } from './board';
import { answerOf, answerWith, besideOf, holds, inOrder, runOf, whyApart } from './filling';

const reason = (key: string) => ({ rule: null, key, args: {} });

const form: OpenForm = {
  kind: 'pull',
  word: 'pull',
  fields: [
    {
      type: 'run',
      name: 'pages',
      rows: [['A1', 'A3', 'A4'], ['B1']],
      most: 2,
      apart: reason('apart'),
      full: reason('full'),
      noted: 'card',
      notes: { A3: 'water' },
    },
    { type: 'one', name: 'way', choices: ['up', 'down'], usual: 'down' },
  ],
  beside: [{ type: 'one', name: 'pace', choices: ['slow', 'calm'], usual: 'calm' }],
};
const run = runOf(form, 'pages')!;

describe('a form', () => {
  it('gives the answer that its fields say', () => {
    const answer = { kind: 'pull', text: 'pull A1+A3 up', parts: { pages: ['A1', 'A3'], way: 'up' } };
    expect(answerOf(form, { pages: ['A1', 'A3'], way: 'up' })).toEqual(answer);
    expect(answerWith([form], 'pull A1+A3 up')).toEqual(answer);
    expect(answerWith([form], 'stop')).toBeUndefined();
  });

  it('says beside the answer what is chosen, else what is usual', () => {
    expect(besideOf(form, {})).toEqual({ pace: 'calm' });
    expect(besideOf(form, { pace: 'slow' })).toEqual({ pace: 'slow' });
    expect(besideOf({ ...form, beside: [] }, {})).toBeUndefined();
  });
});

describe('a run', () => {
  it('holds neighbours, in whatever order they are taken', () => {
    expect(holds(run, ['A3', 'A1'])).toBe(true);
    expect(inOrder(run, ['A3', 'A1'])).toEqual(['A1', 'A3']);
    expect(holds(run, [])).toBe(false);
    expect(holds(run, ['C1'])).toBe(false);
  });

  it('says why others cannot be taken together', () => {
    expect(whyApart(run, ['A1', 'A4'])?.key).toBe('apart');
    expect(whyApart(run, ['A1', 'B1'])?.key).toBe('apart');
    expect(whyApart(run, ['A1', 'A3', 'A4'])?.key).toBe('full');
  });
});
