/** How much time has gone by from one picture to the next, in seconds. */

/** While something moves the picture keeps up with the clock, however slowly it is drawn; only whoever was away longer goes on from there. */
const MOVING = 1;
/** What begins to move after a rest begins at its beginning. */
const AT_REST = 0.1;

export class Beat {
  #last = 0;

  /** `now` in milliseconds; `moving`: something moved in the last picture. */
  next(now: number, moving: boolean): number {
    const seconds = Math.min(moving ? MOVING : AT_REST, (now - this.#last) / 1000);
    this.#last = now;
    return seconds;
  }
}
