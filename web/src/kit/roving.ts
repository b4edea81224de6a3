/**
 * One stop for Tab in a group of things, and the arrows within it: `{@attach roving()}` on the element that holds them. The group's own elements
 * need no tabindex; the one that had the focus last keeps the stop.
 */

export interface Roving {
  /** What may have the focus, as a selector. */
  items?: string;
  /** The item to begin with, as a selector; else the first. */
  first?: () => string | null;
  /** Where an arrow leads in a plane; in a row it is the one before or after. */
  next?: (from: HTMLElement, key: string) => HTMLElement | null | undefined;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

export function roving({ items = 'button', first, next }: Roving = {}) {
  return (group: HTMLElement | SVGElement) => {
    let held: Element | null = null;

    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(items)];

    /** Whoever Tab leads to: the one that had the focus, else where one begins. */
    const settle = () => {
      const found = all();
      if (held && !found.includes(held as HTMLElement)) held = null;
      const start = first?.();
      const stop = held ?? (start ? group.querySelector(start) : null) ?? found[0];
      for (const item of found) {
        const index = item === stop ? 0 : -1;
        if (item.tabIndex !== index || !item.hasAttribute('tabindex')) item.tabIndex = index;
      }
    };

    const focus = (event: Event) => {
      const item = (event.target as Element).closest(items);
      if (!item || !group.contains(item)) return;
      held = item;
      settle();
    };

    const key = (event: Event) => {
      const press = event as KeyboardEvent;
      const from = (press.target as Element).closest<HTMLElement>(items);
      const step = STEPS[press.key];
      if (!from || step === undefined || press.ctrlKey || press.altKey || press.metaKey) return;
      const found = all();
      const at = Math.max(0, Math.min(found.length - 1, found.indexOf(from) + step));
      press.preventDefault();
      const to = next ? next(from, press.key) : found[at];
      to?.focus();
    };

    settle();
    const watcher = new MutationObserver(settle);
    watcher.observe(group, { childList: true, subtree: true });
    group.addEventListener('focusin', focus);
    group.addEventListener('keydown', key);
    return () => {
      watcher.disconnect();
      group.removeEventListener('focusin', focus);
      group.removeEventListener('keydown', key);
    };
  };
}
