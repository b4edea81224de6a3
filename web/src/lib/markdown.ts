/** Reads the little Markdown our rules pages are written in, as data: nothing is ever put into the page as HTML. */

export type Inline =
  { kind: 'text' | 'strong' | 'emphasis' | 'code'; text: string } | { kind: 'link'; text: string; href: string };

/** `Words`: what running words are made of. */
export type Block<Words = Inline> =
  | { kind: 'heading'; level: number; id: string; text: Inline[] }
  | { kind: 'paragraph'; id: string | null; text: Words[] }
  | { kind: 'list'; ordered: boolean; items: { id: string | null; text: Words[] }[] }
  | { kind: 'table'; head: Inline[][]; rows: { id: string | null; cells: Words[][] }[] }
  | { kind: 'code'; text: string };

const INLINE = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+/;
const ROW = /^\s*\|/;

export function inline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, strong, emphasis, code, label, href] = match;
    if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) pieces.push({ kind: 'emphasis', text: emphasis });
    else if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else pieces.push({ kind: 'link', text: label ?? '', href: href ?? '' });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}

/** The id of the rule a text states: it stands in bold at its beginning. */
const ruleOf = (text: string): string | null => /^\*\*([A-Z]+-[A-Z]\d+)\*\*/.exec(text)?.[1] ?? null;

/** "Set-up" is found under #set-up, as on the sites that show Markdown. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

const split = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

const rowOf = (line: string) => {
  const cells = split(line);
  return { id: ruleOf(cells[0] ?? ''), cells: cells.map(inline) };
};

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.split('\n');
  let at = 0;

  const take = (belongs: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    for (let line = lines[at]; line !== undefined && belongs(line); line = lines[at]) {
      taken.push(line);
      at++;
    }
    return taken;
  };

  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (!line.trim()) at++;
    else if (heading) {
      const text = heading[2] ?? '';
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, id: slug(text), text: inline(text) });
      at++;
    } else if (line.startsWith('```')) {
      at++;
      blocks.push({ kind: 'code', text: take((next) => !next.startsWith('```')).join('\n') });
      at++;
    } else if (ROW.test(line)) {
      const [head, , ...rows] = take((next) => ROW.test(next));
      blocks.push({ kind: 'table', head: split(head ?? '').map(inline), rows: rows.map(rowOf) });
    } else if (ITEM.test(line)) {
      const ordered = ITEM.exec(line)?.[1] !== undefined;
      const items: string[] = [];
      for (const next of take((next) => ITEM.test(next) || /^\s+\S/.test(next))) {
        if (ITEM.test(next)) items.push(next.replace(ITEM, ''));
        else items.push(`${items.pop() ?? ''} ${next.trim()}`);
      }
      blocks.push({ kind: 'list', ordered, items: items.map((text) => ({ id: ruleOf(text), text: inline(text) })) });
    } else {
      const text = take(
        (next) => next.trim() !== '' && !/^#+\s|^```/.test(next) && !ROW.test(next) && !ITEM.test(next),
      ).join(' ');
      blocks.push({ kind: 'paragraph', id: ruleOf(text), text: inline(text) });
    }
  }
  return blocks;
}
