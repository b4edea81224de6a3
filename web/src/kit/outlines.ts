/**
 * The outlines of a board's emblems, fetched before the board is drawn. The build puts them into a file beside the scripts (`plugins/drawings.ts`):
 * they are pictures, and nobody has to read them as a program.
 */

const TRIES = 3;

export async function fetchOutlines(address: string): Promise<unknown> {
  for (let tried = 1; ; tried++) {
    try {
      const answer = await fetch(address);
      if (answer.ok) return await answer.json();
      throw new Error(`${address} was answered with ${answer.status}`);
    } catch (error) {
      if (tried === TRIES) throw error;
    }
  }
}
