/** The board part of a view of Miraris, as docs/protocol.md writes it. A Wonder goes by its crowns. */
import type { Facts, GameInfo, View } from '../../kit/board';

export interface ScoreLine {
  wonder: number;
  count: number;
  /** What one of them counts under the seat's character. */
  each: number;
}

export interface Score {
  crowns: number;
  bonus: number;
  points: number;
  values: ScoreLine[];
}

export interface SeatSeen {
  hand: number;
  held: number;
  character: string | null;
  spent: number[] | null;
  wonders: number[] | null;
  set_aside: string[] | null;
  score: Score | null;
}

export interface Own {
  dealt: string[];
  character: string | null;
  hand: number[];
  wonders: number[];
}

export type Phase = 'characters' | 'bidding' | 'scoring' | 'over';

export interface MirarisBoard {
  phase: Phase;
  round: number;
  rounds: number;
  /** Slot 1 first; a pile bottom card first. */
  row: number[][];
  deck: number;
  discard: number[];
  /** The numbered character at work. */
  ability: string | null;
  demand: number;
  first_total: number | null;
  seats: SeatSeen[];
  you: Own | null;
  deck_cards: number[] | null;
}

export const boardOf = (view: View): MirarisBoard => view.board as unknown as MirarisBoard;

export interface WonderData {
  id: string;
  crowns: number;
  copies: number;
}

export interface CharacterData extends Facts {
  id: string;
  order: number;
  order_origin: string;
}

const listed = (info: GameInfo, name: string): readonly Facts[] => (info.data[name] ?? []) as readonly Facts[];

export const wonders = (info: GameInfo): readonly WonderData[] => listed(info, 'wonder') as unknown as readonly WonderData[];

export const characters = (info: GameInfo): readonly CharacterData[] => listed(info, 'character') as unknown as readonly CharacterData[];

/** The values of a full set of Dormire. */
export const dormire = (info: GameInfo): readonly number[] => (info.data.dormire as unknown as { values: number[] }).values;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Cards of the same kind together, fewest crowns first. */
export function byKind(cards: readonly number[]): { wonder: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([wonder, count]) => ({ wonder, count })).sort((a, b) => a.wonder - b.wonder);
}
