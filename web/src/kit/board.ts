/**
 * What a board is, and what it is given.
 *
 * A board is `web/src/boards/<game>/Board.svelte`, named after the game and found without being listed anywhere.
 * It is loaded when a table of its game is opened, gets `BoardProps`, and fills the room the frame leaves it: a size container named `board`,
 * so `@container board (...)` and `cqw`, `cqh` measure that room; what is larger scrolls.
 * The frame (seats, the sentence that says what is asked, refusals, log, menu, end of game) is the shell's; the board draws the
 * table and the player's own cards, and answers with the text of an offered option. It holds no rules.
 *
 * Beside `Board.svelte` a game's folder may have
 *   `Cover.svelte`  its picture on the shelf (props: none; fills its box, which has the shape 3:4; decoration, hidden from readers)
 *   `Mark.svelte`   the mark of a seat where people play figures or colours of the game's own (`MarkModule`); the frame, the result and the list of
 *                   one's tables show it wherever other games have the colour and shape of `kit/SeatMark.svelte`
 *   `text.<lang>.ftl`  sentences that only the board says; they join those of the game
 *   `describe.ts`   `export const describe: Describe`: the board in lines of words, for the text client
 *   `whole.ts`       `export const whole: (view: View) => View`: says again what the wire leaves out; boards and the text client are given whole views;
 *                   and `wholeAnswer: (option: Option) => Option` the same of one answer
 *   `guide/index.ts`  the pictures of "How it goes" and all cards and pieces, for whoever reads the rules (`GuideModule` of `kit/guide.ts`)
 *   `names.ts`      `export const nameOf: NameOf`: what things are called at one table, where that hangs on how it was laid out
 * and `Board.svelte` may export from `<script module>` what `BoardModule` names: how long events are shown, whether its world is dark,
 * and whether it draws the seats and the result itself.
 * A game without a board is played in the text client.
 */
import type { Component, Snippet } from 'svelte';
import type { Link } from '../lib/socket';
import type { Sentences } from '../sentences';
import type {
  Advice,
  Again,
  Decision,
  Facts,
  GameEvent,
  GameInfo,
  Json,
  Option,
  Question,
  SignKind,
  TableInfo,
  Talk,
  Undo,
  View,
} from '../lib/wire';
import type { Moment } from './reel.svelte';
import type { Sound } from './sounds';

export type {
  Advice,
  Advised,
  Facts,
  GameEvent,
  GameInfo,
  Json,
  OneOf,
  OpenForm,
  Option,
  Question,
  Reason,
  RefusedPiece,
  Run,
  View,
} from '../lib/wire';

/** The same, to be changed: what a scene carries events out on. */
export type Loose<T> = T extends readonly [infer One, infer Other]
  ? [Loose<One>, Loose<Other>]
  : T extends readonly (infer Item)[]
    ? Loose<Item>[]
    : T extends object
      ? { -readonly [Key in keyof T]: Loose<T[Key]> }
      : T;

/** The props of every board. */
export interface BoardProps {
  table: TableState;
  say: Translate;
  info: GameInfo;
  ending: EndingState;
}

/** How the game ended is shown once, by a board that draws it (`drawsOutcome`), beside the final table; who closed it may open it again. */
export interface EndingState {
  readonly open: boolean;
  close(): void;
  /** What may be done now: another game, a look back, the record. A row of buttons, to be put where the result stands. */
  readonly actions: Snippet;
}

/**
 * A table as somebody sees it: one that is played, one that is looked back on, a lesson, a test. All fields are reactive; none is to be written by a
 * board. `kit/sitting.svelte.ts` says of it what every board asks.
 */
