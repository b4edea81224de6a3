/** What travels between the table and the browser: the types of docs/protocol.md. */

/** Anything JSON can hold; a game's own facts travel as this and are read by its board. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Facts = { readonly [key: string]: Json };

export interface GameOption {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: [number, number];
  options: GameOption[];
  /** Levels of bots, weakest first. */
  bots: string[];
  /** Which arguments the sentences of an event take, and how each is shown. */
  events: Record<string, Record<string, string>>;
  actions: Record<string, Record<string, string>>;
  names: Record<string, string>;
  data: Facts;
}

export type OptionValues = Record<string, string | number | boolean>;

export interface NewTable {
  game: string;
  players: number;
  /** Null when bots alone play and the maker watches. */
  name: string | null;
  bots: (string | null)[];
  options: OptionValues;
  seed?: string;
  clock?: number;
}

export interface Seated {
  table: string;
  seat: number | null;
  token: string | null;
}

export interface Seat {
  name: string | null;
  bot: string | null;
  online: boolean;
  /** No connection for a minute, though an answer is wanted. */
  away: boolean;
  autopilot: boolean;
}

export interface TableInfo {
  table: string;
  game: string;
  players: number;
  options: OptionValues;
  clock: number | null;
  seats: Seat[];
  started: boolean;
  over: boolean;
  commitment: string | null;
  /** The maker chose the seed, and so may know what chance will bring. */
  seed_chosen: boolean;
}

export interface GameEvent {
  key: string;
  args: Facts;
}

/** One thing that may be answered; `text` is what is sent. */
export interface Option {
  text: string;
  kind: string;
  parts: Facts;
}

/** Why a piece a player may point at cannot be used now. */
export interface RefusedPiece {
  piece: string;
  rule: string | null;
  key: string;
  args: Facts;
}

export interface Question {
  kind: string;
  gathering: 'one' | 'sealed' | 'open';
  answered: string | null;
  options: Option[];
  refused: RefusedPiece[];
}

export interface Outcome {
  winners: number[];
  scores: number[] | null;
  reason: string;
}

export interface View {
  game: string;
  players: number;
  seat: number | null;
  options: OptionValues;
  asked: number[];
  question: Question | null;
  outcome: Outcome | null;
  board: Facts;
}

export interface Undo {
  can: 'free' | 'ask' | null;
  asked_by: number | null;
  agreed: number[];
  waiting: number[];
}

export interface Talk {
  seat: number | null;
  name: string;
  text: string;
}

export interface StateMessage {
  type: 'state';
  number: number;
  table: TableInfo;
  seat: number | null;
  question: number | null;
  view: View | null;
  events: GameEvent[];
  first: number;
  undo: Undo;
  talk: Talk[];
  /** Seconds left for the open question, where the table has a clock. */
  remaining: number | null;
}

export interface AcceptedMessage {
  type: 'accepted';
  number: number;
  question: number;
}

export interface RefusedMessage {
  type: 'refused';
  number: number;
  question: number | null;
  rule: string | null;
  key: string;
  args: Facts;
  detail: string;
}

export type ServerMessage = StateMessage | AcceptedMessage | RefusedMessage;

export type ClientMessage =
  | { type: 'hello'; token: string | null; since: number }
  | { type: 'answer'; question: number; answer: string }
  | { type: 'undo'; question: number }
  | { type: 'vote'; agree: boolean }
  | { type: 'name'; name: string }
  | { type: 'bot'; seat: number; bot: string | null }
  | { type: 'start' }
  | { type: 'say'; text: string }
  | { type: 'autopilot'; seat: number };

/** The answer to a call that went wrong. */
export interface ApiError {
  status_code: number;
  key: string;
  args: Facts;
  detail: string;
}
