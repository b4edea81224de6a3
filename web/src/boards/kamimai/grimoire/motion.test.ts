import { expect, test } from 'vitest';
import type { HandFrame, Poses } from './frames';
import { Streamed } from './motion';
import type { Pose } from './pose';

const at = (y: number): Pose => [0, y, 0.044, 1, 0, 0, 0];
const poses = (time: number, y: number, more: Partial<Poses> = {}): Poses => ({
  kind: 'poses',
  build: 1,
  time,
  full: time === 0,
  fallen: false,
  asleep: false,
  gone: [],
  moved: new Map([[0, at(y)]]),
  ...more,
});
const hand = (y: number, strain: number): HandFrame => ({
  kind: 'hand',
  build: 1,
  seat: 0,
  strain,
  place: [0, y, 0.05],
  pages: [0],
});

/** A hand that goes along y from the beginning on, and a page that follows at the server, of which frames come late and unevenly. */
function pulled(follows: number, strain: number): { finger: number; shown: number }[] {
  const [speed, step] = [0.15, 1 / 60];
  let clock = 0;
  const book = new Streamed(
    false,
    () => undefined,
    () => clock,
  );
  book.take(poses(0, 0));
  book.lead.begin([0], [0, 0, 0.05]);
  const coming = Array.from({ length: 40 }, (_, n) => ({ due: (n + 1) / 30 + 0.08 + 0.03 * ((n * 7) % 3), n: n + 1 }));
  const seen = [];
  for (let picture = 0; picture < 80; picture++) {
    clock = picture * step;
    while (coming.length > 0 && coming[0]!.due <= clock) {
      const { n } = coming.shift()!;
      book.take(poses(n / 30, ((speed * n) / 30) * follows));
      book.hold(hand((speed * n) / 30, strain));
    }
    const finger = speed * clock;
    book.lead.move([0, finger, 0.05]);
    book.advance(step);
    seen.push({ finger, shown: book.pose(0)![1] });
  }
  return seen;
}

test('a free page goes with the finger, whenever frames come', () => {
  for (const { finger, shown } of pulled(1, 0).slice(1)) expect(Math.abs(finger - shown)).toBeLessThan(0.008);
});

test('what the server says later moves a free page by less than three millimetres', () => {
  const seen = pulled(1, 0);
  for (let at = 1; at < seen.length; at++) {
    const [before, now] = [seen[at - 1]!, seen[at]!];
    expect(Math.abs(now.shown - before.shown - (now.finger - before.finger))).toBeLessThan(0.003);
  }
});

test('a page that is held fast stays behind the finger', () => {
  const last = pulled(0.1, 0.9).at(-1)!;
  expect(last.finger).toBeGreaterThan(0.15);
  expect(last.shown).toBeLessThan(0.035);
});

test('uneven frames are drawn evenly', () => {
  let clock = 0;
  const book = new Streamed(
    false,
    () => undefined,
    () => clock,
  );
  book.take(poses(0, 0));
  const coming = Array.from({ length: 60 }, (_, n) => ({ due: (n + 1) / 30 + ((n * 5) % 4) * 0.02, n: n + 1 }));
  const shown: number[] = [];
  for (let picture = 0; picture < 110; picture++) {
    clock = picture / 60;
    while (coming.length > 0 && coming[0]!.due <= clock) book.take(poses(coming[0]!.n / 30, coming.shift()!.n / 30));
    book.advance(1 / 60);
    shown.push(book.pose(0)![1]);
  }
  const steps = shown.slice(31).map((now, at) => now - shown[at + 30]!);
  for (const step of steps) {
    expect(step).toBeGreaterThan(0.5 / 60);
    expect(step).toBeLessThan(1.5 / 60);
  }
});

test('a fall is seen as it happens, and then the next book', () => {
  let clock = 0;
  const told: boolean[] = [];
  const book: Streamed = new Streamed(
    false,
    () => told.push(book.falling),
    () => clock,
  );
  book.take(poses(0, 0));
  for (let n = 1; n <= 20; n++) {
    clock = n / 30;
    book.take(poses(n / 30, n / 100, { fallen: n > 5 }));
    book.advance(1 / 30);
  }
  for (let n = 0; n < 20; n++) book.advance(1 / 30);
  expect(told).toEqual([false, true, false]);
  book.take(poses(0, 0.5, { build: 2 }));
  expect(book.build).toBe(2);
});
