/** The young wizards as they are drawn, by the colour they study, in a frame of 100 by 130. The build keeps them in a file beside the scripts. */
import { face, head, neck, type Mood } from '../../kit/drawing/faces';
import { bob, fringes, long } from '../../kit/drawing/hair';
import { disc, limb, moved, shape, star, stroke, strokes, type Figure, type Piece } from '../../kit/drawing/pen';

interface Pupil {
  hair: string;
  skin?: string;
  mood: Mood;
  fringe: keyof typeof fringes;
  /** Round the head, behind it and over it. */
  behind: readonly Piece[];
  over: readonly Piece[];
  /** Over the robe. */
  worn: readonly Piece[];
  tilt: number;
}

const SIZE = 1.65;

function pupil({ hair, skin, mood, fringe, behind, over, worn, tilt }: Pupil): Figure {
  return {
    hair,
    ...(skin ? { skin } : {}),
    pieces: [
      ...head(50, 71, tilt, [behind], SIZE),
      shape('deep', '2 134!, 8 114, 24 104, 50 98, 76 104, 92 114, 98 134!'),
      shape('shade', '2 134!, 8 115, 22 105, 28 104, 20 116, 18 134!'),
      strokes('fine', '28 108, 24 134', '72 108, 76 134'),
      ...moved(neck(0, 0), 50, 95, 0, 1.5),
      ...worn,
      ...head(50, 71, tilt, [face(mood), fringes[fringe], over], SIZE),
    ],
  };
}

const collar: Piece[] = [
  shape('paper', '34 101!, 42 99!, 50 114!, 58 99!, 66 101!, 64 112, 54 118!, 50 114!, 46 118!, 36 112'),
];

/** A wide brim that all four share; what rises from it is each one's own. */
const brim: Piece[] = [
  shape('ink', '-26 -7, -13 -11, 0 -8, 13 -11, 26 -7, 15 -2.5, 0 -3.5, -15 -2.5'),
  strokes('fine', '-20 -6.5, -10 -6, 0 -6.5, 10 -6, 20 -6.5'),
];
const band = shape('wash', '-12 -13!, 0 -10, 12 -13!, 12.4 -8.5!, 0 -6, -12.4 -8.5!');

export const figures: Readonly<Record<string, Figure>> = {
  // Knows the answer, and waits to be asked.
  blue: pupil({
    hair: '#e4ddcd',
    mood: { eyes: 'open', mouth: 'calm', turn: 1 },
    fringe: 'straight',
    behind: bob,
    over: [
      ['line', 'M-8.4 2a4.6 4.2 0 1 0 9.2 0a4.6 4.2 0 1 0 -9.2 0zM1.6 2a4.4 4.2 0 1 0 8.8 0a4.4 4.2 0 1 0 -8.8 0z'],
      shape('deep', '-12.4 -9!, -9 -22, -2 -34, 12 -40!, 9 -30, 11 -20, 12.4 -9!, 0 -6'),
      strokes('fine', '4 -32, 6 -24, 5 -14', '-4 -28, -7 -18'),
      band,
      ...brim,
    ],
    worn: [...collar, shape('wash', '47 114!, 53 114!, 56 132!, 44 132!')],
    tilt: -3,
  }),
  // Has set fire to the curtain again.
  red: pupil({
    hair: '#b8491f',
    mood: { eyes: 'wide', mouth: 'grin', turn: -1 },
    fringe: 'short',
    behind: [
      shape(
        'hair',
        '0 -14, 12 -12, 20 -8, 18 -2, 24 4, 19 8, 22 16, 14 16, 12 22, 0 18, -12 22, -14 16, -22 16, -19 8, -24 4, -18 -2, -20 -8, -12 -12',
      ),
      strokes('strand', '14 -6, 18 2, 15 12', '-14 -6, -18 2, -15 12'),
    ],
    over: [
      disc('blush', -6.5, 5, 0.7),
      disc('blush', -4.5, 6, 0.7),
      disc('blush', 4.5, 6, 0.7),
      disc('blush', 6, 4.8, 0.7),
      shape('deep', '-12.4 -9!, -10 -18, -12 -26, -6 -30, -10 -38!, 2 -34, 10 -24, 12.4 -9!, 0 -6'),
      shape('shade', '-12 -10, -10 -18, -12 -26, -7 -29, -6 -18, -7 -9'),
      limb('gold', '-9 -39, -10 -42', 1.6),
      band,
      ...brim,
    ],
    worn: [
      shape('wash', '28 106, 40 100, 50 106, 60 100, 72 106, 68 116, 50 121, 32 116'),
      strokes('fine', '34 108, 50 114, 66 108'),
      shape('wash', '56 114!, 66 113!, 70 134!, 58 134!'),
      strokes('line', '59 122, 68 121', '60 127, 69 126'),
    ],
    tilt: 4,
  }),
  // Talks to the plants; they answer.
  green: pupil({
    hair: '#2a1b16',
    skin: '#b97f55',
    mood: { eyes: 'open', mouth: 'smile', turn: -1.5 },
    fringe: 'short',
    behind: [
      shape(
        'hair',
        '0 -14, 11 -11, 14.5 -5, 16 0, 14 4, 14.5 9!, 11 8, 0 6, -11 8, -14.5 9!, -14 4, -16 0, -14.5 -5, -11 -11',
      ),
    ],
    over: [
      shape('deep', '-12.4 -9!, -12 -20, -4 -28, 8 -28, 20 -22, 26 -12!, 18 -17, 12 -17, 12.4 -9!, 0 -6'),
      strokes('fine', '-6 -24, -7 -15', '4 -26, 6 -16', '14 -22, 18 -19'),
      band,
      ...brim,
      shape('gold', '13 -9, 17 -18, 25 -22!, 24 -13, 17 -8'),
      strokes('fine', '14 -9, 23 -20'),
    ],
    worn: [...collar, disc('wash', 50, 118, 4), star('gold', 50, 118, 3, 1.3, 5)],
    tilt: -4,
  }),
  // Was awake all night, with reason.
  yellow: pupil({
    hair: '#d99a2b',
    mood: { eyes: 'closed', mouth: 'smile', turn: 1.5 },
    fringe: 'swept',
    behind: long(14, 7),
    over: [
      shape('deep', '-12.4 -9!, -11 -20, -3 -31, 9 -34, 21 -27, 25 -14, 22 -6!, 18 -14, 12 -19, 12.4 -9!, 0 -6'),
      strokes('fine', '-3 -29, -5 -16', '8 -31, 8 -18', '18 -26, 19 -17'),
      star('paper', 22, -3, 5.5, 2.6, 6),
      band,
      ...brim,
    ],
    worn: [
      shape('paper', '26 106, 36 101, 50 110, 64 101, 74 106, 66 117, 50 122, 34 117'),
      strokes('fine', '32 108, 40 114', '50 112, 50 120', '68 108, 60 114'),
      disc('gold', 50, 126, 2.2),
      stroke('44 128, 50 130, 56 128', 'fine'),
    ],
    tilt: 3,
  }),
};
