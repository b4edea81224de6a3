/** Checks that the chance of a game came from the seed promised before it: the chapter on chance in docs/protocol.md, in the browser. */
import type { GameRecord } from './record';

export interface Checked {
  /** Is the fingerprint the one of the seed? Null where there is none to check. */
  commitment: boolean | null;
  /** How many draws the record lists. */
  draws: number;
  /** The first draw that does not follow from the seed, counted from 1; null if all do. */
  wrongDraw: number | null;
}

type Words = () => Promise<number>;

const WORD = 2n ** 32n;

export const canCheck = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto;

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export async function fingerprint(seed: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', bytesOf(seed)));
}

/** The words of a live table: blocks of HMAC-SHA256 over a counter, eight words each. */
async function sealedWords(seed: string): Promise<Words> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  let block = new DataView(new ArrayBuffer(0));
  let number = 0n;
  let at = 0;
  return async () => {
    if (at >= block.byteLength) {
      counter.setBigUint64(0, number++);
      block = new DataView(await crypto.subtle.sign('HMAC', key, counter));
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
}

/** The words of a study: sfc32, started from a whole number. */
function fastWords(seed: number): Words {
  let a = seed >>> 0;
  let b = Math.floor(seed / 2 ** 32) >>> 0;
  let c = 0x9e3779b9;
  let d = 1;
  const step = (): number => {
    const word = (a + b + d) >>> 0;
    d = (d + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + word) >>> 0;
    return word;
  };
  for (let thrown = 0; thrown < 12; thrown++) step();
  return () => Promise.resolve(step());
}

async function below(limit: number, words: Words): Promise<number> {
  const n = BigInt(limit);
  for (;;) {
    const product = BigInt(await words()) * n;
    if (product % WORD >= WORD % n) return Number(product / WORD);
  }
}

/** Null where the record keeps its seed to itself, or has a number that a browser cannot hold exactly. */
export async function checkChance(record: GameRecord): Promise<Checked | null> {
  const { seed, draws, commitment } = record;
  if (seed === undefined || draws === undefined) return null;
  if (typeof seed === 'number' && !Number.isSafeInteger(seed)) return null;
  const words = typeof seed === 'string' ? await sealedWords(seed) : fastWords(seed);
  let wrongDraw: number | null = null;
  for (const [at, [limit, result]] of draws.entries()) {
    if ((await below(limit, words)) !== result) {
      wrongDraw = at + 1;
      break;
    }
  }
  return {
    commitment: typeof seed === 'string' && commitment !== null ? (await fingerprint(seed)) === commitment : null,
    draws: draws.length,
    wrongDraw,
  };
}
