/** What a player has pointed at and not yet answered. Which answers go with a scroll is read off the offered options, never worked out. */
import { scrollOf, type End, type Offered } from './state';

export class Choice {
  #picked = $state<string | null>(null);
  readonly #options: () => readonly Offered[];

  constructor(options: () => readonly Offered[]) {
    this.#options = options;
  }

  get picked(): string | null {
    return this.#picked;
  }

  /** The answers that name no scroll: draw, pass, keep, stop, a direction. */
  get bare(): Offered[] {
    return this.#options().filter((option) => scrollOf(option) === null);
  }

  /** The answers with this scroll. */
  with(scroll: string | null): Offered[] {
    return scroll === null ? [] : this.#options().filter((option) => scrollOf(option) === scroll);
  }

  /** The ends of the chain at which something may be linked. */
  get ends(): End[] {
    return this.#options().flatMap(({ kind, parts }) => (kind === 'link' ? [parts.end] : []));
  }

  offers(scroll: string): boolean {
    return this.with(scroll).length > 0;
  }

  pick(scroll: string): void {
    if (this.offers(scroll)) this.#picked = scroll;
  }

  clear(): void {
    this.#picked = null;
  }
}
