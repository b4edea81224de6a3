import { beforeEach, expect, test } from 'vitest';
import { carryMuted, Muting } from './muting.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

test('whoever is muted stays so on this device, until somebody wants to hear them again', () => {
  const muting = new Muting('one');
  muting.turn('2');
  muting.turn('watch Zoe');
  const later = new Muting('one');
  expect(later.has({ seat: 2, name: 'Cyd' })).toBe(true);
  expect(later.has({ seat: null, name: 'Zoe' })).toBe(true);
  expect(later.has({ seat: null, name: 'Yan' })).toBe(false);
  expect(new Muting('other').has({ seat: 2 })).toBe(false);
  later.turn('2');
  expect(new Muting('one').has({ seat: 2 })).toBe(false);
});

test('it follows people to the seats in which they play again', () => {
  new Muting('one').turn('0');
  carryMuted('one', 'two', [1, 2, 0]);
  expect(new Muting('two').has({ seat: 2 })).toBe(true);
  expect(new Muting('two').has({ seat: 0 })).toBe(false);
});

test('only the last hundred tables are kept', () => {
  for (let table = 0; table < 120; table++) new Muting(`t${table}`).turn('1');
  expect(new Muting('t0').has({ seat: 1 })).toBe(false);
  expect(new Muting('t119').has({ seat: 1 })).toBe(true);
});
