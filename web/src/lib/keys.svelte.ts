/** Which keys there are: the house has its own, and a table and its board say theirs while they are open. `?` lists all. */
import type { KeyHelp, Translate } from '../kit/board';

interface Told {
  readonly keys: readonly KeyHelp[];
  readonly say: Translate;
}

class Keys {
  /** The list is open. */
  open = $state(false);
  /** What a board says of its keys; null where no table is open. */
  board = $state.raw<Told | null>(null);
}

export const keys = new Keys();

/** Opens the list, unless somebody is writing or something else is open. */
export function askForKeys(press: KeyboardEvent): void {
  const target = press.target instanceof Element ? press.target : document.body;
  if (press.key !== '?' || press.ctrlKey || press.altKey || press.metaKey) return;
  if (target.closest('input, textarea, select') || document.querySelector('dialog[open]')) return;
  press.preventDefault();
  keys.open = true;
}
