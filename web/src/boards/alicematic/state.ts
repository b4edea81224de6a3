/** The board part of a view of AlicematiC, and what the data file says of its parts. A space is its name "(q,r)", a tile the name of its City. */
import type { Facts, GameInfo, Json, Option, View } from '../../kit/board';

export type Slot = 'red' | 'blue' | 'yellow' | 'green' | 'white';
export const SLOTS: readonly Slot[] = ['red', 'blue', 'yellow', 'green', 'white'];
export type Token = 'red' | 'yellow' | 'green';
export const TOKENS: readonly Token[] = ['red', 'yellow', 'green'];
export type Phase = 'kingdoms' | 'mulligan' | 'cities' | 'politics' | 'invasion' | 'over';

export interface Space {
  space: string;
  q: number;
  r: number;
  tile: string;
  kind: Slot | 'city' | 'forest';
  difficulty: number;
  spots?: number;
  group?: string[];
  ring?: string[];
}

export interface Tile {
  tile: string;
  number: number;
  rotation: number;
  centre: boolean;
  spaces: string[];
}

/** Territory tokens of one seat on one space; face down they attack it. */
export interface Territory {
  space: string;
  seat: number;
  face: 'up' | 'down';
  count: number;
  cut_off: boolean;
}

export interface Forest {
  space: string;
  open: boolean;
  missing: string[];
  strength: number[];
  leaders: number[];
}

export interface Why {
  rule: string | null;
  key: string;
  args: Facts;
}

export interface KingdomCard {
  alice: string | null;
  face: 'up' | 'down';
  copies: string | null;
  public: boolean;
  effect: boolean;
}

export interface ScoreLine {
  kind: 'play' | 'tile' | 'slot' | 'effect';
  points: number;
  tile?: string;
  tokens?: number;
  slot?: Slot;
  alices?: number;
  alice?: string;
  copied?: boolean;
}

export interface Score {
  play: number;
  tiles: number;
  slots: number;
  effects: number;
  total: number;
  alices: number;
  lines: ScoreLine[];
}

export interface SeatSeen {
  kingdom: string | null;
  hand: number;
  discarded: number | null;
  tokens: Record<Token, number>;
  vp: number;
  supply: number;
  powers: Record<Slot, number>;
  alices: number;
  alices_counted: number;
  cities: number;
  slots: Record<Slot, KingdomCard[]>;
  score: Score;
}

export interface HandCard {
  alice: string;
  summon: 'now' | 'tokens' | 'no';
  tokens: number;
  why: Why | null;
}

export interface Reach {
  space: string;
  actions: string[];
  difficulty: number;
  military: number;
  cost: number | null;
  mobility: number;
  red: number;
  green: number;
  path: string[];
  passes: string[];
  gives: { what: Token | 'cards' | 'vp'; amount: number; halved: boolean };
  effects: string[];
  why: Why | null;
}

export interface Effect {
  seat: number;
  alice: string;
  copied: boolean;
  verb: string;
  kind: string;
  token: Token | null;
  amount: number;
}

export interface You {
  hand: HandCard[];
  discarded: string[];
  military: number;
  mobility: number;
  dream: number;
  reach: Reach[] | null;
}

export interface TileStanding {
  tile: string;
  tokens: number[];
  points: number[];
}

export interface WonderlandBoard {
  phase: Phase;
  round: number;
  rounds: number;
  start: number | null;
  turn: number | null;
  map: { tiles: Tile[]; spaces: Space[] };
  tokens: Territory[];
  forests: Forest[];
  tiles: TileStanding[];
  slots: { slot: Slot; alices: number[]; points: number[] }[];
  bank: Record<Token, number>;
  deck: number;
  discard: number;
  effect: Effect | null;
  seats: SeatSeen[];
  hands: string[][] | null;
  you: You | null;
}

export const boardOf = (view: View): WonderlandBoard => view.board as unknown as WonderlandBoard;

export interface Alice {
  name: string;
  colour: Slot;
  cost: number;
  timing: string;
  text: string;
  origin: string;
  copies: number;
}

interface Entry {
  readonly [field: string]: Json;
}

const entries = (info: GameInfo, table: string): readonly Entry[] => (info.data[table] ?? []) as unknown as readonly Entry[];

export function aliceOf(info: GameInfo, name: string): Alice {
  const found = entries(info, 'alice').find((one) => one.name === name);
  return {
    name,
    colour: (found?.colour ?? 'white') as Slot,
    cost: Number(found?.cost ?? 0),
    timing: String(found?.timing ?? 'always'),
    text: String(found?.text ?? ''),
    origin: String(found?.origin ?? 'printed'),
    copies: Number(found?.copies ?? 0),
  };
}

export const kingdoms = (info: GameInfo): string[] => entries(info, 'kingdom').map(({ id }) => String(id));

/** The origin of what a tile shows; a tile laid by hand has number 0 and is nobody's invention. */
export const tileOrigin = (info: GameInfo, number: number): string => String(entries(info, 'tile').find(({ id }) => id === number)?.origin ?? 'printed');

export const slotLimit = (info: GameInfo): number => Number(((info.data.game ?? {}) as { readonly [key: string]: Json }).slot_limit ?? 4);

const text = (json: Json | undefined): string | null => (typeof json === 'string' ? json : null);

/** The space an answer names. */
export const spaceOf = (option: Option): string | null => text(option.parts.space);

/** The card of the hand or the model an answer names. */
export const namedAlice = (option: Option): string | null => text(option.parts.alice);

/** The Alice whose effect an answer would bring: one that is copied, or a card that is turned up, such as "Little@green". */
export const effectOf = (option: Option): string | null => (option.kind === 'copy' ? namedAlice(option) : option.kind === 'up' ? (text(option.parts.card)?.split('@')[0] ?? null) : null);

export const slotOf = (option: Option): Slot | null => text(option.parts.slot) as Slot | null;

export const paidOf = (option: Option): Record<Token, number> => ({ red: Number(option.parts.red ?? 0), yellow: Number(option.parts.yellow ?? 0), green: Number(option.parts.green ?? 0) });

/** The names an answer lists in one text, parted by blanks. */
export const listed = (option: Option, part: string): string[] => (text(option.parts[part]) ?? '').split(' ').filter((name) => name !== '');

/** The same cards in any order. */
export const sameCards = (left: readonly string[], right: readonly string[]): boolean => left.length === right.length && [...left].sort().join(' ') === [...right].sort().join(' ');

/** The seat that owns a space alone or, in a City, first of several. */
export const ownersOf = (board: WonderlandBoard, space: string): Territory[] => board.tokens.filter((one) => one.space === space && one.face === 'up');

export const attackerOf = (board: WonderlandBoard, space: string): Territory | undefined => board.tokens.find((one) => one.space === space && one.face === 'down');
