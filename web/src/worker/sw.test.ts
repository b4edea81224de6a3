import { beforeEach, expect, test, vi } from 'vitest';
import './sw';

const { heard, worker } = vi.hoisted(() => {
  const heard = new Map<string, (event: unknown) => void>();
  const worker = {
    registration: {
      scope: 'https://tables.example/below/',
      showNotification: vi.fn(),
      getNotifications: () => Promise.resolve([{}]),
    },
    clients: { claim: vi.fn(), matchAll: vi.fn(), openWindow: vi.fn() },
    navigator: {},
    skipWaiting: vi.fn(),
    addEventListener: (kind: string, listener: (event: unknown) => void) => void heard.set(kind, listener),
  };
  Object.assign(globalThis, { self: worker });
  return { heard, worker };
});

const page = (address: string, visibilityState = 'hidden') => ({
  url: `${worker.registration.scope}${address}`,
  visibilityState,
  focus: vi.fn(),
});

/** Until everything is done that the event brought about. */
async function bring(kind: string, more: object): Promise<void> {
  const under: Promise<unknown>[] = [];
  heard.get(kind)?.({ ...more, waitUntil: (until: Promise<unknown>) => under.push(until) });
  expect(under).toHaveLength(1);
  await Promise.all(under);
}

const pressed = () => ({ close: vi.fn(), data: { table: 'ours' } });
const told = { table: 'ours', title: 'Your turn', body: 'Ann waits' };

beforeEach(() => vi.clearAllMocks());

test('a notice that is pressed goes away and brings the page of its table to the front', async () => {
  const [other, ours] = [page('?table=other'), page('?table=ours')];
  worker.clients.matchAll.mockResolvedValue([page(''), other, ours]);
  const notification = pressed();
  await bring('notificationclick', { notification });
  expect(notification.close).toHaveBeenCalledOnce();
  expect(ours.focus).toHaveBeenCalledOnce();
  expect(other.focus).not.toHaveBeenCalled();
  expect(worker.clients.openWindow).not.toHaveBeenCalled();
});

test('where no page shows the table, a press opens it', async () => {
  worker.clients.matchAll.mockResolvedValue([page(''), page('?table=other')]);
  const notification = pressed();
  await bring('notificationclick', { notification });
  expect(notification.close).toHaveBeenCalledOnce();
  expect(worker.clients.openWindow).toHaveBeenCalledExactlyOnceWith('https://tables.example/below/?table=ours');
});

test('whoever has the table before the eyes is told nothing, anybody else in the place of the notice before', async () => {
  worker.clients.matchAll.mockResolvedValue([page('?table=ours', 'visible')]);
  await bring('push', { data: { json: () => told } });
  expect(worker.registration.showNotification).not.toHaveBeenCalled();
  worker.clients.matchAll.mockResolvedValue([page('?table=ours'), page('?table=other', 'visible')]);
  await bring('push', { data: { json: () => told } });
  expect(worker.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    told.title,
    expect.objectContaining({ body: told.body, tag: 'ours', data: { table: 'ours' } }),
  );
});
