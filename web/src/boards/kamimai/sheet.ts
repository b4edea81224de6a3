/** How the paper demon is drawn: where its areas lie, and the strokes of a pencil that fill them. Always the same for the same sheet. */
import { noise } from './grimoire/pose';

export interface Spot {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

const SPOTS: Readonly<Record<number, readonly Spot[]>> = {
  4: [
    { x: 150, y: 78, rx: 66, ry: 46 },
    { x: 74, y: 174, rx: 56, ry: 42 },
    { x: 228, y: 170, rx: 54, ry: 42 },
    { x: 150, y: 272, rx: 84, ry: 48 },
  ],
  5: [
    { x: 150, y: 76, rx: 84, ry: 44 },
    { x: 68, y: 166, rx: 56, ry: 40 },
    { x: 232, y: 166, rx: 56, ry: 40 },
    { x: 94, y: 268, rx: 60, ry: 42 },
    { x: 218, y: 272, rx: 54, ry: 40 },
  ],
  6: [
    { x: 84, y: 74, rx: 64, ry: 42 },
    { x: 222, y: 76, rx: 60, ry: 40 },
    { x: 88, y: 174, rx: 80, ry: 42 },
    { x: 240, y: 174, rx: 46, ry: 40 },
    { x: 90, y: 274, rx: 60, ry: 42 },
    { x: 220, y: 274, rx: 60, ry: 42 },
  ],
};

export function spots(count: number): readonly Spot[] {
  const known = SPOTS[count];
  if (known) return known;
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, at) => ({
    x: ((at % columns) + 0.5) * (300 / columns),
    y: 40 + (Math.floor(at / columns) + 0.5) * (280 / rows),
    rx: 130 / columns,
    ry: 110 / rows,
  }));
}

const point = (value: number): string => value.toFixed(1);

/** An outline by hand: it goes round once and a little further. */
export function outline({ x, y, rx, ry }: Spot, seed: number): string {
  const random = noise(seed + 1);
  const steps = 14;
  const places = Array.from({ length: steps + 2 }, (_, step) => {
    const angle = (step / steps) * Math.PI * 2 - 2;
    const wobble = 1 + random() * 0.09;
    return [x + Math.cos(angle) * rx * wobble, y + Math.sin(angle) * ry * wobble] as const;
  });
  let path = `M${point(places[0]![0])} ${point(places[0]![1])}`;
  for (let at = 1; at < places.length - 1; at++) {
    const [here, next] = [places[at]!, places[at + 1]!];
    path += ` Q${point(here[0])} ${point(here[1])} ${point((here[0] + next[0]) / 2)} ${point((here[1] + next[1]) / 2)}`;
  }
  return path;
}

/** A pencil run to and fro over an ellipse. */
export function scribble({ x, y, rx, ry }: Spot, seed: number, lines: number): string {
  const random = noise(seed + 7);
  let path = '';
  for (let line = 0; line <= lines; line++) {
    const share = (line / lines) * 2 - 1;
    const half = Math.sqrt(Math.max(0, 1 - share * share)) * rx;
    const side = line % 2 === 0 ? -1 : 1;
    const [px, py] = [
      x + side * half * (0.92 + random() * 0.16) + share * rx * 0.12,
      y + share * ry * 0.92 + side * ry * 0.16 + random() * 3,
    ];
    path += `${line === 0 ? 'M' : 'L'}${point(px)} ${point(py)} `;
  }
  return path;
}
