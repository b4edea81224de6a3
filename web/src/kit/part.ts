/**
 * Parts of the pages are loaded when they are wanted. A server that was upgraded meanwhile has them under other names: then the page is old, and
 * loads itself anew, once. Anything else is for whoever wanted the part to say. A table also tells with which script the pages of its server begin.
 */

const GUARD = 'wondertable.reloaded';

const ownScript = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Whether the server hands out another page than this one. */
async function isOld(own: string): Promise<boolean> {
  try {
    const page = await fetch(location.pathname, { cache: 'no-store' });
    return page.ok && !(await page.text()).includes(own);
  } catch {
    return false;
  }
}

/** Remembers from which page it was left, so that a page that is handed out old again does not go round for ever. */
function leave(own: string): boolean {
  try {
    if (sessionStorage.getItem(GUARD) === own) return false;
    sessionStorage.setItem(GUARD, own);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Built pages have their scripts here; those of a server for development never are of another version. */
const BUILT = './assets/';

/** Whether a server whose pages begin with this script is of another version than this page. */
export function isOther(pages: string): boolean {
  const own = ownScript();
  return own !== null && own.startsWith(BUILT) && own !== pages;
}

/** Loads the page anew; false where that was done before and did not help. */
export function renew(): boolean {
  const own = ownScript();
  return own !== null && leave(own);
}

/** A part that several want: asked for once, and again after a failure. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () =>
    (asked ??= part(load).catch((error: unknown) => {
      asked = null;
      throw error;
    }));
}

export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const own = ownScript();
    if (own && (await isOld(own)) && leave(own)) return new Promise<T>(() => undefined);
    throw error;
  }
}
