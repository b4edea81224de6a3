/** What each card looks like: its emblem, its letter and its inks. Shape and letter tell what colour tells. */
import { emblems, type EmblemName } from '../emblems.generated';

export interface Ink {
  /** On paper. */
  deep: string;
  /** In the dark. */
  glow: string;
  ground: string;
  edge: string;
  emblem: EmblemName;
}

const INKS: Readonly<Record<string, Ink>> = {
  water: { deep: '#174f8f', glow: '#8fc4ff', ground: '#2f6fb5', edge: '#123a68', emblem: 'drop' },
  earth: { deep: '#2c6127', glow: '#a6dd8d', ground: '#4a8a41', edge: '#1f471c', emblem: 'oak-leaf' },
  air: { deep: '#7a5a00', glow: '#ffe07a', ground: '#d9ab27', edge: '#6b4f05', emblem: 'whirlwind' },
  fire: { deep: '#a02318', glow: '#ff9f8a', ground: '#c33c2b', edge: '#6b170f', emblem: 'flame' },
  team: { deep: '#51307f', glow: '#d2b6ff', ground: '#6d49a3', edge: '#3a2260', emblem: 'shaking-hands' },
  none: { deep: '#433a52', glow: '#d8cfe8', ground: '#6d5f86', edge: '#2e2740', emblem: 'cursed-star' },
};

export const ink = (colour: string): Ink => INKS[colour] ?? INKS.none!;

const CREATURES: Readonly<Record<string, EmblemName>> = {
  wolf: 'wolf-head',
  imp: 'imp-laugh',
  dragonflies: 'dragonfly',
  mouse: 'seated-mouse',
};

export interface Look {
  colour: string;
  kind: 'element' | 'guardian' | 'fairy' | 'creature';
  ink: Ink;
  outline: string;
}

export function look(card: string): Look {
  const [family, colour] = card.includes('-') ? (card.split('-') as [string, string]) : ['', card];
  if (family === 'g') return { colour, kind: 'guardian', ink: ink(colour), outline: emblems['all-seeing-eye'] };
  if (family === 'fairy') return { colour, kind: 'fairy', ink: ink(colour), outline: emblems.fairy };
  if (card in INKS) return { colour, kind: 'element', ink: ink(colour), outline: emblems[ink(colour).emblem] };
  return { colour: 'none', kind: 'creature', ink: ink('none'), outline: emblems[CREATURES[card] ?? 'cursed-star'] };
}

export const emblemOf = (colour: string): string => emblems[ink(colour).emblem];

export const EFFECTS: Readonly<Record<string, EmblemName>> = {
  blessing: 'sun',
  curse_energy: 'candle-skull',
  curse_colour: 'cursed-star',
};
