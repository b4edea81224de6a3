/** Arms, legs, hands, feet and wings. What ends in something is turned the way its last part points. */
import { limb, moved, shape, strokes, type Piece, type Tone } from './pen';

const HANDS = {
  open: [
    shape(
      'skin',
      '-1 -2, 2.2 -2.8, 3.8 -5.2, 5.4 -5, 5 -2.4, 9.2 -2.6, 9.9 -1.4, 6.6 -.5, 10.2 .2, 10 1.4, 6.4 1.2, 8.8 2.5, 8 3.6, 4 3.2, -1 2.2',
    ),
  ],
  grip: [
    shape('skin', '-1 -2.1, 2.2 -3.4, 5.8 -3.2, 7 -.4, 6.4 2.6, 3.6 3.6, -1 2.2'),
    strokes('fine', '3.4 -3, 4 -.6, 3 1.4', '6.6 -1.4, 4.8 -1.2', '6.8 .4, 4.8 .4', '6.2 2, 4.4 1.8'),
  ],
  flat: [
    shape('skin', '-1 -2, 2.6 -2.6, 4.6 -4.2, 5.8 -3.4, 6 -2, 9.4 -.8, 9.6 .6, 7 1.8, 3.6 2.6, -1 2'),
    strokes('fine', '9 -.2, 6 -.2', '8.6 .9, 6 .9'),
  ],
} as const satisfies Record<string, readonly Piece[]>;

export type Hand = keyof typeof HANDS;

interface End {
  x: number;
  y: number;
  /** Where it points, in degrees. */
  angle: number;
}

function endOf(points: string): End {
  const all = points.split(',').map((each) => each.replace('!', '').trim().split(/\s+/).map(Number));
  const [before, last] = [all.at(-2)!, all.at(-1)!];
  const [x, y] = [last[0]!, last[1]!];
  return { x, y, angle: (Math.atan2(y - before[1]!, x - before[0]!) * 180) / Math.PI };
}

export const hand = (x: number, y: number, angle: number, kind: Hand = 'grip', mirrored = false): Piece[] =>
  moved(HANDS[kind], x, y, angle, 1, mirrored ? -1 : 1);

interface Arm {
  hand?: Hand | 'none';
  /** The thumb is on the other side. */
  mirrored?: boolean;
  /** Half widths at shoulder, elbow and wrist. */
  widths?: readonly number[];
  /** How far the hand is turned from the way of the forearm. */
  bent?: number;
}

/** Shoulder, elbow, wrist, in a sleeve. */
export function arm(
  sleeve: Tone,
  points: string,
  { hand: kind = 'grip', mirrored, widths, bent = 0 }: Arm = {},
): Piece[] {
  const { x, y, angle } = endOf(points);
  const own = kind === 'none' ? [] : hand(x, y, angle + bent, kind, mirrored);
  return [...own, limb(sleeve, points, ...(widths ?? [4.2, 3.7, 2.7]))];
}

const FEET = {
  shoe: [
    shape('ink', '-3 -3.4!, 2.4 -3.4!, 3.4 -.4, 9 2.2, 10 4.8!, -3.6 4.8!, -3.6 0'),
    shape('light', '4.6 .8, 7.8 2.2, 7 3, 4 2'),
  ],
  boot: [
    shape('ink', '-4.2 -15!, 4.2 -15!, 3.4 -3, 9.8 1.6, 11 5!, -4 5!, -3.6 -4'),
    shape('light', '-1.6 -13, .2 -13, -.4 -3, -2 -3'),
  ],
  bare: [shape('skin', '-2.4 -3, 2 -3, 3 0, 8.6 2.4, 9.4 4.6, 2 4.4, -3 4.6, -3 1')],
} as const satisfies Record<string, readonly Piece[]>;

export const foot = (
  x: number,
  y: number,
  angle: number,
  kind: keyof typeof FEET = 'shoe',
  mirrored = false,
): Piece[] => moved(FEET[kind], x, y, angle, mirrored ? -1 : 1, 1);

interface Leg {
  foot?: keyof typeof FEET;
  mirrored?: boolean;
  widths?: readonly number[];
  /** How far the foot is turned from flat ground. */
  tilt?: number;
}

/** Hip, knee, ankle, in a stocking or a trouser leg. */
export function leg(
  cloth: Tone,
  points: string,
  { foot: kind = 'shoe', mirrored, widths, tilt = 0 }: Leg = {},
): Piece[] {
  const { x, y } = endOf(points);
  return [limb(cloth, points, ...(widths ?? [6.4, 4.6, 3])), ...foot(x, y, tilt, kind, mirrored)];
}

/** A feathered wing from its root at 0, 0 to the upper right: 50 wide, 48 high. */
export const feathers: readonly Piece[] = [
  limb('paper', '0 2, 8 6, 17 9', 2, 3.6, 2.6),
  limb('paper', '2 -1, 14 2, 26 5', 2, 4, 2.8),
  limb('paper', '4 -5, 19 -3, 34 -1', 2, 4, 2.8),
  limb('paper', '8 -10, 24 -9, 41 -8', 2, 4, 2.8),
  limb('paper', '12 -16, 29 -16, 46 -16', 2, 4, 2.8),
  limb('paper', '16 -21, 33 -23, 49 -25', 2, 4, 2.8),
  limb('paper', '20 -26, 34 -31, 48 -35', 2, 4, 2.8),
  shape('paper', '-3 2, 0 -10, 9 -23, 23 -33, 38 -38, 36 -31, 33 -25, 31 -19, 26 -14, 22 -8, 15 -4, 9 2, 3 6'),
  shape('shade', '-1 2, 3 -9, 12 -21, 24 -30, 20 -21, 12 -11, 5 0'),
  strokes(
    'fine',
    '9 -8, 14 -9, 15 -4',
    '14 -14, 20 -15, 22 -8',
    '19 -20, 25 -21, 27 -14',
    '25 -27, 31 -27, 32 -20',
    '5 -3, 8 -4, 9 2',
  ),
  strokes('fine', '38 -9, 30 -9', '43 -16, 35 -16', '45 -24, 38 -23.4', '44 -34, 38 -32', '31 -1.4, 25 -2'),
];

/** A bat's wing from its root at 0, 0 to the upper right. */
export const leather: readonly Piece[] = [
  shape('deep', '0 0, 4 -16, 14 -32, 22 -40!, 36 -34, 48 -20, 54 0!, 46 -6, 40 4!, 32 -4, 26 9!, 18 2, 10 14!, 4 8'),
  strokes('line', '22 -40, 34 -18, 40 4', '22 -40, 26 -16, 26 9', '22 -40, 14 -12, 10 14'),
  shape('shade', '4 -6, 12 -26, 20 -34, 14 -12, 8 6'),
];

export const mirrored = (pieces: readonly Piece[], x: number, y: number, turn = 0, size = 1): Piece[] =>
  moved(pieces, x, y, turn, -size, size);
