/** A table without a line to others: nobody talks, waits or is waited for. */
import type { Undo } from './wire';

const NO_UNDO: Undo = { can: null, asked_by: null, agreed: [], waiting: [] };

export class Alone {
  readonly stream = { listen: () => () => undefined };
  readonly hinted = null;
  readonly reporting = false;
  readonly link = 'open';
  readonly table = null;
  readonly undo = NO_UNDO;
  readonly talk = [];
  readonly signs = [];
  readonly unheard = [];
  readonly askedSince = null;
  readonly deadline = null;
}