export interface TableState {
  readonly info: GameInfo;
  readonly say: Translate;
  /** The seat through whose eyes the table is seen, counted from 0; null for those who watch. */
  readonly seat: number | null;
  readonly seats: readonly SeatState[];
  /** What happened, and where in it the viewer looks: `reel.view` is the one to draw. */
  readonly reel: ReelState;
  /** The number an answer must name. It changes with every question, so it is a good key for what a player has half chosen. */
  readonly question: number | null;
  /** The text of the viewer's answer while it is on its way, else null. (A sealed answer that has arrived is `view.question.answered`.) */
  readonly pending: string | null;
  /** The last refusal, until the next answer. The frame already shows its sentence; a board may point at the piece. */
  readonly refusal: Refusal | null;
  /** What a master would do at the present question; null where nobody has asked. */
  readonly hinted: HintState | null;
  /** What moves at the table now, in frames of the game's own. */
  readonly stream: StreamState;
  /** What may be told to the table; null where nobody listens, as in a replay. */
  readonly commands: Commands | null;
  /** A report is on its way. It ends with its answer, or when something else has happened first, for then it is not told any more. */
  readonly reporting: boolean;
  readonly link: Link;
  /** What is known of the table besides the game; null where there is none. */
  readonly table: TableInfo | null;
  readonly undo: Undo;
  readonly talk: readonly Talk[];
  /** The table at which these people play again; null where nobody has asked for it. */
  readonly rematch: Again | null;
  /** Who points at something or cheers just now. */
  readonly signs: readonly SignSeen[];
  /** What the viewer said that is not known to have arrived. */
  readonly unheard: readonly string[];
  /** When the present question was put, in milliseconds; null where nobody waits. */
  readonly askedSince: number | null;
  /** When the clock runs out, in milliseconds. */
  readonly deadline: number | null;
}

export interface Commands {
  /**
   * Sends an answer: the `text` of one of the options. It is pending until the table has it on disk. What is `beside` it is no part of
   * it, and tells a game with a part outside its rules how it is meant to happen.
   */
  answer(text: string, beside?: Facts | null): void;
  /** Tells how the viewer's hand moves. Nothing is kept or repeated; `end` opens the fingers. */
  gesture(samples: readonly Sample[], end: boolean): void;
  /** Tells what happened with real cards on a real table. It is answered by the next state or by a refusal. */
  report(text: string): void;
  takeBack(): void;
  vote(agree: boolean): void;
  rename(name: string): void;
  letAutopilotAnswer(seat: number): void;
  talkTo(text: string): void;
  /** One of the phrases, by its key: each reads it in their own language. */
  sayPhrase(phrase: string): void;
  /** Another game with everybody who was here; or not for me. */
  playAgain(agree: boolean): void;
  /** Points at a place, or cheers; it is seen for a moment, and as often as once a second. */
  sign(sign: SignSeen['sign'], at?: Place): void;
  /** Fetches what was seen before this page was opened, so that one may step back to it. */
  recall(): Promise<void>;
  dismissRefusal(): void;
  /** Who plays for whom, and what the whole table does. */
  decide?(wish: Decision): void;
  /** Somebody who watches asks for the seat of a bot. */
  takeSeat?(seat: number, name: string): Promise<void>;
  /** Asks what a master would do, and everybody is told of it. Null where nothing is asked of the viewer, and where hints are forbidden. */
  readonly hint: (() => void) | null;
}

export interface HintState {
  /** Null while a master thinks. */
  readonly advice: Advice | null;
}

export interface SignSeen {
  /** Counts up: a good key. */
  readonly number: number;
  /** Null for somebody who watches. */
  readonly seat: number | null;
  readonly sign: SignKind;
  readonly at: Place | null;
}

/** Numbers of one moment of a gesture, as the game has them. */
export type Sample = readonly number[];

export interface StreamState {
  /** Gives every frame as it comes, and first those since the last full one; ends when the returned function is called. */
  listen(take: (frame: DataView) => void): () => void;
}

export interface SeatState {
  /** Counted from 0. */
  readonly seat: number;
  /** How the person is called; a free seat has a name too ("Seat 3"). */
  readonly name: string;
  /** The level of the bot in this seat, else null. */
  readonly bot: string | null;
  readonly online: boolean;
  /** Gone for a minute, though an answer is wanted. */
  readonly away: boolean;
  /** The autopilot answers for a person who is away. */
  readonly autopilot: boolean;
  /** How often it has asked for advice. */
  readonly hints: number;
  /** Since when its owner is not connected, in milliseconds; null for those who are. */
  readonly left?: number | null;
  /** A bot plays for its owner, who may come back; then `bot` is its level. */
  readonly handed?: boolean;
  /** Its owner has given up, and a bot plays on. */
  readonly resigned?: boolean;
  /** Its time is used up: the autopilot answers to the end. */
  readonly late?: boolean;
  /** Seconds left for the whole game, where the table has such a clock. */
  readonly bank?: number | null;
  /** When that is used up, in milliseconds; null while it stands. */
  readonly runsOut?: number | null;
  /** This is the viewer's own seat. */
  readonly you: boolean;
  /** An answer of this seat is wanted, and the viewer's own is not on its way yet. */
  readonly asked: boolean;
  /** Number of the CSS variables `--seat-<n>` (fill) and `--seat-<n>-ink` (text on that fill), and of the shape of `kit/SeatMark.svelte`. */
  readonly colour: number;
}

