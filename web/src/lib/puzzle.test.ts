import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sitting } from '../kit/sitting.svelte';
import { Puzzle } from './puzzle.svelte';
import type { GameInfo, PuzzleShown } from './wire';

const INFO = { name: 'none', title: 'None', events: {}, actions: {}, names: {} } as unknown as GameInfo;
const OPTIONS = ['bid 3', 'bid 7'].map((text) => ({ text, kind: 'bid', parts: { card: Number(text.slice(4)) } }));
const SHOWN = {
  id: 'p1',
  game: 'none',
  players: 3,
  options: {},
  seat: 1,
  fixed: { cards: 9 },
  view: {
    asked: [1, 2],
    question: {
      kind: 'bid',
      gathering: 'sealed',
      asked_of: [0, 1, 2],
      answered: null,
      given: null,
      options: OPTIONS,
      refused: [],
    },
    outcome: null,
    board: { round: 4 },
  },
} as unknown as PuzzleShown;
const TOLD = { right: true, given: null, advice: { answers: [] }, played: 'bid 3' };

let answers: [string, string][];
let says: () => Promise<Response>;

beforeEach(() => {
  answers = [];
  says = () => Promise.resolve(new Response(JSON.stringify(TOLD)));
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    answers.push([path, init.body]);
    return says();
  });
});

afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((done) => setTimeout(done));

describe('a puzzle', () => {
  it('is a table at which its seat is asked', () => {
    const puzzle = new Puzzle(INFO, SHOWN);
    const at = new Sitting(() => puzzle);
    expect([at.asked, at.kind, at.options.map(({ text }) => text)]).toEqual([true, 'bid', ['bid 3', 'bid 7']]);
    expect(at.view.board).toEqual({ cards: 9, round: 4 });
    expect(puzzle.seats.map(({ you, asked }) => [you, asked])).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ]);
  });

  it('is answered once, and a master says what to think of it', async () => {
    const ontold = vi.fn();
    const puzzle = new Puzzle(INFO, SHOWN, ontold);
    const at = new Sitting(() => puzzle);
    at.answer(at.options[1]);
    puzzle.answer('bid 3');
    expect([puzzle.pending, at.asked]).toEqual(['bid 7', false]);
    await settle();
    puzzle.answer('bid 3');
    expect(answers).toEqual([['/api/puzzles/none/p1', '{"answer":"bid 7"}']]);
    expect([puzzle.pending, puzzle.told?.played, at.open, at.given?.text]).toEqual([null, 'bid 3', false, 'bid 7']);
    expect(ontold).toHaveBeenCalledOnce();
  });

  it('may be tried once more', async () => {
    const puzzle = new Puzzle(INFO, SHOWN);
    const at = new Sitting(() => puzzle);
    puzzle.answer('bid 7');
    await settle();
    puzzle.again();
    expect([puzzle.told, at.asked, puzzle.question]).toEqual([null, true, 2]);
  });

  it('says why an answer was not taken', async () => {
    const problem = { key: 'not-offered', args: {}, detail: 'Not now.' };
    says = () => Promise.resolve(new Response(JSON.stringify(problem), { status: 400 }));
    const puzzle = new Puzzle(INFO, SHOWN);
    puzzle.answer('bid 5');
    await settle();
    expect([puzzle.refusal?.key, puzzle.pending, puzzle.told]).toEqual(['not-offered', null, null]);
    expect(new Sitting(() => puzzle).asked).toBe(true);
  });
});
