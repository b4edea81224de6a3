import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Route } from './route.svelte';

type Routing = typeof import('./route.svelte');

/** The pages as they are opened under an address. */
async function opened(search: string): Promise<Routing> {
  vi.resetModules();
  vi.stubGlobal('location', { origin: 'http://table.test', pathname: '/play/', search });
  return import('./route.svelte');
}

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => vi.unstubAllGlobals());

describe('the address of a page', () => {
  it.each<[Route, string]>([
    [{ page: 'home' }, '/play/'],
    [{ page: 'new', game: 'miraris' }, '/play/?new=miraris'],
    [{ page: 'new', game: 'miraris', friends: true }, '/play/?new=miraris&friends'],
    [{ page: 'table', table: 'a b', watch: false }, '/play/?table=a+b'],
    [{ page: 'table', table: 'x', watch: true }, '/play/?table=x&watch'],
    [{ page: 'record', table: 'x' }, '/play/?record=x'],
    [{ page: 'record', table: 'x', moment: 7, eyes: '2' }, '/play/?record=x&moment=7&eyes=2'],
    [{ page: 'record', table: 'x', review: true }, '/play/?record=x&review'],
    [{ page: 'record', table: null }, '/play/?record'],
    [{ page: 'move', move: 'abc' }, '/play/?move=abc'],
    [{ page: 'puzzles', game: 'miraris' }, '/play/?puzzles=miraris'],
    [{ page: 'puzzles', game: 'miraris', puzzle: 'p 1' }, '/play/?puzzles=miraris&puzzle=p+1'],
    [{ page: 'lessons', game: 'miraris' }, '/play/?lessons=miraris'],
    [{ page: 'lessons', game: 'miraris', lesson: 'first-bid' }, '/play/?lessons=miraris&lesson=first-bid'],
    [{ page: 'rules', game: 'miraris' }, '/play/?rules=miraris'],
    [{ page: 'rules', game: 'miraris', at: 'MIR-P9' }, '/play/?rules=miraris&at=MIR-P9'],
  ])('%o is %s, and leads back to it', async (route, address) => {
    const routing = await opened('');
    expect(routing.address(route)).toBe(address);
    expect((await opened(address.replace('/play/', ''))).route.now).toEqual(route);
  });

  it('is home where it says nothing that is known', async () => {
    expect((await opened('?other=1')).route.now).toEqual({ page: 'home' });
    expect((await opened('?table=')).route.now).toEqual({ page: 'home' });
  });

  it('is given to a friend as a whole', async () => {
    const { invitation } = await opened('');
    expect(invitation('x')).toBe('http://table.test/play/?table=x');
    expect(invitation('x', true)).toBe('http://table.test/play/?table=x&watch');
  });

  it('is turned to, with or without a way back', async () => {
    const history = { pushState: vi.fn(), replaceState: vi.fn() };
    vi.stubGlobal('history', history);
    const { go, route } = await opened('');
    go({ page: 'new', game: 'miraris' });
    expect(history.pushState).toHaveBeenCalledWith(null, '', '/play/?new=miraris');
    go({ page: 'home' }, 'replace');
    expect(history.replaceState).toHaveBeenCalledWith(null, '', '/play/');
    expect(route.now).toEqual({ page: 'home' });
  });
});
