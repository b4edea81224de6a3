/**
 * The outlines of a board's emblems, fetched before the board is drawn. The build puts them into a file beside the scripts (`plugins/drawings.ts`):
 * they are pictures, and nobody has to read them as a program.
 */

/** Milliseconds before each further try. A module that has failed stays so until the page is loaded anew. */
const PAUSES = [500, 2000];

export async function fetchOutlines(address: string): Promise<unknown> {
  for (const pause of PAUSES) {
    try {
      return await read(address);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return read(address);
}

async function read(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return answer.json();
}
