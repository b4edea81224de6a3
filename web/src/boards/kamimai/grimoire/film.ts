/** A film of the book, as it was kept with a report: where its pages and a hand were. What the bytes mean stands in the server's `film.py`. */
import type { HandFrame } from './frames';
import type { Pose } from './pose';
import { Tracks } from './tracks';

/** What a film tells of itself before it is unpacked. */
export interface Head {
  readonly build: number;
  /** In seconds. */
  readonly long: number;
  /** When the book fell; null if it stood. */
  readonly fell: number | null;
  /** It swayed far, and stands. */
  readonly nearly: boolean;
  readonly seat: number;
}

const FORMAT = 1;
const NEARLY = 2;
const HEAD = 10;
const STOOD = 0xffff;
const GONE = 128;
const PER_METRE = 4000;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Null where it is no film that this page can read. */
export function headOf(film: string): Head | null {
  try {
    // As many letters as hold the head.
    const head = new DataView(bytesOf(film.slice(0, 16)).buffer);
    if (head.getUint8(0) !== FORMAT) return null;
    const fell = head.getUint16(6, true);
    return {
      build: head.getUint16(2, true),
      long: head.getUint16(4, true) / 100,
      fell: fell === STOOD ? null : fell / 100,
      nearly: (head.getUint8(1) & NEARLY) !== 0,
      seat: head.getUint8(9),
    };
  } catch {
    return null;
  }
}

interface HandKey {
  readonly time: number;
  readonly hand: HandFrame | null;
}

type Numbers = number[];

/** Reads column after column. */
class Reader {
  #at = 0;
  constructor(private readonly bytes: Uint8Array) {}

  byte(): number {
    const byte = this.bytes[this.#at++];
    if (byte === undefined) throw new Error('a film ends too early');
    return byte;
  }

  number(): number {
    return this.byte() | (this.byte() << 8);
  }

  column(long: number): number[] {
    return Array.from({ length: long }, () => this.byte());
  }

  /** Low bytes, then high bytes, of differences. */
  differences(long: number): number[] {
    const low = this.column(long);
    return this.column(long).map((high, at) => {
      const number = (high << 8) | low[at]!;
      return number & 1 ? -(number + 1) / 2 : number / 2;
    });
  }
}

export class Film {
  readonly #tracks = new Tracks();
  readonly #gone = new Map<number, number>();
  readonly #hands: HandKey[] = [];
  readonly pages: readonly number[];

  constructor(
    readonly head: Head,
    unpacked: Uint8Array,
  ) {
    const from = new Reader(unpacked);
    const [keys, changes, hands] = [from.number(), from.number(), from.number()];
    const [steps, counts, kinds] = [from.column(keys), from.column(keys), from.column(keys)];
    const named = from.column(changes);
    const moved = named.filter((page) => page < GONE).length;
    const parts = Array.from({ length: 7 }, () => from.differences(moved));
    const strains = from.column(hands);
    const places = Array.from({ length: 3 }, () => from.differences(hands));
    const kept = new Map<number, Numbers>();
    let [time, before, change, pose, at] = [0, 0, 0, 0, 0];
    let place = [0, 0, 0];
    let held: number[] = [];
    steps.forEach((step, key) => {
      [before, time] = [time, time + step / 100];
      let beside: Numbers = [0, 0, 0, 0, 0, 0, 0];
      for (let left = counts[key]!; left > 0; left--) {
        const page = named[change++]!;
        if (page >= GONE) {
          this.#gone.set(page - GONE, time);
          kept.delete(page - GONE);
          continue;
        }
        beside = (kept.get(page) ?? beside).map((part, column) => part + parts[column]![pose]!);
        pose++;
        kept.set(page, beside);
        this.#tracks.add(page, time, poseOf(beside), before);
      }
      if (kinds[key] === 2) held = from.column(from.byte());
      if (kinds[key] === 0) this.#hands.push({ time, hand: null });
      else {
        place = place.map((part, column) => part + places[column]![at]!);
        const [x, y, z] = place.map((part) => part / PER_METRE) as [number, number, number];
        const { build, seat } = head;
        const strain = strains[at++]! / 255;
        this.#hands.push({ time, hand: { kind: 'hand', build, seat, strain, place: [x, y, z], pages: held } });
      }
    });
    this.pages = this.#tracks.pages;
  }

  /** Where a page is at this time; undefined where it is not in the book. */
  pose(page: number, time: number): Pose | undefined {
    const gone = this.#gone.get(page);
    return gone !== undefined && time >= gone ? undefined : this.#tracks.at(page, time);
  }

  hand(time: number): HandFrame | null {
    return this.#hands.findLast((key) => key.time <= time)?.hand ?? null;
  }

  /** Where everything is when it is over. */
  readonly end: () => ReadonlyMap<number, Pose> = () =>
    new Map(
      this.pages.flatMap((page) => {
        const pose = this.pose(page, this.head.long);
        return pose ? [[page, pose] as const] : [];
      }),
    );

  /** To which side pages fell: less than 0 is wing A's. */
  get side(): number {
    const { fell, long } = this.head;
    if (fell === null) return 0;
    return this.pages.reduce(
      (sum, page) => sum + ((this.pose(page, long)?.[0] ?? 0) - (this.pose(page, 0)?.[0] ?? 0)),
      0,
    );
  }
}

function poseOf(numbers: Numbers): Pose {
  const size = Math.hypot(...numbers.slice(3)) || 1;
  const [x, y, z, w, i, j, k] = numbers.map((part, at) => (at < 3 ? part / PER_METRE : part / size));
  return [x!, y!, z!, w!, i!, j!, k!];
}

/** Null where it is no film that this page can read. */
export async function unrolled(film: string): Promise<Film | null> {
  const head = headOf(film);
  if (!head) return null;
  try {
    const packed = new Blob([bytesOf(film).subarray(HEAD)]).stream();
    const unpacked = await new Response(packed.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer();
    return new Film(head, new Uint8Array(unpacked));
  } catch {
    return null;
  }
}
