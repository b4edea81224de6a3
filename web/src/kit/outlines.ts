/**
 * The outlines of a board's emblems, fetched before the board is drawn. The build puts them into a file beside the scripts (`plugins/drawings.ts`):
 * they are pictures, and nobody has to read them as a program.
 * A module that has failed stays so until the page is loaded anew, so a module that waits for its outlines never fails: when some tries were in vain,
 * whoever waits for the board is told, and the next try is made when somebody wishes for it.
 */

/** Milliseconds before each further try. */
const PAUSES = [500, 2000];

const wished = new Set<() => void>();
const told = new Set<(error: unknown) => void>();

export async function fetchOutlines(address: string): Promise<unknown> {
  for (let tries = 0; ; tries++) {
    try {
      return await read(address);
    } catch (error) {
      const pause = PAUSES[tries];
      await (pause === undefined ? giveUp(error) : new Promise((resolve) => setTimeout(resolve, pause)));
    }
  }
}

/** Outlines that were given up are fetched again. */
export function fetchAgain(): void {
  for (const go of wished) go();
  wished.clear();
}

/** What is loaded, or why its outlines do not come. */
export async function withOutlines<T>(loading: Promise<T>): Promise<T> {
  let hear: (error: unknown) => void = () => undefined;
  const lost = new Promise<never>((_, reject) => told.add((hear = reject)));
  try {
    return await Promise.race([loading, lost]);
  } finally {
    told.delete(hear);
  }
}

function giveUp(error: unknown): Promise<void> {
  const next = new Promise<void>((go) => wished.add(go));
  for (const tell of told) tell(error);
  return next;
}

async function read(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return answer.json();
}
