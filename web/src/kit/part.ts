/**
 * Parts of the pages are loaded when they are wanted. A server that was upgraded meanwhile has them under other names: then the page is old, and
 * loads itself anew, once. Anything else is for whoever wanted the part to say.
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

export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const own = ownScript();
    if (own && (await isOld(own)) && leave(own)) return new Promise<T>(() => undefined);
    throw error;
  }
}
