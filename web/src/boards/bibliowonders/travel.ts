/**
 * Which card of the map is which. A card has no name that everybody may know, but it is followed as it is carried about:
 * card 5 is the one that lay on the fifth place when the game began, wherever the shelves have taken it since.
 */
import type { Happened, Square } from './state';

export interface Way {
  from: string;
  to: string;
}

/** The two ways of an exchange. */
export function exchangeOf({ key, args }: Happened): [Way, Way] | null {
  const way =
    key === 'shift' ? { from: args.from, to: args.to } : key === 'swap' ? { from: args.first, to: args.second } : null;
  return way && [way, { from: way.to, to: way.from }];
}

/** The places that an event speaks of, one by one. */
export function placesTold(event: Happened): string[] {
  const ways = event.key === 'move' ? [event.args] : exchangeOf(event);
  if (ways) return ways.flatMap(({ from, to }) => [from, to]);
  const { key, args } = event;
  return key === 'turn_up' || key === 'crystal' || key === 'clairvoyance' || key === 'saw' ? [args.position] : [];
}

/** The number of the card on each place, after all these events. */
export function cardsOnPlaces(map: readonly Square[], events: readonly Happened[]): Map<string, number> {
  const cards = new Map(map.map(({ position }, at) => [position, at]));
  for (const event of events) {
    const ways = exchangeOf(event);
    if (!ways) continue;
    const [{ from, to }] = ways;
    const [one, other] = [cards.get(from), cards.get(to)];
    if (one === undefined || other === undefined) continue;
    cards.set(from, other).set(to, one);
  }
  return cards;
}

/** How a card that leaves the building comes back on the other side: one step out, and one step in. */
export interface Wrap {
  from: Square;
  /** The step out, in columns and rows as they are drawn: down is positive. */
  out: [number, number];
}

/** A shift to a place that is not beside the first goes round the building. */
export function wrapsOf(map: readonly Square[], event: Happened | null): Map<string, Wrap> {
  const wraps = new Map<string, Wrap>();
  const ways = event?.key === 'shift' ? exchangeOf(event) : null;
  if (!ways) return wraps;
  for (const { from, to } of ways) {
    const [here, there] = [map.find(({ position }) => position === from), map.find(({ position }) => position === to)];
    if (!here || !there) continue;
    const [dx, dy] = [there.x - here.x, here.y - there.y];
    if (Math.abs(dx) + Math.abs(dy) > 1) wraps.set(to, { from: here, out: [-Math.sign(dx), -Math.sign(dy)] });
  }
  return wraps;
}
