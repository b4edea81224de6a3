/** A version in a link: what differs from the data it was made from, behind the #, which no browser tells a server. */
import { fromLetters, toLetters } from '../../lib/base64';
import { address } from '../../lib/route.svelte';
import type { Facts } from '../../lib/wire';
import { told, type Told } from './data';

export interface Shared {
  name: string;
  /** The hash of the data it was made from. */
  base: string;
  changes: readonly Told[];
}

/** What lies in the link is not what this page has put there. */
export class NoVersion extends Error {}

const MARK = '#v=';

async function through(bytes: Uint8Array<ArrayBuffer>, how: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(how)).arrayBuffer());
}

export async function linkOf(game: string, name: string, base: string, from: Facts, to: Facts): Promise<string> {
  const shared: Shared = { name, base, changes: told(from, to) };
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  return `${location.origin}${address({ page: 'workshop', game })}${MARK}${toLetters(packed)}`;
}

/** What a link brings; null where it brings nothing. */
export async function sharedIn(hash: string): Promise<Shared | null> {
  if (!hash.startsWith(MARK)) return null;
  try {
    const bytes = await through(fromLetters(hash.slice(MARK.length)), new DecompressionStream('deflate-raw'));
    const { name, base, changes } = JSON.parse(new TextDecoder().decode(bytes)) as Shared;
    if (typeof name !== 'string' || typeof base !== 'string' || !Array.isArray(changes)) throw new NoVersion();
    return { name: name.slice(0, 60), base, changes };
  } catch {
    throw new NoVersion();
  }
}
