/** Cards travel from where they were to where they are. Places on the table are marked by name; a card says whence it comes and whither it goes. */
import { getContext, setContext } from 'svelte';
import { flip, type AnimationConfig, type FlipParams } from 'svelte/animate';
import { cubicInOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const KEY = Symbol('places');
const TRAVEL = 330;

const stillness = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** A duration, or none for people who want no motion. */
export const lasting = (milliseconds: number): number => (stillness?.matches ? 0 : milliseconds);

export interface Journey {
  /** The other end, by its name; without one nothing moves. */
  place: string | null;
  delay?: number;
  /** Turns over on the way. */
  turns?: boolean;
}

type Box = () => DOMRect | undefined;

const isSeen = (box: DOMRect | undefined): box is DOMRect => box !== undefined && (box.width > 0 || box.height > 0);

export class Places {
  /** Whoever seeks a moment finds everything where it lies; only what is shown travels. */
  moves = true;
  /** A place may be drawn more than once, as where a window has tabs: it is where it was put last and can be seen. */
  readonly #found = new Map<string, readonly Box[]>();

  /** Use as `{@attach places.mark('deck')}`. */
  readonly mark = (name: string) => (node: Element) => this.put(name, () => node.getBoundingClientRect());

  /** A place that has no element of its own, as in a picture, and says where it is seen. It is taken away by what is returned. */
  put(name: string, box: Box): () => void {
    this.#found.set(name, [...(this.#found.get(name) ?? []), box]);
    return () => {
      const others = this.#found.get(name)?.filter((one) => one !== box) ?? [];
      if (others.length > 0) this.#found.set(name, others);
      else this.#found.delete(name);
    };
  }

  /** How far a point lies from a place; 0 within it, endless where there is no such place to be seen. */
  distance(name: string, x: number, y: number): number {
    const box = this.boxOf(name);
    if (!box) return Infinity;
    return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  }

  /** Where a place is seen now. */
  boxOf(name: string): DOMRect | undefined {
    return this.#found
      .get(name)
      ?.map((box) => box())
      .findLast(isSeen);
  }

  readonly arrive = (node: HTMLElement, journey: Journey): TransitionConfig => this.#travel(node, journey, cubicOut);

  readonly depart = (node: HTMLElement, journey: Journey): TransitionConfig => {
    const config = this.#travel(node, journey, cubicInOut);
    // What leaves for nowhere leaves at once.
    return journey.place === null ? { duration: 0 } : config;
  };

  /** What lies among others moves over when one of them goes: use as `animate:glide`. */
  readonly glide = (node: Element, way: { from: DOMRect; to: DOMRect }, options: FlipParams = {}): AnimationConfig =>
    this.moves && !stillness?.matches ? flip(node, way, options) : { duration: 0 };

  #travel(
    node: HTMLElement,
    { place, delay = 0, turns = false }: Journey,
    easing: (t: number) => number,
  ): TransitionConfig {
    // Measuring one card after another is what takes long: where nothing travels, nothing is measured.
    if (place === null || !this.moves || stillness?.matches) return { duration: 0 };
    const other = this.boxOf(place);
    const here = node.getBoundingClientRect();
    if (!other || here.width === 0) return { duration: 0 };
    const x = other.left + other.width / 2 - here.left - here.width / 2;
    const y = other.top + other.height / 2 - here.top - here.height / 2;
    const size = Math.min(1, Math.max(0.3, Math.min(other.width / here.width, other.height / here.height)));
    return {
      duration: TRAVEL,
      delay,
      easing,
      css: (t, u) =>
        `transform: translate(${x * u}px, ${y * u}px) scale(${1 - (1 - size) * u})${turns ? ` perspective(60rem) rotateY(${90 * u}deg)` : ''}; opacity: ${Math.min(1, 0.35 + t * 2)}; z-index: 50;`,
    };
  }
}

export function layPlaces(): Places {
  return setContext(KEY, new Places());
}

export const usePlaces = (): Places => getContext<Places>(KEY);
