import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAgain, fetchOutlines, withOutlines } from './outlines';

let [works, asked] = [false, 0];

beforeEach(() => {
  vi.useFakeTimers();
  [works, asked] = [false, 0];
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return works ? Promise.resolve(new Response('{"star":"M0"}')) : Promise.reject(new TypeError('no line'));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tries again by itself', async () => {
  const outlines = fetchOutlines('/a.json');
  await vi.advanceTimersByTimeAsync(400);
  works = true;
  await vi.advanceTimersByTimeAsync(200);
  expect(await outlines).toEqual({ star: 'M0' });
  expect(asked).toBe(2);
});

it('tells whoever waits that it gave up, and tries again when somebody wishes', async () => {
  const outlines = fetchOutlines('/a.json');
  const first = withOutlines(outlines).catch(String);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await first).toContain('no line');
  expect(asked).toBe(3);

  fetchAgain();
  expect(await withOutlines(outlines).catch(String)).toContain('no line');
  works = true;
  fetchAgain();
  expect(await withOutlines(outlines)).toEqual({ star: 'M0' });
  expect(asked).toBe(5);
});
