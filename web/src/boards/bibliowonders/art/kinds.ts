/** How each colour of shelf looks: its cloth, its emblem and the tooling on its spines, so that no colour has to be told by colour alone. */
import { emblems } from '../emblems.generated';

export interface Kind {
  cloth: string;
  dark: string;
  light: string;
  /** Readable on paper. */
  ink: string;
  emblem: string;
  tooling: 'bands' | 'slants' | 'dots' | 'checks';
}

const KINDS: Readonly<Record<string, Kind>> = {
  blue: {
    cloth: '#2f6cb0',
    dark: '#153a66',
    light: '#9cc9f2',
    ink: '#1b4a85',
    emblem: emblems['wave-crest'],
    tooling: 'bands',
  },
  red: {
    cloth: '#b53c2d',
    dark: '#651a12',
    light: '#f5ab97',
    ink: '#8f2317',
    emblem: emblems.flame,
    tooling: 'slants',
  },
  green: {
    cloth: '#3d8449',
    dark: '#174424',
    light: '#a9dba4',
    ink: '#1f5c2d',
    emblem: emblems['oak-leaf'],
    tooling: 'dots',
  },
  yellow: {
    cloth: '#d3a021',
    dark: '#6d4a05',
    light: '#fbe595',
    ink: '#6f4a00',
    emblem: emblems.sun,
    tooling: 'checks',
  },
};

/** A colour that only corrected data name. */
const OTHER: Kind = {
  cloth: '#80718f',
  dark: '#3c3147',
  light: '#d8cbe6',
  ink: '#4d3f5c',
  emblem: emblems.bookshelf,
  tooling: 'bands',
};

export const kindOf = (colour: string | null): Kind => (colour === null ? OTHER : (KINDS[colour] ?? OTHER));

const SIGNS: Readonly<Record<string, string>> = {
  clairvoyance: emblems['crystal-ball'],
  negotiate: emblems['shaking-hands'],
  leap: emblems.wingfoot,
  lights_on: emblems['light-bulb'],
  express_request: emblems['ringing-bell'],
  staff_passage: emblems['secret-door'],
  misfiled: emblems['card-exchange'],
  recommendation: emblems['scroll-quill'],
};

/** The emblem of a spell or of a librarian magic card; a corrected card has the quill. */
export const signOf = (id: string): string => SIGNS[id] ?? emblems['quill-ink'];

/** How far an arrow is turned from north. */
export const TURNS: Readonly<Record<string, number>> = {
  N: 0,
  E: 90,
  S: 180,
  W: 270,
  north: 0,
  east: 90,
  south: 180,
  west: 270,
};
