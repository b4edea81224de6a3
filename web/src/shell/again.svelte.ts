/** Another game of the same people: one press, and everybody's seat waits at the new table. */
import type { TableState } from '../kit/board';
import { carryMuted } from '../lib/muting.svelte';
import { go } from '../lib/route.svelte';
import { keepSeat, takenSeat } from '../lib/storage';

/** Goes where the same people play again. The token of the seat here is that of the seat there. */
export function follow(table: TableState): void {
  const [again, info] = [table.rematch, table.table];
  if (!again || !info) return;
  const taken = takenSeat(info.table);
  if (again.seat !== null && taken) {
    keepSeat({ table: again.table, seat: again.seat, token: taken.token, game: info.game, when: Date.now() });
  }
  carryMuted(info.table, again.table, again.seats);
  go({ page: 'table', table: again.table, watch: again.seat === null });
}

export class Rematch {
  #asked = $state(false);
  /** Seen, and not wanted now. */
  #dismissed = $state(false);
  readonly #table: () => TableState;

  constructor(table: () => TableState) {
    this.#table = table;
    $effect(() => {
      if (this.#asked && table().rematch) follow(table());
    });
    $effect(() => {
      if (table().refusal) this.#asked = false;
    });
  }

  /** It was asked for, and is not there yet. */
  get busy(): boolean {
    return this.#asked;
  }

  /** Nothing happens any more at a table that was closed. */
  get possible(): boolean {
    return !this.#table().table?.leaving?.shut;
  }

  /** What somebody else has asked for, or oneself elsewhere. */
  get offered(): TableState['rematch'] {
    return this.#asked || this.#dismissed ? null : this.#table().rematch;
  }

  readonly dismiss = (): void => {
    this.#dismissed = true;
  };

  /** The seat there is free for others. */
  readonly decline = (): void => {
    this.#table().commands?.playAgain(false);
    this.dismiss();
  };

  readonly ask = (): void => {
    const table = this.#table();
    if (table.rematch) return follow(table);
    this.#asked = true;
    table.commands?.playAgain(true);
  };
}
