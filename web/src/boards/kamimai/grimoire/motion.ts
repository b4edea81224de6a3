/** What moves the pages: here the stream of a simulated book; where there is none, `computed.ts`. */
import type { Poses } from './frames';
import type { Pose } from './pose';
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
export const SILENCE = 0.5;
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
