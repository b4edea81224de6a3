/** The focus of what comes to lie over the table: what had it is out of reach. */
import { tick } from 'svelte';

/** Takes the focus, unless it is somewhere that can still be reached, and gives it back in the end. */
export function takeFocus(over: HTMLElement): (() => void) | undefined {
  const before = document.activeElement;
  if (before && before !== document.body && !before.closest('[inert]')) return;
  over.focus({ preventScroll: true });
  return () => {
    const now = document.activeElement;
    const back = before instanceof HTMLElement && (now === document.body || over.contains(now));
    if (back) void tick().then(() => before.focus());
  };
}
