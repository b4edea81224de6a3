/** What a player has pointed at and not yet answered. Which answers go with a scroll is read off the offered options, never worked out. */
import type { Option } from '../../kit/board';

export const scrollOf = (option: Option): string | null => (typeof option.parts.scroll === 'string' ? option.parts.scroll : null);

export class Choice {
  #picked = $state<string | null>(null);
  readonly #options: () => readonly Option[];

  constructor(options: () => readonly Option[]) {
    this.#options = options;
  }

  get picked(): string | null {
    return this.#picked;
  }

  /** The answers that name no scroll: draw, pass, keep, stop, a direction. */
  get bare(): Option[] {
    return this.#options().filter((option) => scrollOf(option) === null);
  }

  /** The answers with this scroll. */
  with(scroll: string | null): Option[] {
    return scroll === null ? [] : this.#options().filter((option) => scrollOf(option) === scroll);
  }

  /** The ends of the chain at which something may be linked. */
  get ends(): string[] {
    return this.#options().flatMap((option) => (typeof option.parts.end === 'string' ? [option.parts.end] : []));
  }

  offers(scroll: string): boolean {
    return this.with(scroll).length > 0;
  }

  /** Picks a scroll, or lays it back. */
  toggle(scroll: string): void {
    if (this.#picked === scroll) this.#picked = null;
    else if (this.offers(scroll)) this.#picked = scroll;
  }

  pick(scroll: string): void {
    if (this.offers(scroll)) this.#picked = scroll;
  }

  clear(): void {
    this.#picked = null;
  }
}
