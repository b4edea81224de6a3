/** Whoever wishes so is asked once more before an answer is sent: a finger may slip, and some answers cannot be taken back. */
import type { Commands, Facts, TableState } from '../kit/board';
import { settings } from '../lib/settings.svelte';

export class Confirming {
  readonly #real: () => TableState;
  /** The answer to be confirmed; forgotten with the question. */
  #wished: string | null = $derived.by(() => (void this.#real().question, null));

  constructor(real: () => TableState) {
    this.#real = real;
  }

  get wished(): string | null {
    return settings.confirms ? this.#wished : null;
  }

  /** The table for whoever answers at it. What comes with a movement of the hand has begun already, and is not asked for again. */
  get table(): TableState {
    const real = this.#real();
    if (!settings.confirms || !real.commands) return real;
    const ask = (text: string, beside?: Facts | null) => {
      if (beside) this.#real().commands?.answer(text, beside);
      else this.#wished = text;
    };
    // What is called on the stand-in belongs to the real one.
    const commands = new Proxy(real.commands, {
      get: (of, key) => {
        if (key === 'answer') return ask;
        const found: unknown = of[key as keyof Commands];
        return typeof found === 'function' ? (found.bind(of) as unknown) : found;
      },
    });
    return new Proxy(real, { get: (of, key) => (key === 'commands' ? commands : of[key as keyof TableState]) });
  }

  readonly yes = (): void => {
    const wished = this.#wished;
    this.#wished = null;
    if (wished !== null) this.#real().commands?.answer(wished);
  };

  readonly no = (): void => void (this.#wished = null);
}
