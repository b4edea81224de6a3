/** Where the hexes of the map lie on paper, pointy tops up. One unit is a hundredth of a hex's radius, so that lines are whole numbers. */
import type { Space } from './state';

export const RADIUS = 100;
const WIDTH = Math.sqrt(3) * RADIUS;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

export const centreOf = ({ q, r }: { q: number; r: number }): Point => ({
  x: rounded(WIDTH * (q + r / 2)),
  y: rounded(1.5 * RADIUS * r),
});

/** The corner of a hex; 0 is the top one, then clockwise. */
export function corner(centre: Point, at: number, radius = RADIUS): Point {
  const angle = (Math.PI / 3) * at - Math.PI / 2;
  return { x: rounded(centre.x + radius * Math.cos(angle)), y: rounded(centre.y + radius * Math.sin(angle)) };
}

export const hexPoints = (radius: number): string =>
  Array.from({ length: 6 }, (_, at) => corner({ x: 0, y: 0 }, at, radius))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

/** The six steps, each with the two corners of the side it crosses. */
const SIDES = [
  { q: 1, r: 0, from: 1, to: 2 },
  { q: 1, r: -1, from: 0, to: 1 },
  { q: 0, r: -1, from: 5, to: 0 },
  { q: -1, r: 0, from: 4, to: 5 },
  { q: -1, r: 1, from: 3, to: 4 },
  { q: 0, r: 1, from: 2, to: 3 },
] as const;

/** Are these two beside each other on paper? */
export const touch = (one: Space, other: Space): boolean =>
  SIDES.some(({ q, r }) => one.q + q === other.q && one.r + r === other.r);

/** The line round some spaces, as an SVG path of separate sides. */
export function outline(spaces: readonly Space[]): string {
  const inside = new Set(spaces.map(({ q, r }) => `${q},${r}`));
  return spaces
    .flatMap((space) =>
      SIDES.filter(({ q, r }) => !inside.has(`${space.q + q},${space.r + r}`)).map(
        ({ from, to }) => [corner(centreOf(space), from), corner(centreOf(space), to)] as const,
      ),
    )
    .map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('');
}

export function bounds(spaces: readonly Space[], margin: number): Box {
  const places = spaces.map(centreOf);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - WIDTH / 2 - margin, Math.min(...ys) - RADIUS - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + WIDTH / 2 + margin - left,
    height: Math.max(...ys) + RADIUS + margin - top,
  };
}

/** The space an arrow key leads to: the nearest one in that direction, the other way counting as much. */
export function stepTo(spaces: readonly Space[], from: Space, key: string): Space | undefined {
  const way = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  }[key];
  if (!way) return undefined;
  const here = centreOf(from);
  let [best, least] = [undefined as Space | undefined, Infinity];
  for (const space of spaces) {
    const there = centreOf(space);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (along < 1 || (way.x !== 0 && aside > 1)) continue;
    const far = along + aside;
    if (far < least) [best, least] = [space, far];
  }
  return best;
}

/** The spots of a City lie in a row this far below its middle. */
export const SPOTS_AT = 34;

/** How far right one of them lies, and how large a token in it is: as large as the row allows. */
export const spotAt = ({ spots = 1 }: Space, place: number): number =>
  (place - (spots - 1) / 2) * (spots > 2 ? 50 : 80);
export const spotSize = ({ spots = 1 }: Space): number => (spots > 2 ? 35 : spots > 1 ? 42 : 46);

/** Where a token stands, and roads end; in a City each spot is a place. */
export function standingPlace(space: Space, spot: number): Point {
  const { x, y } = centreOf(space);
  return space.kind === 'city' ? { x: x + spotAt(space, spot), y: y + SPOTS_AT } : { x, y: y + 25 };
}
