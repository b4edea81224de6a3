/** Opens a dialog over everything else. Whoever had the focus before gets it back: a dialog that is taken out of the page leaves it nowhere. */

let outside: HTMLElement | null = null;

export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  // A dialog opened from another one may outlive it, and then leads back to where that one was opened.
  if (!before?.closest('dialog')) outside = before;
  const back = [before, outside];
  dialog.showModal();
  return () => back.find((element) => element?.isConnected)?.focus();
}
