/** Made by `./dev types` from the Structs of the game; an edit here is lost. */

/** What never changes during a match. */
export interface Fixed {
  readonly receivers: Receivers;
  readonly deck_dealt: number;
}

/** To whom each seat passes a scroll in an exchange, by its direction. */
export interface Receivers {
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly across: readonly number[] | null;
}

export interface Board {
  readonly phase: "offering" | "over" | "play";
  readonly round: number;
  readonly chain: readonly Laid[];
  readonly deck: number;
  readonly turn: number | null;
  readonly drawn: number;
  readonly passes: number;
  readonly direction: "across" | "left" | "right" | null;
  readonly caster: number | null;
  readonly casting: "bam" | "colt" | "crown" | "dragon" | "fly" | "freeze" | "star" | null;
  readonly rings: readonly (Ring | null)[];
  readonly ends: Ends;
  readonly frozen: readonly number[];
  readonly seats: readonly SeatSeen[];
  readonly known_in_deck: readonly string[] | null;
  readonly last_round: RoundEnd | null;
}

/** A scroll of the chain, as it lies. */
export interface Laid {
  readonly scroll: string;
  readonly left: number;
  readonly right: number;
}

export interface Ring {
  readonly spell: "bam" | "colt" | "crown" | "dragon" | "fly" | "freeze" | "star";
  readonly scroll: string;
  readonly half: number;
}

export interface Ends {
  readonly left: OpenEnd | null;
  readonly right: OpenEnd | null;
}

export interface OpenEnd {
  readonly open: number;
  readonly crowned_by: readonly number[];
  readonly closed_to: readonly number[];
}

export interface SeatSeen {
  readonly scrolls: number;
  readonly hand: readonly string[] | null;
  readonly rounds_won: number;
  readonly points: number;
  readonly known: readonly string[] | null;
}

export interface RoundEnd {
  readonly winner: number | null;
  readonly reason: "blocked" | "cap" | "lazy" | "out" | "repeat" | "stopped";
  readonly hands: readonly (readonly string[])[];
  readonly deciding: readonly string[];
  readonly points: readonly number[] | null;
}

export interface Events {
  readonly round_begins: { readonly round: number };
  readonly deal: { readonly each: number };
  readonly dealt: { readonly scrolls: readonly string[] };
  readonly offered: { readonly offerings: readonly (readonly [number, string])[] };
  readonly donation: { readonly seat: number; readonly scroll: string; readonly value: number };
  readonly turn: { readonly seat: number };
  readonly link: { readonly seat: number; readonly scroll: string; readonly end: "left" | "right"; readonly spell: "bam" | "colt" | "crown" | "dragon" | "fly" | "freeze" | "star"; readonly beside: string; readonly alike: "mirror" | "no" | "yes"; readonly left: number; readonly right: number };
  readonly cast: { readonly seat: number; readonly spell: "bam" | "colt" | "crown" | "dragon" | "fly" | "freeze" | "star"; readonly scroll: string; readonly frozen: boolean };
  readonly ring_aside: { readonly seat: number };
  readonly draw: { readonly seat: number };
  readonly drew: { readonly scroll: string };
  readonly pass: { readonly seat: number; readonly fly: boolean };
  readonly direction: { readonly seat: number; readonly direction: "across" | "left" | "right" };
  readonly exchange: { readonly direction: "across" | "left" | "right" };
  readonly gave: { readonly scroll: string; readonly seat: number };
  readonly received: { readonly scroll: string; readonly seat: number };
  readonly discard: { readonly seat: number };
  readonly discarded: { readonly scroll: string };
  readonly mix: Readonly<Record<string, never>>;
  readonly gift: { readonly giver: number; readonly seat: number };
  readonly keep: { readonly seat: number; readonly spell: "bam" | "colt" | "crown" | "dragon" | "fly" | "freeze" | "star" };
  readonly stop: { readonly seat: number };
  readonly eaten: { readonly scroll: string };
  readonly repeat: Readonly<Record<string, never>>;
  readonly play_on: Readonly<Record<string, never>>;
  readonly hand_shown: { readonly seat: number; readonly scrolls: readonly string[]; readonly highest: number };
  readonly round: { readonly seat: number; readonly reason: "blocked" | "cap" | "lazy" | "out" | "repeat" | "stopped" };
  readonly match: { readonly seat: number };
  readonly opens: { readonly seat: number; readonly scroll: string };
  readonly hand: { readonly seat: number | null; readonly points: number; readonly reason: "blocked" | "cap" | "lazy" | "out" | "repeat" | "stopped" };
  readonly choice: { readonly seat: number; readonly links: number; readonly barred: boolean; readonly colt: boolean };
}

