/** Made by `./dev types` from the Structs of the game; an edit here is lost. */

/** What lies open from the start and never changes. */
export interface Fixed {
  readonly rounds: number;
  readonly map: Land;
}

export interface Land {
  readonly tiles: readonly MapTile[];
  readonly spaces: readonly Space[];
}

export interface MapTile {
  readonly tile: string;
  readonly number: number;
  readonly rotation: number;
  readonly centre: boolean;
  readonly spaces: readonly string[];
}

export interface Space {
  readonly space: string;
  readonly q: number;
  readonly r: number;
  readonly tile: string;
  readonly kind: "blue" | "city" | "forest" | "green" | "red" | "white" | "yellow";
  readonly difficulty: number;
  readonly spots?: number;
  readonly group?: readonly string[];
  readonly ring?: readonly string[];
}

export interface Board {
  readonly phase: "cities" | "invasion" | "kingdoms" | "mulligan" | "over" | "politics";
  readonly round: number;
  readonly start: number | null;
  readonly turn: number | null;
  readonly tokens: readonly Territory[];
  readonly forests: readonly Forest[];
  readonly tiles: readonly TileStanding[];
  readonly slots: readonly SlotStanding[];
  readonly bank: Tokens;
  readonly deck: number;
  readonly discard: number;
  readonly effect: Effect | null;
  readonly seats: readonly SeatSeen[];
  readonly hands: readonly (readonly string[])[] | null;
  readonly you: You | null;
}

/** Territory tokens of one seat on one space; face down they attack it. */
export interface Territory {
  readonly space: string;
  readonly seat: number;
  readonly face?: "down" | "up";
  readonly count?: number;
  readonly cut_off?: boolean;
}

export interface Forest {
  readonly space: string;
  readonly strength: readonly number[];
  readonly open?: boolean;
  readonly missing?: readonly string[];
  readonly leaders?: readonly number[];
}

/** The tokens of each seat on a tile, and the points they would bring now. */
export interface TileStanding {
  readonly tile: string;
  readonly tokens: readonly number[];
  readonly points: readonly number[];
}

/** The Alices of each seat in a slot, and the points they would bring now. */
export interface SlotStanding {
  readonly slot: "blue" | "green" | "red" | "white" | "yellow";
  readonly alices: readonly number[];
  readonly points: readonly number[];
}

export interface Tokens {
  readonly red: number;
  readonly yellow: number;
  readonly green: number;
}

/** The effect a question is about. */
export interface Effect {
  readonly seat: number;
  readonly alice: string;
  readonly copied: boolean;
  readonly verb: string;
  readonly kind: string;
  readonly token: "green" | "red" | "yellow" | null;
  readonly amount: number;
}

export interface SeatSeen {
  readonly kingdom: string | null;
  readonly hand: number;
  readonly discarded: number | null;
  readonly tokens: Tokens;
  readonly vp: number;
  readonly supply: number;
  readonly powers: Powers;
  readonly alices: number;
  readonly cities: number;
  readonly slots: Slots;
  readonly score: Score;
  readonly cards?: readonly string[];
}

export interface Powers {
  readonly red: number;
  readonly blue: number;
  readonly yellow: number;
  readonly green: number;
  readonly white: number;
}

export interface Slots {
  readonly red?: readonly KingdomCard[];
  readonly blue?: readonly KingdomCard[];
  readonly yellow?: readonly KingdomCard[];
  readonly green?: readonly KingdomCard[];
  readonly white?: readonly KingdomCard[];
}

export interface KingdomCard {
  readonly alice?: string | null;
  readonly face?: "down" | "up";
  readonly copies?: string | null;
  readonly public?: boolean;
  readonly effect?: boolean;
}

/** The points as if the game ended now. */
export interface Score {
  readonly play: number;
  readonly tiles: number;
  readonly slots: number;
  readonly effects: number;
  readonly total: number;
  readonly alices: number;
  readonly sources?: readonly Source[];
}

/** A source of an effect that would bring points now. */
export interface Source {
  readonly alice: string;
  readonly points: number;
  readonly copied?: boolean;
}

