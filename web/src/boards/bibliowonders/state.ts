/** A view of Bibliowonders!, its events, answers and data file, typed by the game's own Structs. A shelf, a card, a slot or a place goes by its id. */
import type { GameEvent, GameInfo, Loose, Option, View } from '../../kit/board';
import type { File, Happened, Offered, Seen } from './wire';

export type { Happened, Offered, Preview, SeatSeen, Seen, Square } from './wire';
export type Spell = File.Data['elementary'][number];
/** What a scene is made of. */
export type Scenery = Loose<Seen>;

export const boardOf = (view: View): Seen => view.board as unknown as Seen;

export const eventOf = (event: GameEvent): Happened => event as unknown as Happened;

export const optionOf = (option: Option): Offered => option as unknown as Offered;

const fileOf = (info: GameInfo): File.Data => info.data as unknown as File.Data;

export interface Shelf {
  colour: string | null;
  /** N, E, S or W on a moving shelf. */
  arrow: string | null;
  reception: boolean;
}

/** "blue", "moving-N", "blue-moving-N" or "reception", taken apart. */
export function shelfOf(shelf: string): Shelf {
  if (shelf === 'reception') return { colour: null, arrow: null, reception: true };
  const moving = /^(?:(.+)-)?moving-([NESW])$/.exec(shelf);
  return moving
    ? { colour: moving[1] ?? null, arrow: moving[2]!, reception: false }
    : { colour: shelf, arrow: null, reception: false };
}

// -- the data file -------------------------------------------------------------------------------------------------------

export const colours = (info: GameInfo): string[] => fileOf(info).colour.map(({ id }) => id);

export const isMagic = (info: GameInfo, card: string): boolean => fileOf(info).magic.some(({ id }) => id === card);

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

/** The places an answer names, in their order. */
export function placesOf({ kind, parts }: Offered): readonly string[] {
  switch (kind) {
    case 'move':
    case 'clairvoyance':
      return [parts.position];
    case 'peek_1':
      return [parts.first];
    case 'swap':
    case 'peek_2':
      return [parts.first, parts.second];
    case 'peek_3':
      return [parts.first, parts.second, parts.third];
    default:
      return [];
  }
}

const copies = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

/** All these cards are among those, each as often as it is here. */
export const areAmong = (cards: readonly string[], those: readonly string[]): boolean =>
  cards.every((card) => copies(cards, card) <= copies(those, card));

/** The same cards, in any order. */
export const sameCards = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && areAmong(left, right);
