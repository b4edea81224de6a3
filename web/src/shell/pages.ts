/** The pages, each loaded when it is opened: who looks at the shelf needs no table, and who comes by a link to a table no shelf. */
import { part } from '../kit/part';
import type { Route } from '../lib/route.svelte';

/** Where one is, with what draws it. */
export async function open(route: Route) {
  switch (route.page) {
    case 'home':
      return { ...route, route, Page: (await part(() => import('./Home.svelte'))).default };
    case 'new':
      return { ...route, route, Page: (await part(() => import('./SetUp.svelte'))).default };
    case 'puzzles':
      return { ...route, route, Page: (await part(() => import('./Puzzles.svelte'))).default };
    case 'rules':
      return { ...route, route, Page: (await part(() => import('./RulesPage.svelte'))).default };
    case 'table':
      return { ...route, route, Page: (await part(() => import('./TablePage.svelte'))).default };
    case 'record':
      return { ...route, route, Page: (await part(() => import('./RecordPage.svelte'))).default };
  }
}

export type OpenPage = Awaited<ReturnType<typeof open>>;
