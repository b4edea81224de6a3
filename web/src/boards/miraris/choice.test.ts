import { describe, expect, it, vi } from 'vitest';
import type { Places } from '../../kit/motion';
import { Choice } from './choice.svelte';
import { pilesOf } from './piles';
import type { At, Offered } from './state';

const bid = (value: number): Offered => ({ text: `bid ${value}`, kind: 'bid', parts: { value } });
const two = (first: number, second: number): Offered => ({
  text: `take ${first} ${second}`,
  kind: 'take_two',
  parts: { first, second },
});

function choose(...options: Offered[]) {
  const answer = vi.fn();
  const at = { options, open: options.length > 0, asking: 1, answer } as unknown as At;
  return { choice: new Choice(at, {} as Places), answer };
}

describe('a choice', () => {
  it('is confirmed, and only then answered', () => {
    const { choice, answer } = choose(bid(3), bid(7));
    choice.toggle('hand-7');
    expect(answer).not.toHaveBeenCalled();
    choice.confirm();
    expect(answer).toHaveBeenCalledWith(bid(7));
  });

  it('takes another bid in the place of the first', () => {
    const { choice } = choose(bid(3), bid(7));
    choice.toggle('hand-7');
    choice.toggle('hand-3');
    expect(choice.picked).toEqual(['hand-3']);
  });

  it('knows each card as often as one answer names it', () => {
    const { choice } = choose(two(2, 2), two(2, 5));
    expect(choice.pieces).toEqual(['row-2', 'row-2#1', 'row-5']);
    expect(choice.wanted).toBe(2);
  });

  it('takes cards that are alike one by one, whichever was pointed at', () => {
    const { choice } = choose(two(2, 2), two(2, 5));
    choice.toggle('row-2#3');
    choice.more('row-2');
    expect(choice.picked).toEqual(['row-2#3', 'row-2']);
    expect(choice.option).toEqual(two(2, 2));
    choice.fewer('row-2');
    expect(choice.countOf('row-2')).toBe(1);
  });

  it('says no longer why something could not be had once something else is chosen', () => {
    const { choice } = choose(bid(3));
    choice.refused = { piece: 'hand-5', why: 'spent' };
    choice.toggle('hand-3');
    expect(choice.refused).toBeNull();
  });
});

describe('the piles of the row', () => {
  it('name each card, and keep the names of those that stay', () => {
    const before = pilesOf([[4, 1], [4]]);
    expect(before.map((pile) => pile.map(({ place }) => place))).toEqual([['row-4', 'row-1'], ['row-4#1']]);
    const after = pilesOf([[4, 1, 4], []]);
    expect(after[0]?.map(({ key }) => key)).toEqual(['row-4', 'row-1', 'row-4#1']);
    expect(after[0]?.slice(0, 2).map(({ key }) => key)).toEqual(before[0]?.map(({ key }) => key));
  });
});
