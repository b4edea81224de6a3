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
export type CodeGiven = Schemas['CodeGiven'];
export type Seated = Schemas['Seated'];
export type TableInfo = Schemas['TableInfo'];
/** A table as somebody sees it who is not connected to it. */
export type TableGlance = Schemas['TableGlance'];
export type Moments = Schemas['Moments'];
/** The answer to a call that went wrong. */
export type Problem = Schemas['Problem'];

/** What a viewer sees, put together from what is told of it: see `whole`. */
export type View = Schemas['View'] & Pick<TableInfo, 'game' | 'players' | 'options'> & { seat: number | null };
export type Question = Schemas['Question'];
/** One thing that may be answered; `text` is what is sent. */
export type Option = Schemas['Option'];
/** Answers that are too many to be listed: a form, and what its fields hold. See `kit/filling.ts`. */
export type OpenForm = Schemas['OpenForm'];
export type OneOf = Schemas['OneOf'];
export type Run = Schemas['Run'];
export type Reason = Schemas['Reason'];
/** Why a piece a player may point at cannot be used now. */
export type RefusedPiece = Schemas['RefusedPiece'];
export type Outcome = Schemas['Outcome'];
export type GameEvent = Schemas['Event'];
export type Undo = Schemas['Undo'];
/** Nothing can be taken back. */
export const NO_UNDO: Undo = { can: null, asked_by: null, agreed: [], waiting: [] };
/** What a master would do, and why. */
export type Advice = Schemas['Advice'];
export type Advised = Schemas['Advised'];
/** A game that is over, looked at again; and as far as that is. */
export type Review = Schemas['Review'];
/** Where the data of a game are changed: what a form is made from, what is wrong with data, and two versions compared. */
export type Workshop = Schemas['Workshop'];
export type Checked = Schemas['Checked'];
export type Mistake = Schemas['Mistake'];
export type StudyWanted = Schemas['Compare'];
export type StudyProgress = Schemas['Progress'];
export type NoticesOffered = Schemas['NoticesOffered'];
export type Subscribe = Schemas['Subscribe'];
export type TableNotices = Schemas['TableNotices'];
export type Webhook = Schemas['Webhook'];
export type Reviewing = Schemas['Reviewing'];
/** A moment of a real game, to be answered once more. */
export type PuzzleInfo = Schemas['PuzzleInfo'];
export type PuzzleShown = Schemas['PuzzleShown'];
export type PuzzleTold = Schemas['PuzzleTold'];
/** A game taught on its own board, step by step. */
export type LessonInfo = Schemas['LessonInfo'];
export type LessonSaying = Schemas['LessonSaying'];
export type LessonTold = Schemas['LessonTold'];
export type Talk = Schemas['Talk'];
export type Again = Schemas['Again'];
export type Series = Schemas['Series'];
export type SignKind = Schemas['Sign']['sign'];

/** All of a table that is about who is there. */
export type Company = Schemas['Company'];
export type Motion = Schemas['Motion'];
export type Bank = Schemas['Bank'];

export type ClientMessage = Schemas['ClientMessage'];
/** What is about who plays, and what the whole table does. */
export type Decision = Extract<
  ClientMessage,
  { type: 'hand' | 'back' | 'resign' | 'free' | 'move' | 'consent' | 'send_away' | 'door' | 'keep' }
>;
export type ServerMessage = Schemas['ServerMessage'];
/** The newest state, put together: nothing is absent. */
export type StateMessage = Required<Omit<Schemas['State'], 'banks' | 'fixed' | 'pages' | 'view' | 'film'>> & {
  banks?: (number | null)[];
  fixed: Facts;
  view: View | null;
};
/** The newest state as it is told: what is absent is as before. */
export type StateTold = Schemas['State'];
export type AcceptedMessage = Schemas['Accepted'];
export type HintMessage = Schemas['Hint'];
export type RefusedMessage = Schemas['RefusedMessage'];

/** A whole state from what was told now and the whole state before; null if there was none and this is not one. */
export function whole(told: StateTold, before: StateMessage | null): StateMessage | null {
  const table = told.table ?? before?.table;
  const undo = told.undo ?? before?.undo;
  const talk = told.talk ?? before?.talk;
  if (!table || !undo || !talk) return null;
  const again = told.again === undefined ? (before?.again ?? null) : told.again;
  const fixed = told.fixed ?? before?.fixed ?? {};
  const { view, seat } = told;
  if (view === undefined) return { ...told, table, undo, talk, again, fixed, view: before?.view ?? null };
  const { game, players, options } = table;
  return {
    ...told,
    table,
    undo,
    talk,
    again,
    fixed,
    view: view && { game, players, options, seat, ...view, board: { ...fixed, ...view.board } },
  };
}
