/** Made by `./dev types` from the Structs of the game; an edit here is lost. */

/** What never changes during a game. */
export interface Fixed {
  readonly source: "companion" | "simulated" | "statistical";
  readonly feels: readonly Feel[];
}

/** What a simulated hand does with a page that a mouse or a finger drags. */
export interface Feel {
  readonly grip: "free" | "other_hand" | "thumb_little" | "thumb_middle" | "thumb_ring";
  readonly fingers: string;
  readonly other: boolean;
  readonly strength: number;
  readonly tremor: number;
  readonly lag: number;
  readonly mirrored: boolean;
}

export interface Board {
  readonly phase: "cast" | "draw" | "over" | "setup" | "store" | "target" | "training" | "watch";
  readonly awaiting: "built" | "drew" | "grabbed" | "watch" | null;
  readonly mode: "easy" | "hard" | "normal" | null;
  readonly sheet: SheetSeen | null;
  readonly adventure: Adventure | null;
  readonly energy: number;
  readonly target: string | null;
  readonly turn: number;
  readonly activator: number | null;
  readonly grip: GripSeen | null;
  readonly open: OpenHand | null;
  readonly hand: "left" | "right" | null;
  readonly drawn: readonly string[];
  readonly guardians_drawn: number;
  readonly book: BookSeen;
  readonly fallen: "draw" | "none" | "quiet";
  readonly discard: readonly string[];
  readonly proposal: Proposal | null;
  readonly advice: readonly Advice[];
  readonly entry: Entry | null;
  readonly correctable: boolean;
  readonly owes: readonly number[];
  readonly gifts: number;
  readonly giver: number | null;
  readonly taker: number | null;
  readonly rebuild: readonly string[] | null;
  readonly seats: readonly SeatSeen[];
  readonly needs: readonly Need[];
  readonly risks: readonly number[] | null;
}

export interface SheetSeen {
  readonly level: number;
  readonly label: string;
  readonly energy: number;
  readonly energy_most: number;
  readonly areas: readonly AreaSeen[];
  readonly paths: readonly (readonly string[])[] | null;
}

export interface AreaSeen {
  readonly id: string;
  readonly effect: "blessing" | "curse_colour" | "curse_discard" | "curse_energy" | "none";
  readonly boxes: readonly Box[];
  readonly sealed: boolean;
}

export interface Box {
  readonly spell: "air" | "earth" | "fire" | "team" | "water";
  readonly ticked: boolean;
}

export interface Adventure {
  readonly stage: number;
  readonly stages: number;
}

/** The Guardian that binds this turn's draw, and how. */
export interface GripSeen {
  readonly card: string;
  readonly grip: "free" | "other_hand" | "thumb_little" | "thumb_middle" | "thumb_ring";
}

/** KAM-G13: the hand and the fingers that may draw. */
export interface OpenHand {
  readonly hand: "any" | "left" | "right";
  readonly fingers: string;
}

export interface BookSeen {
  readonly state: "building" | "fallen" | "standing";
  readonly size: number;
  readonly cards: readonly string[];
  readonly build: number;
  readonly built_with: number;
  readonly can_stand: boolean;
  readonly pages: readonly Page[] | null;
}

/** Its handle is wing and number from the outside in; its card is known once it was seen. */
export interface Page {
  readonly page: string;
  readonly wing: string;
  readonly card: string | null;
  readonly number: number;
}

/** A cast that waits for the consent of those who pay; cards by seat. */
export interface Proposal {
  readonly text: string;
  readonly spell: "air" | "earth" | "fire" | "team" | "water";
  readonly colour: string;
  readonly cards: readonly (readonly string[])[];
  readonly agreed: readonly number[];
  readonly waiting: readonly number[];
}

export interface Advice {
  readonly seat: number;
  readonly text: string;
}

/** KAM-G20: what was told of a draw from real cards, and waits for a second seat. */
export interface Entry {
  readonly text: string;
  readonly drawn: readonly string[];
  readonly fall: "draw" | "none" | "watch";
  readonly disputes: number;
}

export interface SeatSeen {
  readonly dominant: "left" | "right" | null;
  readonly cards: readonly string[];
  readonly limit: number;
  readonly skill: "average" | "clumsy" | "steady";
}

/** An open box of the target. */
export interface Need {
  readonly spell: "air" | "earth" | "fire" | "team" | "water";
  readonly shares: readonly number[];
  readonly colours: readonly NeedColour[];
}

