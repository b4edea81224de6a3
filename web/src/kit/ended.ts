/** How a game ended. */
import type { Outcome } from '../lib/wire';

/** The table, a player or whoever runs the server ended it, not its rules: no board has a picture for that. */
export const isBrokenOff = (outcome: Outcome | null): boolean =>
  outcome !== null && ['agreed', 'resigned', 'shut'].includes(outcome.reason);
