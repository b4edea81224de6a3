/** That somebody has asked for advice is told to everybody, once for each time. */
import type { SeatState } from '../kit/board';

export class Hearing {
  #before: readonly number[] | null = null;
  /** Who asked last, besides the viewer. */
  last = $state<SeatState | null>(null);

  constructor(seats: () => readonly SeatState[]) {
    $effect(() => {
      const now = seats();
      const before = this.#before;
      this.#before = now.map(({ hints }) => hints);
      const found = before && now.find((seat) => !seat.you && seat.hints > (before[seat.seat] ?? 0));
      if (found) this.last = found;
    });
  }
}
