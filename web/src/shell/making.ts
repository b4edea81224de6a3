/** Small agreements between making a table and waiting at it. */
const waitingForNobody = new Set<string>();

/** Remembers that a table just made has only bots besides its maker. */
export function startAtOnce(table: string): void {
  waitingForNobody.add(table);
}

/** True once, for such a table. */
export function startsAtOnce(table: string): boolean {
  return waitingForNobody.delete(table);
}
