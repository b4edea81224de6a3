/** All that the rules of a game are read from. */
import { loadGuide, ruleAbout, type GuideData, type GuideModule } from '../../kit/guide';
import { part } from '../../kit/part';
import { gameInfo, openGame } from '../../lib/api';
import { parse } from '../../lib/markdown';
import { translator } from '../../lib/say';
import { englishOf, openGuide, openLater } from '../../lib/texts.svelte';
import type { GameInfo, Translate } from '../../kit/board';
import { chaptersOf, RULE, type Chapter, type Term } from './marking';

const pages = import.meta.glob<string>('../../../../docs/rules/*.md', { query: '?raw', import: 'default' });

export interface Reading {
  info: GameInfo;
  say: Translate;
  title: string;
  chapters: readonly Chapter[];
  /** What the game shows of itself; games from outside have only their page. */
  module: GuideModule | null;
  data: GuideData | null;
  /** In the language of the page. */
  terms: readonly Term[];
}

export const TABS = ['how', 'all', 'cards'] as const;
export type Tab = (typeof TABS)[number];

export async function open(game: string): Promise<Reading> {
  const page = pages[`../../../../docs/rules/${game}.md`];
  const [info, [module, data], source] = await Promise.all([
    openGame(game),
    loadGuide(game),
    page ? part(page) : gameInfo(game).then((found) => found.page),
    openGuide(game),
    openLater(),
  ]);
  const say = translator(info);
  const terms = (formsOf: (term: string) => string): Term[] =>
    (data?.terms ?? []).map((name) => ({
      words: formsOf(name)
        .split('|')
        .map((word) => word.trim()),
      about: say(`term-${name}`),
    }));
  return {
    info,
    say,
    title: say.has('title') ? say('title') : info.title,
    chapters: chaptersOf(
      parse(source),
      terms((term) => englishOf(game, `term-${term}-words`)),
    ),
    module,
    data,
    terms: terms((term) => say(`term-${term}-words`)),
  };
}

/** Where the rules are opened: a tab, and in the full rules a rule. */
export function placeOf({ data }: Pick<Reading, 'data'>, at: string): { tab: Tab; rule: string } {
  const [first] = tabsOf(data);
  if (!at) return { tab: first, rule: '' };
  const tab = TABS.find((one) => one === at);
  if (tab) return { tab: tabsOf(data).includes(tab) ? tab : first, rule: '' };
  if (RULE.test(at)) return { tab: 'all', rule: at };
  return { tab: 'all', rule: (data && ruleAbout(data, at)) ?? '' };
}

/** A game from outside has its page alone. */
export const tabsOf = (data: GuideData | null): readonly [Tab, ...Tab[]] => (data ? TABS : ['all']);
