/** Which page is open. Pages live in the query of one address, so any server that can hand out a file can hand out every page. */

export type Route =
  | { page: 'home' }
  | {
      page: 'new';
      game: string;
      friends?: boolean | undefined;
      /** A version of its data that this browser keeps. */
      version?: string | undefined;
    }
  | { page: 'table'; table: string; watch: boolean }
  | { page: 'move'; move: string }
  | { page: 'result'; table: string }
  | { page: 'puzzles'; game: string; puzzle?: string | undefined }
  | {
      page: 'workshop';
      game: string;
      /** A table whose data are looked at. */
      of?: string | undefined;
    }
  | { page: 'lessons'; game: string; lesson?: string | undefined }
  | {
      page: 'rules';
      game: string;
      /** A rule's id, a thing that a rule is about ("event-claim", "option-clock"), or one of the tabs. */
      at?: string | undefined;
    }
  | {
      page: 'record';
      table: string | null;
      moment?: number | undefined;
      eyes?: string | undefined;
      /** With what a master says of it. */
      review?: boolean | undefined;
    };

function parse(search: string): Route {
  const query = new URLSearchParams(search);
  const table = query.get('table');
  const game = query.get('new');
  const workshop = query.get('workshop');
  const result = query.get('result');
  const puzzles = query.get('puzzles');
  const lessons = query.get('lessons');
  const rules = query.get('rules');
  const move = query.get('move');
  if (move) return { page: 'move', move };
  if (query.has('record')) return recordAt(query);
  if (result) return { page: 'result', table: result };
  if (table) return { page: 'table', table, watch: query.has('watch') };
  if (game)
    return {
      page: 'new',
      game,
      friends: query.has('friends') || undefined,
      version: query.get('version') ?? undefined,
    };
  if (workshop) return { page: 'workshop', game: workshop, of: query.get('of') ?? undefined };
  if (puzzles) return { page: 'puzzles', game: puzzles, puzzle: query.get('puzzle') ?? undefined };
  if (lessons) return { page: 'lessons', game: lessons, lesson: query.get('lesson') ?? undefined };
  if (rules) return { page: 'rules', game: rules, at: query.get('at') ?? undefined };
  return { page: 'home' };
}

function recordAt(query: URLSearchParams): Route {
  const moment = Number(query.get('moment') ?? NaN);
  return {
    page: 'record',
    table: query.get('record') || null,
    moment: Number.isInteger(moment) ? moment : undefined,
    eyes: query.get('eyes') ?? undefined,
    review: query.has('review') || undefined,
  };
}

/** The address of a page, without the origin. */
export function address(route: Route): string {
  const query = new URLSearchParams();
  if (route.page === 'new') {
    query.set('new', route.game);
    if (route.friends) query.set('friends', '');
    if (route.version !== undefined) query.set('version', route.version);
  }
  if (route.page === 'workshop') {
    query.set('workshop', route.game);
    if (route.of !== undefined) query.set('of', route.of);
  }
  if (route.page === 'move') query.set('move', route.move);
  if (route.page === 'puzzles') {
    query.set('puzzles', route.game);
    if (route.puzzle !== undefined) query.set('puzzle', route.puzzle);
  }
  if (route.page === 'lessons') {
    query.set('lessons', route.game);
    if (route.lesson !== undefined) query.set('lesson', route.lesson);
  }
  if (route.page === 'rules') {
    query.set('rules', route.game);
    if (route.at !== undefined) query.set('at', route.at);
  }
  if (route.page === 'record') {
    query.set('record', route.table ?? '');
    if (route.moment !== undefined) query.set('moment', String(route.moment));
    if (route.eyes !== undefined) query.set('eyes', route.eyes);
    if (route.review) query.set('review', '');
  }
  if (route.page === 'result') query.set('result', route.table);
  if (route.page === 'table') {
    query.set('table', route.table);
    if (route.watch) query.set('watch', '');
  }
  // "?watch" reads better than "?watch="
  const text = query.toString().replace(/=(?=&|$)/g, '');
  return location.pathname + (text ? `?${text}` : '');
}

/** The whole address, to be given to a friend. */
export const invitation = (table: string, watch = false): string =>
  location.origin + address({ page: 'table', table, watch });

let current = $state.raw<Route>(parse(location.search));

export const route = {
  get now(): Route {
    return current;
  },
};

export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address(to));
  else history.replaceState(null, '', address(to));
  current = to;
  scrollTo(0, 0);
}

/** What is open stays as it is; whoever loads it anew comes to another address. */
export function readdress(to: Route): void {
  history.replaceState(null, '', address(to));
}

/** Makes plain links turn pages without loading the whole page again, and the back button work. */
export function followLinks(): void {
  addEventListener('popstate', () => (current = parse(location.search)));
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || link.hash) return;
    if (link.pathname !== location.pathname) return;
    event.preventDefault();
    go(parse(link.search));
  });
}
