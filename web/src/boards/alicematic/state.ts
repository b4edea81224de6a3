/** A view of AlicematiC, its events, answers and data file, typed by the game's own Structs. A space is its name "(q,r)", a tile the name of its City. */
import type { GameEvent, GameInfo, Loose, Option, View } from '../../kit/board';
import type { Reach, Seen, Slot, Token } from './whole';
import type { File, Happened, Offered } from './wire';

export type { Reach, ScoreLine, SeatSeen, Seen, Slot, Token, You } from './whole';
export type Gain = Reach['gives']['what'];
export type { Effect, Happened, Offered, Space, TileStanding } from './wire';
export type Territory = Seen['tokens'][number];
export type Forest = Seen['forests'][number];
export type KingdomCard = Seen['seats'][number]['slots'][Slot][number];
export type HandCard = NonNullable<Seen['you']>['hand'][number];
export type Alice = File.Alice;
/** What a scene is made of; no event changes the map or what the viewer alone is told. */
export type Scenery = Loose<Omit<Seen, 'map' | 'you'>> & Pick<Seen, 'map' | 'you'>;

export const SLOTS: readonly Slot[] = ['red', 'blue', 'yellow', 'green', 'white'];
export const TOKENS: readonly Token[] = ['red', 'yellow', 'green'];

export const boardOf = (view: View): Seen => view.board as unknown as Seen;

export const eventOf = (event: GameEvent): Happened => event as unknown as Happened;

export const offeredOf = (option: Option): Offered => option as unknown as Offered;

const fileOf = (info: GameInfo): File.Data => info.data as unknown as File.Data;

export function aliceOf(info: GameInfo, name: string): Alice {
  const found = fileOf(info).alice.find((alice) => alice.name === name);
  if (!found) throw new Error(`no Alice is called ${name}`);
  return found;
}

/** All kinds of Alices. */
export const alices = (info: GameInfo): readonly Alice[] => fileOf(info).alice;

export const kingdoms = (info: GameInfo): string[] => fileOf(info).kingdom.map(({ id }) => id);

/** The origin of what a tile shows; a tile laid by hand has number 0 and is nobody's invention. */
export const tileOrigin = (info: GameInfo, number: number): string =>
  fileOf(info).tile.find(({ id }) => id === number)?.origin ?? 'printed';

export const slotLimit = (info: GameInfo): number => fileOf(info).game.slot_limit;

/** The space an answer names. */
export const spaceOf = ({ parts }: Offered): string | null => ('space' in parts ? parts.space : null);

/** The Alice whose effect an answer would bring: one that is copied, or a card that is turned up. */
export const effectOf = (option: Offered): string | null =>
  option.kind === 'copy' || option.kind === 'up' ? option.parts.alice : null;

export const paidOf = ({ parts }: Offered): Record<Token, number> =>
  'red' in parts ? { red: parts.red, yellow: parts.yellow, green: parts.green } : { red: 0, yellow: 0, green: 0 };

/** The seat that owns a space alone or, in a City, first of several. */
export const ownersOf = (board: Seen, space: string): Territory[] =>
  board.tokens.filter((one) => one.space === space && one.face === 'up');

export const attackerOf = (board: Seen, space: string): Territory | undefined =>
  board.tokens.find((one) => one.space === space && one.face === 'down');
