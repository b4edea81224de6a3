/** What can be looked at in the gallery, as tests/gallery/serving.py tells it. */
import type { GameInfo, StateTold } from '../src/lib/wire';

export interface Catalogue {
  games: { game: string; states: { name: string; sort: string }[] }[];
  windows: Record<string, { width: number; height: number }>;
  languages: string[];
}

export interface Shown {
  info: GameInfo;
  state: StateTold;
}

/** What is looked at; the address keeps it, so that one can send somebody to it. */
export interface Look {
  game: string;
  state: string;
  language: string;
  theme: 'light' | 'dark';
  window: string;
  sight: string;
  boxes: boolean;
}

/** How people see who see fewer colours (after Machado, Oliveira and Fernandes, 2009), as matrices of red, green and blue. */
export const SIGHTS: Readonly<Record<string, readonly number[] | null>> = {
  'all colours': null,
  'no colours': [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** As an SVG filter wants it: with transparency, and nothing added. */
export function filterOf(matrix: readonly number[]): string {
  const rows = [0, 3, 6].map((from) => [...matrix.slice(from, from + 3), 0, 0].join(' '));
  return [...rows, '0 0 0 1 0'].join(' ');
}

export function readLook(catalogue: Catalogue, hash: string): Look {
  const told = new URLSearchParams(hash.replace(/^#/, ''));
  const games = catalogue.games.map((one) => one.game);
  const one = <T extends string>(key: string, known: readonly T[]): T =>
    known.find((each) => each === told.get(key)) ?? known[0]!;
  const game = one('game', games);
  const states = catalogue.games.find((each) => each.game === game)?.states ?? [];
  return {
    game,
    state: one(
      'state',
      states.map((each) => each.name),
    ),
    language: one('language', catalogue.languages),
    theme: one('theme', ['light', 'dark'] as const),
    window: one('window', Object.keys(catalogue.windows)),
    sight: one('sight', Object.keys(SIGHTS)),
    boxes: told.get('boxes') === 'true',
  };
}

export const writeLook = (look: Look): string =>
  `#${new URLSearchParams(Object.entries(look).map(([key, value]) => [key, String(value)]))}`;
