/** Cards in the row have no names of their own: those of a kind are numbered, so that each that stays keeps its place and each can be pointed at. */

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

/** One of several cards that are alike. */
const copyOf = (name: string, copy: number): string => (copy === 0 ? name : `${name}#${copy}`);

/** Cards that are alike, told apart. */
export function numbered(names: readonly string[]): string[] {
  const count = counter();
  return names.map((name) => copyOf(name, count(name)));
}

export function pilesOf(row: readonly (readonly number[])[]): PileCard[][] {
  const names = row.map((pile) => pile.map((wonder) => `row-${wonder}`));
  const places = numbered(names.flat());
  return row.map((pile, slot) => {
    const keys = numbered(names[slot]!);
    return pile.map((wonder, height) => ({ wonder, key: keys[height]!, place: places.shift()! }));
  });
}
