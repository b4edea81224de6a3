/** What a board may give to hear and to feel while a hand moves, as loud as the person at the page wants it. */
import { getContext, setContext } from 'svelte';
import { sound, type Sound } from './sounds';

const KEY = Symbol('senses');

interface Wanted {
  /** From 0 to 1. */
  readonly volume: number;
  readonly vibrates: boolean;
}

export interface Senses {
  hear(name: Sound, loud: number): void;
  /** So many milliseconds. */
  tremble(long: number): void;
}

export const laySenses = (wanted: Wanted): Senses =>
  setContext<Senses>(KEY, {
    hear: (name, loud) => sound(name, wanted.volume * loud),
    tremble: (long) => {
      if (wanted.vibrates) navigator.vibrate?.(long);
    },
  });

/** Where nobody laid any, nothing is heard. */
export const useSenses = (): Senses | undefined => getContext<Senses | undefined>(KEY);
