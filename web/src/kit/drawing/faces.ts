/** Faces, drawn round the middle of the head: 22 wide, 26 high. */
import { disc, moved, shape, stroke, strokes, type Piece } from './pen';

export type Eyes = 'open' | 'fierce' | 'closed' | 'down' | 'wide';
export type Mouth = 'smile' | 'grin' | 'calm' | 'stern' | 'sings';

export interface Mood {
  eyes?: Eyes;
  mouth?: Mouth;
  /** How far she looks aside: -3 to 3. */
  turn?: number;
}

function eye(x: number, eyes: Eyes, narrow: number): Piece[] {
  const w = 2.6 * narrow;
  if (eyes === 'closed')
    return [stroke(`${x - w} 1.4, ${x} 3, ${x + w} 1.4`), strokes('fine', `${x - w} 1.6, ${x - w - 0.8} 2.4`)];
  const [high, low] =
    eyes === 'wide' ? [-1.8, 4] : eyes === 'fierce' ? [0, 3.2] : eyes === 'down' ? [1, 3.4] : [-1.1, 3.5];
  const middle = (high + low) / 2 + (eyes === 'down' ? 0.5 : 0.1);
  return [
    shape('white', `${x - w} 1.8!, ${x} ${high}, ${x + w} 1.6!, ${x} ${low}`),
    disc('pupil', x, middle, 1.35 * Math.sqrt(narrow), Math.min(1.8, (low - high) / 2)),
    disc('white', x + 0.5, middle - 0.7, 0.5),
    stroke(`${x - w - 0.4} 2, ${x - 0.2} ${high - 0.1}, ${x + w + 0.4} 1.4`),
  ];
}

function mouthOf(x: number, mouth: Mouth): Piece[] {
  switch (mouth) {
    case 'smile':
      return [stroke(`${x - 2.8} 7.9, ${x} 9.4, ${x + 2.8} 7.7`), strokes('fine', `${x - 1} 10.6, ${x + 1} 10.6`)];
    case 'grin':
      return [shape('paper', `${x - 3.4} 7.4!, ${x} 8, ${x + 3.4} 7.2!, ${x} 10.9`)];
    case 'calm':
      return [stroke(`${x - 2.1} 8.4, ${x} 8.8, ${x + 2.1} 8.2`), strokes('fine', `${x - 0.9} 10.2, ${x + 0.9} 10.2`)];
    case 'stern':
      return [stroke(`${x - 2.4} 9.2, ${x} 8.3, ${x + 2.4} 9`), strokes('fine', `${x - 1} 10.5, ${x + 1} 10.5`)];
    case 'sings':
      return [shape('ink', `${x - 2.2} 7.8, ${x} 7.1, ${x + 2.2} 7.6, ${x} 11.2`), disc('blush', x, 10, 1.2, 0.8)];
  }
}

/** A face seen from the front or nearly so. */
export function face({ eyes = 'open', mouth = 'smile', turn = 0 }: Mood = {}): Piece[] {
  const [left, right] = [-4.7 + turn * 0.95, 4.7 + turn * 0.95];
  const chin = turn * 0.7;
  const slant = eyes === 'fierce' ? 1.6 : 0;
  const far = 1 - Math.abs(turn) * 0.07;
  return [
    shape(
      'skin',
      `0 -13.5, 8 -10.5, 10.7 -3, ${10 + chin * 0.2} 4, ${6 + chin} 10.4, ${chin} 13.2, ${-6 + chin} 10.4, ${-10 + chin * 0.2} 4, -10.7 -3, -8 -10.5`,
    ),
    disc('blush', left - 1.8, 5.9, 2.4, 1.6),
    disc('blush', right + 1.8, 5.9, 2.4, 1.6),
    ...eye(left, eyes, turn < 0 ? far : 1),
    ...eye(right, eyes, turn > 0 ? far : 1),
    strokes(
      'fine',
      `${left - 2.6} ${-3.6 - slant * 0.3}, ${left} -4.6, ${left + 2.4} ${-4 + slant}`,
      `${right - 2.4} ${-4 + slant}, ${right} -4.6, ${right + 2.6} ${-3.6 - slant * 0.3}`,
    ),
    strokes('fine', `${turn * 1.2 + 0.5} 2.6, ${turn * 1.4 + 1.3} 5.2, ${turn * 1.2 - 0.2} 5.9`),
    ...mouthOf(turn * 1.15, mouth),
  ];
}

/** A face seen from the side; she looks to the right. */
export function profile({ eyes = 'open', mouth = 'calm' }: Mood = {}): Piece[] {
  const low = mouth === 'smile' ? '5.6 7.4' : '5.4 8.6';
  return [
    shape(
      'skin',
      '-3 -13, 4.5 -12.4, 8 -8.6, 8.7 -4.4, 8.4 -1.6, 11.6 3.2, 11 4.4, 8.8 4.8, 9.5 6.6, 8.8 7.7, 9.3 9, 8.4 10.2, 8.2 12.2, 5 13.6, -1 11.4, -5 8, -9 2, -9 -8',
    ),
    disc('blush', 3.4, 5.6, 2.5, 1.7),
    ...(eyes === 'closed' || eyes === 'down'
      ? [stroke('3.4 .6, 5.4 2.4, 7.6 1.4'), strokes('fine', '7.2 1.6, 8.4 2.6')]
      : [
          shape('white', '3.4 1!, 5.6 -1.6, 7.6 -1.2!, 7.3 2.4'),
          disc('pupil', 6.4, 0.5, 1, 1.6),
          stroke('3 .9, 5.4 -1.8, 8 -1.4'),
        ]),
    eyes === 'fierce' ? stroke('3.4 -5.2, 5.6 -5, 8 -3.2') : stroke('3.2 -4.2, 5.4 -5.4, 8 -4.6'),
    strokes('fine', '9.6 4.4, 8.6 3.6'),
    stroke(`8.9 7.7, 7.4 7.9, ${low}`),
  ];
}

/** What a head stands on, from under the chin to the shoulders. */
export const neck = (x: number, y: number, lean = 0): Piece[] => [
  shape(
    'skin',
    `${x - 3.4 + lean} ${y - 5}!, ${x + 3.4 + lean} ${y - 5}!, ${x + 3.6} ${y + 2}, ${x + 8} ${y + 6}!, ${x} ${y + 10}, ${x - 8} ${y + 6}!, ${x - 3.6} ${y + 2}`,
  ),
  shape('shade', `${x - 3.4 + lean} ${y - 4}!, ${x + 3.4 + lean} ${y - 4}!, ${x + 3} ${y}, ${x - 3} ${y}`),
];

/** The head with what is behind it and what lies over it, set where it belongs. */
export const head = (
  x: number,
  y: number,
  turn: number,
  pieces: readonly (readonly Piece[])[],
  size = 1,
  mirrored = false,
): Piece[] => moved(pieces.flat(), x, y, turn, mirrored ? -size : size, size);
