/** A view of Bibliowonders!, its events, answers and data file, typed by the game's own Structs. A shelf, a card, a slot or a place goes by its id. */
import type { GameInfo, Loose, View } from '../../kit/board';
import type { File, Offered, Seen, ShelfKind } from './wire';

export type { Happened, Offered, Preview, SeatSeen, Seen, ShelfKind, Square } from './wire';
export type Spell = File.Data['elementary'][number];
/** What a scene is made of. */
export type Scenery = Loose<Seen>;

export const boardOf = (view: View): Seen => view.board as unknown as Seen;

const fileOf = (info: GameInfo): File.Data => info.data as unknown as File.Data;

/** What is on the front of a shelf. */
export const shelfOf = (board: Seen, shelf: string): ShelfKind => board.shelves.find(({ id }) => id === shelf)!;

export const isReception = ({ colour, arrow }: ShelfKind): boolean => colour === null && arrow === null;

// -- the data file -------------------------------------------------------------------------------------------------------

export const colours = (info: GameInfo): string[] => fileOf(info).colour.map(({ id }) => id);

export const isMagic = (info: GameInfo, card: string): boolean => fileOf(info).magic.some(({ id }) => id === card);

/** The kinds of cards that may be in a hand: librarian magic, or investigation cards. */
export const handCards = (info: GameInfo, magic: boolean): string[] =>
  fileOf(info)[magic ? 'magic' : 'card'].map(({ id }) => id);

/** The magic cards that stand in for an investigation card. */
export const letters = (info: GameInfo): string[] =>
  fileOf(info).magic.flatMap(({ id, effect }) => (effect.op === 'extra_learn_card' ? [id] : []));

/** What an investigation card asks for: a colour, a direction or a moving shelf. */
export const conditionOf = (info: GameInfo, card: string): string =>
  fileOf(info).card.find(({ id }) => id === card)?.condition ?? '';

export function originOf(info: GameInfo, table: 'card' | 'magic' | 'slot', id: string): string {
  const entries: readonly { readonly id: string; readonly origin: string }[] = fileOf(info)[table];
  return entries.find((entry) => entry.id === id)?.origin ?? 'printed';
}

/** The origin of the player card of a colour. */
export const playerCardOrigin = (info: GameInfo, colour: string): string =>
  fileOf(info).player_card.find((card) => card.colour === colour)?.origin ?? 'printed';

export const spells = (info: GameInfo): readonly Spell[] => fileOf(info).elementary;

export const slots = (info: GameInfo): readonly File.Slot[] => fileOf(info).slot;

export const limits = (info: GameInfo): File.Limits => fileOf(info).limits;

// -- what an answer names ------------------------------------------------------------------------------------------------

/** The hand cards that an answer shows or gives away. */
export const cardsOf = ({ kind, parts }: Offered): readonly string[] =>
  kind === 'learn' || kind === 'learn_letter' || kind === 'discard' ? parts.cards : [];

/** The magic card that an answer uses. */
export function magicOf({ kind, parts }: Offered): string | null {
  const uses =
    kind === 'magic' ||
    kind === 'light_line' ||
    kind === 'swap' ||
    kind === 'peek_1' ||
    kind === 'peek_2' ||
    kind === 'peek_3';
  return uses ? parts.card : null;
}

/** The slot that a Learn fills. */
export const slotOf = ({ kind, parts }: Offered): string | null =>
  kind === 'learn' || kind === 'learn_letter' ? parts.slot : null;
