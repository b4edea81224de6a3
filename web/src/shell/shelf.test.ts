import { expect, it } from 'vitest';
import { fromLightToHeavy } from './shelf';

const game = (name: string, weight: number | null, minutes: [number, number] | null) => ({ name, weight, minutes });

it('begins with the lightest game, and of equal ones with the shortest', () => {
  const shelf = fromLightToHeavy([
    game('heavy', 4, [60, 90]),
    game('unknown', null, null),
    game('longer', 2, [20, 25]),
    game('light', 1, [10, 20]),
    game('shorter', 2, [10, 25]),
    game('silent', null, null),
  ]);
  expect(shelf.map(({ name }) => name)).toEqual(['light', 'shorter', 'longer', 'heavy', 'unknown', 'silent']);
});
