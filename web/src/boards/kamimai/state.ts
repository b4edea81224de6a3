/** A view of KamiMaï, its events, answers and data file, typed by the game's own Structs. A card, an area, a page or a colour goes by its id. */
import type { GameInfo, View } from '../../kit/board';
import type { File, Offered, Seen } from './wire';

export type {
  Advice,
  AreaSeen,
  Feel,
  Happened,
  Need,
  NeedColour,
  Offered,
  Page,
  Proposal,
  Seen,
  SheetSeen,
} from './wire';
export type Grab = Extract<Offered, { kind: 'grab' }>;
export type Cast = Extract<Offered, { kind: 'cast' | 'cast_team' }>;

export const boardOf = (view: View): Seen => view.board as unknown as Seen;

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

export const times = (cards: readonly string[], card: string): number => cards.filter((other) => other === card).length;

/** How often each card lies in a list. */
export const counted = (cards: readonly string[]): { card: string; count: number }[] =>
  [...new Set(cards)].map((card) => ({ card, count: times(cards, card) }));
