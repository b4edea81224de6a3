import { describe, expect, it } from 'vitest';
import { waitBefore } from './socket';

describe('the wait before another try', () => {
  it('doubles up to a bound, half of it by chance', () => {
    expect(waitBefore(0, 0)).toBe(150);
    expect(waitBefore(0, 1)).toBe(300);
    expect(waitBefore(3, 0)).toBe(1200);
    expect(waitBefore(20, 1)).toBe(8000);
  });
});
