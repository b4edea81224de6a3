/** A book that no stream moves: where its pages are hangs on what is told of it alone, and from wherever they were they move there. */
import { SILENCE, type Motion } from './motion';
import { between, fallen, standing, type Pose } from './pose';
import { Tracks } from './tracks';

/** A book as a view and the events since then tell it. */
export interface Told {
  readonly build: number;
  /** How many pages it was built with, and how many it has. */
  readonly built: number;
  readonly size: number;
  /** The pages that stand, by number; null while the book lies. */
  readonly stands: readonly number[] | null;
  /** Of these, the ones that fingers have pulled at. */
  readonly pulled: readonly number[];
  /** It falls just now. */
  readonly falls: boolean;
  /** Where the pages are, if that is known. */
  readonly poses?: ReadonlyMap<number, Pose> | null;
}

const STEPS = 8;
const ease = (t: number): number => t * t * (3 - 2 * t);
/** Gravity: slowly at first. */
const drop = (t: number): number => t * t;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const moved = (pose: Pose, [x, y, z]: readonly [number, number, number]): Pose => [
  pose[0] + x,
  pose[1] + y,
  pose[2] + z,
  pose[3],
  pose[4],
  pose[5],
  pose[6],
];

/** Sideways, towards the hand. */
const OUT = [0, 0.07, 0.004] as const;

/** Where each page of a book is to be. Of one that lies `known` are its pages, as far as anybody still knows them. */
function aimsOf(
  { build, built, size, stands, pulled, falls, poses: kept }: Told,
  known: readonly number[],
): ReadonlyMap<number, Pose> {
  if (kept) return kept;
  if (stands && !falls) {
    const poses = standing(built, stands, build);
    for (const page of pulled) if (poses.has(page)) poses.set(page, moved(poses.get(page)!, OUT));
    return poses;
  }
  const left = stands ?? (known.length >= size ? known.slice(0, size) : upTo(size));
  const heap = fallen(standing(left.length, upTo(left.length), build), build);
  return new Map(left.map((page, at) => [page, heap.get(at)!]));
}

export class Computed implements Motion {
  readonly #tracks = new Tracks();
  readonly #still: boolean;
  #aims: ReadonlyMap<number, Pose> = new Map();
  #time = 0;
  #until = 0;
  #build = -1;
  #lay = true;
  #carried: ReadonlyMap<number, readonly [number, number, number]> = new Map();

  constructor(still: boolean) {
    this.#still = still;
  }

  get build(): number {
    return this.#build;
  }

  get pages(): number[] {
    return this.#tracks.pages;
  }

  show(told: Told): void {
    const aims = aimsOf(
      told,
      this.pages.sort((one, other) => one - other),
    );
    for (const page of this.pages) if (!aims.has(page)) this.#tracks.drop(page);
    const rises = this.#lay || told.build !== this.#build;
    let at = 0;
    for (const [page, pose] of aims) {
      const before = this.#aims.get(page);
      if (this.#tracks.has(page) && before?.every((part, place) => part === pose[place])) continue;
      if (told.falls) this.#move(page, pose, 1.5, SILENCE + (at++ % 16) * 0.06, drop);
      else this.#move(page, pose, rises ? 0.9 : 0.5, 0, ease);
    }
    [this.#aims, this.#build, this.#lay] = [aims, told.build, told.falls || told.stands === null];
  }

  /** A page that is pulled by a pointer follows it; without a way it goes back. */
  carry(pages: readonly number[], way: readonly [number, number, number]): void {
    this.#carried = new Map(pages.map((page) => [page, way]));
  }

  #move(page: number, pose: Pose, seconds: number, delay: number, along: (t: number) => number): void {
    const from = this.#tracks.at(page, this.#time);
    this.#tracks.cut(page, this.#time);
    if (this.#still || !from) {
      this.#tracks.drop(page);
      this.#tracks.add(page, this.#time, pose, this.#time);
      this.#until = Math.max(this.#until, this.#time + 0.01);
      return;
    }
    const begin = this.#time + delay;
    const keys = Array.from({ length: STEPS }, (_, step) => (step + 1) / STEPS).map((t) => ({
      time: begin + t * seconds,
      pose: between(from, pose, along(t)),
    }));
    keys.forEach((key, at) => this.#tracks.add(page, key.time, key.pose, at === 0 ? begin : keys[at - 1]!.time));
    this.#until = Math.max(this.#until, begin + seconds);
  }

  advance(seconds: number): boolean {
    if (this.#time >= this.#until) return false;
    this.#time += seconds;
    this.#tracks.forget(this.#time);
    return true;
  }

  pose(page: number): Pose | undefined {
    const pose = this.#tracks.at(page, this.#time);
    const way = this.#carried.get(page);
    return pose && way ? moved(pose, way) : pose;
  }
}
