/** While something is being played, the first click on the board or key press only skips it: nothing is chosen by accident. */
import type { PlaybackState } from '../kit/board';

const QUIET_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Escape']);

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
      const onBoard = event.target === document.body || (event.target instanceof Node && board.contains(event.target));
      const bare = !event.ctrlKey && !event.altKey && !event.metaKey && !QUIET_KEYS.has(event.key);
      if (playback.busy && onBoard && bare) skip(event);
    };
    board.addEventListener('click', click, true);
    document.addEventListener('keydown', key, true);
    return () => {
      board.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key, true);
    };
  };
}
