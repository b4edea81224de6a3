import { describe, expect, it } from 'vitest';
import { fit } from './lettering';

describe('a name is written', () => {
  it('as usual where it is short', () => {
    for (const name of ['Ann', 'Cleo Martin', 'たちばな', '']) expect(fit(name)).toBe(1);
  });

  it('smaller where a word or all of it is long', () => {
    for (const name of ['Maximilienne', 'Christopher Wellington', 'マクシミリアーナ'])
      expect(fit(name)).toBeLessThan(1);
    expect(fit('ヴィルヘルミーナ・フォン・アイヒェンドルフ')).toBe(0.72);
  });
});
