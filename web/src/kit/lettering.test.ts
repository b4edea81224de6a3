import { describe, expect, it } from 'vitest';
import { fit, fitLine } from './lettering';

describe('a name is written', () => {
  it('as usual where it is short', () => {
    for (const name of ['Ann', 'Cleo Martin', 'たちばな', '']) expect(fit(name)).toBe(1);
  });

  it('smaller where a word or all of it is long', () => {
    for (const name of ['Maximilienne', 'Christopher Wellington', 'マクシミリアーナ'])
      expect(fit(name)).toBeLessThan(1);
    expect(fit('ヴィルヘルミーナ・フォン・アイヒェンドルフ')).toBe(0.72);
  });

  it('smaller in one line where all of it is long, however short its words are', () => {
    expect(['Ninja', 'Combattante', 'Pom-pom girl', 'ヴァルキリー'].map(fitLine)).toEqual([1, 0.82, 0.72, 0.82]);
  });
});
