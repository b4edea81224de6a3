/**
 * What lies among others moves over when one of them comes or goes. Everything is measured at once, before the board changes and after it: measured
 * list by list, in the middle of the change, the page would be laid out once for each of them.
 */

interface Glide {
  readonly duration: number;
  from: DOMRect | null;
  going: Animation | null;
}

const middle = (box: DOMRect): readonly [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** Where something lay, as seen from where it lies; null if it did not move, or was not to be seen. */
export function way(from: DOMRect, to: DOMRect): string | null {
  if (!from.width || !from.height || !to.width || !to.height) return null;
  const [[x, y], [u, v]] = [middle(from), middle(to)];
  const [wide, high] = [from.width / to.width, from.height / to.height];
  if (x === u && y === v && wide === 1 && high === 1) return null;
  return `translate(${x - u}px, ${y - v}px) scale(${wide}, ${high})`;
}

export class Gliding {
  readonly #found = new Map<HTMLElement, Glide>();

  add(node: HTMLElement, duration: number): () => void {
    this.#found.set(node, { duration, from: null, going: null });
    return () => void this.#found.delete(node);
  }

  /** The board is about to change. */
  before(): void {
    for (const [node, glide] of this.#found) glide.from = node.getBoundingClientRect();
  }

  /** The board has changed. */
  after(): void {
    const moved = [...this.#found].filter(([, { from }]) => from !== null);
    for (const [, { going }] of moved) going?.cancel();
    const ways = moved.map(([node, { from }]) => way(from!, node.getBoundingClientRect()));
    moved.forEach(([node, glide], at) => {
      const [transform, { duration }] = [ways[at], glide];
      glide.from = null;
      glide.going = transform
        ? node.animate({ transform: [transform, 'none'] }, { duration, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' })
        : null;
    });
  }
}
