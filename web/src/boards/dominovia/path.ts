/**
 * Where each scroll of the chain lies. The chain winds over the table like a snake: to the right, down, back to the left, down, and so on.
 * A scroll has a slot, counted from the first one laid; at each bend one stands upright and joins two rows. All measures are in halves.
 */
export interface Spot {
  /** The middle of the scroll. */
  x: number;
  y: number;
  upright: boolean;
  /** The row runs to the left: the scroll's left half lies at the right. */
  turned: boolean;
}

export interface Layout {
  /** Scrolls from one bend to the next, the one at the bend included. */
  period: number;
  /** Size of a half, in pixels. */
  half: number;
  left: number;
  top: number;
}

/** From one row to the next: a half and a little air. */
const PITCH = 1.34;
/** Scrolls beside each other leave a hair's breadth. */
const AIR = 0.05;
const FEWEST = 3;
const MOST = 16;

export function spotOf(slot: number, period: number): Spot {
  const along = slot + Math.floor((period - 1) / 2);
  const row = Math.floor(along / period);
  const step = along - row * period;
  const turned = row % 2 !== 0;
  const width = 2 * period + period * AIR;
  const upright = step === period - 1;
  const x = upright ? width - 0.5 : 2 + AIR + step * (2 + AIR);
  return { x: turned ? width - x : x, y: (row + (upright ? 0.5 : 0)) * PITCH, upright, turned };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxOf(first: number, last: number, period: number): Box {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (let slot = first; slot <= last; slot += 1) {
    const { x, y, upright } = spotOf(slot, period);
    const [wide, high] = upright ? [0.5, 1] : [1, 0.5];
    box.left = Math.min(box.left, x - wide);
    box.right = Math.max(box.right, x + wide);
    box.top = Math.min(box.top, y - high);
    box.bottom = Math.max(box.bottom, y + high);
  }
  return box;
}

/** The layout with the largest scrolls for the slots from first to last; of equally large ones the one with the fewest bends. */
export function layOut(first: number, last: number, wide: number, high: number, largest: number): Layout {
  let best: Layout = { period: MOST, half: 0, left: 0, top: 0 };
  for (let period = MOST; period >= FEWEST; period -= 1) {
    const box = boxOf(first, last, period);
    const [across, down] = [box.right - box.left, box.bottom - box.top];
    const half = Math.floor(Math.min(largest, wide / across, high / down));
    if (half > best.half)
      best = {
        period,
        half,
        left: (wide - (box.left + box.right) * half) / 2,
        top: (high - (box.top + box.bottom) * half) / 2,
      };
  }
  return best;
}

/** The slot of a chain's first scroll, by what is known of how it grew; a chain of which nothing is known lies round its middle. */
export function firstSlot(chain: readonly string[], slots: ReadonlyMap<string, number>): number {
  const known = chain.findIndex((scroll) => slots.has(scroll));
  return known < 0 ? -Math.floor((chain.length - 1) / 2) : slots.get(chain[known]!)! - known;
}
