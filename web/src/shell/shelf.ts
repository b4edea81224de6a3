/** In which order games stand on the shelf. */
import type { GameInfo } from '../lib/wire';

type Shown = Pick<GameInfo, 'name' | 'weight' | 'minutes'>;

/** From light to heavy, of equal ones the shorter first. Those that do not say stand at the end, as the server lists them. */
export const fromLightToHeavy = <T extends Shown>(games: readonly T[]): T[] =>
  [...games].sort(
    (one, other) =>
      (one.weight ?? Infinity) - (other.weight ?? Infinity) ||
      (one.minutes?.[0] ?? Infinity) - (other.minutes?.[0] ?? Infinity) ||
      0,
  );
