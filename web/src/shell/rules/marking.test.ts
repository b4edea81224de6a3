import { describe, expect, it } from 'vitest';
import { ruleAbout } from '../../kit/guide';
import { parse } from '../../lib/markdown';
import { chaptersOf, Marker, type Term } from './marking';

const SLOT: Term = { words: ['slot', 'slots'], about: 'A place in the row.' };
const MOVING: Term = { words: ['moving shelf'], about: 'It walks.' };
const SHELF: Term = { words: ['shelf'], about: 'A card.' };

describe('words that are explained', () => {
  it('are marked where they are met first, in whatever form', () => {
    expect(new Marker([SLOT]).mark('Slots lie in a row; a slot is a place.')).toEqual([
      { kind: 'term', text: 'Slots', about: SLOT.about },
      { kind: 'text', text: ' lie in a row; a slot is a place.' },
    ]);
  });

  it('are not found inside others, and the longer one counts', () => {
    const kinds = new Marker([SHELF, MOVING]).mark('Bookshelf, moving shelf, shelf-life, shelf.');
    expect(kinds.filter(({ kind }) => kind === 'term').map(({ text }) => text)).toEqual(['moving shelf', 'shelf']);
  });

  it('are found between characters that are written without spaces', () => {
    const marked = new Marker([{ words: ['書架'], about: 'x' }]).mark('青い書架に進む');
    expect(marked).toContainEqual({ kind: 'term', text: '書架', about: 'x' });
  });

  it('need not be there', () => {
    expect(new Marker([]).mark('Nothing.')).toEqual([{ kind: 'text', text: 'Nothing.' }]);
  });
});

describe('a page of rules', () => {
  const page =
    '# T\n\nBefore.\n\n## Play\n\n- **MIR-P7** Take slot 1 (MIR-P8).\n- A slot.\n\n## Where the rules come from\n\nslot';
  const chapters = chaptersOf(parse(page), [SLOT]);

  it('has chapters, and folds away where rules come from', () => {
    expect(chapters.map(({ id, folded }) => [id, folded])).toEqual([
      ['', false],
      ['play', false],
      ['where-the-rules-come-from', true],
    ]);
  });

  it('has small ids, leads from one rule to another, and explains a word once in each chapter', () => {
    const [, play, origins] = chapters;
    expect(play?.blocks).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          {
            id: 'MIR-P7',
            text: [
              { kind: 'id', text: 'MIR-P7' },
              { kind: 'text', text: ' Take ' },
              { kind: 'term', text: 'slot', about: SLOT.about },
              { kind: 'text', text: ' 1 (' },
              { kind: 'link', text: 'MIR-P8', href: '#rule-MIR-P8' },
              { kind: 'text', text: ').' },
            ],
          },
          { id: null, text: [{ kind: 'text', text: 'A slot.' }] },
        ],
      },
    ]);
    expect(origins?.blocks).toMatchObject([{ text: [{ kind: 'term' }] }]);
  });
});

describe('the rule about a thing', () => {
  const data = { panels: {}, terms: [], about: { card: 'KAM-M2', 'card-g': 'KAM-U1', 'card-g-fire': 'KAM-U13' } };

  it('is its own, or that of its kind', () => {
    expect(ruleAbout(data, 'card-g-fire')).toBe('KAM-U13');
    expect(ruleAbout(data, 'card-g-air')).toBe('KAM-U1');
    expect(ruleAbout(data, 'card-water')).toBe('KAM-M2');
    expect(ruleAbout(data, 'other')).toBeNull();
  });
});
