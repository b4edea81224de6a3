/** The kit's places, which also tell what lies at each: a test has to press it. */
import { layPlaces as lay, type Places } from '../src/kit/motion';

/** Those of the table that is shown. */
let laid: Places | null = null;
/** A place may be drawn more than once, as where a window has tabs. */
const marked = new Map<string, readonly Element[]>();

/** What is marked with the name of a place and can be seen, the last first. What has no mark in a picture may have a twin in a list. */
export function markedAs(name: string): Element[] {
  const [, kind = '', called = ''] = /^([a-z]+)-(.*)$/.exec(name) ?? [];
  const twins = kind ? document.querySelectorAll(`main [data-${kind}="${CSS.escape(called)}"]`) : [];
  return [...twins, ...(marked.get(name) ?? [])].filter((one) => one.getBoundingClientRect().width > 0).reverse();
}

export const markedNames = (): string[] => [...marked.keys()];

/** Where a place is that has no element of its own, as in a picture. */
export const boxOf = (name: string): DOMRect | undefined => laid?.boxOf(name);

export function layPlaces(): Places {
  const places = lay();
  const { mark } = places;
  const seen: Places['mark'] = (name) => {
    const marks = mark(name);
    return (node) => {
      marked.set(name, [...(marked.get(name) ?? []), node]);
      const ends = marks(node);
      return () => {
        const others = marked.get(name)?.filter((one) => one !== node) ?? [];
        if (others.length > 0) marked.set(name, others);
        else marked.delete(name);
        ends();
      };
    };
  };
  return (laid = Object.assign(places, { mark: seen }));
}
