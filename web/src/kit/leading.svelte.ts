/**
 * Somebody without a mouse is led on: the button that gave the last answer is gone, and the focus with it, so it goes to where the next question
 * can be answered; and an arrow pressed nowhere leads there too. Used by a board as `leading(() => at, () => surface?.querySelector(...))` while it is set up.
 */
import { untrack } from 'svelte';
import { on } from 'svelte/events';

interface Asked {
  readonly open: boolean;
  readonly asking: number | null;
}

export function leading(asked: () => Asked, first: () => HTMLElement | null | undefined): void {
  /** The last thing that was used is the keyboard. */
  let byKeys = false;

  $effect(() => {
    const ends = [
      on(window, 'pointerdown', () => (byKeys = false), { capture: true }),
      on(window, 'keydown', (press) => {
        byKeys = true;
        if (!press.key.startsWith('Arrow') || press.ctrlKey || press.altKey || press.metaKey) return;
        if (press.target !== document.body || press.defaultPrevented) return;
        press.preventDefault();
        first()?.focus();
      }),
    ];
    return () => ends.forEach((end) => end());
  });

  $effect(() => {
    const { open, asking } = asked();
    void asking;
    if (open && byKeys && document.activeElement === document.body) untrack(first)?.focus();
  });
}
