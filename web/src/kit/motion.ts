/** Cards travel from where they were to where they are. Places on the table are marked by name; a card says whence it comes and whither it goes. */
import { getContext, setContext } from 'svelte';
import { cubicInOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { Gliding } from './gliding';

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

interface Spot {
  readonly box: Box;
  readonly node: Element | undefined;
}

const isSeen = (box: DOMRect | undefined): box is DOMRect => box !== undefined && (box.width > 0 || box.height > 0);

/** What travels lies above the rest. Among the steps of its motion this would keep the browser from moving it without drawing it anew each time. */
function raise(node: HTMLElement): void {
  node.addEventListener('introend', () => (node.style.zIndex = ''), { once: true });
  // When everything is measured.
  queueMicrotask(() => (node.style.zIndex = '50'));
}

export class Places {
  /** Whoever seeks a moment finds everything where it lies; only what is shown travels. */
  moves = true;
  /** A place may be drawn more than once, as where a window has tabs: it is where it was put last and can be seen. */
  readonly #found = new Map<string, readonly Spot[]>();
  readonly #gliding = new Gliding();

  /** Use as `{@attach places.mark('deck')}`. */
  readonly mark = (name: string) => (node: Element) => this.put(name, () => node.getBoundingClientRect(), node);

  /** A place that has no element of its own, as in a picture, and says where it is seen. It is taken away by what is returned. */
  put(name: string, box: Box, node?: Element): () => void {
    const spot = { box, node };
    this.#found.set(name, [...(this.#found.get(name) ?? []), spot]);
    return () => {
      const others = this.#found.get(name)?.filter((one) => one !== spot) ?? [];
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

  /** How far a point lies from the middle of a place: where several lie over each other, the nearest of them is meant. */
  toMiddle(name: string, x: number, y: number): number {
    const box = this.boxOf(name);
    return box ? Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y) : Infinity;
  }

  /** Where a place is seen now. */
  boxOf(name: string): DOMRect | undefined {
    return this.#found
      .get(name)
      ?.map(({ box }) => box())
      .findLast(isSeen);
  }

  /** What lies there; nothing in a picture. */
  nodeAt(name: string): Element | undefined {
    return this.#found.get(name)?.findLast(({ box }) => isSeen(box()))?.node;
  }

  readonly arrive = (node: HTMLElement, journey: Journey): TransitionConfig => this.#travel(node, journey, cubicOut);

  readonly depart = (node: HTMLElement, journey: Journey): TransitionConfig => {
    const config = this.#travel(node, journey, cubicInOut);
    // What leaves for nowhere leaves at once.
    return journey.place === null ? { duration: 0 } : config;
  };

  /** What moves over when others come or go: use as `{@attach places.glides(250)}`. */
  readonly glides = (duration: number) => (node: HTMLElement) => this.#gliding.add(node, duration);

  /** Called by whoever holds the board before it changes, and when it has. */
  before(): void {
    if (this.#travels) this.#gliding.before();
  }

  after(): void {
    this.#gliding.after();
  }

  get #travels(): boolean {
    return this.moves && !stillness?.matches;
  }

  #travel(
    node: HTMLElement,
    { place, delay = 0, turns = false }: Journey,
    easing: (t: number) => number,
  ): TransitionConfig {
    // Measuring one card after another is what takes long: where nothing travels, nothing is measured.
    if (place === null || !this.#travels) return { duration: 0 };
    const other = this.boxOf(place);
    const here = node.getBoundingClientRect();
    if (!other || here.width === 0) return { duration: 0 };
    const x = other.left + other.width / 2 - here.left - here.width / 2;
    const y = other.top + other.height / 2 - here.top - here.height / 2;
    const size = Math.min(1, Math.max(0.3, Math.min(other.width / here.width, other.height / here.height)));
    raise(node);
    return {
      duration: TRAVEL,
      delay,
      easing,
      css: (t, u) =>
        `transform: translate(${x * u}px, ${y * u}px) scale(${1 - (1 - size) * u})${turns ? ` perspective(60rem) rotateY(${90 * u}deg)` : ''}; opacity: ${Math.min(1, 0.35 + t * 2)}`,
    };
  }
}

export function layPlaces(): Places {
  return setContext(KEY, new Places());
}

export const usePlaces = (): Places => getContext<Places>(KEY);
