/** What the fields of a form are, made from the JSON schema of a game's data. */
import type { Facts, Json } from '../../lib/wire';

export interface Field {
  name: string;
  part: Part;
  /** It may be left out. */
  optional: boolean;
}

export type Part =
  | { kind: 'table'; fields: readonly Field[] }
  /** Names of somebody's own, all with values of one sort. */
  | { kind: 'names'; item: Part }
  | { kind: 'list'; item: Part; least: number; most: number }
  /** So many in a row, each of its own sort. */
  | { kind: 'row'; items: readonly Part[] }
  /** One of several tables; a field of it says which. */
  | { kind: 'union'; by: string; of: Readonly<Record<string, Part>> }
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'number'; whole: boolean; low: number | null; high: number | null }
  | { kind: 'truth' }
  | { kind: 'text' }
  | { kind: 'any' };

export type Path = readonly (string | number)[];

interface Schema {
  $ref?: string;
  type?: string;
  enum?: (string | number)[];
  const?: string | number;
  anyOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema | false;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
}

/** The whole form. */
export function formOf(schema: Facts): Part {
  const { $defs = {}, ...root } = schema as unknown as Schema & { $defs?: Record<string, Schema> };
  const named = (ref: string): Schema => $defs[ref.split('/').at(-1) ?? ''] ?? {};

  function part(of: Schema): Part {
    if (of.$ref) return part(named(of.$ref));
    if (of.discriminator) {
      const { propertyName: by, mapping } = of.discriminator;
      return {
        kind: 'union',
        by,
        of: Object.fromEntries(Object.entries(mapping).map(([tag, ref]) => [tag, part(named(ref))])),
      };
    }
    if (of.anyOf) {
      const sorts = of.anyOf.filter(({ type }) => type !== 'null');
      return sorts.length === 1 ? part(sorts[0]!) : { kind: 'any' };
    }
    if (of.enum) return { kind: 'choice', values: of.enum };
    if (of.const !== undefined) return { kind: 'choice', values: [of.const] };
    switch (of.type) {
      case 'object':
        return of.properties ? { kind: 'table', fields: fields(of) } : names(of);
      case 'array':
        if (of.prefixItems) return { kind: 'row', items: of.prefixItems.map(part) };
        return { kind: 'list', item: part(of.items || {}), least: of.minItems ?? 0, most: of.maxItems ?? Infinity };
      case 'integer':
      case 'number':
        return { kind: 'number', whole: of.type === 'integer', low: lowest(of), high: highest(of) };
      case 'boolean':
        return { kind: 'truth' };
      case 'string':
        return { kind: 'text' };
      default:
        return { kind: 'any' };
    }
  }

  const names = ({ additionalProperties: item }: Schema): Part =>
    typeof item === 'object' ? { kind: 'names', item: part(item) } : { kind: 'any' };

  const fields = ({ properties = {}, required = [] }: Schema): Field[] =>
    Object.entries(properties).map(([name, inner]) => ({
      name,
      part: part(inner),
      optional: !required.includes(name),
    }));

  return part(root);
}

const lowest = ({ minimum, exclusiveMinimum }: Schema): number | null =>
  minimum ?? (exclusiveMinimum === undefined ? null : exclusiveMinimum + 1);
const highest = ({ maximum, exclusiveMaximum }: Schema): number | null =>
  maximum ?? (exclusiveMaximum === undefined ? null : exclusiveMaximum - 1);

/** There is nothing to choose. */
export const isFixed = (part: Part): boolean => part.kind === 'choice' && part.values.length === 1;

/** What one line of text can hold. */
export const isSimple = (part: Part): boolean =>
  part.kind === 'text' || part.kind === 'number' || part.kind === 'choice';

/** Values in one line, or a line for each row of them: null where single fields are needed. */
export function shapeOf(part: Part): 'line' | 'lines' | null {
  if (part.kind === 'row') return part.items.every(isSimple) ? 'line' : null;
  if (part.kind !== 'list') return null;
  if (isSimple(part.item)) return 'line';
  return shapeOf(part.item) === 'line' ? 'lines' : null;
}

const itemAt = (part: Part, at: number): Part =>
  (part.kind === 'row' ? part.items[at] : part.kind === 'list' ? part.item : undefined) ?? { kind: 'any' };

/** What somebody has typed. What is no number stays as it was typed, for the server to say what was expected. */
export function typed(part: Part, text: string): Json {
  const words = text.trim();
  if (part.kind === 'number') return words !== '' && Number.isFinite(Number(words)) ? Number(words) : words;
  if (part.kind === 'choice') return part.values.find((value) => String(value) === words) ?? words;
  const shape = shapeOf(part);
  if (shape === 'line') return words ? words.split(',').map((word, at) => typed(itemAt(part, at), word.trim())) : [];
  if (shape === 'lines')
    return words
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => typed(itemAt(part, 0), line));
  if (part.kind !== 'any') return text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** The same as text. */
export function shown(part: Part, value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (part.kind === 'any') return typeof value === 'string' ? value : JSON.stringify(value);
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value);
  const items = value as readonly Json[];
  const of = itemAt(part, 0);
  return items.map((item) => shown(of, item)).join(shapeOf(part) === 'lines' ? '\n' : ', ');
}

/** What stands where nothing was chosen yet. */
export function blank(part: Part): Json {
  switch (part.kind) {
    case 'table':
      return Object.fromEntries(
        part.fields.filter(({ optional }) => !optional).map(({ name, part }) => [name, blank(part)]),
      );
    case 'names':
      return {};
    case 'list':
      return Array.from({ length: part.least }, () => blank(part.item));
    case 'row':
      return part.items.map(blank);
    case 'union': {
      const [tag] = Object.keys(part.of);
      return tag === undefined ? {} : ofSort(part, tag, {});
    }
    case 'choice':
      // What somebody of the house adds is a guess until it was compared with a box.
      return part.values.find((value) => value === 'reconstructed') ?? part.values[0] ?? '';
    case 'number':
      return part.low ?? 0;
    case 'truth':
      return false;
    default:
      return '';
  }
}

/** A table of another of several sorts; what both have stays. */
export function ofSort(part: Part & { kind: 'union' }, tag: string, before: Facts): Json {
  const sort = part.of[tag];
  if (sort?.kind !== 'table') return { [part.by]: tag };
  const known = sort.fields.filter(({ name, optional }) => !optional || name in before);
  const kept = known.map(({ name, part: of }) => [name, name in before ? (before[name] ?? null) : blank(of)]);
  return { ...Object.fromEntries(kept), [part.by]: tag };
}

/** The fields of a table; of one of several sorts those of its own. */
export function fieldsOf(part: Part, value: Json | undefined): readonly Field[] {
  if (part.kind === 'table') return part.fields;
  if (part.kind !== 'union') return [];
  const tag = isTable(value) ? String(value[part.by]) : '';
  const sort = part.of[tag];
  return sort?.kind === 'table' ? sort.fields.filter(({ name }) => name !== part.by) : [];
}

export const isTable = (value: Json | undefined): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
