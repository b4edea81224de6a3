/** Where something small is put beside a place, so that it covers neither the window's edge nor what must be seen. */

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 6;
const EDGE = 4;

function overlap(one: Area, other: Area): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** The corner of what has this size: below, above, or at a side of the place, or else beyond what is kept; the first that covers least of what is `kept` free, and of the place. */
export function beside(
  place: Area,
  size: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
  kept: readonly Area[],
): { left: number; top: number } {
  const middle = place.left + place.width / 2 - size.width / 2;
  const level = place.top + place.height / 2 - size.height / 2;
  const spots = [
    { left: middle, top: place.top + place.height + GAP },
    { left: middle, top: place.top - size.height - GAP },
    { left: place.left + place.width + GAP, top: level },
    { left: place.left - size.width - GAP, top: level },
    ...kept.flatMap(({ top, height }) => [
      { left: middle, top: top + height + GAP },
      { left: middle, top: top - size.height - GAP },
    ]),
    { left: middle, top: place.top },
  ].map(({ left, top }) => ({
    left: between(EDGE, left, window.width - size.width - EDGE),
    top: between(EDGE, top, window.height - size.height - EDGE),
  }));
  const covered = spots.map((spot) =>
    [...kept, place].reduce((sum, area) => sum + overlap({ ...spot, ...size }, area), 0),
  );
  return spots[covered.indexOf(Math.min(...covered))] ?? { left: EDGE, top: EDGE };
}
