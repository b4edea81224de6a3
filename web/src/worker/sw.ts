/**
 * The service worker: shows notices, and the page that says so when the server cannot be reached. It keeps no page of Wondertable, so nobody
 * ever sees one of another version. It is a file of its own, a plain script: `plugins/worker.ts` writes it beside the pages.
 */
(() => {
  interface Lasting extends Event {
    waitUntil(until: Promise<unknown>): void;
  }
  interface Navigation extends Lasting {
    readonly request: Request;
    readonly preloadResponse: Promise<Response | undefined>;
    respondWith(answer: Promise<Response>): void;
  }
  interface Pushed extends Lasting {
    readonly data: { json(): unknown } | null;
  }
  interface Pressed extends Lasting {
    readonly notification: Notification;
  }
  interface Page {
    readonly url: string;
    readonly visibilityState: DocumentVisibilityState;
    focus(): Promise<Page>;
  }
  interface Worker {
    readonly registration: ServiceWorkerRegistration;
    readonly clients: {
      claim(): Promise<void>;
      matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
      openWindow(address: string): Promise<unknown>;
    };
    readonly navigator: Navigator;
    skipWaiting(): Promise<void>;
    addEventListener<E extends Event>(kind: string, listener: (event: E) => void): void;
  }
  /** What a server tells, as `server/notices/sending.py` writes it. */
  interface Told {
    readonly table: string;
    readonly title: string;
    readonly body: string;
  }

  const worker = self as unknown as Worker;
  /** Pages put it there in the language of their reader: lib/device.ts. */
  const OFFLINE = 'wondertable-offline';

  const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shows = (page: Page, table: string): boolean => new URL(page.url).searchParams.get('table') === table;
  const addressOf = (table: string): string => {
    const address = new URL(worker.registration.scope);
    address.searchParams.set('table', table);
    return address.href;
  };

  async function navigate(event: Navigation): Promise<Response> {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch (error) {
      const kept = await caches.open(OFFLINE).then((cache) => cache.match(worker.registration.scope));
      if (kept) return kept;
      throw error;
    }
  }

  async function show({ table, title, body }: Told): Promise<void> {
    // Whoever has the table before the eyes sees it there.
    if ((await pages()).some((page) => page.visibilityState === 'visible' && shows(page, table))) return;
    const icon = new URL('icon-192.png', worker.registration.scope).href;
    // One for each table: a newer notice takes the place of the one before.
    const manner = { body, tag: table, renotify: true, icon, badge: icon, data: { table } };
    await worker.registration.showNotification(title, manner);
    const open = await worker.registration.getNotifications();
    await (worker.navigator as Partial<Navigator>).setAppBadge?.(open.length);
  }

  async function open(table: string): Promise<void> {
    const found = (await pages()).find((page) => shows(page, table));
    await (found ? found.focus() : worker.clients.openWindow(addressOf(table)));
  }

  worker.addEventListener<Lasting>('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener<Lasting>('activate', (event) => {
    // The page is on its way while the worker wakes up.
    const preload = (worker.registration as Partial<ServiceWorkerRegistration>).navigationPreload;
    event.waitUntil(Promise.all([preload?.enable(), worker.clients.claim()]));
  });
  worker.addEventListener<Navigation>('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(navigate(event));
  });
  worker.addEventListener<Pushed>('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json() as Told));
  });
  worker.addEventListener<Pressed>('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open((event.notification.data as { table: string }).table));
  });
})();
