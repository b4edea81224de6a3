/** A view of Miraris, its events and its data file, typed by the game's own Structs. A Wonder goes by its crowns. */
import type { GameEvent, GameInfo, Loose, Option, View } from '../../kit/board';
import type { Sitting } from '../../kit/sitting.svelte';
import type { File, Happened, Offered, Seen } from './wire';

export type { Happened, Offered, Score, SeatSeen, Seen, You } from './wire';
export type At = Sitting<Happened, Offered>;
export type Character = File.Character;
/** What a scene is made of. */
export type Scenery = Loose<Seen>;

export const boardOf = (view: View): Seen => view.board as unknown as Seen;

export const eventOf = (event: GameEvent): Happened => event as unknown as Happened;

export const offeredOf = (option: Option): Offered => option as unknown as Offered;

/** The same as every game has it, for sentences. */
export const offeredAs = (offered: Offered): Option => offered as unknown as Option;

const fileOf = (info: GameInfo): File.Data => info.data as unknown as File.Data;

export const wonders = (info: GameInfo): readonly File.Wonder[] => fileOf(info).wonder;

export const characters = (info: GameInfo): readonly Character[] => fileOf(info).character;

/** The values of a full set of Dormire. */
export const dormire = (info: GameInfo): readonly number[] => fileOf(info).dormire.values;

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Cards of the same kind together, fewest crowns first. */
export function byKind(cards: readonly number[]): { wonder: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([wonder, count]) => ({ wonder, count })).sort((a, b) => a.wonder - b.wonder);
}
