/** What moves the pages: here the stream of a simulated book; where there is none, `computed.ts`. */
import type { HandFrame, Poses } from './frames';
import { Lead, type Reached } from './lead';
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

/** Shown this much later than told, so that there is always a frame ahead: more where frames come unevenly. */
const DELAY = 0.06;
const LONGEST_DELAY = 0.25;
const BEHIND = 0.8;
/** How much faster or slower than the clock the picture goes, so as to keep that distance. */
const HASTE = 0.15;
/** How much of what was late before is forgotten with each frame. */
const FORGET = 0.98;
/** Before a fall that nobody filmed everything holds its breath. */
export const SILENCE = 0.5;
const BUILDING = 0.9;

export class Streamed implements Motion {
  /** The viewer's own hand, which need not wait for the server. */
  readonly lead = new Lead();
  readonly #tracks = new Tracks();
  /** Where the hand was, and when. */
  #hands: { time: number; hand: Reached }[] = [];
  readonly #still: boolean;
  /** Time of the book that is shown; time of its newest frame. */
  #shown = 0;
  #newest = 0;
  #build = -1;
  #fallen = false;
  #falling = false;
  /** The time of the clock at which a frame of time 0 would have come, had all come as fast as the fastest; and how late others were. */
  #zero = Infinity;
  #late = 0;
  readonly #changed: () => void;
  readonly #clock: () => number;

  /** `changed` is told when another book is shown, and when a fall begins and ends. The clock tells seconds. */
  constructor(still: boolean, changed: () => void, clock = () => performance.now() / 1000) {
    this.#still = still;
    this.#changed = changed;
    this.#clock = clock;
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

  /** How far behind the newest frame the picture is to be. */
  get delay(): number {
    return Math.min(LONGEST_DELAY, DELAY + this.#late);
  }

  /** How late this frame comes, against the fastest. */
  #measure(time: number): void {
    const zero = this.#clock() - time;
    // After a rest the clock of the book stands where it stood.
    if (this.#shown >= this.#newest) this.#zero = zero;
    this.#zero = Math.min(this.#zero, zero);
    this.#late = Math.max(this.#late * FORGET, Math.min(LONGEST_DELAY, zero - this.#zero));
  }

  take(frame: Poses): void {
    const anew = frame.build !== this.#build;
    if (anew) this.#begin(frame);
    this.#measure(frame.time);
    const before = this.#newest;
    // A book that slept starts again with its next frame: from then on it is shown with the usual delay.
    if (this.#shown >= before) this.#shown = Math.max(before, frame.time - this.delay);
    const since = anew ? this.#shown : Math.max(before, this.#shown);
    this.#newest = Math.max(frame.time, before);
    for (const [page, pose] of frame.moved) this.#tracks.add(page, Math.max(frame.time, since), pose, since);
    for (const page of frame.gone) this.#tracks.drop(page);
    if (frame.full) for (const page of this.#tracks.pages) if (!frame.moved.has(page)) this.#tracks.drop(page);
    if (frame.fallen && !this.#fallen) this.#fall();
    this.#fallen = frame.fallen;
  }

  /** A hand comes with the poses of the same time. */
  hold(hand: HandFrame): void {
    if (hand.pages.length === 0) this.#hands = [];
    else this.#hands.push({ time: this.#newest, hand });
  }

  /** The hand at the time of the picture. */
  #reached(): Reached | null {
    while (this.#hands.length > 1 && this.#hands[1]!.time <= this.#shown) this.#hands.shift();
    const [one, other] = this.#hands;
    if (!one || one.time > this.#shown) return null;
    if (!other) return one.hand;
    const share = (this.#shown - one.time) / (other.time - one.time || 1);
    const [x, y, z] = one.hand.place.map((part, at) => part + (other.hand.place[at]! - part) * share);
    return { place: [x!, y!, z!], strain: one.hand.strain + (other.hand.strain - one.hand.strain) * share };
  }

  #begin(frame: Poses): void {
    const first = this.#build < 0 || this.#still;
    const old = new Map(this.#tracks.pages.map((page) => [page, this.#tracks.at(page, this.#shown)]));
    this.#tracks.clear();
    this.#hands = [];
    this.#build = frame.build;
    this.#falling = false;
    this.#fallen = frame.fallen;
    this.#zero = Infinity;
    this.#newest = frame.time;
    this.#shown = frame.time - (first ? 0 : BUILDING);
    this.#changed();
    // The pages are taken up from where they lay.
    if (!first)
      for (const [page, pose] of old)
        if (pose && frame.moved.has(page)) this.#tracks.add(page, this.#shown, pose, this.#shown);
  }

  #fall(): void {
    this.#falling = true;
    this.#changed();
  }

  /** The last page lies. */
  #land(): void {
    this.#falling = false;
    this.#changed();
  }

  advance(seconds: number): boolean {
    const moves = this.#goOn(seconds);
    return this.lead.advance(seconds, this.#reached()) || moves;
  }

  #goOn(seconds: number): boolean {
    const left = this.#newest - this.#shown;
    if (left <= 0) {
      if (!this.#falling) return false;
      this.#land();
      return true;
    }
    if (this.#still && this.#fallen) this.#shown = this.#newest;
    else if (left > BEHIND + BUILDING) this.#shown = this.#newest - this.delay;
    // A little faster where the newest frame is far ahead, a little slower where it is near: never by a jump.
    else
      this.#shown += seconds * (left > BEHIND ? 1 : 1 + HASTE * Math.max(-1, Math.min(1, (left - this.delay) / 0.1)));
    this.#shown = Math.min(this.#shown, this.#newest);
    this.#tracks.forget(this.#shown);
    return true;
  }

  pose(page: number): Pose | undefined {
    return this.lead.led(page, this.#tracks.at(page, this.#shown));
  }
}
