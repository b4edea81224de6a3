/** The binary frames of the stream, as the server packs them: poses, the hand, the lean, the air, who waits. Numbers are little-endian. */
import type { Pose } from './pose';

export interface Poses {
  kind: 'poses';
  build: number;
  /** Seconds of the book's own time. */
  time: number;
  full: boolean;
  fallen: boolean;
  asleep: boolean;
  gone: number[];
  moved: Map<number, Pose>;
}

export interface HandFrame {
  kind: 'hand';
  build: number;
  seat: number;
  /** From 0 to 1: how far the hand runs ahead of the fingers. */
  strain: number;
  place: readonly [number, number, number];
  pages: number[];
}

export interface LeanFrame {
  kind: 'lean';
  build: number;
  sway: number;
  /** From -1 to 1: negative towards wing A. */
  imbalance: number;
}

/** A draught begins. */
export interface AirFrame {
  kind: 'air';
  build: number;
}

export interface TurnFrame {
  kind: 'turn';
  build: number;
  seat: number;
  /** Until its pull begins, about. */
  seconds: number;
}

export type Frame = Poses | HandFrame | LeanFrame | AirFrame | TurnFrame;

const [FULL, FALLEN, ASLEEP] = [1, 2, 4];
const PER_METRE = 20_000;
const PER_PART = 32767 * Math.SQRT2;
const HEAD = 3;
const SNAPSHOT_HEAD = 7;
const PAGE = 13;

export function read(frame: DataView): Frame | null {
  const kind = frame.getUint8(0);
  const build = frame.getUint16(1, true);
  if (kind === 1) return readPoses(frame, build);
  if (kind === 2) return readHand(frame, build);
  if (kind === 3)
    return { kind: 'lean', build, sway: frame.getInt16(HEAD, true), imbalance: frame.getInt8(HEAD + 2) / 100 };
  if (kind === 4) return { kind: 'air', build };
  if (kind === 5) return { kind: 'turn', build, seat: frame.getUint8(HEAD), seconds: frame.getUint8(HEAD + 1) / 10 };
  return null;
}

const metres = (frame: DataView, at: number): number => frame.getInt16(at, true) / PER_METRE;

function readPoses(frame: DataView, build: number): Poses {
  const marks = frame.getUint8(HEAD + 4);
  const [gone, moved] = [frame.getUint8(HEAD + 5), frame.getUint8(HEAD + 6)];
  const pages = HEAD + SNAPSHOT_HEAD + gone;
  const poses = new Map<number, Pose>();
  for (let number = 0; number < moved; number++) {
    const at = pages + number * PAGE;
    const first = frame.getUint8(at);
    const quat = [7, 9, 11].map((part) => frame.getInt16(at + part, true) / PER_PART);
    quat.splice(first >> 6, 0, Math.sqrt(Math.max(0, 1 - quat.reduce((sum, part) => sum + part * part, 0))));
    poses.set(first & 63, [
      metres(frame, at + 1),
      metres(frame, at + 3),
      metres(frame, at + 5),
      quat[0]!,
      quat[1]!,
      quat[2]!,
      quat[3]!,
    ]);
  }
  return {
    kind: 'poses',
    build,
    time: frame.getUint32(HEAD, true) / 1000,
    full: (marks & FULL) !== 0,
    fallen: (marks & FALLEN) !== 0,
    asleep: (marks & ASLEEP) !== 0,
    gone: Array.from({ length: gone }, (_, at) => frame.getUint8(HEAD + SNAPSHOT_HEAD + at)),
    moved: poses,
  };
}

function readHand(frame: DataView, build: number): HandFrame {
  const count = frame.getUint8(HEAD + 8);
  return {
    kind: 'hand',
    build,
    seat: frame.getUint8(HEAD),
    strain: frame.getUint8(HEAD + 1) / 255,
    place: [metres(frame, HEAD + 2), metres(frame, HEAD + 4), metres(frame, HEAD + 6)],
    pages: Array.from({ length: count }, (_, at) => frame.getUint8(HEAD + 9 + at)),
  };
}