export interface You {
  readonly hand: readonly HandCard[];
  readonly discarded: readonly string[];
  readonly military: number;
  readonly mobility: number;
  readonly dream: number;
  readonly outlook?: Outlook | null;
}

export interface HandCard {
  readonly alice: string;
  readonly summon: "no" | "now" | "tokens";
  readonly tokens?: number;
  readonly why?: Reason | null;
}

/** Why something cannot be done: the rule, and the sentence with its facts. */
export interface Reason {
  readonly rule: string | null;
  readonly key: string;
  readonly args: { readonly [name: string]: string | number | boolean | readonly (string | number | boolean | null)[] | null };
}

/** What invading would take and give with the powers of this moment; lists go space by space as on the map. */
export interface Outlook {
  readonly mobility: number;
  readonly kinds: { readonly [name: string]: Against };
  readonly difficulty: readonly number[];
  readonly cost: readonly (number | null)[];
  readonly before: readonly (number | null)[];
  readonly tolls: readonly number[];
  readonly amount: readonly number[];
  readonly halved: readonly number[];
  readonly actions: { readonly [name: string]: readonly number[] };
  readonly why: readonly Hindrance[];
}

/** What holds on all spaces of a kind. */
export interface Against {
  readonly military: number;
  readonly gives: "cards" | "green" | "red" | "vp" | "yellow";
  readonly effects?: readonly string[];
}

/** Why nothing can be done on some spaces now; the space is a fact of the sentence too. */
export interface Hindrance {
  readonly spaces: readonly number[];
  readonly rule: string | null;
  readonly key: string;
  readonly args?: { readonly [name: string]: string | number | boolean | readonly (string | number | boolean | null)[] | null };
  readonly lacks?: boolean;
}

export interface Events {
  readonly map: { readonly count: number };
  readonly kingdom: { readonly seat: number; readonly kingdom: string };
  readonly deal: { readonly each: number };
  readonly dealt: { readonly cards: readonly string[] };
  readonly mulligan: { readonly seat: number; readonly count: number };
  readonly discarded: { readonly cards: readonly string[] };
  readonly redrew: { readonly cards: readonly string[] };
  readonly start: { readonly seat: number };
  readonly city: { readonly seat: number; readonly space: string };
  readonly round: { readonly round: number };
  readonly turn: { readonly seat: number };
  readonly empty_hand: { readonly seat: number };
  readonly summon: { readonly seat: number; readonly alice: string; readonly red: number; readonly yellow: number; readonly green: number; readonly slot: "blue" | "green" | "red" | "white" | "yellow" };
  readonly commoner: { readonly seat: number; readonly slot: "blue" | "green" | "red" | "white" | "yellow" };
  readonly commoner_own: { readonly seat: number; readonly alice: string; readonly slot: "blue" | "green" | "red" | "white" | "yellow" };
  readonly draw: { readonly seat: number; readonly count: number; readonly due: number };
  readonly drew: { readonly cards: readonly string[] };
  readonly reshuffle: { readonly count: number };
  readonly down: { readonly seat: number; readonly alice: string; readonly slot: "blue" | "green" | "red" | "white" | "yellow" };
  readonly invade: { readonly seat: number; readonly space: string; readonly red: number; readonly yellow: number; readonly green: number };
  readonly attack: { readonly seat: number; readonly space: string };
  readonly finish: { readonly seat: number; readonly space: string };
  readonly jet: { readonly seat: number; readonly space: string };
  readonly skip: { readonly seat: number };
  readonly stolen: { readonly seat: number; readonly victim: number; readonly space: string };
  readonly token_home: { readonly seat: number; readonly space: string };
  readonly bonus: { readonly seat: number; readonly what: "cards" | "green" | "red" | "vp" | "yellow"; readonly count: number; readonly due: number };
  readonly gain: { readonly seat: number; readonly alice: string; readonly what: "cards" | "green" | "red" | "vp" | "yellow"; readonly count: number; readonly due: number };
  readonly take: { readonly seat: number; readonly victim: number; readonly token: "green" | "red" | "yellow" };
  readonly copy: { readonly seat: number; readonly alice: string };
  readonly up: { readonly seat: number; readonly alice: string; readonly slot: "blue" | "green" | "red" | "white" | "yellow" };
  readonly decline: { readonly seat: number; readonly alice: string };
  readonly tile: { readonly tile: string; readonly tokens: readonly (readonly [number, number])[]; readonly points: readonly (readonly [number, number])[] };
  readonly slot: { readonly slot: "blue" | "green" | "red" | "white" | "yellow"; readonly points: readonly (readonly [number, number])[] };
  readonly end_effect: { readonly seat: number; readonly alice: string; readonly points: number };
  readonly score: { readonly seat: number; readonly play: number; readonly tiles: number; readonly slots: number; readonly effects: number; readonly points: number };
  readonly win: { readonly seats: readonly number[]; readonly reason: string };
}

