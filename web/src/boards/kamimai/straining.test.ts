import { expect, test } from 'vitest';
import { Straining } from './straining';

function felt(own: boolean, ...strains: number[]): string[] {
  const told: string[] = [];
  const straining = new Straining({
    hear: (name) => told.push(name),
    tremble: (long) => told.push(`${long} ms`),
  });
  strains.forEach((strain, at) => straining.feel({ place: [0, at * 0.005, 0], strain, pages: [0] }, own));
  straining.feel(null, own);
  return told;
}

test('paper slides with the hand', () => {
  expect(felt(true, 0, 0, 0, 0, 0)).toEqual(['paper', 'paper']);
});

test('each further strain is heard by all, and felt by whoever pulls', () => {
  expect(felt(true, 0, 0.6, 0.6)).toEqual(['creak', '12 ms', 'paper']);
  expect(felt(false, 0, 0.8)).toEqual(['creak']);
  expect(felt(true, 0, 1, 0.9, 1)).toEqual(['creak', '40 ms', 'paper', 'creak', '40 ms']);
});

test('a new hand begins anew', () => {
  expect(felt(true, 0)).toEqual([]);
});
