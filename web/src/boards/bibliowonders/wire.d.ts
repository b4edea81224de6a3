/** Made by `./dev types` from the Structs of the game; an edit here is lost. */

/** What never changes during a game. */
export interface Fixed {
  readonly reconstruction_at: number;
  readonly shelves: readonly ShelfKind[];
}

/** What is on the front of a shelf. */
export interface ShelfKind {
  readonly id: string;
  readonly colour: string | null;
  readonly arrow: string | null;
}

export interface Board {
  readonly phase: "cards" | "over" | "play";
  readonly round: number;
  readonly turn: number | null;
  readonly start: number | null;
  readonly moves_left: number;
  readonly letter: boolean;
  readonly passage: boolean;
  readonly used: readonly string[];
  readonly draw_pile: number;
  readonly discard_pile: readonly string[];
  readonly reception: string;
  readonly map: readonly Square[];
  readonly face_up: { readonly [name: string]: number };
  readonly conditions: readonly Condition[];
  readonly seats: readonly SeatSeen[];
  readonly previews: readonly Preview[];
}

/** A position of the map, and what lies and stands there. */
export interface Square {
  readonly position: string;
  readonly x: number;
  readonly y: number;
  readonly up: boolean;
  readonly shelf: string | null;
  readonly seen_by: readonly number[];
  readonly crystal: boolean;
  readonly pawns: readonly number[];
  readonly compass: readonly string[];
}

/** Where an investigation card is met. */
export interface Condition {
  readonly card: string;
  readonly positions: readonly string[];
}

export interface SeatSeen {
  readonly colour: string | null;
  readonly character: string | null;
  readonly pawn: string | null;
  readonly mp: number;
  readonly hand: number;
  readonly cards: readonly string[] | null;
  readonly slots: readonly string[];
  readonly cubes: number;
  readonly met: readonly string[];
}

/** What a Move would do, as far as the seat at turn can know. */
export interface Preview {
  readonly position: string;
  readonly turns_up: boolean;
  readonly known: boolean;
  readonly shelf: string | null;
  readonly mp: number;
  readonly draws: number | null;
  readonly crystal: boolean | null;
  readonly shifts_to: string | null;
  readonly round: boolean;
  readonly ends_at: string | null;
  readonly wins: boolean;
  readonly met: readonly string[] | null;
}

export interface Events {
  readonly colour: { readonly seat: number; readonly colour: string };
  readonly start: { readonly seat: number };
  readonly turn: { readonly seat: number; readonly round: number };
  readonly move: { readonly seat: number; readonly from: string; readonly to: string };
  readonly turn_up: { readonly position: string; readonly shelf: string };
  readonly mp: { readonly seat: number; readonly gained: number; readonly mp: number };
  readonly draw: { readonly seat: number; readonly count: number };
  readonly drew: { readonly cards: readonly string[] };
  readonly crystal: { readonly seat: number; readonly position: string };
  readonly shift: { readonly seat: number; readonly from: string; readonly to: string; readonly round: boolean };
  readonly swap: { readonly seat: number; readonly first: string; readonly second: string };
  readonly learn: { readonly seat: number; readonly cards: readonly string[]; readonly slot: string; readonly letter: boolean };
  readonly cast: { readonly seat: number; readonly spell: string; readonly cost: number };
  readonly clairvoyance: { readonly seat: number; readonly position: string };
  readonly saw: { readonly position: string; readonly shelf: string };
  readonly magic: { readonly seat: number; readonly card: string };
  readonly line: { readonly seat: number; readonly line: string };
  readonly extra: { readonly seat: number; readonly moves: number };
  readonly discard: { readonly seat: number; readonly cards: readonly string[] };
  readonly end: { readonly seat: number };
  readonly put_away: { readonly seat: number; readonly cards: readonly string[] };
  readonly reshuffle: { readonly count: number };
  readonly reconstruction: { readonly colours: readonly string[]; readonly positions: readonly string[]; readonly shelves: readonly string[] };
  readonly win: { readonly seats: readonly number[]; readonly reason: string };
}

export interface Answers {
  readonly colour: { readonly colour: string };
  readonly move: { readonly position: string };
  readonly learn: { readonly cards: readonly string[]; readonly slot: string };
  readonly learn_letter: { readonly cards: readonly string[]; readonly slot: string };
  readonly clairvoyance: { readonly position: string };
  readonly negotiate: Readonly<Record<string, never>>;
  readonly leap: Readonly<Record<string, never>>;
  readonly light_line: { readonly card: string; readonly line: string; readonly positions: readonly string[] };
  readonly magic: { readonly card: string };
  readonly swap: { readonly card: string; readonly first: string; readonly second: string };
  readonly end: Readonly<Record<string, never>>;
  readonly discard: { readonly cards: readonly string[] };
  readonly peek_1: { readonly card: string; readonly first: string };
  readonly peek_2: { readonly card: string; readonly first: string; readonly second: string };
  readonly peek_3: { readonly card: string; readonly first: string; readonly second: string; readonly third: string };
}

