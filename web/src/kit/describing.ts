/** What is pointed at says so to whoever does not see rings: it is described by a hidden sentence while it is lit. */
const PRESSED = 'button, a, input, [role="button"]';
const DESCRIBED = 'aria-describedby';

/** What is pressed at a place: the thing itself, what it lies in, or what lies in it. */
const pressedAt = (node: Element): Element | null => node.closest(PRESSED) ?? node.querySelector(PRESSED);

const idsOf = (node: Element): string[] => node.getAttribute(DESCRIBED)?.split(' ') ?? [];

export class Describing {
  #described: readonly (readonly [Element, string])[] = [];

  /** Each thing with the id of its sentence; those before say nothing any more. */
  show(each: readonly (readonly [Element | undefined, string])[]): void {
    this.clear();
    this.#described = each.flatMap(([node, id]) => {
      const pressed = node && pressedAt(node);
      return pressed ? [[pressed, id] as const] : [];
    });
    for (const [node, id] of this.#described) this.#set(node, [...idsOf(node).filter((one) => one !== id), id]);
  }

  clear(): void {
    for (const [node, id] of this.#described)
      this.#set(
        node,
        idsOf(node).filter((one) => one !== id),
      );
    this.#described = [];
  }

  #set(node: Element, ids: readonly string[]): void {
    if (ids.length > 0) node.setAttribute(DESCRIBED, ids.join(' '));
    else node.removeAttribute(DESCRIBED);
  }
}
