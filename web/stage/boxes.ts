/** What is seen of a page, as lines that people compare: what each thing is, what it is called, and where it lies. */

export interface Box {
  /** How deep it lies in others that are listed. */
  depth: number;
  role: string;
  name: string;
  at: [left: number, top: number, width: number, height: number];
}

const CONTROLS = 'button, a[href], input, select, textarea, summary';
const IMPLIED: readonly [selector: string, role: string][] = [
  ['button, summary', 'button'],
  ['a[href]', 'link'],
  ['input[type=radio]', 'radio'],
  ['input[type=checkbox]', 'checkbox'],
  ['input, textarea', 'field'],
  ['select', 'choice'],
  ['h1, h2, h3, h4', 'heading'],
  ['img, svg', 'picture'],
  ['canvas', 'canvas'],
  ['dialog', 'dialog'],
  ['main', 'main'],
  ['header', 'header'],
  ['nav', 'navigation'],
  ['section[aria-label], section[aria-labelledby], aside', 'region'],
  ['ul, ol', 'list'],
];
const LONGEST = 44;

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
};

function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const by = labelled.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return (
    element.getAttribute('aria-label') ?? (by || (element.getAttribute('alt') ?? element.getAttribute('title') ?? ''))
  );
}

const speaks = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** What an element is listed as: what can be pressed, what has a name, and text that is part of neither. */
function listed(element: Element): { role: string; name: string } | null {
  const role = element.getAttribute('role') ?? IMPLIED.find(([selector]) => element.matches(selector))?.[1];
  if (element.matches(CONTROLS) || role === 'button' || role === 'heading')
    return { role: role ?? 'button', name: nameOf(element) || (element.textContent ?? '') };
  const name = nameOf(element);
  if (role && (name || role === 'canvas' || role === 'main' || role === 'dialog')) return { role, name };
  if (speaks(element) && !element.closest(CONTROLS)) return { role: 'text', name: element.textContent ?? '' };
  return null;
}

function walk(element: Element, depth: number, found: Box[]): void {
  if (element.matches('script, style, .flights, [aria-hidden=true]')) return;
  if (getComputedStyle(element).display === 'contents') {
    // It has no place of its own, and counts as unseen; what is in it has one.
    for (const child of element.children) walk(child, depth, found);
    return;
  }
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const known = width > 1.5 && height > 1.5 ? listed(element) : null;
  if (known) {
    const at: Box['at'] = [Math.round(left), Math.round(top), Math.round(width), Math.round(height)];
    found.push({ depth, role: known.role, name: short(known.name), at });
  }
  // What only readers hear is a pixel large, and so is all that is in it.
  if (width > 0 && width <= 1.5 && height <= 1.5) return;
  for (const child of element.children) walk(child, known ? depth + 1 : depth, found);
}

export function boxes(root: Element): Box[] {
  const found: Box[] = [];
  for (const child of root.children) walk(child, 0, found);
  return found;
}
