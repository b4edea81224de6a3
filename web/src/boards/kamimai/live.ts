/** What a simulated book wants beside an answer: how the pull is meant, and the path of the hand. */

/** Along the page and up it, from 0 to 1: where the fingers close. */
export type Beside = { pace: string } | { live: true; along: number; height: number };

/** Seconds since the fingers closed, metres from there, a turn in radians, and how hard they squeeze. */
type Sample = [t: number, x: number, y: number, z: number, turn: number, squeeze: number];

/** Most samples in one message, and how often messages are sent. */
const MOST = 64;
const EVERY = 50;
/** A hand that rests says so, or its fingers open. */
const REST = 400;
const LINGER = 150;

/** Sends the path of a hand: nothing before the table has the grab, then what was gathered, then as it goes. */
export class Path {
  #waiting: Sample[] = [];
  #last: Sample = [0, 0, 0, 0, 0, 1];
  readonly #started = performance.now();
  #sent = performance.now();
  /** When the table had the grab: the hand's own clock begins there. */
  #begun: number | null = null;
  #ended = false;
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(private readonly send: (samples: Sample[], end: boolean) => void) {
    this.#timer = setInterval(() => this.#flush(), EVERY);
  }

  get seconds(): number {
    return (performance.now() - this.#started) / 1000;
  }

  move(x: number, y: number, z: number): void {
    this.#last = [this.seconds, x, y, z, 0, 1];
    this.#waiting.push(this.#last);
  }

  /** The table has the grab. */
  begin(): void {
    this.#begun = performance.now();
    this.#flush();
  }

  end(): void {
    this.#ended = true;
    this.#flush();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #flush(): void {
    if (this.#begun === null) return;
    const now = performance.now();
    // The fingers open where the path ends, not as soon as it is known.
    const over = this.#ended && now - this.#begun > this.#last[0] * 1000 + LINGER;
    if (this.#waiting.length === 0 && !over && now - this.#sent > REST)
      this.#waiting.push([
        Math.max(this.#last[0], (now - this.#begun) / 1000),
        ...(this.#last.slice(1) as [number, number, number, number, number]),
      ]);
    while (this.#waiting.length > MOST) this.send(this.#waiting.splice(0, MOST), false);
    if (this.#waiting.length > 0 || over) {
      this.send(this.#waiting.splice(0), over);
      this.#sent = now;
    }
    if (over) this.stop();
  }
}