/** What there is of a colour for a spell, in units, and whether the activator can cast it now. */
export interface NeedColour {
  readonly colour: string;
  readonly units: number;
  readonly own: number;
  readonly drawn: number;
  readonly lacking: number;
  readonly missing: number;
  readonly castable: boolean;
}

export interface Events {
  readonly mode: { readonly mode: string };
  readonly hand: { readonly seat: number; readonly hand: string };
  readonly sheet: { readonly level: number; readonly energy: number };
  readonly first: { readonly seat: number };
  readonly build: { readonly cause: string; readonly size: number };
  readonly cannot_stand: Readonly<Record<string, never>>;
  readonly trained: { readonly seat: number };
  readonly turn: { readonly seat: number; readonly turn: number };
  readonly target: { readonly area: string };
  readonly grip: { readonly seat: number; readonly card: string; readonly grip: string };
  readonly begin: { readonly seat: number };
  readonly grab: { readonly seat: number; readonly pages: readonly string[] };
  readonly grabbed: { readonly seat: number; readonly cards: readonly string[]; readonly fell: boolean };
  readonly stop: { readonly seat: number };
  readonly draw: { readonly seat: number; readonly cards: readonly string[]; readonly fall: string; readonly left: number };
  readonly energy_lost: { readonly cause: string; readonly amount: number; readonly left: number };
  readonly blessed: { readonly area: string };
  readonly curse: { readonly area: string; readonly effect: string; readonly guardians: number };
  readonly coloured: { readonly seat: number; readonly cards: readonly string[] };
  readonly discarded: { readonly seat: number; readonly cards: readonly string[] };
  readonly proposed: { readonly seat: number; readonly spell: string; readonly colour: string; readonly payment: readonly (readonly [number, readonly string[]])[] };
  readonly agreed: { readonly seat: number };
  readonly refused: { readonly seat: number };
  readonly cast: { readonly seat: number; readonly spell: string; readonly colour: string; readonly payment: readonly (readonly [number, readonly string[]])[] };
  readonly sealed: { readonly area: string };
  readonly imp: { readonly seat: number; readonly cards: readonly string[] };
  readonly dragonflies: { readonly seat: number };
  readonly giver: { readonly seat: number };
  readonly gift: { readonly giver: number; readonly seat: number; readonly card: string };
  readonly mouse: { readonly seat: number; readonly to: number };
  readonly took: { readonly seat: number; readonly card: string };
  readonly declined: { readonly seat: number };
  readonly end_cast: { readonly seat: number };
  readonly store: { readonly seat: number; readonly kept: readonly string[]; readonly discarded: readonly string[] };
  readonly fell: { readonly moment: string };
  readonly loose: { readonly cards: readonly string[] };
  readonly advice: { readonly seat: number };
  readonly entered: { readonly seat: number; readonly cards: readonly string[]; readonly fall: string };
  readonly disputed: { readonly seat: number };
  readonly corrected: { readonly seat: number; readonly cards: readonly string[] };
  readonly over: { readonly reason: string };
  readonly void: { readonly seat: number };
}