/** What a board draws: what never changes, and the rest. */
export type Seen = Fixed & Board;
/** Something that happened, told apart by its key. */
export type Happened = { [key in keyof Events]: { readonly key: key; readonly args: Events[key] } }[keyof Events];
/** An offered answer, told apart by its kind. */
export type Offered = { [kind in keyof Answers]: { readonly text: string; readonly kind: kind; readonly parts: Answers[kind] } }[keyof Answers];

/** The data file. */
export declare namespace File {
  interface Data {
    readonly game: GameTable;
    readonly limits: Limits;
    readonly elementary: readonly (Clairvoyance | Negotiate | Leap)[];
    readonly slot: readonly Slot[];
    readonly map: Map;
    readonly colour: readonly Colour[];
    readonly shelf: readonly (ColourShelf | MovingShelf)[];
    readonly card: readonly Card[];
    readonly magic: readonly Magic[];
    readonly player_card: readonly PlayerCard[];
  }
  /** BIB-Q27: the least and the most players. */
  interface GameTable {
    readonly id: "bibliowonders";
    readonly title: string;
    readonly players_min: number;
    readonly players_max: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly title_ja?: string | null;
  }
  interface Limits {
    readonly moves_per_turn: number;
    readonly hand_limit: number;
    readonly hand_start: number;
    readonly mp_start: number;
    readonly mp_max: number;
    readonly mp_per_turned_card: number;
    readonly cubes_to_win: number;
    readonly reconstruction_at: number;
    readonly crystals: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Clairvoyance {
    readonly id: "clairvoyance";
    readonly cost: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly name_ja?: string | null;
  }
  interface Negotiate {
    readonly id: "negotiate";
    readonly cost: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly name_ja?: string | null;
    readonly draw: number;
    readonly discard: number;
  }
  interface Leap {
    readonly id: "leap";
    readonly cost: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly name_ja?: string | null;
    readonly extra_moves: number;
  }
  interface Slot {
    readonly id: string;
    readonly cards: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Map {
    readonly neighbours: 4 | 8;
    readonly reception_start: string;
    readonly rows: readonly (readonly string[])[];
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Colour {
    readonly id: string;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly name_ja?: string | null;
  }
  interface ColourShelf {
    readonly kind: "colour";
    readonly colour: string;
    readonly count: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  /** BIB-V6: it may be given a colour. */
  interface MovingShelf {
    readonly kind: "moving";
    readonly arrow: "E" | "N" | "S" | "W";
    readonly count: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly colour?: string | null;
  }
  /** An investigation card; its id says which colour or direction it wants. */
  interface Card {
    readonly id: string;
    readonly condition: "colour" | "direction" | "moving";
    readonly count: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  /** A librarian magic card. */
  interface Magic {
    readonly id: string;
    readonly count: number;
    readonly name: string;
    readonly text: string;
    readonly effect: LightLine | DrawDiscard | Passage | SwapFaceUp | ExtraLearnCard | GainMp | ExtraMoves | Peek;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly name_ja?: string | null;
    readonly text_ja?: string | null;
  }
  interface LightLine {
    readonly op: "light_line";
    readonly mp_each: number;
    readonly own_colour_draw: number;
  }
  interface DrawDiscard {
    readonly op: "draw_discard";
    readonly draw: number;
    readonly discard: number;
  }
  interface Passage {
    readonly op: "passage";
    readonly extra_moves: number;
  }
  interface SwapFaceUp {
    readonly op: "swap_face_up";
    readonly reception: boolean;
    readonly draw: number;
  }
  interface ExtraLearnCard {
    readonly op: "extra_learn_card";
    readonly cards: number;
  }
  interface GainMp {
    readonly op: "gain_mp";
    readonly amount: number;
  }
  interface ExtraMoves {
    readonly op: "extra_moves";
    readonly amount: number;
  }
  interface Peek {
    readonly op: "peek";
    readonly count: number;
  }
  interface PlayerCard {
    readonly colour: string;
    readonly name: string;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly name_ja?: string | null;
  }
}
