import { describe, expect, it } from 'vitest';
import { Computed, type Told } from './computed';

const told = (more: Partial<Told> = {}): Told => ({
  build: 1,
  built: 6,
  size: 6,
  stands: [0, 1, 2, 3, 4, 5],
  pulled: [],
  falls: false,
  ...more,
});

/** Where every page is in the end. */
function settled(book: Computed): unknown {
  for (let picture = 0; picture < 40; picture++) book.advance(0.1);
  return book.pages
    .sort((one, other) => one - other)
    .map((page) => book.pose(page)?.map((part) => Number(part.toFixed(6))));
}

function shown(...all: Told[]): unknown {
  const book = new Computed(false);
  for (const each of all) {
    book.show(each);
    settled(book);
  }
  return settled(book);
}

const MOMENTS: Record<string, Told> = {
  'before it is built': told({ stands: null }),
  'as it was built': told(),
  'while a page is pulled': told({ pulled: [2] }),
  'without that page': told({ size: 5, stands: [0, 1, 3, 4, 5] }),
  'while it falls': told({ falls: true, size: 5, stands: [0, 1, 3, 4, 5] }),
  'after its fall': told({ size: 5, stands: null }),
  'built again': told({ build: 2, built: 5, size: 5, stands: [0, 1, 2, 3, 4] }),
};

describe('a book that no stream moves', () => {
  const all = Object.values(MOMENTS);

  it.each(Object.entries(MOMENTS))('is the same %s, wherever somebody came from', (_, moment) => {
    const alone = shown(moment);
    for (const other of all) expect(shown(other, moment)).toEqual(alone);
    expect(shown(...all, ...all.toReversed(), moment)).toEqual(alone);
  });

  it('lies after its fall as it fell', () => {
    expect(shown(MOMENTS['while it falls']!)).toEqual(shown(MOMENTS['after its fall']!));
  });

  it('moves from where it was, and holds its breath before a fall', () => {
    const book = new Computed(false);
    book.show(told());
    settled(book);
    const before = book.pose(0);
    book.show(told({ falls: true }));
    book.advance(0.3);
    expect(book.pose(0)).toEqual(before);
    book.advance(1);
    expect(book.pose(0)).not.toEqual(before);
  });

  it('does not begin a motion anew that is under way', () => {
    const book = new Computed(false);
    book.show(told());
    settled(book);
    book.show(told({ pulled: [2] }));
    book.advance(0.3);
    const half = book.pose(2);
    book.show(told({ pulled: [2] }));
    expect(book.pose(2)).toEqual(half);
  });
});
