/** A tile and a piece of its neighbour, for pictures. */
import type { Space, Territory } from '../state';

type Kind = Space['kind'];

const space = (q: number, r: number, kind: Kind, difficulty: number, spots?: number): Space => ({
  space: `(${q},${r})`,
  q,
  r,
  tile: '7',
  kind,
  difficulty,
  ...(spots === undefined ? {} : { spots }),
});

/** Seven spaces with a City in the middle. */
export const TILE: readonly Space[] = [
  space(0, 0, 'city', 5, 2),
  space(1, 0, 'blue', 2),
  space(1, -1, 'green', 0),
  space(0, -1, 'white', 3),
  space(-1, 0, 'forest', 6),
  space(-1, 1, 'yellow', 3),
  space(0, 1, 'red', 1),
];

/** With land beyond. */
export const WIDE: readonly Space[] = [
  ...TILE,
  space(2, 0, 'red', 2),
  space(2, -1, 'yellow', 1),
  space(1, 1, 'white', 2),
];

export const one = (kind: Kind): readonly Space[] => [space(0, 0, kind, 2, kind === 'city' ? 2 : undefined)];

export const token = (at: string, seat: number, more: Partial<Territory> = {}): Territory => ({
  space: at,
  seat,
  face: 'up',
  count: 1,
  cut_off: false,
  ...more,
});
