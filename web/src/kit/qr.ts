/**
 * QR codes of short texts (ISO/IEC 18004): bytes, error correction M, versions 1 to 10, which is enough for any address that people give to each
 * other. Rows of modules, true where it is dark.
 */

export type Modules = boolean[][];

/** For each version: codewords of error correction in a block, blocks, and all codewords. */
const VERSIONS: readonly (readonly [correction: number, blocks: number, all: number])[] = [
  [10, 1, 26],
  [16, 1, 44],
  [26, 1, 70],
  [18, 2, 100],
  [24, 2, 134],
  [16, 4, 172],
  [18, 4, 196],
  [22, 4, 242],
  [22, 5, 292],
  [26, 5, 346],
];
const WITH_LONG_COUNT = 10;
const WITH_VERSION_WRITTEN = 7;

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code of a text; null where it is too long. `mask` is chosen so that the pattern is easy to read, unless it is given. */
export function qr(text: string, mask?: number): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + VERSIONS.findIndex((_, at) => 8 * room(at + 1) >= 4 + countBits(at + 1) + 8 * bytes.length);
  if (version === 0) return null;
  const codewords = interleave(version, written(version, bytes));
  const drawn = (each: number) => draw(version, codewords, each);
  if (mask !== undefined) return drawn(mask);
  return MASKS.map((_, each) => drawn(each)).reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

const correctionOf = (version: number) => VERSIONS[version - 1]!;
const countBits = (version: number): number => (version < WITH_LONG_COUNT ? 8 : 16);
/** Bytes that a version has for data. */
function room(version: number): number {
  const [correction, blocks, all] = correctionOf(version);
  return all - correction * blocks;
}

/** The data codewords: mode, length, bytes, end, and filling. */
function written(version: number, bytes: readonly number[]): number[] {
  const bits: number[] = [];
  const write = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >>> at) & 1);
  };
  write(0b0100, 4);
  write(bytes.length, countBits(version));
  for (const byte of bytes) write(byte, 8);
  write(0, Math.min(4, 8 * room(version) - bits.length));
  while (bits.length % 8) bits.push(0);
  const found: number[] = [];
  for (let at = 0; at < bits.length; at += 8) found.push(parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let fill = 0xec; found.length < room(version); fill ^= 0xec ^ 0x11) found.push(fill);
  return found;
}

/** In the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

/** The codewords of error correction for a block of data, by Reed and Solomon. */
export function correct(data: readonly number[], length: number): number[] {
  const divisor = Array.from({ length }, (_, at) => Number(at === length - 1));
  for (let root = 1, degree = 0; degree < length; degree++, root = times(root, 2))
    for (let at = 0; at < length; at++) divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
  const rest = new Array<number>(length).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, at) => (rest[at]! ^= times(coefficient, factor)));
  }
  return rest;
}

/** Blocks with their correction, one codeword of each in turn. */
function interleave(version: number, data: readonly number[]): number[] {
  const [correction, blocks, all] = correctionOf(version);
  const short = blocks - (all % blocks);
  const length = Math.floor(all / blocks) - correction;
  const split: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block++) {
    const end = at + length + Number(block >= short);
    split.push(data.slice(at, end));
    at = end;
  }
  const corrections = split.map((block) => correct(block, correction));
  const inTurn = (parts: readonly number[][]): number[] =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, at) => at).flatMap((at) =>
      parts.flatMap((part) => (at < part.length ? [part[at]!] : [])),
    );
  return [...inTurn(split), ...inTurn(corrections)];
}

function alignments(version: number): number[] {
  if (version === 1) return [];
  const last = 4 * version + 10;
  return version < WITH_VERSION_WRITTEN ? [6, last] : [6, (6 + last) / 2, last];
}

/** Bits that correct themselves: of the mask, and of the version. */
function guarded(value: number, generator: number, bits: number): number {
  let rest = value;
  for (let at = 0; at < bits; at++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator);
  return (value << bits) | rest;
}

function draw(version: number, codewords: readonly number[], mask: number): Modules {
  const size = 17 + 4 * version;
  const modules: Modules = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed: Modules = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    modules[y]![x] = dark;
    fixed[y]![x] = true;
  };
  /** Rings round a middle, of which these are light. */
  const rings = (x: number, y: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };

  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  const places = alignments(version);
  const corners = new Set([`6 6`, `6 ${size - 7}`, `${size - 7} 6`]);
  for (const x of places) for (const y of places) if (!corners.has(`${x} ${y}`)) rings(x, y, 2, [1]);

  // Error correction M is 00.
  const format = guarded(mask, 0x537, 10) ^ 0x5412;
  const bit = (value: number, at: number) => ((value >>> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    const dark = bit(format, at);
    set(8, at < 6 ? at : at < 8 ? at + 1 : size - 15 + at, dark);
    set(at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at, 8, dark);
  }
  set(8, size - 8, true);
  if (version >= WITH_VERSION_WRITTEN) {
    const told = guarded(version, 0x1f25, 12);
    for (let at = 0; at < 18; at++) {
      const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
      set(far, near, bit(told, at));
      set(near, far, bit(told, at));
    }
  }

  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x]) continue;
        const dark = at < 8 * codewords.length && bit(codewords[at >>> 3]!, 7 - (at & 7));
        modules[y]![x] = dark !== MASKS[mask]!(x, y);
        at++;
      }
  }
  return modules;
}

/** How hard a pattern is to read: long runs, squares, what looks like a corner, and too much of one colour. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const columns = modules.map((_, x) => modules.map((row) => row[x]!));
  let found = 0;
  let dark = 0;
  for (const line of [...modules, ...columns]) {
    const text = line.map((one) => (one ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    found += 40 * [...text.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const one = modules[y]![x]!;
      dark += Number(one);
      const square = [modules[y]?.[x + 1], modules[y + 1]?.[x], modules[y + 1]?.[x + 1]];
      if (square.every((other) => other === one)) found += 3;
    }
  return found + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10));
}
