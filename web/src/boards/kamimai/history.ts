/** A game told turn by turn: what was drawn, cast and sealed, and where energy was lost. */
import type { Happened } from './state';

export interface Turn {
  readonly turn: number;
  readonly seat: number;
  /** How many pages were drawn. */
  readonly drawn: number;
  /** What changed how the team stands. */
  readonly told: readonly Happened[];
  readonly lost: number;
  readonly sealed: number;
}

const WORTH_TELLING = ['sheet', 'blessed', 'energy_lost', 'cast', 'sealed'];

export function turnsOf(events: readonly Happened[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    if (event.key === 'turn') {
      turns.push({ ...event.args, drawn: 0, told: [], lost: 0, sealed: 0 });
      continue;
    }
    const now = turns.at(-1);
    if (!now) continue;
    turns[turns.length - 1] = {
      ...now,
      drawn: now.drawn + (event.key === 'draw' ? event.args.cards.length : 0),
      told: WORTH_TELLING.includes(event.key) ? [...now.told, event] : now.told,
      lost: now.lost + (event.key === 'energy_lost' ? event.args.amount : 0),
      sealed: now.sealed + (event.key === 'sealed' ? 1 : 0),
    };
  }
  return turns;
}
