/** How things look: each kind of space has ink, wash, emblem and pattern; each kingdom an ink, an emblem and a shape; so that nothing is told by colour alone. */
import { emblems } from '../emblems.generated';
import type { Space } from '../state';

export interface Look {
  /** Lines and letters on paper. */
  ink: string;
  /** The watercolour of the ground. */
  wash: string;
  /** A darker wash, for the pattern and for grounds of white letters. */
  deep: string;
  emblem: string;
  /** Figures on the wash. */
  figure: string;
}

const LOOKS: Readonly<Record<Space['kind'], Look>> = {
  red: { ink: '#8e231b', wash: '#f0b09c', deep: '#b23a2c', emblem: emblems.cupcake, figure: '#3a0f0a' },
  blue: { ink: '#1d4a80', wash: '#aecbe8', deep: '#2f659f', emblem: emblems['star-gate'], figure: '#0d2543' },
  yellow: { ink: '#6f4a00', wash: '#f5d57a', deep: '#8a5d00', emblem: emblems['drama-masks'], figure: '#382500' },
  green: { ink: '#2a5c22', wash: '#b4d696', deep: '#37722c', emblem: emblems['oak-leaf'], figure: '#132d0e' },
  white: { ink: '#574d40', wash: '#fdf9ee', deep: '#6f6455', emblem: emblems['peace-dove'], figure: '#2b241b' },
  city: { ink: '#4a2a74', wash: '#c8b0e2', deep: '#5f3a90', emblem: emblems.castle, figure: '#22103c' },
  forest: { ink: '#16241d', wash: '#46614f', deep: '#26392e', emblem: emblems['pine-tree'], figure: '#ffffff' },
};

export const lookOf = (kind: Space['kind']): Look => LOOKS[kind];

export interface Crest {
  ink: string;
  light: string;
  /** The outline of its tokens within a circle of 100. */
  shape: string;
  emblem: string;
}

/** An egg with a crack, which the set lacks. */
const EGG =
  '<path fill="currentColor" d="M256 32c-88 0-168 130-168 252 0 26 4 50 11 72l63-40 44 38 50-44 50 44 44-38 63 40c7-22 11-46 11-72C424 162 344 32 256 32zm-94 326-47 30c30 57 82 92 141 92s111-35 141-92l-47-30-46 40-48-42-48 42z"/>';

const CRESTS: Readonly<Record<string, Crest>> = {
  queen_of_hearts: {
    ink: '#a10f3c',
    light: '#f7c3d0',
    shape: 'M0 92 C-120 20 -104 -84 -46 -84 C-20 -84 -6 -68 0 -54 C6 -68 20 -84 46 -84 C104 -84 120 20 0 92 Z',
    emblem: emblems['crowned-heart'],
  },
  mad_hatter: {
    ink: '#0b5d63',
    light: '#b4e2e0',
    shape: 'M-58 -84 H58 L84 -58 V58 L58 84 H-58 L-84 58 V-58 Z',
    emblem: emblems['top-hat'],
  },
  humpty_dumpty: {
    ink: '#6b3f0c',
    light: '#f2d7ae',
    shape: 'M0 -94 C58 -94 84 -20 84 22 C84 66 48 92 0 92 C-48 92 -84 66 -84 22 C-84 -20 -58 -94 0 -94 Z',
    emblem: EGG,
  },
  march_hare: {
    ink: '#2f3d9e',
    light: '#ccd3f7',
    shape: 'M0 -96 L94 -4 L58 88 H-58 L-94 -4 Z',
    emblem: emblems.rabbit,
  },
  cheshire_cat: {
    ink: '#7a2590',
    light: '#ecc8f5',
    shape: 'M0 -98 L98 0 L0 98 L-98 0 Z',
    emblem: emblems['sharp-smile'],
  },
};

/** A kingdom that is not chosen yet, or that only corrected data name. */
const OTHER: Crest = {
  ink: '#453a2d',
  light: '#e4dccb',
  shape: 'M0 -90 A90 90 0 1 1 0 90 A90 90 0 1 1 0 -90 Z',
  emblem: emblems.key,
};

export const crestOf = (kingdom: string | null): Crest => (kingdom === null ? OTHER : (CRESTS[kingdom] ?? OTHER));

const ALICES: Readonly<Record<string, string>> = {
  Fighter: emblems['mailed-fist'],
  Knight: emblems['black-knight-helm'],
  Panzer: emblems['battle-tank'],
  Ninja: emblems['ninja-mask'],
  Valkyrie: emblems['feathered-wing'],
  Demonlord: emblems['horned-helm'],
  Maid: emblems.teapot,
  Little: emblems.balloons,
  Merchant: emblems['two-coins'],
  Idol: emblems.microphone,
  Detective: emblems['magnifying-glass'],
  Scholar: emblems['open-book'],
  Cheergirl: emblems.ribbon,
  Miko: emblems['temple-gate'],
  Magician: emblems['magic-hat'],
  Wiccan: emblems['witch-flight'],
  Alchemist: emblems['round-bottom-flask'],
  Princess: emblems.tiara,
  Wonder: emblems['mushroom-gills'],
  Farmer: emblems.wheat,
  Hunter: emblems['bow-arrow'],
  Pirate: emblems.anchor,
  Astronaut: emblems['ringed-planet'],
  Jet: emblems['jet-fighter'],
  Original: emblems['drink-me'],
  Angel: emblems['angel-wings'],
  Judge: emblems.gavel,
  Mayor: emblems.key,
  Saint: emblems.prayer,
  Empress: emblems.crown,
};

/** The emblem of an Alice; one that only corrected data name has the key. */
export const signOf = (alice: string): string => ALICES[alice] ?? emblems.key;
