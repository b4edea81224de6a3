/** What of the data is looked for: by a word, and only what the rules do not say. */
import type { Json } from '../../lib/wire';
import { origins } from './data';

export class Search {
  wish = $state('');
  onlyOpen = $state(false);
  /** What was ticked off stays in sight until something else is looked for. */
  #held = $state.raw<ReadonlySet<string>>(new Set());

  get narrows(): boolean {
    return this.wish.trim() !== '' || this.onlyOpen;
  }

  keeps(thing: Json, name: string, path: string): boolean {
    const wanted = this.wish.trim().toLocaleLowerCase();
    if (wanted && !`${name} ${JSON.stringify(thing)}`.toLocaleLowerCase().includes(wanted)) return false;
    return !this.onlyOpen || this.#held.has(path) || origins(thing).open > 0;
  }

  hold(path: string): void {
    this.#held = new Set([...this.#held, path]);
  }
}
