import { expect, test } from 'vitest';
import { span } from './spans';

test('a stretch of time is told in minutes, and from an hour on in hours', () => {
  expect([0, 5, 65, 3599, 3600, 93784, -3].map(span)).toEqual([
    '0:00',
    '0:05',
    '1:05',
    '59:59',
    '1:00:00',
    '26:03:04',
    '0:00',
  ]);
});
