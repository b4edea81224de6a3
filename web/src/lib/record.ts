/** The record of a finished game, as docs/protocol.md describes it. */
import type { Facts, GameEvent, OptionValues, Outcome } from './wire';

export interface RecordedEvent extends GameEvent {
  /** Everybody, the seats told (null for those who watch), or the owner of this record. */
  to: 'all' | 'own' | (number | null)[];
}

export interface GameRecord {
  format: 'wondertable-record';
  version: 1;
  game: string;
  /** Absent in records of the first version of the rules. */
  rules_version?: number;
  players: number;
  names: string[] | null;
  options: OptionValues;
  /** What of the board the names of things hang on; absent where they do not, and in earlier records. */
  setting?: Facts;
  commitment: string | null;
  /** What was shown of the position with which the game began; absent where it began at the beginning. */
  start_hash?: string;
  result: Outcome | null;
  events: RecordedEvent[];
  /** Absent where something stays hidden for ever: such a record can be replayed, not verified. */
  seed?: string | number;
  draws?: [number, number][];
  entries?: { kind: string; seat: number; by?: string }[];
  /** Whose record it is, where something stays hidden. */
  seat?: number | null;
}

/** The version of the rules under which the game was played. */
export const rulesOf = (record: GameRecord): number => record.rules_version ?? 1;

/** Whose eyes a replay looks through. */
export type Eyes = 'everything' | number | null;

/** Something that was opened is not a record; the key names the sentence. */
export class NotARecord extends Error {
  constructor(readonly key: 'record-not-json' | 'record-other' | 'record-newer' | 'record-broken') {
    super(key);
  }
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isEvent(value: unknown): value is RecordedEvent {
  return (
    isFacts(value) &&
    typeof value.key === 'string' &&
    isFacts(value.args) &&
    (value.to === 'all' || value.to === 'own' || Array.isArray(value.to))
  );
}

export function readRecord(data: unknown): GameRecord {
  if (!isFacts(data) || data.format !== 'wondertable-record') throw new NotARecord('record-other');
  if (data.version !== 1) throw new NotARecord('record-newer');
  const whole =
    typeof data.game === 'string' &&
    typeof data.players === 'number' &&
    Array.isArray(data.events) &&
    data.events.every(isEvent) &&
    (data.setting === undefined || isFacts(data.setting));
  if (!whole) throw new NotARecord('record-broken');
  return data as unknown as GameRecord;
}

export function parseRecord(text: string): GameRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new NotARecord('record-not-json');
  }
  return readRecord(data);
}

const BOT = 'bot ';
const PERSON = 'player';

/** The level of the bot that played a seat, else null: also for a person who never answered, never for one who did. */
export function botIn(record: GameRecord, seat: number): string | null {
  const by = (record.entries ?? []).flatMap((entry) => (entry.seat === seat && entry.by ? [entry.by] : []));
  return by.includes(PERSON) ? null : (by.find((who) => who.startsWith(BOT))?.slice(BOT.length) ?? null);
}

/** The events of a record that one pair of eyes was shown. */
export function eventsFor(record: GameRecord, eyes: Eyes): RecordedEvent[] {
  if (eyes === 'everything') return record.events;
  return record.events.filter(({ to }) => to === 'all' || to === 'own' || to.includes(eyes));
}