export interface Answers {
  readonly kingdom: { readonly kingdom: string };
  readonly keep: Readonly<Record<string, never>>;
  readonly discard: { readonly cards: readonly string[]; readonly count: number };
  readonly city: { readonly space: string };
  readonly summon: { readonly alice: string; readonly slot: "blue" | "green" | "red" | "white" | "yellow"; readonly red: number; readonly yellow: number; readonly green: number };
  readonly commoner: { readonly alice: string; readonly slot: "blue" | "green" | "red" | "white" | "yellow" };
  readonly invade: { readonly space: string; readonly red: number; readonly yellow: number; readonly green: number };
  readonly invade_down: { readonly space: string; readonly down: readonly string[]; readonly alices: readonly string[]; readonly effects: readonly string[]; readonly slots: readonly ("blue" | "green" | "red" | "white" | "yellow")[]; readonly red: number; readonly yellow: number; readonly green: number };
  readonly attack: { readonly space: string };
  readonly finish: { readonly space: string };
  readonly jet: { readonly space: string };
  readonly skip: Readonly<Record<string, never>>;
  readonly take: { readonly seat: number };
  readonly decline: Readonly<Record<string, never>>;
  readonly copy: { readonly alice: string };
  readonly up: { readonly card: string; readonly alice: string; readonly slot: "blue" | "green" | "red" | "white" | "yellow" };
  readonly use: Readonly<Record<string, never>>;
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
    readonly slots: Slots;
    readonly kingdom: readonly Kingdom[];
    readonly layout: readonly Layout[];
    readonly tile: readonly Tile[];
    readonly alice: readonly Alice[];
  }
  /** ALI-S1, ALI-P1: how many play, how many rounds, and the other numbers of the rules. */
  interface GameTable {
    readonly id: "alicematic";
    readonly name: string;
    readonly players_min: number;
    readonly players_max: number;
    readonly rounds: number;
    readonly hand_start: number;
    readonly mulligans: 1;
    readonly slot_limit: number;
    readonly empty_hand_draw: number;
    readonly commoner_draw: number;
    readonly territory_tokens: number;
    readonly start_cities: number;
    readonly resource_tokens_each: number;
    readonly city_vp: number;
    readonly tile_first_vp: number;
    readonly tile_second_vp: number;
    readonly tile_tied_first_vp: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Slots {
    readonly order: readonly string[];
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Kingdom {
    readonly id: string;
    readonly name: string;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  /** Where tiles lie: the places of their Cities. */
  interface Layout {
    readonly players: number;
    readonly centres: readonly (readonly [number, number])[];
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly note?: string | null;
  }
  interface Tile {
    readonly city: number;
    readonly spots: number;
    readonly ring: readonly string[];
    readonly id: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  /** A kind of Alice card: her effect is a verb and what the verb needs. */
  interface Alice {
    readonly name: string;
    readonly colour: "blue" | "green" | "red" | "white" | "yellow";
    readonly cost: number;
    readonly copies: number;
    readonly timing: "always" | "attack" | "end" | "invade" | "place" | "reveal";
    readonly effect: string;
    readonly text: string;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly slot?: "blue" | "green" | "red" | "white" | "yellow" | null;
    readonly space?: string | null;
    readonly token?: "green" | "red" | "yellow" | null;
    readonly amount?: number | null;
    readonly min_cost?: number | null;
    readonly stacks?: boolean;
    readonly name_from?: string | null;
    readonly effect_from?: string | null;
  }
}
