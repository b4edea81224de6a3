/** Hints at a table: who may ask, what is shown, and the guide that asks by itself. */
import { untrack } from 'svelte';
import type { Advised, Place } from '../kit/board';
import type { Sitting } from '../kit/sitting.svelte';
import { settings } from '../lib/settings.svelte';

export class Advising {
  readonly #at: Sitting;

  constructor(at: Sitting) {
    this.#at = at;
    $effect(() => {
      const ask = this.#may;
      if (settings.guides && ask && untrack(() => at.table.hinted) === null) untrack(ask);
    });
  }

  readonly #may: (() => void) | null = $derived.by(() =>
    this.#at.asked ? (this.#at.table.commands?.hint ?? null) : null,
  );
  /** Whoever has closed a hint sees it again when they ask again. */
  #closed = $derived.by(() => (void this.#at.asking, false));

  /** There is something to show: advice, or that a master thinks. */
  readonly shown: boolean = $derived.by(
    () => this.#at.asked && this.#at.table.hinted !== null && (!this.#closed || settings.guides),
  );
  /** Asks, where there is something to ask for that is not shown already. */
  readonly ask: (() => void) | null = $derived.by(() => (this.#may && !this.shown ? this.#ask : null));

  readonly close = (): void => void (this.#closed = true);

  readonly key = (press: KeyboardEvent): void => {
    const target = press.target instanceof Element ? press.target : document.body;
    if (press.key !== KEY || press.ctrlKey || press.altKey || press.metaKey || !this.ask) return;
    if (target.closest('input, select, textarea, dialog')) return;
    press.preventDefault();
    this.ask();
  };

  readonly #ask = (): void => {
    this.#closed = false;
    this.#may?.();
  };
}

export const KEY = 'h';

/** Where on the board an answer lies. */
export type PlacesOfAnswer = (answer: Pick<Advised, 'answer' | 'kind' | 'parts'>) => readonly Place[];

/** Where answers lie that are seen together: what they all have in common tells none of them from the others. */
export function apart(each: readonly (readonly Place[])[]): readonly (readonly Place[])[] {
  if (each.length < 2) return each;
  const own = each.map((places) => places.filter((place) => !each.every((others) => others.includes(place))));
  return own.every((places) => places.length > 0) ? own : each;
}
