/** What the Alices of a colour are drawn in: the inks of their cards, with other cloth where those are too dark or too pale to wear. */
import type { Inks } from '../../../kit/drawing/paints';
import type { Slot } from '../state';
import { lookOf } from './kinds';

const CLOTHS: Readonly<Record<Slot, { dark: string; deep?: string; wash?: string }>> = {
  red: { dark: '#5e1a14' },
  blue: { dark: '#1b3a63' },
  yellow: { dark: '#573a05', deep: '#b07a0c' },
  green: { dark: '#22481c' },
  white: { dark: '#4b4136', deep: '#8a7354', wash: '#eadcc0' },
};

export function inksOf(colour: Slot): Inks {
  const { figure: line, deep, wash } = lookOf(colour);
  return { line, deep, wash, ...CLOTHS[colour] };
}
