/** What moves the pages: the stream of a simulated book, or, where there is none, a pose that is worked out. */
import type { Poses } from './frames';
import { between, fallen, standing, type Pose } from './pose';
import { Tracks } from './tracks';

export interface Motion {
  /** Which build of the book is shown, as far as frames can tell them apart; less than 0 if none is. */
  readonly build: number;
  readonly pages: number[];
  /** Goes on by so many seconds of a clock on the wall; true while something moves. */
  advance(seconds: number): boolean;
  pose(page: number): Pose | undefined;
}

/** Shown this much later than told, so that there is always a frame ahead. */
const DELAY = 0.09;
const BEHIND = 0.8;
/** Before a fall everything holds its breath; then it falls slowly. */
const SILENCE = 0.5;
const SLOW = 0.33;
const BUILDING = 0.9;

export class Streamed implements Motion {
  readonly #tracks = new Tracks();
  readonly #still: boolean;
  /** Time of the book that is shown; time of its newest frame. */
  #shown = 0;
  #newest = 0;
  #build = -1;
  #fallen = false;
  #silence = 0;
  #falling = false;
  /** Frames of the next book, which waits until this one has fallen. */
  #next: Poses[] = [];
  #wanted: number | null = null;
  readonly #changed: () => void;

  /** `changed` is told when another book is shown, and when a fall begins and ends. */
  constructor(still: boolean, changed: () => void) {
    this.#still = still;
    this.#changed = changed;
  }

  get pages(): number[] {
    return this.#tracks.pages;
  }

  get build(): number {
    return this.#build;
  }

  /** The moment of the fall, until the last page lies. */
  get falling(): boolean {
    return this.#falling;
  }

  /** Pages are to be pulled from this build: it is shown at once, whatever still falls. */
  want(build: number | null): void {
    this.#wanted = build;
    if (this.#falling && this.#next.some((frame) => frame.build === build)) this.#land();
  }

  take(frame: Poses): void {
    const anew = frame.build !== this.#build;
    if (anew && this.#falling && frame.build !== this.#wanted) {
      if (frame.full) this.#next = [];
      this.#next.push(frame);
      return;
    }
    if (anew) this.#begin(frame);
    const before = this.#newest;
    // A book that slept starts again with its next frame: from then on it is shown with the usual delay.
    if (this.#shown >= before) this.#shown = Math.max(before, frame.time - DELAY);
    const since = anew ? this.#shown : Math.max(before, this.#shown);
    this.#newest = Math.max(frame.time, before);
    for (const [page, pose] of frame.moved) this.#tracks.add(page, Math.max(frame.time, since), pose, since);
    for (const page of frame.gone) this.#tracks.drop(page);
    if (frame.full) for (const page of this.#tracks.pages) if (!frame.moved.has(page)) this.#tracks.drop(page);
    if (frame.fallen && !this.#fallen) this.#fall(frame.time);
    this.#fallen = frame.fallen;
  }

  #begin(frame: Poses): void {
    const first = this.#build < 0 || this.#still || frame.build === this.#wanted;
    const old = new Map(this.#tracks.pages.map((page) => [page, this.#tracks.at(page, this.#shown)]));
    this.#tracks.clear();
    this.#next = [];
    this.#build = frame.build;
    this.#falling = false;
    this.#fallen = frame.fallen;
    this.#silence = 0;
    this.#newest = frame.time;
    this.#shown = frame.time - (first ? 0 : BUILDING);
    this.#changed();
    // The pages are taken up from where they lay.
    if (!first)
      for (const [page, pose] of old)
        if (pose && frame.moved.has(page)) this.#tracks.add(page, this.#shown, pose, this.#shown);
  }

  #fall(time: number): void {
    if (this.#still) return;
    // Whoever looked away sees the fall, not all that led to it.
    if (time - this.#shown > BEHIND) this.#shown = time - DELAY;
    this.#silence = SILENCE;
    this.#falling = true;
    this.#changed();
  }

  /** The last page lies, and the next book may be built. */
  #land(): void {
    this.#falling = false;
    this.#changed();
    for (const frame of this.#next.splice(0)) this.take(frame);
  }

  advance(seconds: number): boolean {
    if (this.#silence > 0) {
      this.#silence -= seconds;
      return true;
    }
    const left = this.#newest - this.#shown;
    if (left <= 0) {
      if (!this.#falling) return false;
      this.#land();
      return true;
    }
    if (this.#still && this.#fallen) this.#shown = this.#newest;
    else if (!this.#falling && left > BEHIND + BUILDING) this.#shown = this.#newest - DELAY;
    // Whoever is late catches up a little faster than time goes.
    else this.#shown += seconds * (this.#falling ? SLOW : left > 2 * DELAY && left < BEHIND ? 1.15 : 1);
    this.#shown = Math.min(this.#shown, this.#newest);
    this.#tracks.forget(this.#shown);
    return true;
  }

  pose(page: number): Pose | undefined {
    return this.#tracks.at(page, this.#shown);
  }
}

const ease = (t: number): number => t * t * (3 - 2 * t);
/** Gravity: slowly at first. */
const drop = (t: number): number => t * t;
const STEPS = 8;

export class Computed implements Motion {
  readonly #tracks = new Tracks();
  readonly #still: boolean;
  #time = 0;
  #until = 0;
  #build = -1;
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

  /** These pages stand; whoever is not named is gone. */
  stand(built: number, present: readonly number[], build: number): void {
    const there = new Set(present);
    for (const page of this.#tracks.pages) if (!there.has(page)) this.#tracks.drop(page);
    const anew = build !== this.#build;
    this.#build = build;
    for (const [page, pose] of standing(built, present, build)) this.#move(page, pose, anew ? 0.9 : 0.45, 0, ease);
  }

  /** A page is pulled: sideways, towards the hand. */
  pull(pages: readonly number[], side: number): void {
    for (const page of pages) {
      const pose = this.pose(page);
      if (pose)
        this.#move(
          page,
          [pose[0], pose[1] + side * 0.07, pose[2] + 0.004, pose[3], pose[4], pose[5], pose[6]],
          0.6,
          0,
          ease,
        );
    }
  }

  /** A page that is pulled by a pointer follows it; without a way it goes back. */
  carry(pages: readonly number[], way: readonly [number, number, number]): void {
    this.#carried = new Map(pages.map((page) => [page, way]));
  }

  /** A book that lay before anybody looked. */
  lie(size: number, build: number): void {
    this.#build = build;
    const here = standing(
      size,
      Array.from({ length: size }, (_, page) => page),
      build,
    );
    this.#tracks.clear();
    for (const [page, pose] of fallen(here, build)) this.#tracks.add(page, this.#time, pose, this.#time);
    this.#until = this.#time + 0.01;
  }

  /** Everything comes down, slowly, after a moment of silence. */
  fall(): void {
    const here = new Map(
      this.#tracks.pages.flatMap((page) => (this.pose(page) ? [[page, this.pose(page)!] as const] : [])),
    );
    let at = 0;
    for (const [page, pose] of fallen(here, this.#build))
      this.#move(page, pose, 1.5, SILENCE + (at++ % 16) * 0.06, drop);
  }

  #move(page: number, pose: Pose, seconds: number, delay: number, along: (t: number) => number): void {
    const from = this.pose(page);
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
    return pose && way
      ? [pose[0] + way[0], pose[1] + way[1], pose[2] + way[2], pose[3], pose[4], pose[5], pose[6]]
      : pose;
  }
}
