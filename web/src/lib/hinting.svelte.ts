/** Advice at one question: asked for, on its way, or there. It is gone with the question, and what comes too late is not shown. */
import type { HintState } from '../kit/board';
import type { HintMessage } from './wire';

export class Hinting {
  #hint = $state.raw<(HintState & { readonly question: number }) | null>(null);

  /** What there is at a question. */
  at(question: number | null): HintState | null {
    return this.#hint?.question === question ? this.#hint : null;
  }

  /** Whether an answer to this question is still thought about. */
  isAwaited(question: number | null): boolean {
    return this.at(question)?.advice === null;
  }

  /** False where it was asked already. */
  ask(question: number): boolean {
    if (this.at(question)) return false;
    this.#hint = { question, advice: null };
    return true;
  }

  take({ question, advice }: HintMessage): void {
    if (this.isAwaited(question)) this.#hint = { question, advice };
  }

  refused(question: number | null): void {
    if (this.isAwaited(question)) this.#hint = null;
  }
}
