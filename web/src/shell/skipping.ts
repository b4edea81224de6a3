/** While something is being played, the first click on the board or key press only skips it: nothing is chosen by accident. */
import type { PlaybackState } from '../kit/board';

const QUIET_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Escape']);

/** On a button beside the board, a letter or a number does nothing else; in a field it is written, in a dialog it belongs there. */
const meansNothingTo = (target: Element, key: string): boolean =>
  key.length === 1 && key !== ' ' && !target.closest('input, textarea, select, dialog');

type Playing = Pick<PlaybackState, 'busy' | 'skip'>;

export function skipping(playback: Playing) {
  return (board: HTMLElement) => {
    const skip = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      playback.skip();
    };
    const click = (event: MouseEvent) => {
      if (playback.busy) skip(event);
    };
    const key = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      const onBoard = target === document.body || board.contains(target);
      const bare = !event.ctrlKey && !event.altKey && !event.metaKey && !QUIET_KEYS.has(event.key);
      if (playback.busy && bare && (onBoard || meansNothingTo(target, event.key))) skip(event);
    };
    board.addEventListener('click', click, true);
    document.addEventListener('keydown', key, true);
    return () => {
      board.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key, true);
    };
  };
}
