/** The kit's places, which also tell what lies at each: a test has to press it. */
import { layPlaces as lay, type Places } from '../src/kit/motion';

const marked = new Map<string, Element>();

/** What is marked with the name of a place. */
export const markedAs = (name: string): Element | undefined => marked.get(name);
export const markedNames = (): string[] => [...marked.keys()];

export function layPlaces(): Places {
  const places = lay();
  const { mark } = places;
  const seen: Places['mark'] = (name) => {
    const marks = mark(name);
    return (node) => {
      marked.set(name, node);
      const ends = marks(node);
      return () => {
        if (marked.get(name) === node) marked.delete(name);
        ends();
      };
    };
  };
  return Object.assign(places, { mark: seen });
}
