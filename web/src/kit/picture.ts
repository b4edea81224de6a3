/**
 * Pictures are drawn once and shown many times. A table full of cards would otherwise be ten thousand SVG elements, each styled and painted
 * again when anything moves; as an image a card's art is one element, and the browser keeps its pixels.
 * A drawing is a component whose root is an `<svg>` that needs no style sheet, no font and no colour from outside.
 */
import { mount, unmount, type Component } from 'svelte';

const drawn = new Map<string, string>();

/** The picture as an address for `<img src>`; `key` names the drawing with its props. */
export function picture<Props extends Record<string, unknown>>(
  key: string,
  drawing: Component<Props>,
  props: Props,
): string {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const sheet = document.createElement('div');
  const piece = mount(drawing, { target: sheet, props });
  const svg = sheet.querySelector('svg');
  if (!svg) throw new Error(`The drawing "${key}" has no svg.`);
  const made = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  void unmount(piece);
  drawn.set(key, made);
  return made;
}
