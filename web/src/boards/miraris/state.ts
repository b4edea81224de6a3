/** A view of Miraris, its events and its data file, typed by the game's own Structs. A Wonder goes by its crowns. */
import type { GameEvent, GameInfo, Loose, Option, View } from '../../kit/board';
import type { File, Happened, Offered, Seen } from './wire';

export type { Happened, Score, SeatSeen, Seen, You } from './wire';
export type Character = File.Character;
/** What a scene is made of. */
export type Scenery = Loose<Seen>;

export const boardOf = (view: View): Seen => view.board as unknown as Seen;

export const eventOf = (event: GameEvent): Happened => event as unknown as Happened;

const fileOf = (info: GameInfo): File.Data => info.data as unknown as File.Data;

export const wonders = (info: GameInfo): readonly File.Wonder[] => fileOf(info).wonder;

export const characters = (info: GameInfo): readonly Character[] => fileOf(info).character;

/** The values of a full set of Dormire. */
export const dormire = (info: GameInfo): readonly number[] => fileOf(info).dormire.values;

/** The value of a bid, and null for any other answer. */
export function bidOf(option: Option | null | undefined): number | null {
  const offered = option as unknown as Offered | null | undefined;
  return offered?.kind === 'bid' ? offered.parts.value : null;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Cards of the same kind together, fewest crowns first. */
export function byKind(cards: readonly number[]): { wonder: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([wonder, count]) => ({ wonder, count })).sort((a, b) => a.wonder - b.wonder);
}
