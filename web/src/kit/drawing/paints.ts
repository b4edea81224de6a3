/** What the tones of a figure are painted with: a few inks on cream paper, as on an old court card. */
import type { Figure, Tone } from './pen';

export interface Inks {
  /** Of the pen. */
  line: string;
  /** Cloth as dark as can be while its seams are seen. */
  dark: string;
  deep: string;
  wash: string;
}

type Paint = Record<string, string | number>;

const PEN = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** `hatching` names the pattern that shades. */
export function paints(
  { line, dark, deep, wash }: Inks,
  { hair, skin = '#fce3cf' }: Figure,
  hatching: string,
): (tone: Tone) => Paint {
  const cloth = (fill: string): Paint => ({ fill, stroke: line, 'stroke-width': 0.9, 'stroke-linejoin': 'round' });
  const pen = (width: number, opacity = 1): Paint => ({ ...PEN, stroke: line, 'stroke-width': width, opacity });
  const tones: Record<Tone, Paint> = {
    ink: cloth(dark),
    deep: cloth(deep),
    wash: cloth(wash),
    paper: cloth('#fffaf0'),
    skin: cloth(skin),
    hair: cloth(hair),
    gold: cloth('#e3b341'),
    steel: cloth('#c3c9cf'),
    wood: cloth('#a4713c'),
    white: { fill: '#fffdf6' },
    pupil: { fill: line },
    shade: { fill: `url(#${hatching})` },
    light: { fill: '#fffaf0', opacity: 0.4 },
    blush: { fill: '#e0603f', opacity: 0.28 },
    line: pen(1),
    fine: pen(0.6),
    strand: pen(0.6, 0.55),
  };
  return (tone) => tones[tone];
}
