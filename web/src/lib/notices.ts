/** Notices on this device: whether it can have any, and how they are turned on and off. */
import { lookAt, noticesOffered, subscribe, unsubscribe } from './api';
import { rememberNotices, takenSeat, takenSeats, wantsNotices, type TakenSeat } from './storage';
import { language } from './texts.svelte';

/** `on`, `off`, or why there are none. */
export type NoticesState = 'on' | 'off' | 'insecure' | 'install' | 'browser' | 'denied' | 'server';

/** Those of Apple's that are held in a hand have notices only for pages on their home screen. */
const isHandheldOfApple = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** What the browser itself says about it. */
function inThisBrowser(): NoticesState | null {
  if (!isSecureContext) return 'insecure';
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
    return Notification.permission === 'denied' ? 'denied' : null;
  return isHandheldOfApple() && !isInstalled() ? 'install' : 'browser';
}

export async function noticesState(): Promise<NoticesState> {
  const here = inThisBrowser();
  if (here) return here;
  if ((await noticesOffered()).key === null) return 'server';
  return wantsNotices() && Notification.permission === 'granted' ? 'on' : 'off';
}

const registered = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.ready;
const openSeats = (): TakenSeat[] => takenSeats().filter((seat) => !seat.over);

/** The browser's own subscription, begun anew where the server has another key. */
async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await registered();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}

async function tell(seat: TakenSeat, at: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = at.toJSON();
  const wish = { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', language: language.now };
  await subscribe(seat.table, seat.token, wish);
}

/** Asks the person, subscribes, and tells every table. A table that the server no longer plays is no reason to fail. */
export async function turnOn(): Promise<NoticesState> {
  const { key } = await noticesOffered();
  if (key === null) return 'server';
  if ((await Notification.requestPermission()) !== 'granted') return inThisBrowser() ?? 'off';
  const at = await subscription(key);
  await Promise.allSettled(openSeats().map((seat) => tell(seat, at)));
  rememberNotices(true);
  keepTrue();
  return 'on';
}

export async function turnOff(): Promise<NoticesState> {
  rememberNotices(false);
  const at = await (await registered()).pushManager.getSubscription();
  if (at) {
    await Promise.allSettled(openSeats().map(({ table, token }) => unsubscribe(table, token, at.endpoint)));
    await at.unsubscribe();
  }
  return 'off';
}

/** Whoever wants notices has them of every table that is opened here. */
export async function wantOf(table: string): Promise<void> {
  const seat = takenSeat(table);
  if (!seat || seat.over || inThisBrowser() || Notification.permission !== 'granted') return;
  const { key } = await noticesOffered();
  if (key !== null) await tell(seat, await subscription(key));
}

async function shown(of: GetNotificationOptions = {}): Promise<readonly Notification[]> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.getNotifications(of)) ?? [];
}

/** Answered, here or elsewhere: what was told of it is no longer true. */
export async function closeNotice(table: string): Promise<void> {
  for (const notice of await shown({ tag: table })) notice.close();
}

/** The same for all tables of this device, whichever page is open. A table that cannot be asked is left as it is. */
async function closeAnswered(): Promise<void> {
  const isAnswered = async ({ tag }: Notification): Promise<boolean> =>
    !(await lookAt(tag)).asked.includes(takenSeat(tag)?.seat ?? -1);
  for (const notice of await shown()) if (await isAnswered(notice).catch(() => false)) notice.close();
}

/** In milliseconds: so often an open page looks whether what was told is still true. */
const EVERY = 20_000;

let keeping = false;

/** For as long as the page is open. */
export function keepTrue(): void {
  if (keeping) return;
  keeping = true;
  const look = () => void (document.hidden ? undefined : closeAnswered().catch(() => undefined));
  look();
  document.addEventListener('visibilitychange', look);
  setInterval(look, EVERY);
}