export interface Refusal {
  /** The answer that was refused, if it was one. */
  readonly answer: string | null;
  readonly rule: string | null;
  readonly key: string;
  readonly args: Facts;
  /** The sentence, in the viewer's language. */
  readonly sentence: string;
}

/** How long, in milliseconds, a board shows each kind of event; a list are its beats. What is not named here is instant. */
export type Durations = Readonly<Record<string, number | readonly number[]>>;

/** An event with the film of its moment, where one was kept: bytes of the game's own, in base64. */
export interface Filmed {
  readonly event: GameEvent;
  readonly film: string;
  /** It has just happened, and whoever was there has seen it. */
  readonly isFresh: boolean;
}

/** How long, in milliseconds, an event of a filmed moment is shown; null where it is shown as long as any other of its kind. */
export type Lasting = (filmed: Filmed) => number | null;

/** What is heard while a kind of event is shown; where that hangs on what happened, it is told. */
export type Sounds = Readonly<Record<string, Sound | ((event: GameEvent) => Sound)>>;

/**
 * A game in moments ("these events, then this view") and a place in it. At rest a board draws `view`. On the way to the next moment it draws the same
 * `view` with the events `passed` already done and `current` under way, and then the next `view`.
 * A live table follows the newest moment by itself; in the text client and in a hidden window everything is passed at once; any key or click skips.
 * With reduced motion the events take their time all the same, so that they can be seen: it is the board that shows them without travel.
 * A board keeps nothing of its own from one place to another: somebody may come from anywhere.
 */
export interface ReelState {
  readonly view: View;
  /** All events up to the place, from the beginning of the game; the log lists these. */
  readonly shown: readonly GameEvent[];
  /** Events since `view`, oldest first, without `current`. Empty at rest. */
  readonly passed: readonly GameEvent[];
  /** The event being shown. */
  readonly current: CurrentEvent | null;
  /** Not at rest. */
  readonly busy: boolean;
  /** The newest moment, followed: what is asked now may be answered. */
  readonly isPresent: boolean;
  /** What is drawn was seen before: somebody looks back, or at something again. */
  readonly isBack: boolean;
  /** Goes on by itself. */
  readonly isFollowing: boolean;
  readonly moments: readonly Moment[];
  /** The moment whose view is drawn. */
  readonly moment: number;
  /** How long each kind of event is shown from now on. */
  set durations(durations: Durations);
  /** The same where there is a film to show. */
  set lasting(lasting: Lasting | null);
  /** Everything at once, up to the present. */
  skip(): void;
  seek(moment: number): void;
  step(by: 1 | -1): void;
  play(): void;
  pause(): void;
  again(from: number): void;
}

export interface CurrentEvent {
  readonly event: GameEvent;
  /** Place of the event in the game, counted from 0: a good key for keyed blocks and animations. */
  readonly number: number;
  /** Milliseconds; for CSS animations. */
  readonly duration: number;
  /** How many beats of it are over. */
  readonly beat: number;
}

/** The name of a place on the table, as `Places.mark` has it: "seat-0", "deck". Where a seat has its own place, that is `seat-<n>` in every game. */
export type Place = string;

/** A value in a sentence. */
export type Said = string | number;

/** A key for which there is a sentence; one put together, such as `speed-${name}`, must fit at least one. */
type Known<Key extends string> = [Extract<keyof Sentences, Key>] extends [never] ? never : Key;
/** What the sentence needs to be told. Of a key put together nothing is known. */
type Needed<Key extends string> = Key extends keyof Sentences
  ? [Sentences[Key]] extends [never]
    ? [args?: Record<string, Said>]
    : [args: Record<Sentences[Key], Said> & Record<string, Said>]
  : [args?: Record<string, Said>];

