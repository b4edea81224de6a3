/** How each spell is drawn: the shape of its seal, its enamel and its emblem. Spells go by their rank. */
import { corners, round } from '../../../kit/scatter';
import type { EmblemName } from '../emblems.generated';

/** Which Dragon a table plays with. */
export type Dragon = 'base' | 'lazy' | 'hungry' | 'dizzy' | 'angry';

/** The rank of the Dragon's half. */
export const DRAGON = 0;

export interface SpellArt {
  /** Outline of the seal, in a square of 100: seven spells, seven shapes. */
  seal: string;
  /** From the set; Star and Bam! are drawn by hand. */
  emblem: EmblemName | null;
  /** The enamel, where the light falls and in the shade. */
  enamel: readonly [string, string];
  /** The emblem on the enamel. */
  light: string;
}

/** A seal with round lobes, like a cloud. */
function lobes(count: number, radius: number, bulge: number): string {
  const point = (corner: number): string => {
    const angle = ((corner / count) * 360 - 90 + 180 / count) * (Math.PI / 180);
    return `${round(50 + Math.cos(angle) * radius)} ${round(50 + Math.sin(angle) * radius)}`;
  };
  const arcs = Array.from({ length: count }, (_, corner) => `A${bulge} ${bulge} 0 0 1 ${point(corner + 1)}`);
  return `M${point(0)} ${arcs.join(' ')} Z`;
}

const pointed = (count: number, outer: number, inner: number): string =>
  `M${corners(count, 50, 50, outer, inner).replaceAll(' ', ' L')} Z`;

const SPELLS: readonly SpellArt[] = [
  {
    seal: 'M50 8 L91 14 C92 54 80 80 50 96 C20 80 8 54 9 14 Z',
    emblem: 'spiked-dragon-head',
    enamel: ['#b3302a', '#5c0f14'],
    light: '#ffe2b0',
  },
  {
    seal: 'M50 3 L91 26.5 V73.5 L50 97 L9 73.5 V26.5 Z',
    emblem: 'snowflake-2',
    enamel: ['#3f8fbd', '#12405f'],
    light: '#f2fbff',
  },
  { seal: lobes(9, 39, 14), emblem: 'feathered-wing', enamel: ['#3b8f7e', '#0f4540'], light: '#eefff2' },
  { seal: pointed(8, 49, 35), emblem: null, enamel: ['#46509f', '#191c55'], light: '#ffe28a' },
  { seal: pointed(13, 49, 35), emblem: null, enamel: ['#d9772a', '#8a3009'], light: '#fff1c9' },
  {
    seal: 'M10 94 V47 A40 42 0 0 1 90 47 V94 H66 V88 H34 V94 Z',
    emblem: 'horse-head',
    enamel: ['#75803a', '#343c12'],
    light: '#fbf3d2',
  },
  {
    seal: 'M22 6 H78 A16 16 0 0 0 94 22 V78 A16 16 0 0 0 78 94 H22 A16 16 0 0 0 6 78 V22 A16 16 0 0 0 22 6 Z',
    emblem: 'crown',
    enamel: ['#85499c', '#3f1656'],
    light: '#ffdf8c',
  },
];

export function spellArt(rank: number): SpellArt {
  const art = SPELLS[rank];
  if (!art) throw new Error(`There is no spell of rank ${rank}.`);
  return art;
}
