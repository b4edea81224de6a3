import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sitting } from '../kit/sitting.svelte';
import { Lesson } from './lesson.svelte';
import type { GameInfo, LessonTold } from './wire';

const INFO = { name: 'none', title: 'None', events: {}, actions: {}, names: {} } as unknown as GameInfo;
const OPTIONS = ['bid 3', 'bid 7'].map((text) => ({ text, kind: 'bid', parts: { card: Number(text.slice(4)) } }));

const saying = (key: string) => ({ key, rule: null, args: {}, places: [], shows: [] });

function told(does: LessonTold['does'], step: number, more: Partial<LessonTold> = {}): LessonTold {
  const question = {
    kind: 'bid',
    gathering: 'sealed',
    asked_of: [0, 1],
    answered: null,
    given: null,
    options: does === 'ask' || does === 'free' ? OPTIONS : [],
    refused: [],
  };
  const view = { asked: [0, 1], question, outcome: null, board: { step } };
  return {
    game: 'none',
    lesson: 'first',
    players: 2,
    options: {},
    seat: 0,
    fixed: {},
    moments: [{ seat: null, answer: null, events: [], view }],
    saying: saying(`said-${step}`),
    wrong: null,
    does,
    step,
    steps: 4,
    ...more,
  } as unknown as LessonTold;
}

let sent: [path: string, body: unknown][];
let says: LessonTold[];

beforeEach(() => {
  [sent, says] = [[], []];
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => {
    sent.push([path, JSON.parse(init.body)]);
    return Promise.resolve(new Response(JSON.stringify(says.shift())));
  });
});

afterEach(() => vi.unstubAllGlobals());

const settle = () => new Promise((done) => setTimeout(done));

describe('a lesson', () => {
  it('tells, and goes on when it was read', async () => {
    const lesson = new Lesson(INFO, told('tell', 1));
    const at = new Sitting(() => lesson);
    expect([lesson.saying.key, at.open, lesson.isAtRest]).toEqual(['said-1', false, true]);
    lesson.answer('bid 3');
    says = [told('ask', 2)];
    lesson.next();
    expect(lesson.isAtRest).toBe(false);
    await settle();
    expect(sent).toEqual([['/api/lessons/none/first', { answers: [null] }]]);
    expect([lesson.saying.key, at.asked, at.options.length]).toEqual(['said-2', true, 2]);
  });

  it('points at a right answer after two wrong ones', async () => {
    const lesson = new Lesson(INFO, told('ask', 1));
    const wrong = { ...saying('too-low'), shows: OPTIONS.slice(1) };
    says = [1, 2].map(() => told('ask', 1, { moments: [], wrong } as unknown as Partial<LessonTold>));
    lesson.answer('bid 3');
    await settle();
    expect(lesson.shows).toEqual([]);
    lesson.answer('bid 3');
    await settle();
    lesson.tryAgain();
    expect(lesson.shows).toEqual(OPTIONS.slice(1));
    says = [told('end', 2)];
    lesson.answer('bid 7');
    await settle();
    expect(lesson.shows).toEqual([]);
  });

  it('says what is wrong, forgets what was half chosen, and takes nothing back', async () => {
    const lesson = new Lesson(INFO, told('ask', 1));
    const [at, question] = [new Sitting(() => lesson), lesson.question];
    says = [told('ask', 1, { moments: [], wrong: saying('too-low') }), told('end', 2)];
    at.answer(at.options[0]);
    await settle();
    expect([lesson.isWrong, lesson.saying.key, lesson.question > question]).toEqual([true, 'too-low', true]);
    expect([at.asked, lesson.pending]).toEqual([true, null]);
    lesson.tryAgain();
    expect(lesson.saying.key).toBe('said-1');
    at.answer(at.options[1]);
    await settle();
    expect(sent.map(([, body]) => body)).toEqual([{ answers: ['bid 3'] }, { answers: ['bid 7'] }]);
    expect([lesson.does, at.open]).toEqual(['end', false]);
  });

  it('tells when its end is reached, and begins again', async () => {
    const onended = vi.fn();
    const lesson = new Lesson(INFO, told('tell', 1), onended);
    says = [told('end', 2), told('tell', 1)];
    lesson.next();
    await settle();
    expect(onended).toHaveBeenCalledOnce();
    lesson.again();
    await settle();
    expect([lesson.step, sent.at(-1)?.[1]]).toEqual([1, { answers: [] }]);
  });

  it('asks a master where everything is free, and says the same sentence once', async () => {
    const lesson = new Lesson(INFO, told('free', 1));
    expect(lesson.isNew).toBe(true);
    says = [{ level: 'master', answers: [] } as unknown as LessonTold, told('free', 1)];
    lesson.hint?.();
    expect(lesson.hinted?.advice).toBeNull();
    await settle();
    expect(lesson.hinted?.advice?.level).toBe('master');
    lesson.answer('bid 3');
    await settle();
    expect([lesson.isNew, lesson.hinted]).toEqual([false, null]);
  });

  it('says why an answer was not taken', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ key: 'gone', args: {}, detail: 'Gone.' }), { status: 400 })),
    );
    const lesson = new Lesson(INFO, told('ask', 1));
    lesson.answer('bid 3');
    await settle();
    expect([lesson.refusal?.sentence, lesson.pending, new Sitting(() => lesson).asked]).toEqual(['Gone.', null, true]);
  });
});