export interface Answers {
  readonly offer: { readonly scroll: string };
  readonly link: { readonly scroll: string; readonly end: "left"; readonly spell: "bam" | "colt" | "crown" | "dragon" | "fly" | "freeze" | "star"; readonly beside: string; readonly alike: "mirror" | "no" | "yes"; readonly left: number; readonly right: number } | { readonly scroll: string; readonly end: "right"; readonly spell: "bam" | "colt" | "crown" | "dragon" | "fly" | "freeze" | "star"; readonly beside: string; readonly alike: "mirror" | "no" | "yes"; readonly left: number; readonly right: number };
  readonly draw: Readonly<Record<string, never>>;
  readonly pass: Readonly<Record<string, never>>;
  readonly direction: { readonly direction: "across" | "left" | "right" };
  readonly give: { readonly scroll: string };
  readonly discard: { readonly scroll: string };
  readonly keep: Readonly<Record<string, never>>;
  readonly give_to: { readonly scroll: string; readonly to: number };
  readonly stop: Readonly<Record<string, never>>;
  readonly ring: { readonly scroll: string };
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
    readonly game: "dominovia";
    readonly edition: string;
    readonly data_format: 1;
    readonly players: Mages;
    readonly components: Components;
    readonly deal: Deal;
    readonly spell: readonly Spell[];
    readonly scroll_set: ScrollSet;
    readonly scroll_value: ScrollValue;
    readonly round_card: RoundCard;
    readonly dragon: Dragons;
    readonly rounds_to_win: RoundsToWin;
    readonly options: Options;
    readonly classic: Classic;
  }
  /** DOM-S1. */
  interface Mages {
    readonly min: number;
    readonly max: number;
    readonly age: number;
    readonly minutes_per_mage: readonly number[];
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  /** The counts are those of the rules and serve only to notice a file of something else. */
  interface Components {
    readonly scrolls: 28;
    readonly mirrors: 7;
    readonly duos: 21;
    readonly rings: number;
    readonly round_cards: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Deal {
    readonly "2"?: number;
    readonly "3"?: number;
    readonly "4"?: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Spell {
    readonly rank: number;
    readonly id: "bam" | "colt" | "crown" | "dragon" | "fly" | "freeze" | "star";
    readonly name: string;
    readonly lasting: boolean;
    readonly optional: boolean;
    readonly points: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface ScrollSet {
    readonly ids: readonly string[];
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface ScrollValue {
    readonly "0-0": number;
    readonly "0-1": number;
    readonly "0-2": number;
    readonly "0-3": number;
    readonly "0-4": number;
    readonly "0-5": number;
    readonly "0-6": number;
    readonly "1-1": number;
    readonly "1-2": number;
    readonly "1-3": number;
    readonly "1-4": number;
    readonly "1-5": number;
    readonly "1-6": number;
    readonly "2-2": number;
    readonly "2-3": number;
    readonly "2-4": number;
    readonly "2-5": number;
    readonly "2-6": number;
    readonly "3-3": number;
    readonly "3-4": number;
    readonly "3-5": number;
    readonly "3-6": number;
    readonly "4-4": number;
    readonly "4-5": number;
    readonly "4-6": number;
    readonly "5-5": number;
    readonly "5-6": number;
    readonly "6-6": number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  /** DOM-C12: the program simply counts. */
  interface RoundCard {
    readonly numbers: readonly number[];
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Dragons {
    readonly choices: readonly ("angry" | "base" | "dizzy" | "hungry" | "lazy")[];
    readonly default: "angry" | "base" | "dizzy" | "hungry" | "lazy";
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  /** DOM-S2, DOM-Q31. */
  interface RoundsToWin {
    readonly default: number;
    readonly min: number;
    readonly max: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  interface Options {
    readonly freeze_scope: "match" | "scroll";
    readonly fly_after_draw: boolean;
    readonly ring_choice: boolean;
    readonly hungry_repetition: number;
    readonly hungry_turn_limit: number;
    readonly memory_aid: boolean;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  /** DOM-V24, DOM-V29. */
  interface Classic {
    readonly deal: ClassicDeal;
    readonly points_to_win: number;
    readonly points_min: number;
    readonly points_max: number;
    readonly origin: "deduced" | "official" | "printed" | "reconstructed" | "ruled" | "simulated";
  }
  /** DOM-S7: scrolls for each Mage, by the number of Mages. Everybody is dealt something, and a deck may be left. */
  interface ClassicDeal {
    readonly "2"?: number;
    readonly "3"?: number;
    readonly "4"?: number;
  }
}
