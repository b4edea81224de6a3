/**
 * What a game shows of itself beside its rules. `web/src/boards/<game>/guide/index.ts` is a `GuideModule`: it draws with the components of its own board.
 * What is said stands in `games/<game>/guide/text.<lang>.ftl`, and what belongs together in `games/<game>/guide/guide.json`.
 */
import type { Component } from 'svelte';
import type { BoardModule, GameInfo, Translate } from './board';
import { fetchAgain, withOutlines } from './outlines';
import { part } from './part';

export interface GuideProps {
  info: GameInfo;
  say: Translate;
}

/** A kind of card or piece. */
export interface Thing {
  /** Also what the rules know it by: "character-rolando". */
  id: string;
  name: string;
  /** What it is or does, in a sentence. */
  text: string;
}

/** Things that belong together. */
export interface Shelf {
  title: string;
  things: readonly Thing[];
}

export interface GuideModule {
  /** Its world is dark, or light. */
  scheme?: BoardModule['scheme'];
  /** Draws what a panel of "How it goes" tells, in its box. Decoration: the panel says it in words. */
  Picture: Component<GuideProps & { panel: string }>;
  /** Draws a thing in its box. */
  Face: Component<GuideProps & { thing: string }>;
  /** Every kind of card and piece of the game. */
  shelves: (props: GuideProps) => readonly Shelf[];
}

/** `games/<game>/guide/guide.json`. */
export interface GuideData {
  /** The panels in order, each with the rule at which one may read on. */
  panels: Readonly<Record<string, string>>;
  /** Words that need explaining: `term-<name>` explains it, `term-<name>-words` are the forms in which it is met. */
  terms: readonly string[];
  /** The rule about a thing: "event-claim", "action-bid", "question-bid", "option-ties", "character"; of its own things a game names what it likes. */
  about: Readonly<Record<string, string>>;
}

const modules = import.meta.glob<GuideModule>('../boards/*/guide/index.ts');
const data = import.meta.glob<GuideData>('../../../src/wondertable/games/*/guide/guide.json', { import: 'default' });

export async function loadGuide(game: string): Promise<[GuideModule | null, GuideData | null]> {
  // As boards, guides wait for the emblems of their game.
  fetchAgain();
  const [module, known] = [
    modules[`../boards/${game}/guide/index.ts`],
    data[`../../../src/wondertable/games/${game}/guide/guide.json`],
  ];
  return Promise.all([module ? part(() => withOutlines(module())) : null, known ? part(known) : null]);
}

/** The rule about a thing; of a thing that nothing is said of alone, the one about its kind: "character-lana" is a "character". */
export function ruleAbout({ about }: GuideData, thing: string): string | null {
  for (let name = thing; name; name = name.slice(0, Math.max(0, name.lastIndexOf('-')))) {
    const rule = about[name];
    if (rule) return rule;
  }
  return null;
}
