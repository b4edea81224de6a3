/** What the tones of a figure are painted with: the inks of its card's colour on cream paper, as on an old court card. */
import type { Slot } from '../state';
import type { Tone } from './figures/pen';
import { lookOf } from './kinds';

/** Cloth as dark as can be while its seams are seen, and cloth where the card's own ink is too dark or too pale to wear. */
const CLOTHS: Readonly<Record<Slot, { dark: string; deep?: string; wash?: string }>> = {
  red: { dark: '#5e1a14' },
  blue: { dark: '#1b3a63' },
  yellow: { dark: '#573a05', deep: '#b07a0c' },
  green: { dark: '#22481c' },
  white: { dark: '#4b4136', deep: '#8a7354', wash: '#eadcc0' },
};

const PEN = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

export type Paints = (tone: Tone) => Record<string, string | number>;

/** `hatching` is the address of the pattern that shades. */
export function paints(colour: Slot, hair: string, hatching: string): Paints {
  const look = lookOf(colour);
  const line = look.figure;
  const cloth = (fill: string) => ({ fill, stroke: line, 'stroke-width': 0.9, 'stroke-linejoin': 'round' });
  const tones: Record<Tone, Record<string, string | number>> = {
    ink: cloth(CLOTHS[colour].dark),
    deep: cloth(CLOTHS[colour].deep ?? look.deep),
    wash: cloth(CLOTHS[colour].wash ?? look.wash),
    paper: cloth('#fffaf0'),
    skin: cloth('#fce3cf'),
    hair: cloth(hair),
    gold: cloth('#e3b341'),
    steel: cloth('#c3c9cf'),
    wood: cloth('#a4713c'),
    white: { fill: '#fffdf6' },
    pupil: { fill: line },
    shade: { fill: hatching },
    light: { fill: '#fffaf0', opacity: 0.4 },
    blush: { fill: '#e0603f', opacity: 0.28 },
    line: { ...PEN, stroke: line, 'stroke-width': 1 },
    fine: { ...PEN, stroke: line, 'stroke-width': 0.6 },
    strand: { ...PEN, stroke: line, 'stroke-width': 0.6, opacity: 0.55 },
  };
  return (tone) => tones[tone];
}
