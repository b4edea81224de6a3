/** The map as it is drawn: columns from the west, rows from the north, one cell for each place. */
import type { Happened, Square } from './state';

/** In columns east and rows north of the middle. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class Plan {
  readonly west: number;
  readonly north: number;
  readonly columns: number;
  readonly rows: number;
  /** The places row by row. */
  readonly lines: readonly (readonly Square[])[];
  /** The names of rows and columns, of which the name of every place is made. */
  readonly rowNames: readonly Square[];
  readonly columnNames: readonly Square[];

  constructor(readonly map: readonly Square[]) {
    const [xs, ys] = [map.map(({ x }) => x), map.map(({ y }) => y)];
    this.west = Math.min(...xs);
    this.north = Math.max(...ys);
    this.columns = Math.max(...xs) - this.west + 1;
    this.rows = this.north - Math.min(...ys) + 1;
    this.lines = [...new Set(ys)].map((y) => map.filter((square) => square.y === y));
    this.rowNames = map.filter(({ x }) => x === 0);
    this.columnNames = map.filter(({ y }) => y === 0);
  }

  find(position: string | null | undefined): Square | undefined {
    return this.map.find((square) => square.position === position);
  }

  /** The column and the row of a place, counted from the corner. */
  cell({ x, y }: Spot): [number, number] {
    return [x - this.west, this.north - y];
  }

  /** Where a thing as large as a cell is drawn, for `translate`. */
  at(spot: Spot): string {
    return this.cell(spot)
      .map((cells) => `${cells * 100}%`)
      .join(' ');
  }

  /** Where an arrow leads: in the same line if there is a place, else to the nearest of the next line. Home and End lead along the line. */
  next(from: Square, key: string): Square | undefined {
    const line = this.map.filter(({ y }) => y === from.y);
    if (key === 'Home') return line[0];
    if (key === 'End') return line.at(-1);
    const [dx, dy] = STEPS[key] ?? [0, 0];
    const ahead = this.map.filter(({ x, y }) =>
      dx !== 0 ? y === from.y && (x - from.x) * dx > 0 : (y - from.y) * dy > 0,
    );
    const distance = ({ x, y }: Spot) => Math.abs(y - from.y) * 10 + Math.abs(x - from.x);
    return ahead.sort((one, other) => distance(one) - distance(other))[0];
  }
}

/** A way from place to place; `round` leaves the building on one side and comes in on the other. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly round: boolean;
}

/** The way of a card, and that of the card whose place it takes. */
export function waysOf(event: Happened | null): readonly Way[] {
  const way =
    event?.key === 'shift'
      ? event.args
      : event?.key === 'swap'
        ? { from: event.args.first, to: event.args.second, round: false }
        : null;
  return way ? [way, { from: way.to, to: way.from, round: way.round }] : [];
}

/** One step in the direction in which a way leaves the first place, in columns and rows as they are drawn. */
export function stepOf(from: Spot, to: Spot, round: boolean): [number, number] {
  const turned = round ? -1 : 1;
  return [turned * Math.sign(to.x - from.x), turned * Math.sign(from.y - to.y)];
}

/** How a thing goes a way: straight, or one step out, and one step in on the other side. */
export function framesOf(plan: Plan, { from, to, round }: Way): Keyframe[] {
  const [here, there] = [plan.find(from), plan.find(to)];
  if (!here || !there) return [];
  if (!round) return [{ translate: plan.at(here) }, { translate: plan.at(there) }];
  const [dx, dy] = stepOf(here, there, round);
  return [
    { translate: plan.at(here), opacity: 1 },
    { translate: plan.at({ x: here.x + dx, y: here.y - dy }), opacity: 0.1, offset: 0.46 },
    { translate: plan.at({ x: there.x - dx, y: there.y + dy }), opacity: 0.1, offset: 0.47 },
    { translate: plan.at(there), opacity: 1 },
  ];
}
