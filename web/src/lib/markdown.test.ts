import { describe, expect, it } from 'vitest';
import { inline, parse } from './markdown';

const plain = (text: string) => [{ kind: 'text', text }];

describe('a line of Markdown', () => {
  it('is cut into its pieces', () => {
    expect(inline('A **bold** and *soft* `code`, see [there](rules.md#a).')).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'strong', text: 'bold' },
      { kind: 'text', text: ' and ' },
      { kind: 'emphasis', text: 'soft' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'code' },
      { kind: 'text', text: ', see ' },
      { kind: 'link', text: 'there', href: 'rules.md#a' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('stays text where nothing is marked, also where it looks like a page', () => {
    expect(inline('<b>1 * 2</b>')).toEqual(plain('<b>1 * 2</b>'));
    expect(inline('')).toEqual([]);
  });
});

describe('a page of Markdown', () => {
  it('has headings that can be linked to', () => {
    expect(parse('# Rules\n## Set-up, again!')).toEqual([
      { kind: 'heading', level: 1, id: 'rules', text: plain('Rules') },
      { kind: 'heading', level: 2, id: 'set-up-again', text: plain('Set-up, again!') },
    ]);
  });

  it('joins the lines of a paragraph, and knows the rule it states', () => {
    expect(parse('**MIR-A3** One\ntwo.\n\nThree.')).toEqual([
      { kind: 'paragraph', id: 'MIR-A3', text: [{ kind: 'strong', text: 'MIR-A3' }, ...plain(' One two.')] },
      { kind: 'paragraph', id: null, text: plain('Three.') },
    ]);
  });

  it('joins the lines of an item of a list', () => {
    expect(parse('- One\n  more\n- **MIR-A4** Two\nText')).toEqual([
      {
        kind: 'list',
        ordered: false,
        items: [
          { id: null, text: plain('One more') },
          { id: 'MIR-A4', text: [{ kind: 'strong', text: 'MIR-A4' }, ...plain(' Two')] },
        ],
      },
      { kind: 'paragraph', id: null, text: plain('Text') },
    ]);
    expect(parse('1. One\n2. Two')[0]).toMatchObject({ kind: 'list', ordered: true });
  });

  it('has tables and code', () => {
    expect(parse('| a | b |\n|---|---|\n| 1 |  |\n```\nx  y\n# z\n```\nEnd')).toEqual([
      { kind: 'table', head: [plain('a'), plain('b')], rows: [{ id: null, cells: [plain('1'), []] }] },
      { kind: 'code', text: 'x  y\n# z' },
      { kind: 'paragraph', id: null, text: plain('End') },
    ]);
  });

  it('knows a rule that a row of a table states', () => {
    expect(parse('| id | |\n|---|---|\n| **DOM-Q2** | Yes. |')).toMatchObject([{ rows: [{ id: 'DOM-Q2' }] }]);
  });
});
