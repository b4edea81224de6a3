/**
 * Opens a dialog over everything else. Whoever had the focus before gets it back: a dialog that is taken out of the page leaves it nowhere. While it
 * is open, what had the focus in it may go away: then its heading has it.
 */

let outside: HTMLElement | null = null;

export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  // A dialog opened from another one may outlive it, and then leads back to where that one was opened.
  if (!before?.closest('dialog')) outside = before;
  const back = [before, outside];
  dialog.showModal();
  const watcher = new MutationObserver(() => {
    if (document.activeElement === document.body && dialog.open)
      dialog.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  });
  watcher.observe(dialog, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    back.find((element) => element?.isConnected)?.focus();
  };
}
