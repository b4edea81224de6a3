/** Made by `./dev types` from the Structs of the game; an edit here is lost. */

/** What never changes during a game. */
export interface Fixed {
  readonly rounds: number;
  readonly in_play: number;
}

export interface Board {
  readonly phase: "bidding" | "characters" | "over" | "scoring";
  readonly round: number;
  readonly row: readonly (readonly number[])[];
  readonly deck: number;
  readonly discard: readonly number[];
  readonly ability: string | null;
  readonly demand: number;
  readonly first_total: number | null;
  readonly seats: readonly SeatSeen[];
  readonly you: You | null;
  readonly deck_cards: readonly number[] | null;
}

export interface SeatSeen {
  readonly colour: string;
  readonly hand: number;
  readonly held: number;
  readonly character: string | null;
  readonly spent: readonly number[] | null;
  readonly wonders: readonly number[] | null;
  readonly set_aside: readonly string[] | null;
  readonly score: Score | null;
}

/** How each point was made. */
export interface Score {
  readonly crowns: number;
  readonly bonus: number;
  readonly points: number;
  readonly values: readonly ScoreValue[];
}

/** What the Wonders of one kind are worth under a character. */
export interface ScoreValue {
  readonly wonder: number;
  readonly count: number;
  readonly each: number;
}

/** What a seat always knows of itself. */
export interface You {
  readonly dealt: readonly string[];
  readonly character: string | null;
  readonly hand: readonly number[];
  readonly wonders: readonly number[];
}

export interface Events {
  readonly deal: { readonly each: number };
  readonly dealt: { readonly characters: readonly string[] };
  readonly kept: { readonly character: string };
  readonly all_kept: Readonly<Record<string, never>>;
  readonly turn_up: { readonly round: number; readonly wonders: readonly number[] };
  readonly reveal: { readonly bids: readonly (readonly [number, number])[] };
  readonly tie: { readonly value: number; readonly seats: readonly number[] };
  readonly claim: { readonly seat: number; readonly slot: number; readonly wonders: readonly number[] };
  readonly show: { readonly seat: number; readonly character: string };
  readonly take: { readonly seat: number; readonly wonders: readonly number[] };
  readonly test: { readonly seat: number; readonly won: boolean; readonly kinds: number };
  readonly draw: { readonly seat: number; readonly count: number };
  readonly drew: { readonly wonders: readonly number[] };
  readonly demand: { readonly seat: number; readonly demand: number; readonly givers: readonly number[] };
  readonly gift: { readonly giver: number; readonly seat: number; readonly wonder: number };
  readonly gave: { readonly giver: number; readonly seat: number };
  readonly total: { readonly total: number };
  readonly strip: { readonly seat: number; readonly count: number; readonly losers: readonly number[] };
  readonly discard: { readonly seat: number; readonly wonders: readonly number[] };
  readonly dream: { readonly seat: number; readonly count: number };
  readonly score: { readonly seat: number; readonly character: string; readonly wonders: readonly number[]; readonly crowns: number; readonly bonus: number; readonly points: number; readonly values: readonly ScoreValue[]; readonly added: number };
  readonly win: { readonly seats: readonly number[]; readonly reason: string };
}

export interface Answers {
  readonly keep: { readonly character: string };
  readonly bid: { readonly value: number };
  readonly take: { readonly wonder: number };
  readonly take_two: { readonly first: number; readonly second: number };
  readonly give: { readonly wonder: number };
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
    readonly schema: 1;
    readonly game: GameTable;
    readonly dormire: Dormire;
    readonly deal: readonly Deal[];
    readonly wonder: readonly Wonder[];
    readonly character: readonly Character[];
    readonly options: Options;
  }
  /** MIR-S1, MIR-P1: how many play, and how many rounds. */
  interface GameTable {
    readonly id: "miraris";
    readonly name: string;
    readonly players_min: number;
    readonly players_max: number;
    readonly rounds: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Dormire {
    readonly sets: number;
    readonly values: readonly number[];
    readonly colours: Colours;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Colours {
    readonly ids: readonly string[];
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Deal {
    readonly players: readonly number[];
    readonly characters_each: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Wonder {
    readonly id: string;
    readonly name: string;
    readonly crowns: number;
    readonly copies: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  /** A character card: an ability is made of what stands here, and what is left out it does not do. */
  interface Character {
    readonly id: string;
    readonly name: string;
    readonly order: number;
    readonly order_origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly win_rate?: readonly number[];
    readonly row_take?: number | null;
    readonly instant_win_kinds?: number | null;
    readonly shielded?: boolean;
    readonly deck_draw?: number | null;
    readonly gift_each?: 1 | null;
    readonly second_demand_below?: number | null;
    readonly discard_count_kind?: string | null;
    readonly takes_kind?: string | null;
    readonly forbidden_kind?: string | null;
    readonly all_values?: number | null;
    readonly cards_exact?: number | null;
    readonly bonus_exact?: number | null;
    readonly bonus_fewer?: number | null;
    readonly bonus_per_card?: number | null;
    readonly rival?: string | null;
    readonly bonus_alone?: number | null;
    readonly bonus_with_rival?: number;
    readonly other_values_times?: number;
    readonly value_override?: { readonly [name: string]: number };
  }
  interface Options {
    readonly memory_aid: boolean;
    readonly gifts_shown: "all" | "receiver";
    readonly reveal_after_end: boolean;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
}
