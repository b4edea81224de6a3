/** Which places of the map are lit, and why. */
import { placesOfEvent, squareIn } from './places';
import { isMagic } from './state';
import type { Turn } from './turn.svelte';
import type { Visit } from './visit.svelte';

/** Where all investigation cards that are pointed at or chosen would be met together; null where there are none. */
export function fitsOf(at: Visit, turn: Turn): ReadonlySet<string> | null {
  const chosen = at.isDiscarding ? [] : turn.held;
  const wish = (turn.card === null ? chosen : [turn.card]).filter((card) => !isMagic(at.info, card));
  if (wish.length === 0) return null;
  const met = wish.map((card) => at.scene.conditions.find((one) => one.card === card)?.positions ?? []);
  const everywhere = at.scene.map.map(({ position }) => position);
  return new Set(everywhere.filter((position) => met.every((positions) => positions.includes(position))));
}

/** The row or column that a magic card would light up, while its answer is pointed at. */
export const litBy = ({ answer }: Turn): ReadonlySet<string> =>
  new Set(answer?.kind === 'light_line' ? answer.parts.positions : []);

/** The squares that what is told just now speaks of. */
export const spokenOf = ({ current, view }: Visit): ReadonlySet<string> =>
  new Set(current ? placesOfEvent(current.event, view).flatMap((place) => squareIn(place) ?? []) : []);
