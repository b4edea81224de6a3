import { describe, expect, it } from 'vitest';
import { Choosing } from './choosing.svelte';

interface Offered {
  text: string;
  pieces: string[];
}

const offer = (text: string, ...pieces: string[]): Offered => ({ text, pieces });
const texts = (options: readonly Offered[]): string => options.map(({ text }) => text).join(', ');

function choose(...options: Offered[]) {
  const asked = { options, asking: 1 };
  return new Choosing<Offered>(
    () => asked,
    (option) => option.pieces,
  );
}

describe('choosing', () => {
  it('narrows the answers to those that name what is picked', () => {
    const choice = choose(offer('left', 'hand-1', 'end-left'), offer('right', 'hand-1', 'end-right'), offer('draw'));
    expect(texts(choice.bare)).toBe('draw');
    choice.toggle('hand-1');
    expect(texts(choice.fitting)).toBe('left, right');
    expect(choice.exact).toEqual([]);
    choice.toggle('end-right');
    expect(texts(choice.exact)).toBe('right');
    choice.toggle('end-right');
    expect(texts(choice.fitting)).toBe('left, right');
  });

  it('picks nothing that no answer names', () => {
    const choice = choose(offer('one', 'hand-1'));
    choice.toggle('hand-2');
    expect(choice.isEmpty).toBe(true);
    expect(choice.offers('hand-2')).toBe(false);
  });

  it('lets a piece too many take the place of the one picked first', () => {
    const choice = choose(offer('two', 'a', 'b'), offer('other', 'b', 'c'));
    choice.toggle('a');
    choice.toggle('b');
    choice.toggle('c');
    expect(choice.picked).toEqual(['b', 'c']);
    expect(texts(choice.exact)).toBe('other');
  });

  it('tells pieces apart that are alike', () => {
    const choice = choose(offer('both', 'card', 'card'), offer('one', 'card'));
    choice.toggle('card');
    expect(texts(choice.exact)).toBe('one');
    choice.toggle('card#1');
    expect(texts(choice.exact)).toBe('both');
    expect(choice.has('card#1')).toBe(true);
    choice.toggle('card');
    expect(choice.picked).toEqual(['card#1']);
  });
});