export interface Answers {
  readonly sheet: { readonly sheet: number };
  readonly adventure: Readonly<Record<string, never>>;
  readonly mode: { readonly mode: string };
  readonly dominant: { readonly hand: string };
  readonly grab: { readonly pages: readonly string[]; readonly pull: string; readonly hand: string; readonly fingers: string };
  readonly done: Readonly<Record<string, never>>;
  readonly skip: Readonly<Record<string, never>>;
  readonly target: { readonly area: string };
  readonly grip: { readonly card: string };
  readonly begin: Readonly<Record<string, never>>;
  readonly stop: Readonly<Record<string, never>>;
  readonly confirm: Readonly<Record<string, never>>;
  readonly dispute: Readonly<Record<string, never>>;
  readonly discard: { readonly cards: readonly string[] };
  readonly cast: { readonly colour: string; readonly payment: readonly string[]; readonly shares: readonly (readonly [number, readonly string[]])[] };
  readonly cast_team: { readonly colour: string; readonly payment: readonly string[]; readonly shares: readonly (readonly [number, readonly string[]])[] };
  readonly play_imp: { readonly card: "imp" };
  readonly play_dragonflies: { readonly card: "dragonflies" };
  readonly play_mouse: { readonly card: "mouse"; readonly to: number };
  readonly end: Readonly<Record<string, never>>;
  readonly agree: Readonly<Record<string, never>>;
  readonly refuse: Readonly<Record<string, never>>;
  readonly giver: { readonly giver: number };
  readonly give: { readonly card: string; readonly to: number };
  readonly take: { readonly card: string };
  readonly take_none: Readonly<Record<string, never>>;
  readonly keep: { readonly cards: readonly string[] };
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
    readonly card: readonly Card[];
    readonly sheet: readonly Sheet[];
    readonly numbers: Numbers;
    readonly grabs: Grabs;
    readonly team_shares: TeamShares;
    readonly options: Options;
    readonly skill_model: SkillModel;
    readonly fitted_model: FittedModel;
  }
  /** KAM-S1: how many play. */
  interface GameTable {
    readonly id: "kamimai";
    readonly name: string;
    readonly players_min: number;
    readonly players_max: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  /** One of the sixteen kinds; what is left out its class does not have. */
  interface Card {
    readonly kind: string;
    readonly class: "creature" | "element" | "guardian";
    readonly colour: "air" | "choice" | "earth" | "fire" | "none" | "water";
    readonly copies: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly grip?: "other_hand" | "thumb_little" | "thumb_middle" | "thumb_ring" | null;
    readonly units?: readonly number[] | null;
    readonly played_by?: "activator" | "any_in_spell" | null;
    readonly min_players?: 2 | null;
  }
  /** A demon on paper: its areas, and the paths between them. */
  interface Sheet {
    readonly level: number;
    readonly label: string;
    readonly energy: number;
    readonly first_area: string;
    readonly reach: "any" | "paths";
    readonly paths: readonly (readonly [string, string])[];
    readonly area: readonly Area[];
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Area {
    readonly id: string;
    readonly effect: "blessing" | "curse_colour" | "curse_discard" | "curse_energy" | "none";
    readonly spells: readonly ("air" | "earth" | "fire" | "team" | "water")[];
  }
  interface Numbers {
    readonly reserve_limit: number;
    readonly reserve_limit_solo: number;
    readonly spell_units: number;
    readonly watch_seconds: number;
    readonly easy_bonus: number;
    readonly adventure_bonus: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Grabs {
    readonly pages: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  /** The units that each summoner who takes part gives to a team spell, by number of players. */
  interface TeamShares {
    readonly one: readonly number[];
    readonly two: readonly number[];
    readonly three: readonly number[];
    readonly four: readonly number[];
    readonly five: readonly number[];
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Options {
    readonly blessing_always: boolean;
    readonly colour_takes_fairies: boolean;
    readonly one_grab: boolean;
    readonly strict_contact: boolean;
    readonly activator_overrules: boolean;
    readonly late_falls: boolean;
    readonly turn_cap: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  /** Statistical hands in numbers. */
  interface SkillModel {
    readonly base: number;
    readonly count_exponent: number;
    readonly thin_cards: number;
    readonly lean: number;
    readonly watch_share: number;
    readonly late: number;
    readonly seen: number;
    readonly held_on_fall: number;
    readonly slip_plus1: number;
    readonly slip_plus2: number;
    readonly slip_minus1: number;
    readonly slip_cap: number;
    readonly late_split: LateSplit;
    readonly skill: Skills;
    readonly grip: Grips;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface LateSplit {
    readonly cast: number;
    readonly store: number;
    readonly between: number;
  }
  interface Skills {
    readonly steady: number;
    readonly average: number;
    readonly clumsy: number;
  }
  interface Grips {
    readonly free: number;
    readonly thumb_middle: number;
    readonly thumb_ring: number;
    readonly thumb_little: number;
    readonly other_hand: number;
  }
  /** The same for the simulated book, which also counts how hard the wings press. */
  interface FittedModel {
    readonly base: number;
    readonly count_exponent: number;
    readonly thin_cards: number;
    readonly lean: number;
    readonly watch_share: number;
    readonly late: number;
    readonly seen: number;
    readonly held_on_fall: number;
    readonly slip_plus1: number;
    readonly slip_plus2: number;
    readonly slip_minus1: number;
    readonly slip_cap: number;
    readonly late_split: LateSplit;
    readonly skill: Skills;
    readonly grip: Grips;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
    readonly worn: number;
    readonly inner: number;
    readonly inner_eased?: number;
  }
}
