/**
 * The pen the figures of the games are drawn with (`figures.ts` of a board). A line is written as the points it passes, "x y, x y", and goes through them in a curve;
 * a point with "!" is a corner. Figures stand in a frame of 140 by 160.
 */

/** What a piece is painted with: cloths and skins have an outline of ink, `white`, `pupil`, `shade`, `light` and `blush` lie over them without one, `line` and `fine` are strokes of the pen. */
export type Tone =
  | 'ink'
  | 'deep'
  | 'wash'
  | 'paper'
  | 'white'
  | 'pupil'
  | 'skin'
  | 'hair'
  | 'gold'
  | 'steel'
  | 'wood'
  | 'shade'
  | 'light'
  | 'blush'
  | 'line'
  | 'fine'
  | 'strand';

/** One piece of a figure: its tone, its path, and where it is moved to. What comes later lies over what comes before. */
export type Piece = readonly [tone: Tone, path: string, move?: string];

export interface Figure {
  /** The colour of the hair. */
  hair: string;
  /** And of the skin, where it is not the paper's own. */
  skin?: string;
  pieces: readonly Piece[];
}

export const FRAME = { width: 140, height: 160 };

interface Point {
  x: number;
  y: number;
  corner: boolean;
}

/** How far a curve keeps its direction, as a share of the way to the next point. */
const REACH = 0.36;

const tenth = (value: number): number => Math.round(value * 10) / 10;

const short = (value: number): string => String(tenth(value)).replace(/^(-?)0\./, '$1.');

/** Numbers in a row; a minus parts them as well as a blank. */
const pairs = (numbers: readonly number[]): string => numbers.map(short).join(' ').replaceAll(' -', '-');

function read(points: string): Point[] {
  return points.split(',').map((each) => {
    const [x, y] = each.replace('!', '').trim().split(/\s+/).map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`no point: "${each}"`);
    return { x, y, corner: each.includes('!') };
  });
}

/** Each number as near as a tenth, told from where the pen is: short to send. */
function curve(points: readonly Point[], closed: boolean): string {
  const at = (index: number): Point => points[(index + points.length) % points.length]!;
  const inside = (index: number): boolean => closed || (index > 0 && index < points.length - 1);
  let [x, y] = [tenth(points[0]!.x), tenth(points[0]!.y)];
  let path = `M${pairs([x, y])}`;
  let last = 'M';
  const go = (command: string, to: readonly { x: number; y: number }[]) => {
    const far = to.flatMap((one) => [tenth(one.x) - x, tenth(one.y) - y]);
    path += command === last ? pairs(far).replace(/^(?=[\d.])/, ' ') : command + pairs(far);
    [x, y] = [tenth(to.at(-1)!.x), tenth(to.at(-1)!.y)];
    last = command;
  };
  for (let index = 0; index < points.length - (closed ? 0 : 1); index++) {
    const [from, to] = [at(index), at(index + 1)];
    if (from.corner && to.corner) {
      go('l', [to]);
      continue;
    }
    const [before, after] = [at(index - 1), at(index + 2)];
    const out = from.corner || !inside(index) ? from : bent(from, before, to, 1);
    const into = to.corner || !inside(index + 1) ? to : bent(to, from, after, -1);
    go('c', [out, into, to]);
  }
  return closed ? `${path}z` : path;
}

/** The handle of a point towards `to`: it lies along the line between its neighbours and is as long as the way ahead allows. */
function bent(of: Point, before: Point, after: Point, way: 1 | -1): { x: number; y: number } {
  const [x, y] = [after.x - before.x, after.y - before.y];
  const to = way === 1 ? after : before;
  const reach = (way * REACH * Math.hypot(to.x - of.x, to.y - of.y)) / (Math.hypot(x, y) || 1);
  return { x: of.x + reach * x, y: of.y + reach * y };
}

/** A filled shape. */
export const shape = (tone: Tone, points: string): Piece => [tone, curve(read(points), true)];

/** A stroke of the pen. */
export const stroke = (points: string, tone: Tone = 'line'): Piece => [tone, curve(read(points), false)];

/** Several strokes at once. */
export const strokes = (tone: Tone, ...lines: readonly string[]): Piece => [
  tone,
  lines.map((points) => curve(read(points), false)).join(''),
];

export const disc = (tone: Tone, x: number, y: number, r: number, ry = r): Piece => [
  tone,
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(ry)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(ry)} 0 1 0 ${short(-2 * r)} 0z`,
];

/** A star or a burst: corners far out and near by turns. */
export function star(tone: Tone, x: number, y: number, far: number, near: number, rays: number, turn = 0): Piece {
  const points = Array.from({ length: 2 * rays }, (_, at) => {
    const angle = (Math.PI * at) / rays + (turn * Math.PI) / 180 - Math.PI / 2;
    const r = at % 2 === 0 ? far : near;
    return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle), corner: true };
  });
  return [tone, curve(points, true)];
}

/** Something long that is thicker here and thinner there: an arm, a leg, a staff, a tail. One half width for each point. */
export function limb(tone: Tone, points: string, ...widths: readonly number[]): Piece {
  const joints = read(points);
  const sides = joints.map((joint, index) => {
    const [before, after] = [joints[index - 1] ?? joint, joints[index + 1] ?? joint];
    const [x, y] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(x, y) || 1;
    const wide = widths[index] ?? widths.at(-1)!;
    return { joint, along: { x: (x / length) * wide, y: (y / length) * wide } };
  });
  const beside = (way: 1 | -1): Point[] =>
    sides.map(({ joint, along }) => ({ x: joint.x - way * along.y, y: joint.y + way * along.x, corner: joint.corner }));
  const cap = ({ joint, along }: (typeof sides)[number], way: 1 | -1): Point => ({
    x: joint.x + way * 0.8 * along.x,
    y: joint.y + way * 0.8 * along.y,
    corner: false,
  });
  return [tone, curve([...beside(1), cap(sides.at(-1)!, 1), ...beside(-1).reverse(), cap(sides[0]!, -1)], true)];
}

/** The pieces somewhere else, larger, turned or seen in a mirror. */
export function moved(
  pieces: readonly Piece[],
  x: number,
  y: number,
  turn = 0,
  wide = 1,
  high = Math.abs(wide),
): Piece[] {
  const turned = turn === 0 ? '' : `rotate(${short(turn)})`;
  const sized = wide === 1 && high === 1 ? '' : `scale(${wide}${high === wide ? '' : ` ${high}`})`;
  const move = `translate(${short(x)} ${short(y)})${turned}${sized}`;
  return pieces.map(([tone, path, inner = '']) => [tone, path, move + inner]);
}
