/** What a table gives to hear, to feel and to see besides its board: sounds, a tremble when an answer is wanted, rings round the last move, and an answer where there is but one. */
import { untrack } from 'svelte';
import type { BoardModule, GameEvent, Place } from '../kit/board';
import type { Lights } from '../kit/lights.svelte';
import type { Sitting } from '../kit/sitting.svelte';
import { sound } from '../kit/sounds';
import { settings } from '../lib/settings.svelte';

interface Felt {
  readonly at: Sitting;
  readonly board: BoardModule | null;
  readonly lights: Lights;
  readonly places: ((event: GameEvent) => readonly Place[]) | null;
}

/** In milliseconds: long enough to see what is answered. */
const BEFORE_ANSWERING = 600;
const LIT = 2500;
const TREMBLE = 80;

export class Feeling {
  constructor(felt: () => Felt) {
    $effect(() => {
      const { at, board } = felt();
      const heard = at.event && board?.sounds?.[at.event.key];
      if (heard) sound(typeof heard === 'function' ? heard(at.event) : heard, settings.volume);
    });

    $effect(() => {
      const { at } = felt();
      if (!at.asked) return;
      sound('turn', settings.volume);
      if (settings.vibrates) navigator.vibrate?.(TREMBLE);
    });

    // Whoever comes back from a glance elsewhere sees what was done last; somebody else's sealed answer is no such thing.
    const last = $derived.by(() => {
      const { at } = felt();
      return at.busy || !at.table.reel.isPresent ? undefined : at.shown.at(-1);
    });
    $effect(() => {
      const { lights, places } = untrack(felt);
      if (!last || !places) return;
      lights.show(
        'last',
        untrack(() => places(last)),
      );
      const ends = setTimeout(() => lights.clear('last'), LIT);
      return () => {
        clearTimeout(ends);
        lights.clear('last');
      };
    });

    $effect(() => {
      const { at } = felt();
      const [only, ...others] = at.asked ? at.options : [];
      if (!settings.answersForced || !only || others.length > 0 || at.forms.length > 0) return;
      const answers = setTimeout(() => at.answer(only), BEFORE_ANSWERING);
      return () => clearTimeout(answers);
    });
  }
}
