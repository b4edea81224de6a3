/** A review that is asked for, and asked after until it is there. */
import { askReview, reviewAt } from '../lib/api';
import type { Review, Reviewing } from '../lib/wire';

/** In milliseconds, from one question how far it is to the next. */
const PAUSE = 700;

export class Reviewed {
  /** From 0 to 1. */
  done = $state(0);
  review = $state.raw<Review | null>(null);
  failure = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running = false;

  /** Once; again after a failure. */
  begin(wanted: Parameters<typeof askReview>[0]): void {
    if (this.#running) return;
    [this.#running, this.failure] = [true, null];
    void this.#look(() => askReview(wanted));
  }

  /** Nobody waits for it any more. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#running = false;
  }

  async #look(ask: () => Promise<Reviewing>): Promise<void> {
    try {
      const { id, done, review } = await ask();
      if (!this.#running) return;
      [this.done, this.review] = [done, review];
      if (!review) this.#timer = setTimeout(() => void this.#look(() => reviewAt(id)), PAUSE);
    } catch (error) {
      [this.failure, this.#running] = [error, false];
    }
  }
}
