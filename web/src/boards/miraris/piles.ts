/** Cards in the row have no names of their own: those of a kind are numbered, so that each that stays keeps its place and each can be pointed at. */
import { copyOf } from './choice.svelte';

export interface PileCard {
  wonder: number;
  /** Among those of the pile: what stays when another card comes or goes. */
  key: string;
  /** Among those of the row. */
  place: string;
}

/** Counts what it was asked about before. */
function counter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count;
  };
}

export function pilesOf(row: readonly (readonly number[])[]): PileCard[][] {
  const inRow = counter();
  return row.map((pile) => {
    const inPile = counter();
    return pile.map((wonder) => {
      const name = `row-${wonder}`;
      return { wonder, key: copyOf(name, inPile(name)), place: copyOf(name, inRow(name)) };
    });
  });
}
