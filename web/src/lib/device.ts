/** Wondertable as an app of this device: its service worker, and the page that is shown when the server cannot be reached. */
import { say } from './say';
import { wantsNotices } from './storage';
import { language, openLater } from './texts.svelte';

/** As src/worker/sw.ts knows it. */
const OFFLINE = 'wondertable-offline';

const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** All in one, for nothing else can be loaded then. */
function offlinePage(): string {
  const [title, about, again] = [say('days-offline'), say('days-offline-about'), say('try-again')].map(escaped);
  return `<!doctype html>
<html lang="${language.now}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { margin: 0; color: light-dark(#221d33, #efeaff); background: light-dark(#f7f3ea, #14121a) }
main { display: grid; place-content: center; gap: 1rem; box-sizing: border-box; min-height: 100vh; margin: 0 auto; padding: 1rem; max-width: 34rem;
  font: 1.125rem/1.5 system-ui, sans-serif; text-align: center }
h1 { margin: 0; font: 600 1.75rem/1.2 Georgia, serif }
p { margin: 0 }
a { justify-self: center; padding: .75rem 1.5rem; border-radius: .5rem; color: #fff; background: #5a49a8; text-decoration: none }
</style>
<main>
<h1>${title}</h1>
<p>${about}</p>
<a href="">${again}</a>
</main>
<script>addEventListener('online', () => location.reload())</script>`;
}

/** The page that tells it lies ready in the language that is read here; nothing else is kept. */
async function keepOfflinePage(scope: string): Promise<void> {
  await openLater();
  const cache = await caches.open(OFFLINE);
  await cache.put(scope, new Response(offlinePage(), { headers: { 'content-type': 'text/html; charset=utf-8' } }));
}

/** Without a secure origin there are no service workers; then the browser's own page says that there is no connection. */
export async function install(): Promise<void> {
  if (!isSecureContext || !('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // A browser may be told to register nothing.
  const worker = (await navigator.serviceWorker.register('./sw.js')) as ServiceWorkerRegistration | undefined;
  if (!worker) return;
  if (wantsNotices()) (await import('./notices')).keepTrue();
  await keepOfflinePage(worker.scope);
}
