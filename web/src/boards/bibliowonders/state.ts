/** The board part of a view of Bibliowonders!, and what the data file says of its parts. A shelf, a card, a slot or a place goes by its id. */
import type { GameInfo, Json, Option, View } from '../../kit/board';

export interface Square {
  position: string;
  /** Columns east of the middle. */
  x: number;
  /** Rows north of the middle. */
  y: number;
  up: boolean;
  /** What lies there, if the viewer knows. */
  shelf: string | null;
  seen_by: number[];
  crystal: boolean;
  pawns: number[];
  compass: string[];
}

export interface Preview {
  position: string;
  turns_up: boolean;
  known: boolean;
  shelf: string | null;
  mp: number;
  draws: number | null;
  crystal: boolean | null;
  shifts_to: string | null;
  ends_at: string | null;
  wins: boolean;
  met: string[] | null;
}

export interface SeatSeen {
  colour: string | null;
  character: string | null;
  pawn: string | null;
  mp: number;
  hand: number;
  cards: string[] | null;
  slots: string[];
  cubes: number;
  met: string[];
}

export interface LibraryBoard {
  phase: 'cards' | 'play' | 'over';
  round: number;
  turn: number | null;
  start: number | null;
  moves_left: number;
  letter: boolean;
  passage: boolean;
  used: string[];
  draw_pile: number;
  discard_pile: string[];
  reception: string;
  map: Square[];
  face_up: Record<string, number>;
  reconstruction_at: number;
  conditions: { card: string; positions: string[] }[];
  seats: SeatSeen[];
  previews: Preview[];
}

export const boardOf = (view: View): LibraryBoard => view.board as unknown as LibraryBoard;

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
  return moving ? { colour: moving[1] ?? null, arrow: moving[2]!, reception: false } : { colour: shelf, arrow: null, reception: false };
}

interface Entry {
  readonly id: string;
  readonly origin: string;
  readonly [field: string]: Json;
}

const entries = (info: GameInfo, table: string): readonly Entry[] => (info.data[table] ?? []) as unknown as readonly Entry[];

export const colours = (info: GameInfo): string[] => entries(info, 'colour').map(({ id }) => id);

export const isMagic = (info: GameInfo, card: string): boolean => entries(info, 'magic').some(({ id }) => id === card);

/** What an investigation card asks for: a colour, a direction or a moving shelf. */
export const conditionOf = (info: GameInfo, card: string): string => String(entries(info, 'card').find(({ id }) => id === card)?.condition ?? '');

export const originOf = (info: GameInfo, table: string, id: string): string => entries(info, table).find((entry) => entry.id === id)?.origin ?? 'printed';

export interface Spell {
  id: string;
  cost: number;
}

export const spells = (info: GameInfo): Spell[] => entries(info, 'elementary').map(({ id, cost }) => ({ id, cost: Number(cost) }));

export interface SlotData {
  id: string;
  cards: number;
  origin: string;
}

export const slots = (info: GameInfo): SlotData[] => entries(info, 'slot').map(({ id, cards, origin }) => ({ id, cards: Number(cards), origin }));

const limits = (info: GameInfo): { readonly [key: string]: Json } => (info.data.limits ?? {}) as { readonly [key: string]: Json };

export const mpMax = (info: GameInfo): number => Number(limits(info).mp_max);

export const cubesToWin = (info: GameInfo): number => Number(limits(info).cubes_to_win);

/** The origin of the player card of a colour. */
export const playerCardOrigin = (info: GameInfo, colour: string): string =>
  String(((info.data.player_card ?? []) as unknown as readonly { readonly [key: string]: Json }[]).find((card) => card.colour === colour)?.origin ?? 'printed');

const list = (json: Json | undefined): string[] => (Array.isArray(json) ? (json as string[]) : []);

/** The hand cards that an answer shows or gives away. */
export const cardsOf = (option: Option): string[] => list(option.parts.cards);

/** The places an answer names, in their order. */
export const placesOf = (option: Option): string[] =>
  ['position', 'first', 'second', 'third'].flatMap((part) => (typeof option.parts[part] === 'string' ? [option.parts[part]] : []));

/** The slot that a Learn fills: the one with as many cards, the letter counting for one. */
export function slotOf(info: GameInfo, option: Option): string | null {
  if (option.kind !== 'learn' && option.kind !== 'learn_letter') return null;
  const count = cardsOf(option).length + (option.kind === 'learn_letter' ? 1 : 0);
  return slots(info).find(({ cards }) => cards === count)?.id ?? null;
}

/** How often each card lies in a list; the same cards in any order are the same. */
export const sameCards = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && [...left].sort().join(' ') === [...right].sort().join(' ');
