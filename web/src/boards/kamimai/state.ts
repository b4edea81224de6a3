/** A view of KamiMaï, its events, answers and data file, typed by the game's own Structs. A card, an area, a page or a colour goes by its id. */
import type { GameEvent, GameInfo, Option, View } from '../../kit/board';
import type { File, Happened, Offered, Seen } from './wire';

export type { Advice, AreaSeen, Happened, Offered, Page, Proposal, Seen, SheetSeen } from './wire';
export type Grab = Extract<Offered, { kind: 'grab' }>;
export type Cast = Extract<Offered, { kind: 'cast' | 'cast_team' }>;

export const boardOf = (view: View): Seen => view.board as unknown as Seen;

export const eventOf = (event: GameEvent): Happened => event as unknown as Happened;

export const optionOf = (option: Option): Offered => option as unknown as Offered;

const fileOf = (info: GameInfo): File.Data => info.data as unknown as File.Data;

/** All kinds of cards, in the order in which lists name them. */
export const cardsOf = (info: GameInfo): readonly File.Card[] => fileOf(info).card;

export function cardOf(info: GameInfo, kind: string): File.Card {
  const found = cardsOf(info).find((card) => card.kind === kind);
  if (!found) throw new Error(`There is no card "${kind}".`);
  return found;
}

export const sheetOrigin = (info: GameInfo, level: number): string | undefined =>
  fileOf(info).sheet.find((sheet) => sheet.level === level)?.origin;

/** How often each card lies in a list. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

export const times = (cards: readonly string[], card: string): number => cards.filter((other) => other === card).length;

/** The same cards, in any order. */
export const sameCards = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((card) => times(left, card) === times(right, card));

/** All these cards are among those. */
export const within = (cards: readonly string[], all: readonly string[]): boolean =>
  cards.every((card) => times(cards, card) <= times(all, card));

/** What each seat gives to a spell. */
export const sharesOf = ({ parts }: Cast): ReadonlyMap<number, readonly string[]> => new Map(parts.shares);

/** Pages of a newly built book from left to right: the place in this list is a page's number in the stream. */
export function handles(pages: number): string[] {
  const left = Math.floor(pages / 2);
  return [
    ...Array.from({ length: left }, (_, at) => `A${at + 1}`),
    ...Array.from({ length: pages - left }, (_, at) => `B${pages - left - at}`),
  ];
}
