/** Data as something to be changed: every change makes new data, and what stayed is shared with the old. */
import type { Facts, Json } from '../../lib/wire';
import { isTable, type Path } from './form';

export function at(data: Json | undefined, path: Path): Json | undefined {
  let found = data;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Readonly<Record<string | number, Json>>)[step];
  }
  return found;
}

/** The data with another value at a place; undefined takes it out. */
export function put(data: Json, path: Path, value: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return value ?? null;
  const inner = at(data, [step]);
  const made = rest.length ? put(inner ?? {}, rest, value) : value;
  if (Array.isArray(data)) {
    const items = [...(data as readonly Json[])];
    if (made === undefined) items.splice(Number(step), 1);
    else items[Number(step)] = made;
    return items;
  }
  const table = { ...(isTable(data) ? data : {}) } as Record<string, Json>;
  if (made === undefined) delete table[step];
  else table[step] = made;
  return table;
}

/** A thing more in a list, behind another one. */
export function insert(data: Json, list: Path, after: number, value: Json): Json {
  const items = (at(data, list) ?? []) as readonly Json[];
  return put(data, list, [...items.slice(0, after + 1), value, ...items.slice(after + 1)]);
}

export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => same(item as Json, other[at] as Json));
  if (!isTable(one) || !isTable(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => same(one[name], other[name]));
}

/** One place at which two versions differ; undefined where there is nothing. */
export interface Change {
  path: Path;
  from: Json | undefined;
  to: Json | undefined;
}

/** All places at which two versions differ, as deep as they can be told. Lists of another length differ as a whole but for what was added or taken away at one place. */
export function changes(from: Json | undefined, to: Json | undefined, path: Path = []): Change[] {
  if (same(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length && (from as Json[]).some(isDeep))
    return to.flatMap((item, step) => changes(from[step] as Json, item as Json, [...path, step]));
  if (isTable(from) && isTable(to))
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((name) =>
      changes(from[name], to[name], [...path, name]),
    );
  return [{ path, from, to }];
}

const isDeep = (value: Json): boolean => typeof value === 'object' && value !== null;

/** A link holds what differs: `[path, value]`, or `[path]` for what was taken out. */
export type Told = readonly [path: Path, value?: Json];

export const told = (from: Facts, to: Facts): Told[] =>
  changes(from, to).map(({ path, to: value }) => (value === undefined ? [path] : [path, value]));

export const applied = (from: Facts, differing: readonly Told[]): Facts =>
  differing.reduce<Json>((data, [path, value]) => put(data, path, value), from) as Facts;

/** So many things have an origin, and of so many the rules do not say so. */
export function origins(data: Json | undefined): { all: number; open: number } {
  const sum = { all: 0, open: 0 };
  const look = (value: Json | undefined): void => {
    if (Array.isArray(value)) for (const item of value) look(item as Json);
    else if (isTable(value)) {
      if (typeof value['origin'] === 'string') {
        sum.all += 1;
        if (isOpen(value)) sum.open += 1;
      }
      for (const inner of Object.values(value)) look(inner);
    }
  };
  look(data);
  return sum;
}

const KNOWN = ['printed', 'official'];

/** Whether somebody with the box may know better. */
export const isOpen = (thing: Json | undefined): boolean =>
  isTable(thing) && typeof thing['origin'] === 'string' && !KNOWN.includes(thing['origin']);
