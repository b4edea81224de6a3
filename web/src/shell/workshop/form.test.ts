import { expect, test } from 'vitest';
import { blank, fieldsOf, formOf, ofSort, shapeOf, shown, typed, type Part } from './form';

const SCHEMA = {
  $ref: '#/$defs/Data',
  $defs: {
    Data: {
      type: 'object',
      properties: {
        schema: { enum: [1] },
        card: { type: 'array', items: { $ref: '#/$defs/Card' }, minItems: 1 },
        effect: {
          anyOf: [{ $ref: '#/$defs/Draw' }, { $ref: '#/$defs/Gain' }],
          discriminator: { propertyName: 'op', mapping: { draw: '#/$defs/Draw', gain: '#/$defs/Gain' } },
        },
        places: {
          type: 'array',
          items: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }], items: false },
        },
      },
      required: ['schema', 'card'],
    },
    Card: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        cost: { type: 'integer', minimum: 0, exclusiveMaximum: 7 },
        ring: { type: 'array', items: { type: 'string' } },
        note: { anyOf: [{ type: 'string' }, { type: 'null' }], default: null },
        values: { type: 'object', additionalProperties: { type: 'integer' } },
      },
      required: ['id', 'cost', 'ring'],
    },
    Draw: {
      type: 'object',
      properties: { op: { enum: ['draw'] }, draw: { type: 'integer', minimum: 1 } },
      required: ['op', 'draw'],
    },
    Gain: {
      type: 'object',
      properties: { op: { enum: ['gain'] }, draw: { type: 'integer' }, amount: { type: 'integer' } },
      required: ['op', 'amount'],
    },
  },
};

const form = formOf(SCHEMA);
const field = (name: string, of: Part = form): Part => {
  const found = fieldsOf(of, {}).find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found.part;
};
const card = (field('card') as Part & { kind: 'list' }).item;

test('a form is made from a schema', () => {
  expect(field('cost', card)).toEqual({ kind: 'number', whole: true, low: 0, high: 6 });
  expect(fieldsOf(card, {}).map(({ name, optional }) => [name, optional])).toEqual([
    ['id', false],
    ['cost', false],
    ['ring', false],
    ['note', true],
    ['values', true],
  ]);
  expect(field('note', card)).toEqual({ kind: 'text' });
  expect(field('values', card)).toMatchObject({ kind: 'names', item: { kind: 'number' } });
});

test('what is typed becomes what it is meant to be, and else stays as it was typed', () => {
  expect(typed(field('cost', card), ' 4 ')).toBe(4);
  expect(typed(field('cost', card), 'four')).toBe('four');
  expect(typed(field('ring', card), 'B0, F')).toEqual(['B0', 'F']);
  expect(typed(field('places'), '0, 1\n\n2, -3')).toEqual([
    [0, 1],
    [2, -3],
  ]);
});

test('what is shown is read again', () => {
  for (const [part, value] of [
    [field('ring', card), ['B0', 'F']],
    [
      field('places'),
      [
        [0, 1],
        [2, -3],
      ],
    ],
    [field('cost', card), 4],
  ] as const)
    expect(typed(part, shown(part, value))).toEqual(value);
  expect([shapeOf(field('ring', card)), shapeOf(field('places')), shapeOf(field('card'))]).toEqual([
    'line',
    'lines',
    null,
  ]);
});

test('a new thing has all that it needs, and another sort keeps what both have', () => {
  expect(blank(card)).toEqual({ id: '', cost: 0, ring: [] });
  const effect = field('effect') as Part & { kind: 'union' };
  expect(blank(effect)).toEqual({ op: 'draw', draw: 1 });
  expect(ofSort(effect, 'gain', { op: 'draw', draw: 3 })).toEqual({ op: 'gain', draw: 3, amount: 0 });
});
