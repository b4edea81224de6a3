/** What travels between the table and the browser: the types made from the server's schema, under the names of docs/protocol.md. */
import type { components } from '../wire';

/** Anything JSON can hold; a game's own facts travel as this and are read by its board. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Facts = { readonly [key: string]: Json };

/** The schema says only "an object" of a game's own facts, which the generator takes for an empty one. */
type WithFacts<T> = T extends string | number | boolean | null
  ? T
  : [T] extends [Record<string, never>]
    ? Facts
    : { [Key in keyof T]: WithFacts<T[Key]> };

type Schemas = { [Name in keyof components['schemas']]: WithFacts<components['schemas'][Name]> };

export type GameInfo = Schemas['GameInfo'];
export type GameOption = Schemas['GameOption'];
export type OptionValues = Schemas['TableInfo']['options'];
export type NewTable = Schemas['NewTable'];
export type Seated = Schemas['Seated'];
export type TableInfo = Schemas['TableInfo'];
/** The answer to a call that went wrong. */
export type Problem = Schemas['Problem'];

export type View = Schemas['View'];
export type Question = Schemas['Question'];
/** One thing that may be answered; `text` is what is sent. */
export type Option = Schemas['Option'];
/** Why a piece a player may point at cannot be used now. */
export type RefusedPiece = Schemas['RefusedPiece'];
export type Outcome = Schemas['Outcome'];
export type GameEvent = Schemas['Event'];
export type Undo = Schemas['Undo'];
export type Talk = Schemas['Talk'];

export type ClientMessage = Schemas['ClientMessage'];
export type ServerMessage = Schemas['ServerMessage'];
export type StateMessage = Schemas['State'];
export type AcceptedMessage = Schemas['Accepted'];
export type RefusedMessage = Schemas['RefusedMessage'];
