/** Four sisters: one dance, four pairs of wings. */
import { arm, leg, mirrored } from '../../../../kit/drawing/body';
import { face, head, neck, type Mood } from '../../../../kit/drawing/faces';
import { bun, fringes, long, tail } from '../../../../kit/drawing/hair';
import { disc, limb, moved, shape, star, strokes, type Figure, type Piece } from '../../../../kit/drawing/pen';

/** Wings from their root at 0, 0 to the right. */
const fins: Piece[] = [
  shape('wash', '0 4, 14 10, 34 16, 46 32!, 36 36, 38 46!, 26 40, 22 50!, 10 32'),
  shape('wash', '0 0, 6 -18, 24 -38, 52 -48!, 50 -36, 58 -30!, 48 -22, 52 -12!, 38 -8, 20 4'),
  strokes(
    'fine',
    '4 -2, 24 -22, 50 -44',
    '6 0, 28 -14, 52 -26',
    '6 2, 26 -4, 44 -12',
    '6 6, 22 18, 34 38',
    '6 8, 14 22, 22 44',
  ),
  disc('light', 30, -26, 3),
  disc('light', 38, -18, 2),
];

const leaves: Piece[] = [
  shape('deep', '0 4, 16 6, 34 18, 44 40!, 26 36, 10 22'),
  shape('deep', '0 0, 4 -22, 22 -40, 52 -50!, 54 -28, 40 -8, 18 4'),
  strokes('line', '2 0, 24 -22, 50 -47', '4 6, 22 18, 42 38'),
  strokes(
    'fine',
    '12 -10, 10 -24',
    '22 -20, 22 -36',
    '34 -32, 36 -44',
    '16 -14, 32 -8',
    '28 -26, 46 -22',
    '16 14, 18 28',
    '26 22, 38 22',
  ),
];

const breezes: Piece[] = [
  shape('paper', '0 4, 18 8, 40 12, 56 26, 60 40!, 46 30, 26 26, 8 14'),
  shape('paper', '0 0, 8 -14, 26 -30, 44 -34, 56 -28, 58 -18, 50 -14, 46 -20, 50 -24, 40 -26, 30 -16, 16 0'),
  strokes('fine', '6 -4, 22 -20, 38 -28', '10 8, 34 18, 52 32', '4 2, 20 -8, 32 -16'),
];

const flames: Piece[] = [
  shape('gold', '0 4, 16 8, 24 20, 40 22!, 36 30, 46 40!, 28 38, 24 46!, 10 28'),
  shape('gold', '0 0, 2 -18, 14 -26, 14 -44!, 26 -34, 36 -52!, 42 -36, 56 -40!, 50 -26, 60 -18!, 44 -12, 34 2, 16 4'),
  shape('deep', '4 0, 6 -14, 18 -20, 20 -32!, 28 -24, 34 -36!, 38 -24, 46 -26!, 40 -14, 30 -4, 16 2'),
];

interface Sister {
  hair: string;
  wings: readonly Piece[];
  behind: readonly Piece[];
  over: readonly Piece[];
  mood: Mood;
  fringe: keyof typeof fringes;
}

function fairy({ hair, wings, behind, over, mood, fringe }: Sister): Figure {
  return {
    hair,
    pieces: [
      ...moved(wings, 76, 70, 0, 0.95),
      ...mirrored(wings, 64, 70, 0, 0.95),
      ...head(70, 46, 5, [behind]),
      ...leg('skin', '64 100, 52 116, 36 128', { foot: 'bare', mirrored: true, tilt: -30, widths: [5.5, 4.4, 3] }),
      ...leg('skin', '74 100, 76 122, 66 142', { foot: 'bare', mirrored: true, tilt: -40, widths: [5.5, 4.4, 3] }),
      ...arm('skin', '81 66, 98 66, 108 50', { hand: 'open', widths: [3.8, 3.3, 2.5] }),
      ...neck(70, 60),
      shape(
        'deep',
        '59 66!, 65 67, 70 70, 75 67, 82 66!, 80 76, 79 84!, 92 100, 96 112!, 86 107, 82 117!, 74 108, 68 119!, 62 108, 52 115!, 52 105, 42 106!, 48 96, 61 84!, 60 76',
      ),
      shape('shade', '59 67!, 63 68, 64 84, 56 100, 52 113, 52 105, 43 105!, 49 96, 61 84, 60 76'),
      strokes('fine', '66 86, 60 104', '70 86, 70 110', '74 86, 82 106'),
      shape('gold', '60 82!, 80 82!, 80 86!, 60 86!'),
      ...arm('skin', '59 67, 44 78, 36 66', { hand: 'open', widths: [3.8, 3.3, 2.5] }),
      ...head(70, 46, 5, [face(mood), fringes[fringe], over]),
    ],
  };
}

export const fairies: Readonly<Record<string, Figure>> = {
  'fairy-water': fairy({
    hair: '#7fc0e8',
    wings: fins,
    behind: tail('2 -10, 18 0, 22 18, 14 34, 24 46!', 8, 9, 8, 6, 1),
    over: [shape('paper', '-9 -11, -4 -17, 0 -12, 5 -18, 9 -11, 0 -9'), disc('deep', 0, -13, 2)],
    mood: { eyes: 'down', mouth: 'smile', turn: -1 },
    fringe: 'parted',
  }),
  'fairy-earth': fairy({
    hair: '#8a5a2c',
    wings: leaves,
    behind: long(30, 6),
    over: [
      ...[-10, -5, 0, 5, 10].map((x): Piece => disc('paper', x, -13 + Math.abs(x) * 0.3, 2.6)),
      ...[-10, -5, 0, 5, 10].map((x): Piece => disc('gold', x, -13 + Math.abs(x) * 0.3, 1)),
    ],
    mood: { eyes: 'open', mouth: 'grin', turn: 1 },
    fringe: 'swept',
  }),
  'fairy-air': fairy({
    hair: '#f3e3a4',
    wings: breezes,
    behind: [...tail('8 -8, 26 -16, 36 -6, 48 -14!', 6, 7, 6, 0.8), ...tail('8 -2, 24 0, 34 10, 44 6!', 6, 6, 5, 0.8)],
    over: [limb('gold', '-12 -8, 0 -13, 12 -8', 1.2), star('gold', 0, -14, 5, 2, 4)],
    mood: { eyes: 'closed', mouth: 'smile', turn: 1.5 },
    fringe: 'short',
  }),
  'fairy-fire': fairy({
    hair: '#e2672b',
    wings: flames,
    behind: [
      shape('hair', '-13 8, -16 -6, -12 -16, -14 -28!, -6 -20, -2 -36!, 4 -22, 10 -32!, 11 -18, 18 -22!, 16 -6, 13 8'),
      ...bun(0, -14, 3),
    ],
    over: [],
    mood: { eyes: 'fierce', mouth: 'grin', turn: 0 },
    fringe: 'short',
  }),
};
