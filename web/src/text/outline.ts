/** The board of a game that has no words of its own yet, as a readable outline of its facts. */
import type { Description, Facts, Json, SeatState } from '../kit/board';

const readable = (key: string): string => key.replaceAll('_', ' ');

const isBare = (value: Json): value is null | string | number | boolean => value === null || typeof value !== 'object';

function bare(value: Json): string {
  if (value === null) return '–';
  if (Array.isArray(value)) return `[${value.map(bare).join(' ')}]`;
  return String(value as string | number | boolean);
}

/** Lists of bare values, and lists of such lists, fit on one line. */
const isShort = (value: Json): boolean =>
  isBare(value) ||
  (Array.isArray(value) && value.every((item: Json) => isBare(item) || (Array.isArray(item) && item.every(isBare))));

const oneLine = (value: Json): string => (Array.isArray(value) ? value.map(bare).join(', ') || '–' : bare(value));

function lines(value: Json, label: (at: number) => string): string[] {
  if (isShort(value)) return [oneLine(value)];
  if (Array.isArray(value))
    return value.flatMap((item: Json, at: number) => lines(item, label).map((line) => `${label(at)}: ${line}`));
  return [
    Object.entries(value as Facts)
      .map(([key, fact]) => `${readable(key)} ${isShort(fact) ? oneLine(fact) : lines(fact, label).join('; ')}`)
      .join(' · '),
  ];
}

/** Facts that fit on a line come first, together; each of the others has a heading. */
export function outline(board: Facts, seats: readonly SeatState[], glance: string): Description[] {
  const facts = Object.entries(board);
  const short = facts
    .filter(([, value]) => isShort(value))
    .map(([key, value]) => `${readable(key)}: ${oneLine(value)}`);
  const long = facts
    .filter(([, value]) => !isShort(value))
    .map(([key, value]) => ({
      heading: readable(key),
      lines: lines(value, (at) => (key === 'seats' ? (seats[at]?.name ?? String(at + 1)) : String(at + 1))),
    }));
  return [{ heading: glance, lines: short }, ...long];
}
