/** The pages, each loaded when it is opened: who looks at the shelf needs no table, and who comes by a link to a table no shelf. */
import { part } from '../kit/part';
import type { Route } from '../lib/route.svelte';
import { openLater } from '../lib/texts.svelte';
import { openBesides } from './opening';

/** Whoever looks back has the bar for it at once: a board that made room for it later would move. */
const recordPage = async () => (await Promise.all([import('./RecordPage.svelte'), openBesides(), openLater()]))[0];

/** What comes from another device. */
const movePage = async () => (await Promise.all([import('./days/Arrival.svelte'), openLater()]))[0];

/** Where one is, with what draws it. */
export async function open(route: Route) {
  switch (route.page) {
    case 'home':
      return { ...route, route, Page: (await part(() => import('./Home.svelte'))).default };
    case 'new':
      return { ...route, route, Page: (await part(() => import('./SetUp.svelte'))).default };
    case 'move':
      return { ...route, route, Page: (await part(movePage)).default };
    case 'puzzles':
      return { ...route, route, Page: (await part(() => import('./Puzzles.svelte'))).default };
    case 'lessons':
      return { ...route, route, Page: (await part(() => import('./Lessons.svelte'))).default };
    case 'workshop':
      return { ...route, route, Page: (await part(() => import('./workshop/Workshop.svelte'))).default };
    case 'rules':
      return { ...route, route, Page: (await part(() => import('./RulesPage.svelte'))).default };
    case 'table':
      return { ...route, route, Page: (await part(() => import('./TablePage.svelte'))).default };
    case 'result':
      return { ...route, route, Page: (await part(() => import('./ResultPage.svelte'))).default };
    case 'record':
      return { ...route, route, Page: (await part(recordPage)).default };
  }
}

export type OpenPage = Awaited<ReturnType<typeof open>>;
