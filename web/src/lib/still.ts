/** What a table has to which nobody else comes and nothing by itself: of a game that is over, a puzzle, a lesson. */
import { NO_UNDO } from './wire';

export const nothing = (): void => undefined;

export abstract class Still {
  readonly stream = { listen: () => nothing };
  readonly reporting = false;
  readonly link = 'open';
  readonly table = null;
  readonly undo = NO_UNDO;
  readonly talk = [];
  readonly rematch = null;
  readonly signs = [];
  readonly unheard = [];
  readonly askedSince = null;
  readonly deadline = null;
}