/**
 * Sentences in the viewer's language: `say('title')`, `say('hand-count', { count: 3 })`.
 * Keys are looked up in the game's `text.<lang>.ftl`, then in the shell's file, each first in the viewer's language and then in English.
 */
export interface Translate {
  <Key extends string>(key: Known<Key>, ...args: Needed<Key>): string;
  /** Is there such a sentence? */
  has(key: string): boolean;
  /** What happened: the message `event-<key>`. */
  event(event: GameEvent): string;
  /** What one may do: `action-<kind>`. */
  option(option: Option): string;
  /** What is asked: of the viewer, `question-<kind>`; of others, `question-<kind>-waiting`. */
  question(question: Question, asked: boolean): string;
  /** Why a piece cannot be used: `refused-<key>`. */
  refused(refusal: { key: string; args: Facts; detail?: string }): string;
  /** Why an answer is good or bad: a sentence with a key of the game's own. */
  because(reason: { key: string; args: Facts }): string;
  /** A value in words, by its type as in `GameInfo`: `say.value('wonder', 5)`, `say.value('[wonder]', [5, 2])`, `say.value('seat', 0)`, `say.value('[seat:number]', [[0, 7]])`. */
  value(type: string, value: Json): string;
  /** Facts about one thing, parts that may hold commas themselves, or whole sentences, side by side; what is empty is left out. */
  joined(how: 'facts' | 'parts' | 'sentences', items: readonly string[]): string;
}

/*
 * Arguments of `event-…` and `action-…` sentences. Each argument `x` arrives in words, by its type: a seat as the player's name, a list as a
 * list ("Ann, Ben and Cy"), `wonder` 5 as the message `wonder-5`; a number stays a number. Beside it come, where they make sense,
 *   $you        "yes" or "no": the first seat named (or one of the seats) is the viewer
 *   $x-you      the same for the argument x
 *   $x-count    the length of the list x
 *   $x-value    the bare value of a name, to select on
 */

/** The name of a value at the table with this board (or with what a record keeps of it), if it has one of its own there. It is small: it comes with the shell. */
export type NameOf = (board: Facts, say: Translate, type: string, value: Json) => string | undefined;

/** Turns the board part of a view into words: one string, or a headed list, per thing worth telling. */
export type Describe = (
  view: View,
  say: Translate,
  info: GameInfo,
  seats: readonly SeatState[],
) => readonly Description[];

export interface Description {
  heading: string;
  lines: readonly string[];
}

/** What `boards/<game>/Mark.svelte` exports: which figure a seat plays (null before it is chosen), and how it is drawn. */
export interface MarkModule {
  default: Component<{ figure: string; size?: string }>;
  figureOf: (view: View, seat: number) => string | null;
}

/** What a table waits for while nobody is asked: in a sentence, and whether it is for the viewer to do. */
export interface Awaited {
  readonly words: string;
  readonly yours: boolean;
}

/** Keys as they are printed on a keyboard, and the sentence that says what they do. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly words: string;
}

/** What `boards/<game>/Board.svelte` exports. */
export interface BoardModule {
  default: Component<BoardProps>;
  durations?: Durations;
  lasting?: Lasting;
  sounds?: Sounds;
  /** What keys do on this board and nowhere else: `?` lists them. */
  keys?: readonly KeyHelp[];
  /** The kinds of events that are marked where one looks for a moment of a game: a round, a fall, the end. */
  big?: readonly string[];
  /** Where on the table an answer is pointed at, in the order in which a hand would go: the piece first, then where it goes. */
  placesOf?: (option: Option, view: View) => readonly Place[];
  /** What an event speaks of, where it lies at the moment that is drawn. */
  placesOfEvent?: (event: GameEvent, view: View) => readonly Place[];
  /** Where results come from outside the rules: what is awaited now, and from whom. The frame says it where it else says what is asked. */
  awaited?: (view: View, say: Translate, seats: readonly SeatState[]) => Awaited | null;
  /** A world that is always dark (or light): the frame follows, whatever the person prefers elsewhere. */
  scheme?: 'dark' | 'light';
  /** The board shows every seat with its name and all its marks (bot, away, autopilot, whose answer is wanted): the frame leaves out its own row. */
  drawsSeats?: boolean;
  /** The board shows who won and how each point was made, with `ending.actions` beside it: the frame has no result of its own. */
  drawsOutcome?: boolean;
}
