/** The board part of a view of KamiMaï, and what the data file says of its cards. A card, an area, a page or a colour goes by its id. */
import type { GameInfo, Json, Option, View } from '../../kit/board';

export type Phase = 'setup' | 'training' | 'target' | 'draw' | 'watch' | 'cast' | 'store' | 'over';
export type Source = 'statistical' | 'simulated' | 'companion';

export interface Box {
  /** A colour, or `team`. */
  spell: string;
  ticked: boolean;
}

export interface Area {
  id: string;
  effect: string;
  boxes: Box[];
  sealed: boolean;
}

export interface SheetSeen {
  level: number;
  label: string;
  energy: number;
  areas: Area[];
  paths: [string, string][] | null;
}

export interface Page {
  /** Its handle: wing, and number from the outside in. */
  page: string;
  wing: string;
  card: string | null;
}

export interface BookSeen {
  state: 'standing' | 'fallen' | 'building';
  size: number;
  cards: string[];
  build: number;
  built_with: number;
  can_stand: boolean;
  pages: Page[] | null;
}

export interface Proposal {
  text: string;
  spell: string;
  colour: string;
  /** By seat. */
  cards: string[][];
  agreed: number[];
  waiting: number[];
}

export interface SeatSeen {
  dominant: string | null;
  cards: string[];
  limit: number;
  skill: string;
}

export interface Need {
  spell: string;
  colours: { colour: string; units: number; castable: boolean }[];
}

export interface KamimaiBoard {
  phase: Phase;
  source: Source;
  awaiting: 'built' | 'grabbed' | 'watch' | 'drew' | null;
  mode: string | null;
  sheet: SheetSeen | null;
  adventure: { stage: number; stages: number } | null;
  energy: number;
  target: string | null;
  turn: number;
  activator: number | null;
  grip: { card: string; grip: string } | null;
  open: { hand: string; fingers: string } | null;
  hand: string | null;
  drawn: string[];
  guardians_drawn: number;
  book: BookSeen;
  fallen: 'none' | 'draw' | 'quiet';
  discard: string[];
  proposal: Proposal | null;
  advice: { seat: number; text: string }[];
  entry: { text: string; drawn: string[]; fall: string; disputes: number } | null;
  correctable: boolean;
  owes: number[];
  gifts: number;
  giver: number | null;
  taker: number | null;
  rebuild: string[] | null;
  seats: SeatSeen[];
  needs: Need[];
}

export const boardOf = (view: View): KamimaiBoard => view.board as unknown as KamimaiBoard;

interface CardData {
  readonly kind: string;
  readonly class: string;
  readonly colour: string;
  readonly copies: number;
  readonly grip?: string;
  readonly origin: string;
}

/** All kinds of cards, in the order in which lists name them. */
export const cardsOf = (info: GameInfo): readonly CardData[] => (info.data.card ?? []) as unknown as readonly CardData[];

export const cardOf = (info: GameInfo, kind: string): CardData | undefined => cardsOf(info).find((card) => card.kind === kind);

const sheetData = (info: GameInfo): readonly { level: number; origin: string }[] => (info.data.sheet ?? []) as unknown as readonly { level: number; origin: string }[];

export const sheetOrigin = (info: GameInfo, level: number): string => sheetData(info).find((sheet) => sheet.level === level)?.origin ?? 'printed';

export const list = (json: Json | undefined): string[] => (Array.isArray(json) ? (json as string[]) : []);

/** How often each card lies in a list. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

export const times = (cards: readonly string[], card: string): number => cards.filter((other) => other === card).length;

/** The same cards, in any order. */
export const sameCards = (left: readonly string[], right: readonly string[]): boolean => left.length === right.length && left.every((card) => times(left, card) === times(right, card));

/** All these cards are among those. */
export const within = (cards: readonly string[], all: readonly string[]): boolean => cards.every((card) => times(cards, card) <= times(all, card));

/** A grab as it is offered. */
export interface Grab {
  option: Option;
  pages: string[];
  pull: string;
  hand: string;
  fingers: string;
}

export const grabsOf = (options: readonly Option[]): Grab[] =>
  options
    .filter(({ kind }) => kind === 'grab')
    .map((option) => ({ option, pages: list(option.parts.pages), pull: String(option.parts.pull), hand: String(option.parts.hand), fingers: String(option.parts.fingers) }));

/** "2:fire,fire" taken apart; seats are counted from 1 in texts and from 0 here. */
export function sharesOf(option: Option): Map<number, string[]> {
  const shares = new Map<number, string[]>();
  for (const share of list(option.parts.payment)) {
    const [seat = '', cards = ''] = share.split(':');
    shares.set(Number(seat) - 1, cards.split(','));
  }
  return shares;
}

/** Pages of a newly built book from left to right: the place in this list is a page's number in the stream. */
export function handles(pages: number): string[] {
  const left = Math.floor(pages / 2);
  return [...Array.from({ length: left }, (_, at) => `A${at + 1}`), ...Array.from({ length: pages - left }, (_, at) => `B${pages - left - at}`)];
}
