/** How far a page is drawn ahead of where the server has it, so that it goes with the finger at once. */
import type { Pose } from './pose';

export type Way = readonly [x: number, y: number, z: number];

/** A hand as the server has it: its place, and how much of its pull the fingers lose. */
export interface Reached {
  readonly place: Way;
  readonly strain: number;
}

/** Metres: nothing is drawn farther ahead. Seconds in which a difference is made up for: no frame makes a page jump. */
const FARTHEST = 0.03;
const SOFT = 0.035;
const NEAR = 0.00005;

export class Lead {
  #pages: readonly number[] = [];
  #from: Way = [0, 0, 0];
  #finger: Way | null = null;
  #offset: Way = [0, 0, 0];

  /** Fingers close on these pages here. */
  begin(pages: readonly number[], from: Way): void {
    [this.#pages, this.#from, this.#finger] = [pages, from, from];
  }

  move(finger: Way): void {
    this.#finger = finger;
  }

  /** From here on the pages are where the server has them. */
  end(): void {
    this.#finger = null;
  }

  /** `reached`: the hand at the time of the picture, null before the server has one. What resists is left behind. True while something moves. */
  advance(seconds: number, reached: Reached | null): boolean {
    const wanted = this.#wanted(reached);
    const share = 1 - Math.exp(-seconds / SOFT);
    const way = wanted.map((part, at) => (part - this.#offset[at]!) * share);
    this.#offset = this.#offset.map((part, at) => part + way[at]!) as unknown as Way;
    return Math.hypot(...way) > NEAR;
  }

  #wanted(reached: Reached | null): Way {
    if (!this.#finger) return [0, 0, 0];
    const { place, strain } = reached ?? { place: this.#from, strain: 0 };
    const free = 1 - Math.min(1, strain);
    const ahead = this.#finger.map((part, at) => (part - place[at]!) * free);
    const long = Math.hypot(...ahead);
    const share = long > FARTHEST ? FARTHEST / long : 1;
    return ahead.map((part) => part * share) as unknown as Way;
  }

  led(page: number, pose: Pose | undefined): Pose | undefined {
    if (!pose || !this.#pages.includes(page)) return pose;
    const [x, y, z] = this.#offset;
    return [pose[0] + x, pose[1] + y, pose[2] + z, pose[3], pose[4], pose[5], pose[6]];
  }
}
