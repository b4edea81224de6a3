/**
 * Which modules travel together. What several pages need comes in few pieces, and these in layers: a layer holds, of any of its modules, all that it
 * needs, or a layer below does. So no two pieces ever need one another, and each is there before what is built on it.
 *   house   what the first page cannot begin without
 *   common  what the pages before a table share with it
 *   table   what tables share with boards and with what is opened at them
 *   kit     what boards share
 * The rest is shared by few.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const BOARDS = readdirSync(source('boards')).map((game) => source(`boards/${game}/Board.svelte`));
const BEFORE = ['Home', 'SetUp'].map((name) => source(`shell/${name}.svelte`));
const TABLE = source('shell/TablePage.svelte');
const AT_TABLES = [
  ...BOARDS,
  ...['RecordPage.svelte', 'before.ts', 'besides.ts'].map((name) => source(`shell/${name}`)),
];

/** All that a module needs at once, with itself. */
function needs(graph: Graph, of: string): Set<string> {
  const found = new Set([of]);
  for (const id of found) graph.getModuleInfo(id)?.importedIds.forEach((needed) => found.add(needed));
  return found;
}

const known = new Map<string, Set<string>>();

/** How many of these need a module, besides being it. */
const share = (graph: Graph, id: string, those: readonly string[]): number =>
  those.filter((one) => {
    const needed = known.get(one) ?? needs(graph, one);
    known.set(one, needed);
    return needed.has(id) && one !== id;
  }).length;

const layer = (name: string, priority: number, holds: (graph: Graph, id: string) => boolean) => ({
  priority,
  name: (id: string, graph: Graph) => (holds(graph, id) ? name : null),
});

export const layers = [
  { name: 'house', tags: ['$initial' as const], priority: 4 },
  layer('common', 3, (graph, id) => share(graph, id, BEFORE) > 0 && share(graph, id, [TABLE, ...BOARDS]) > 0),
  layer('table', 2, (graph, id) => share(graph, id, [TABLE]) > 0 && share(graph, id, AT_TABLES) > 0),
  layer('kit', 1, (graph, id) => share(graph, id, BOARDS) > 1),
  { name: 'shared', test: /[\\/](src|svelte)[\\/]/, minShareCount: 2, entriesAware: true },
];
