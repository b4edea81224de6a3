/** What a pull sounds and feels like: paper that slides, and creaks as it strains. */
import type { Senses } from '../../kit/senses';
import type { HandSeen } from './grimoire/stage';

/** Metres from one rustle to the next. */
const RUSTLE = 0.009;
/** Where strain is heard and felt, and for how many milliseconds. */
const STRAINS = [
  { over: 0.5, long: 12 },
  { over: 0.75, long: 22 },
  { over: 0.95, long: 40 },
] as const;

export class Straining {
  #place: readonly number[] | null = null;
  #strained = 0;

  constructor(private readonly senses: Senses | undefined) {}

  /** A hand moves; `own`: it is the viewer's. */
  feel(hand: HandSeen | null, own: boolean): void {
    if (!hand) {
      [this.#place, this.#strained] = [null, 0];
      return;
    }
    const before = this.#place;
    if (!before) this.#place = hand.place;
    else if (Math.hypot(...hand.place.map((part, at) => part - before[at]!)) >= RUSTLE) {
      this.#place = hand.place;
      this.senses?.hear('paper', 0.35 + 0.65 * hand.strain);
    }
    const strained = STRAINS.filter(({ over }) => hand.strain >= over).length;
    if (strained > this.#strained) {
      this.senses?.hear('creak', strained / STRAINS.length);
      if (own) this.senses?.tremble(STRAINS[strained - 1]!.long);
    }
    this.#strained = strained;
  }
}
