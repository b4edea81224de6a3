/** What a hand or a key has to know of the board: where a thing can be pressed, and how the keyboard gets to it. */

const PRESSABLE =
  'button, a[href], input, select, summary, [role=button], [role=gridcell][tabindex], [role=option], [role=radio]';

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]');

/** What is pressed where something lies: itself, what it is in, or the one thing in it. What opens something to look at is not pressed. */
export function pressable(place: Element): Element | null {
  const inside = [...place.querySelectorAll(PRESSABLE)].filter(isShown);
  const found = place.closest(PRESSABLE) ?? (inside.length === 1 ? inside[0]! : null);
  return found?.hasAttribute('aria-haspopup') ? null : found;
}

export interface Point {
  x: number;
  y: number;
  /** What lies over it. */
  under: string | null;
}

/** A point of the window where an element would feel a finger; where something lies over all of it, its middle. */
export function pointOn(element: Element): Point {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9])
    for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const [x, y] = [left + width * across, top + height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) return { x, y, under: null };
    }
  const [x, y] = [left + width / 2, top + height / 2];
  return { x, y, under: document.elementFromPoint(x, y)?.outerHTML.slice(0, 120) ?? 'nothing' };
}

/** The button that gives an answer: it bears its text, or says it in words. */
export function giving(text: string, words: string): Element | null {
  const bearing = [...document.querySelectorAll(`[data-answer="${CSS.escape(text)}"]`)];
  const saying = [...document.querySelectorAll('main button, dialog[open] button')].filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent)?.replace(/\s+/g, ' ').trim() === words,
  );
  return [...bearing, ...saying].find((button) => isShown(button) && !(button as HTMLButtonElement).disabled) ?? null;
}

/** All that can be pressed, in its words, with what is chosen of it. */
export function pressed(): string[] {
  const found = [...document.querySelectorAll('main *, dialog[open] *')].filter((one) => one.matches(PRESSABLE));
  return found
    .filter(isShown)
    .map(
      (one) =>
        `${one.getAttribute('aria-label') ?? one.textContent} ${one.getAttribute('aria-pressed')} ${one.classList.contains('picked')}`,
    );
}

/** Where Tab leads on the way to an element: to itself, or to the one of its group at which the arrows begin. */
export function entryTo(element: Element): Element {
  if (element.getAttribute('tabindex') !== '-1') return element;
  for (let group = element.parentElement; group; group = group.parentElement) {
    const entry = [...group.querySelectorAll('[tabindex="0"]')].find(isShown);
    if (entry) return entry;
  }
  return element;
}
