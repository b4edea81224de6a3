/** Marks in running words what can be followed: ids of other rules, and words that the glossary explains. */
import type { Block, Inline } from '../../lib/markdown';

/** A word that is explained. */
export interface Term {
  /** The forms in which it is met. */
  words: readonly string[];
  about: string;
}

/** A run of words. */
export type Run = Inline | { kind: 'id'; text: string } | { kind: 'term'; text: string; about: string };

export interface Chapter {
  id: string;
  title: Inline[];
  blocks: readonly Block<Run>[];
  /** What few want to read: it is folded away. */
  folded: boolean;
}

export const RULE = /[A-Z]{3}-[A-Z]\d+/;
const FOLDED = /^(what-is-always-true|how-\w+-tend-to-go|where-the-rules-come-from)$/;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Marks terms in words, each where it is met first. */
export class Marker {
  readonly #terms = new Map<string, Term>();
  readonly #pattern: RegExp | null;
  readonly #met = new Set<Term>();

  constructor(terms: readonly Term[]) {
    for (const term of terms) for (const word of term.words) this.#terms.set(word.toLocaleLowerCase(), term);
    const words = [...this.#terms.keys()].sort((a, b) => b.length - a.length).map(escaped);
    // Not inside a longer word; where words are written without spaces, wherever it stands.
    this.#pattern = words.length
      ? new RegExp(`(?<![\\p{Script=Latin}\\d-])(?:${words.join('|')})(?![\\p{Script=Latin}\\d-])`, 'giu')
      : null;
  }

  /** From here on every term is met anew. */
  forget(): void {
    this.#met.clear();
  }

  mark(text: string): Run[] {
    if (!this.#pattern) return [{ kind: 'text', text }];
    const runs: Run[] = [];
    let end = 0;
    for (const match of text.matchAll(this.#pattern)) {
      const term = this.#terms.get(match[0].toLocaleLowerCase());
      if (!term || this.#met.has(term)) continue;
      this.#met.add(term);
      if (match.index > end) runs.push({ kind: 'text', text: text.slice(end, match.index) });
      runs.push({ kind: 'term', text: match[0], about: term.about });
      end = match.index + match[0].length;
    }
    if (end < text.length) runs.push({ kind: 'text', text: text.slice(end) });
    return runs;
  }
}

/** Ids of rules lead there. */
function withLinks(text: string, marker: Marker): Run[] {
  return text.split(new RegExp(`(${RULE.source})`)).flatMap((piece, at): Run[] => {
    if (at % 2) return [{ kind: 'link', text: piece, href: `#rule-${piece}` }];
    return piece ? marker.mark(piece) : [];
  });
}

const marked = (words: readonly Inline[], marker: Marker): Run[] =>
  words.flatMap((piece): Run[] => {
    if (piece.kind === 'strong' && new RegExp(`^${RULE.source}$`).test(piece.text))
      return [{ kind: 'id', text: piece.text }];
    return piece.kind === 'text' ? withLinks(piece.text, marker) : [piece];
  });

function markBlock(block: Block, marker: Marker): Block<Run> {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: marked(block.text, marker) };
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, text: marked(item.text, marker) })) };
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => marked(cell, marker)) })),
      };
    default:
      return block;
  }
}

/** A page in its chapters; what stands before the first has no title. */
export function chaptersOf(blocks: readonly Block[], terms: readonly Term[]): Chapter[] {
  const marker = new Marker(terms);
  const chapters: { -readonly [Key in keyof Chapter]: Chapter[Key] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) continue;
    const opens = block.kind === 'heading' && block.level === 2;
    if (opens || !chapters.length) {
      marker.forget();
      const [id, title] = opens ? [block.id, block.text] : ['', []];
      chapters.push({ id, title, blocks: [], folded: FOLDED.test(id) });
    }
    const chapter = chapters.at(-1)!;
    if (!opens) chapter.blocks = [...chapter.blocks, markBlock(block, marker)];
  }
  return chapters;
}
