/**
 * While something is being played, the first click on the board or key press skips it. A press that decides something does only that: nothing is
 * chosen by accident, also not by what follows in the same movement of the hand. A press that only moves about is carried out as well:
 * whoever then presses Enter means the place they went to.
 */
import { flushSync } from 'svelte';
import type { ReelState } from '../kit/board';

const QUIET_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Escape']);
const MOVING_KEYS = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);
const DECIDING_KEYS = new Set(['Enter', ' ']);
/** In milliseconds: nobody reads a question and answers it faster. */
const MOMENT = 500;

/** On a button beside the board, a letter or a number does nothing else; in a field it is written, in a dialog it belongs there. */
const meansNothingTo = (target: Element, key: string): boolean =>
  key.length === 1 && key !== ' ' && !target.closest('input, textarea, select, dialog');

type Playing = Pick<ReelState, 'busy' | 'skip'>;

export function skipping(reel: Playing) {
  return (board: HTMLElement) => {
    /** When a press was taken for skipping alone; nothing else has been pressed since. */
    let skipped = -Infinity;
    let held: string | null = null;

    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const click = (event: MouseEvent) => {
      const again = event.detail > 1 && event.timeStamp - skipped < MOMENT;
      if (!reel.busy && !again) return;
      swallow(event);
      skipped = event.timeStamp;
      reel.skip();
    };
    const key = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      const onBoard = target === document.body || board.contains(target);
      const bare = !event.ctrlKey && !event.altKey && !event.metaKey && !QUIET_KEYS.has(event.key);
      if (!bare) return;
      if (reel.busy && (onBoard || meansNothingTo(target, event.key))) {
        reel.skip();
        if (MOVING_KEYS.has(event.key)) {
          flushSync();
          return;
        }
        swallow(event);
        [skipped, held] = [event.timeStamp, event.key];
      } else if (onBoard && DECIDING_KEYS.has(event.key) && (event.key === held || event.timeStamp - skipped < MOMENT))
        swallow(event);
      else skipped = -Infinity;
    };
    const release = (event: KeyboardEvent) => {
      if (event.key === held) held = null;
    };
    board.addEventListener('click', click, true);
    document.addEventListener('keydown', key, true);
    document.addEventListener('keyup', release, true);
    return () => {
      board.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('keyup', release, true);
    };
  };
}
