import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reviewed } from './reviewing.svelte';

let told: (object | number)[];
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [told, asked] = [[], []];
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    asked.push(`${init.method ?? 'GET'} ${path}`);
    const next = told.shift();
    return Promise.resolve(new Response(JSON.stringify(next), { status: typeof next === 'number' ? next : 200 }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const part = (done: number, review: object | null = null) => ({ id: 'r1', done, review });

describe('a review', () => {
  it('is asked after until it is there', async () => {
    told = [part(0), part(0.4), part(1, { game: 'none' })];
    const reviewed = new Reviewed();
    reviewed.begin({ table: 't' });
    reviewed.begin({ table: 't' });
    await vi.advanceTimersByTimeAsync(800);
    expect([reviewed.done, reviewed.review]).toEqual([0.4, null]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reviewed.review).toEqual({ game: 'none' });
    expect(asked).toEqual(['POST /api/reviews', 'GET /api/reviews/r1', 'GET /api/reviews/r1']);
  });

  it('may be asked for again when it has failed', async () => {
    told = [500, part(1, { game: 'none' })];
    const reviewed = new Reviewed();
    reviewed.begin({ table: 't' });
    await vi.advanceTimersByTimeAsync(10);
    expect(reviewed.failure).not.toBeNull();
    reviewed.begin({ table: 't' });
    await vi.advanceTimersByTimeAsync(10);
    expect([reviewed.failure, reviewed.review]).toEqual([null, { game: 'none' }]);
  });

  it('is not asked after when its page is left', async () => {
    told = [part(0), part(1)];
    const reviewed = new Reviewed();
    reviewed.begin({ table: 't' });
    await vi.advanceTimersByTimeAsync(10);
    reviewed.leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toHaveLength(1);
  });
});
