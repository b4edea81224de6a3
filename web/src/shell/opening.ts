/** Hints, reviews, puzzles and lessons with their sentences: few pages need them, and none at once. */
import { part } from '../kit/part';
import { openLater } from '../lib/texts.svelte';

export type Voice = typeof import('./voice');

let opened: Promise<Voice> | null = null;

/** Asked for once, and again after a failure. */
export function openVoice(): Promise<Voice> {
  opened ??= Promise.all([part(() => import('./voice')), openLater()]).then(
    ([voice]) => voice,
    (error: unknown) => {
      opened = null;
      throw error;
    },
  );
  return opened;
}
