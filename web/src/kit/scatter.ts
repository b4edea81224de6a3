/** Points strewn by a fixed rule, so that a picture is the same every time it is drawn. */
export interface Point {
  x: number;
  y: number;
  /** From 0 to 1. */
  size: number;
}

/** Numbers from 0 to 1 that are the same every time, from a small linear generator: scenery wants no better chance. */
export function chance(seed: number): () => number {
  let state = (seed * 7919 + 17) % 2147483647;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** `count` points in the box. */
export function scatter(
  seed: number,
  count: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Point[] {
  const next = chance(seed);
  next();
  return Array.from({ length: count }, () => ({
    x: round(left + next() * (right - left)),
    y: round(top + next() * (bottom - top)),
    size: round(next()),
  }));
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A regular polygon or star as SVG points; `inner` is the radius of every second corner. */
export function corners(count: number, x: number, y: number, outer: number, inner = outer, turn = -90): string {
  const steps = inner === outer ? count : count * 2;
  return Array.from({ length: steps }, (_, step) => {
    const radius = step % 2 === 0 ? outer : inner;
    const angle = ((turn + (360 / steps) * step) * Math.PI) / 180;
    return `${round(x + radius * Math.cos(angle))},${round(y + radius * Math.sin(angle))}`;
  }).join(' ');
}
