/** What is lit on the table, and why: what a hint, a lesson, the last move, a line of the log or a piece in the fingers point at. `Overlay.svelte` draws it. */
import { getContext, setContext, untrack } from 'svelte';
import type { Place } from './board';

/** From strong to faint; each has a line of its own, so that nobody needs its colour. */
export type Light = 'hint' | 'lesson' | 'target' | 'spoken' | 'last';

export interface Lit {
  readonly light: Light;
  /** One is ringed; between the first and the last an arrow leads. */
  readonly places: readonly Place[];
  /** Leads an arrow from the first to the last. */
  readonly leads?: boolean;
}

const KEY = Symbol('lights');

export class Lights {
  #lit = $state.raw<Readonly<Partial<Record<Light, Lit>>>>({});

  get lit(): readonly Lit[] {
    return Object.values(this.#lit).filter(({ places }) => places.length > 0);
  }

  /** An effect that lights something is not woken by what is lit. */
  show(light: Light, places: readonly Place[], leads = false): void {
    this.#lit = { ...untrack(() => this.#lit), [light]: { light, places, leads } };
  }

  clear(light: Light): void {
    const { [light]: _gone, ...others } = untrack(() => this.#lit);
    this.#lit = others;
  }
}

export function layLights(): Lights {
  return setContext(KEY, new Lights());
}

/** Undefined outside a table, where nothing can be lit. */
export const useLights = (): Lights | undefined => getContext<Lights | undefined>(KEY);
