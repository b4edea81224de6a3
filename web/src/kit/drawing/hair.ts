/** Hair round a head as in faces.ts: what falls over the brow, and what is behind the head. */
import { disc, limb, shape, strokes, type Piece } from './pen';

/** Hair over the brow of a face. */
export const fringes = {
  parted: [
    shape(
      'hair',
      '-12 3!, -13 -5, -9.5 -13, 0 -16, 9.5 -13, 13 -5, 12 3!, 10.2 -2.5, 7 -7, 1.5 -11.5, -1 -11.5!, -6 -7.5, -10 -2.5',
    ),
    strokes('strand', '-1 -15.6, -7 -11.5, -11 -4', '1 -15.4, 8 -11.5, 11.6 -4', '.5 -12.5, 5 -10, 9 -5'),
  ],
  straight: [
    shape(
      'hair',
      '-12.2 7!, -13.2 -5, -9.5 -13, 0 -16.2, 9.5 -13, 13.2 -5, 12.2 7!, 10 2, 9.6 -3!, 6 -4.4, 3 -3.6!, 0 -4.6, -3 -3.6!, -6 -4.4, -9.6 -3!, -10 2',
    ),
    strokes(
      'strand',
      '-3 -15, -4.5 -9, -3.2 -4.4',
      '3 -15, 4.5 -9, 3.2 -4.4',
      '-7.5 -13, -10 -8, -9.8 -4',
      '7.5 -13, 10 -8, 9.8 -4',
    ),
  ],
  swept: [
    shape(
      'hair',
      '-11.8 4!, -13 -5, -9.5 -13, 0 -16, 9.5 -13.4, 13 -5, 11.8 5!, 10.4 -1.5, 9 -5.5!, 2 -5, -4.5 -10.5!, -8.5 -6, -10.4 -1.5',
    ),
    strokes('strand', '-4 -15.2, 2 -9.5, 8.6 -6', '1 -15.6, 7 -11.5, 11 -5', '-6 -14, -10.5 -8, -11.2 -2'),
  ],
  short: [
    shape(
      'hair',
      '-11.4 5!, -13.4 -3, -12 -10, -5 -15, 2 -17!, 3 -15, 9 -13.4, 13.4 -6, 12 4!, 10.6 -1!, 8.6 -6, 5.5 -3.5!, 2.5 -8, -2 -3.8!, -5 -7.6, -8.4 -3!, -10 -4.6',
    ),
    strokes('strand', '-8 -12, -10 -7, -9 -4', '0 -14.6, -1 -9, -2 -5', '6 -13, 7.4 -8, 6 -5'),
  ],
} as const satisfies Record<string, readonly Piece[]>;

/** Hair over the head in profile, looking right. */
export const side: readonly Piece[] = [
  shape('hair', '8.6 -7!, 4 -9, 1 -3, -1.5 5!, -5 9.5, -11 9!, -13.6 0, -13 -8, -8 -14.6, 1 -16.4, 7 -13.6'),
  strokes('strand', '5 -13, -2 -9, -3.5 4', '0 -15.4, -8 -10, -7.6 6', '-6 -13.6, -12 -6, -11 5'),
];

/** Hair behind the head. */
export const bob: readonly Piece[] = [
  shape('hair', '0 -15, 10 -12, 14 -2, 14.6 9, 12 14!, 0 12, -12 14!, -14.6 9, -14 -2, -10 -12'),
];

export const long = (length: number, flare = 6): Piece[] => [
  shape(
    'hair',
    `0 -15, 10 -12, 14 0, ${13 + flare * 0.6} ${length * 0.6}, ${11 + flare} ${length}!, 4 ${length - 3}, -4 ${length + 1}, ${-11 - flare} ${length}!, ${-13 - flare * 0.6} ${length * 0.6}, -14 0, -10 -12`,
  ),
  strokes(
    'strand',
    `-11 4, ${-11 - flare * 0.4} ${length * 0.6}, ${-8 - flare} ${length - 2}`,
    `11 4, ${11 + flare * 0.4} ${length * 0.6}, ${8 + flare} ${length - 2}`,
  ),
];

export const bun = (x = 0, y = -18, r = 6.5): Piece[] => [
  disc('hair', x, y, r),
  strokes('strand', `${x - r * 0.6} ${y + 2}, ${x} ${y - r * 0.5}, ${x + r * 0.6} ${y + 2}`),
];

/** A tail of hair along a line, thin at its end. */
export const tail = (points: string, ...widths: readonly number[]): Piece[] => {
  const middle = points.replaceAll('!', '');
  return [limb('hair', points, ...widths), strokes('strand', middle)];
};

/** A plait: beads of hair along a line. */
export function plait(from: readonly [number, number], to: readonly [number, number], beads: number, r = 3.4): Piece[] {
  const at = (share: number): [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const all = Array.from({ length: beads }, (_, bead) => {
    const [x, y] = at(bead / beads);
    return disc('hair', x, y, r * (1 - bead / (beads * 3)));
  });
  const [x, y] = to;
  return [
    shape('hair', `${x - 1.6} ${y - 3}!, ${x + 1.6} ${y - 3}!, ${x + 2.6} ${y + 4}!, ${x - 2.6} ${y + 4}!`),
    ...all,
    disc('deep', x, y - 2.4, 2, 1.6),
  ];
}
