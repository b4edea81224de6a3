import { expect, test } from 'vitest';
import { fromLetters, toLetters } from './base64';
import { CannotOpen, joinedSeats, seal, unseal, type Moved } from './moving';
import type { TakenSeat } from './storage';

const seat = (table: string, token: string): TakenSeat => ({ table, seat: 0, token, game: 'miraris', when: 1 });
const moved: Moved = { name: 'Änn 🎲', seats: [seat('a', 'secret-token')], results: [] };

test('what is sealed is opened with its key, and with no other', async () => {
  const { sealed, key } = await seal(moved);
  expect(await unseal(sealed, key)).toEqual(moved);
  const other = (await seal(moved)).key;
  await expect(unseal(sealed, other)).rejects.toMatchObject({ why: 'wrong-key' });
  await expect(unseal(sealed, 'nonsense!')).rejects.toBeInstanceOf(CannotOpen);
  await expect(unseal(sealed, '')).rejects.toMatchObject({ why: 'no-key' });
  const broken = sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA');
  await expect(unseal(broken, key)).rejects.toMatchObject({ why: 'wrong-key' });
});

test('nothing of it can be read in what the server keeps', async () => {
  const { sealed, key } = await seal(moved);
  const bytes = new TextDecoder('latin1').decode(fromLetters(sealed));
  expect(bytes).not.toContain('secret-token');
  expect(sealed).toMatch(/^[A-Za-z0-9_-]{40,}$/);
  expect(fromLetters(key)).toHaveLength(32);
  expect((await seal(moved)).sealed).not.toBe(sealed);
});

test('letters stand for any bytes', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  expect([...fromLetters(toLetters(bytes))]).toEqual([...bytes]);
});

test('of a table at which both devices sit, the seat of this one stays', () => {
  const all = joinedSeats([seat('a', 'here')], [seat('a', 'there'), seat('b', 'there')]);
  expect(all.map(({ table, token }) => [table, token])).toEqual([
    ['a', 'here'],
    ['b', 'there'],
  ]);
});
