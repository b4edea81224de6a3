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

/** Sends the path of a hand: nothing before the table has the grab, then what was gathered, then as it goes. */
export class Path {
  #waiting: Sample[] = [];
  #last: Sample = [0, 0, 0, 0, 0, 1];
  readonly #started = performance.now();
  #sent = performance.now();
  #open = false;
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
    this.#open = true;
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
    if (!this.#open) return;
    if (this.#waiting.length === 0 && !this.#ended && performance.now() - this.#sent > REST) this.#waiting.push([this.seconds, ...(this.#last.slice(1) as [number, number, number, number, number])]);
    while (this.#waiting.length > MOST) this.send(this.#waiting.splice(0, MOST), false);
    if (this.#waiting.length > 0 || this.#ended) {
      this.send(this.#waiting.splice(0), this.#ended);
      this.#sent = performance.now();
    }
    if (this.#ended) this.stop();
  }
}
