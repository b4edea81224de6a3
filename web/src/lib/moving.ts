/**
 * All that this device knows, on its way to another one: sealed with AES-GCM under a key that stands in the link alone, behind the #, which no browser
 * tells a server. The server keeps the sealed bytes for a day.
 */
import { fromLetters, toLetters } from './base64';
import { endMove, fetchMove, makeMove } from './api';
import { joined, type Result } from './results';
import {
  keepResults,
  keepSeats,
  keptResults,
  rememberName,
  rememberedName,
  takenSeats,
  type TakenSeat,
} from './storage';

export interface Moved {
  name: string | null;
  seats: readonly TakenSeat[];
  results: readonly Result[];
}

/** Why what lies in a link cannot be opened. */
export class CannotOpen extends Error {
  constructor(readonly why: 'no-key' | 'wrong-key' | 'other-version') {
    super(why);
  }
}

const VERSION = 1;
const SALT = 12;
const ABOUT = new TextEncoder().encode(`wondertable move ${VERSION}`);
const MANNER = 'AES-GCM';

/** Browsers seal only on pages that came over https, or from the machine itself. */
export const canSeal = (): boolean => 'crypto' in globalThis && 'subtle' in crypto;

export async function seal(moved: Moved): Promise<{ sealed: string; key: string }> {
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const salt = crypto.getRandomValues(new Uint8Array(SALT));
  const key = await crypto.subtle.importKey('raw', secret, MANNER, false, ['encrypt']);
  const content = new TextEncoder().encode(JSON.stringify({ version: VERSION, ...moved }));
  const locked = await crypto.subtle.encrypt({ name: MANNER, iv: salt, additionalData: ABOUT }, key, content);
  return { sealed: toLetters(new Uint8Array([...salt, ...new Uint8Array(locked)])), key: toLetters(secret) };
}

export async function unseal(sealed: string, letters: string): Promise<Moved> {
  let content: string;
  try {
    const key = await crypto.subtle.importKey('raw', fromLetters(letters), MANNER, false, ['decrypt']);
    const bytes = fromLetters(sealed);
    const [iv, locked] = [bytes.slice(0, SALT), bytes.slice(SALT)];
    const opened = await crypto.subtle.decrypt({ name: MANNER, iv, additionalData: ABOUT }, key, locked);
    content = new TextDecoder().decode(opened);
  } catch {
    throw new CannotOpen(letters ? 'wrong-key' : 'no-key');
  }
  const { version, ...moved } = JSON.parse(content) as Moved & { version: number };
  if (version !== VERSION) throw new CannotOpen('other-version');
  return moved;
}

/** Seats of both devices; of a table at which both sit, that of this one. */
export const joinedSeats = (here: readonly TakenSeat[], there: readonly TakenSeat[]): TakenSeat[] => [
  ...here,
  ...there.filter(({ table }) => !here.some((seat) => seat.table === table)),
];

/** Lays all that is known here at the server, and gives the link that brings it elsewhere. */
export async function send(): Promise<string> {
  const { sealed, key } = await seal({ name: rememberedName(), seats: takenSeats(), results: keptResults() });
  const { move } = await makeMove(sealed);
  return `${location.origin}${location.pathname}?move=${move}#${key}`;
}

export const receive = async (move: string, key: string): Promise<Moved> => unseal((await fetchMove(move)).sealed, key);

/** From now on this device knows it too, and it is taken away from the server. */
export async function take(move: string, moved: Moved): Promise<void> {
  keepSeats(joinedSeats(takenSeats(), moved.seats));
  keepResults(joined(keptResults(), moved.results));
  if (moved.name && rememberedName() === null) rememberName(moved.name);
  await endMove(move).catch(() => undefined); // it is gone in a day anyhow
}
