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
  /** Several of a kind are told apart by it; a place may have more than one. */
  readonly number?: number;
}

const KEY = Symbol('lights');

export class Lights {
  #lit = $state.raw<Readonly<Partial<Record<Light, readonly Lit[]>>>>({});

  get lit(): readonly Lit[] {
    return Object.values(this.#lit)
      .flat()
      .filter(({ places }) => places.length > 0);
  }

  /** An effect that lights something is not woken by what is lit. */
  show(light: Light, places: readonly Place[], leads = false): void {
    this.#set(light, [{ light, places, leads }]);
  }

  /** Each with its number. */
  showAll(
    light: Light,
    each: readonly { readonly number: number; readonly places: readonly Place[] }[],
    leads: boolean,
  ): void {
    this.#set(
      light,
      each.map((one) => ({ ...one, light, leads })),
    );
  }

  clear(light: Light): void {
    const { [light]: _gone, ...others } = untrack(() => this.#lit);
    this.#lit = others;
  }

  #set(light: Light, lit: readonly Lit[]): void {
    this.#lit = { ...untrack(() => this.#lit), [light]: lit };
  }
}

export function layLights(): Lights {
  return setContext(KEY, new Lights());
}

/** Undefined outside a table, where nothing can be lit. */
export const useLights = (): Lights | undefined => getContext<Lights | undefined>(KEY);
