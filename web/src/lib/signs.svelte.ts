/** Signs that people make to each other: each is seen for a moment. */
import type { SignSeen } from '../kit/board';

/** Milliseconds for which a sign is seen, and from one of the viewer's own to the next. */
const SEEN = 2600;
const EVERY = 1000;

export class Signs {
  #seen = $state.raw<readonly SignSeen[]>([]);
  #made = -Infinity;
  #count = 0;

  get seen(): readonly SignSeen[] {
    return this.#seen;
  }

  /** Of one person only the newest is seen. */
  take({ seat, sign, at }: Omit<SignSeen, 'number'>): void {
    const taken: SignSeen = { number: ++this.#count, seat, sign, at };
    this.#seen = [...this.#seen.filter((one) => one.seat !== seat), taken];
    setTimeout(() => (this.#seen = this.#seen.filter((one) => one !== taken)), SEEN);
  }

  /** Whether the viewer may make another one now. */
  may(now = performance.now()): boolean {
    if (now - this.#made < EVERY) return false;
    this.#made = now;
    return true;
  }
}
