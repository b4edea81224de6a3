/** What a board shows, as lines that can be compared: each element with what it is called and where it lies, and each text. */

const NAMED = ['role', 'aria-label', 'aria-pressed', 'aria-disabled', 'aria-selected', 'aria-current', 'disabled'];

/** Comes to rest at once what is moved by the page itself; what never ends, such as a candle, is taken back to its beginning. */
function stand(root: Element): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

function lines(node: Node, depth: number, found: string[]): void {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent?.replace(/\s+/g, ' ').trim();
    if (text) found.push(`${' '.repeat(depth)}"${text}"`);
  }
  // What flies belongs to no moment.
  if (!(node instanceof Element) || node.matches('.flights')) return;
  const { left, top, width, height } = node.getBoundingClientRect();
  const names = NAMED.flatMap((name) => (node.hasAttribute(name) ? [`${name}=${node.getAttribute(name)}`] : []));
  // A picture of its own may take its size a little later.
  const box = node.localName === 'canvas' ? '' : [left, top, width, height].map(Math.round).join(',');
  found.push([' '.repeat(depth) + node.localName, ...names, `(${box})`].join(' '));
  for (const child of node.childNodes) lines(child, depth + 1, found);
}

export function fingerprint(root: Element): string[] {
  stand(root);
  const found: string[] = [];
  lines(root, 0, found);
  return found;
}
