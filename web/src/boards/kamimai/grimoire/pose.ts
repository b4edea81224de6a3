/**
 * Where pages are: middle in metres and quaternion (x, y, z, w, x, y, z parts in this order: x y z, then w i j k).
 * The world is that of the simulated book: x across it (wing A at x < 0), y along the ridge, z up, the felt is z = 0;
 * a page's own frame has x through its thickness, y along its width, z from foot to top.
 */
import { chance } from '../../../kit/scatter';

export type Pose = readonly [x: number, y: number, z: number, w: number, i: number, j: number, k: number];

export const WIDTH = 0.063;
export const HEIGHT = 0.088;
export const THICKNESS = 0.0006;

const LEAN_SMALL = 16;
const LEAN_FULL = 30;
const FULL = 64;

/** Numbers about nought that are the same every time. */
export function noise(seed: number): () => number {
  const next = chance(seed);
  return () => next() - 0.5;
}

/** A page that leans (positive on wing B, the top towards wing A) and is turned about the upright. */
export function leaning(x: number, y: number, z: number, lean: number, twist: number): Pose {
  const [c, s] = [Math.cos(-lean / 2), Math.sin(-lean / 2)];
  const [a, b] = [Math.cos(twist / 2), Math.sin(twist / 2)];
  return [x, y, z, a * c, -b * s, a * s, b * c];
}

/** A standing book for tables whose book is not simulated: a fan of pages, each leaning on its inner neighbour. */
export function standing(built: number, present: readonly number[], build: number): Map<number, Pose> {
  const random = noise(build + 3);
  const small = Math.max(0, (built - 2) / (FULL - 2));
  const widest = LEAN_SMALL + (LEAN_FULL - LEAN_SMALL) * Math.sqrt(small);
  const all = Array.from({ length: built }, (_, page) => {
    const s = built > 1 ? (2 * page) / (built - 1) - 1 : 0;
    const lean = ((widest * s + random() * 0.7) * Math.PI) / 180;
    return { lean, y: random() * 0.012, twist: random() * 0.022 };
  });
  const there = present.filter((page) => all[page] !== undefined);
  const poses = new Map<number, Pose>();
  if (there.length === 0) return poses;
  const leans = there.map((page) => all[page]!.lean);
  const middle = leans.reduce((best, lean, at) => (Math.abs(lean) < Math.abs(leans[best]!) ? at : best), 0);
  const places = leans.map(() => 0);
  for (const side of [1, -1]) {
    for (let at = middle + side; at >= 0 && at < leans.length; at += side)
      places[at] = beside(side, places[at - side]!, leans[at - side]!, leans[at]!);
  }
  there.forEach((page, at) => {
    const { y, twist } = all[page]!;
    poses.set(page, leaning(places[at]!, y, rise(leans[at]!), leans[at]!, twist));
  });
  return poses;
}

const rise = (lean: number): number => THICKNESS / 2 + (HEIGHT / 2 - THICKNESS / 2) * Math.cos(lean);

/** The place of a page whose top just touches its inner neighbour. */
function beside(side: number, inner: number, innerLean: number, lean: number): number {
  const half = HEIGHT / 2;
  const topOfInner = inner - Math.sin(innerLean) * half;
  return topOfInner + Math.sin(lean) * half + side * THICKNESS * 1.4;
}

/** The book as it lies after a fall: every wing outwards, in a heap. */
export function fallen(from: ReadonlyMap<number, Pose>, build: number): Map<number, Pose> {
  const random = noise(build * 31 + 5);
  const poses = new Map<number, Pose>();
  const order = [...from].sort(([, a], [, b]) => Math.abs(b[0]) - Math.abs(a[0]));
  order.forEach(([page, [x, y]], at) => {
    const side = x < 0 ? -1 : 1;
    const lean = side * (Math.PI / 2 - 0.02 - Math.abs(random()) * 0.06);
    poses.set(
      page,
      leaning(
        x * 1.5 + side * (0.03 + Math.abs(random()) * 0.06),
        y + random() * 0.05,
        0.002 + at * 0.0009,
        lean,
        random() * 1.2,
      ),
    );
  });
  return poses;
}

/** Between two poses; quaternions by the short way round. */
export function between(one: Pose, other: Pose, share: number): Pose {
  const rest = 1 - share;
  const dot = one[3] * other[3] + one[4] * other[4] + one[5] * other[5] + one[6] * other[6];
  const sign = dot < 0 ? -share : share;
  const quat = [3, 4, 5, 6].map((part) => rest * one[part]! + sign * other[part]!);
  const size = Math.hypot(...quat) || 1;
  return [
    rest * one[0] + share * other[0],
    rest * one[1] + share * other[1],
    rest * one[2] + share * other[2],
    quat[0]! / size,
    quat[1]! / size,
    quat[2]! / size,
    quat[3]! / size,
  ];
}
