/** Whose words and signs this device does not show, table by table. It follows people who play again to their new seats. */
import { rememberedMuted, rememberMuted } from './storage';

/** A person at a table, or one of those who watch, by name. */
export type Speaker = string;

export const speakerOf = (line: { readonly seat: number | null; readonly name?: string }): Speaker =>
  line.seat === null ? `watch ${line.name ?? ''}` : String(line.seat);

export class Muting {
  #muted = $state.raw<readonly Speaker[]>([]);

  constructor(readonly table: string) {
    this.#muted = rememberedMuted(table);
  }

  has(line: { readonly seat: number | null; readonly name?: string }): boolean {
    return this.#muted.includes(speakerOf(line));
  }

  turn(speaker: Speaker): void {
    this.#muted = this.#muted.includes(speaker)
      ? this.#muted.filter((one) => one !== speaker)
      : [...this.#muted, speaker];
    rememberMuted(this.table, this.#muted);
  }
}

/** `seats`: for each seat there, the seat here. */
export function carryMuted(from: string, to: string, seats: readonly number[]): void {
  const carried = rememberedMuted(from).map((speaker) => {
    const there = seats.indexOf(Number(speaker));
    return there < 0 ? speaker : String(there);
  });
  if (carried.length) rememberMuted(to, carried);
}
