import { expect, test } from 'vitest';
import { applied, changes, insert, origins, put, told } from './data';

const DATA = {
  rounds: 8,
  card: [
    { id: 'a', cost: 1, origin: 'printed' },
    { id: 'b', cost: 2, origin: 'reconstructed' },
  ],
};

test('a change makes new data and leaves the old', () => {
  const made = put(DATA, ['card', 1, 'cost'], 5);
  expect(made).toMatchObject({ card: [{ cost: 1 }, { cost: 5 }] });
  expect(DATA.card[1]?.cost).toBe(2);
  expect((made as typeof DATA).card[0]).toBe(DATA.card[0]);
  expect(put(DATA, ['card', 0], undefined)).toMatchObject({ card: [{ id: 'b' }] });
  expect(put(DATA, ['rounds'], undefined)).not.toHaveProperty('rounds');
  expect(insert(DATA, ['card'], 0, { id: 'c' })).toMatchObject({ card: [{ id: 'a' }, { id: 'c' }, { id: 'b' }] });
});

test('differences lead from one version to the other', () => {
  const other = put(
    put(put(DATA, ['card', 1, 'cost'], 5), ['card', 0, 'note'], 'mine'),
    ['rounds'],
    undefined,
  ) as typeof DATA;
  expect(changes(DATA, other).map(({ path }) => path.join('/'))).toEqual(['rounds', 'card/0/note', 'card/1/cost']);
  expect(applied(DATA, told(DATA, other))).toEqual(other);
  const longer = insert(DATA, ['card'], 1, { id: 'c', cost: 0, origin: 'printed' }) as typeof DATA;
  expect(applied(DATA, told(DATA, longer))).toEqual(longer);
  expect(told(DATA, DATA)).toEqual([]);
});

test('what the rules do not say is counted', () => {
  expect(origins(DATA)).toEqual({ all: 2, open: 1 });
  expect(origins(put(DATA, ['card', 1, 'origin'], 'printed'))).toEqual({ all: 2, open: 0 });
});
