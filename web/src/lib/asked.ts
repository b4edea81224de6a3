/** Where an answer of this person is wanted, as far as this device knows: told by the icon of the page and the badge of the app. */
import { askedTables, keepAskedTables } from './storage';

const ASKED_ICON = './icon-asked.svg';

/** What the icons of the page are while nothing is asked. */
const own = new Map<HTMLLinkElement, string>();

function showIcon(asked: boolean): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) {
    const usual = own.get(link) ?? link.getAttribute('href') ?? '';
    own.set(link, usual);
    const wanted = asked ? ASKED_ICON : usual;
    if (link.getAttribute('href') !== wanted) link.setAttribute('href', wanted);
  }
}

/** Not every browser has one, and none must. */
function showBadge(count: number): void {
  const app = navigator as Partial<Navigator>;
  const shown = count ? app.setAppBadge?.(count) : app.clearAppBadge?.();
  shown?.catch(() => undefined);
}

function show(tables: readonly string[]): void {
  showIcon(tables.length > 0);
  showBadge(tables.length);
}

/** Notes whether an answer is wanted at a table. */
export function noteAsked(table: string, asked: boolean): void {
  const others = askedTables().filter((one) => one !== table);
  noteAllAsked(asked ? [...others, table] : others);
}

/** The tables at which one is wanted, and no others. */
export function noteAllAsked(tables: readonly string[]): void {
  if (tables.join() !== askedTables().join()) keepAskedTables(tables);
  show(tables);
}
