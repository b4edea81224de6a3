/** A book that moves as it once did: a stretch of a film, from when it begins to be shown. */
import type { Film } from './film';
import type { HandFrame } from './frames';
import type { Motion } from './motion';
import type { Pose } from './pose';

export class Played implements Motion {
  readonly #film: Film;
  readonly #timeAt: (passed: number) => number;
  readonly #held: (hand: HandFrame | null) => void;
  #passed = 0;
  #time: number;

  /** `timeAt` gives the time of the film after so many seconds; `held` is told whose hand is seen. */
  constructor(film: Film, timeAt: (passed: number) => number, held: (hand: HandFrame | null) => void) {
    this.#film = film;
    this.#timeAt = timeAt;
    this.#held = held;
    this.#time = timeAt(0);
  }

  get build(): number {
    return this.#film.head.build;
  }

  get pages(): number[] {
    return this.#film.pages.filter((page) => this.pose(page) !== undefined);
  }

  advance(seconds: number): boolean {
    if (this.#time >= this.#film.head.long) return false;
    this.#passed += seconds;
    const before = this.#film.hand(this.#time);
    this.#time = this.#timeAt(this.#passed);
    const hand = this.#film.hand(this.#time);
    if (hand !== before) this.#held(hand);
    return true;
  }

  pose(page: number): Pose | undefined {
    return this.#film.pose(page, this.#time);
  }
}
