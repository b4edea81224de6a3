/**
 * A piece in somebody's fingers: pressed, carried to where it may go, and dropped there, which gives the answer. `Dragging` belongs to a board;
 * what can be carried has `{@attach dragging.grip(piece)}`.
 */
import type { Place } from './board';
import type { Places } from './motion';

const CLICK_STILL = 8;
/** How far from its place a piece may be let go, in pixels. */
export const REACH = 70;

export interface Carried<Offered> {
  /** The answers that may be given with a piece; none if it stays where it is. */
  offers(piece: string): readonly Offered[];
  /** Where a piece is dropped to give an answer. */
  target(option: Offered): Place | null;
  /** The answer is given, or chosen where it is confirmed; `piece` is what was carried. */
  drop(option: Offered, piece: string): void;
}

interface Held {
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

export class Dragging<Offered> {
  readonly #places: Places;
  readonly #carried: Carried<Offered>;
  readonly #reach: () => number;
  #held = $state.raw<Held | null>(null);
  #over = $state.raw<Offered | null>(null);

  /** `reach` is little where places lie close to each other, or to where a piece comes from. */
  constructor(places: Places, carried: Carried<Offered>, reach: () => number = () => REACH) {
    this.#places = places;
    this.#carried = carried;
    this.#reach = reach;
  }

  /** The piece that is carried; one that is only pressed is not. */
  readonly piece: string | null = $derived(this.#held && this.#isFar() ? this.#held.piece : null);
  /** The places where it may be dropped. */
  readonly targets: readonly Place[] = $derived.by(() => {
    const offered = this.piece === null ? [] : this.#carried.offers(this.piece);
    return offered.flatMap((option) => this.#carried.target(option) ?? []);
  });

  /** The answer that a drop would give now. */
  get over(): Offered | null {
    return this.#over;
  }

  /** The place that is hovered over. */
  get hovered(): Place | null {
    return this.#over && this.#carried.target(this.#over);
  }

  /** Where on the window the piece was taken up. */
  get from(): { readonly x: number; readonly y: number } | null {
    return this.#held;
  }

  /** How far a piece has been carried, for `style:translate`. */
  shift(piece: string): string | undefined {
    return this.piece === piece && this.#held ? `${this.#held.dx}px ${this.#held.dy}px` : undefined;
  }

  readonly grip = (piece: string) => (node: HTMLElement | SVGElement) => {
    /** Along a row that is longer than its room a finger scrolls; its first move decides. */
    let scrolls: boolean | null = null;
    const press = (event: Event) => {
      scrolls = null;
      const { isPrimary, button, clientX, clientY, pointerId } = event as PointerEvent;
      if (!isPrimary || button !== 0 || this.#carried.offers(piece).length === 0) return;
      this.#held = { piece, x: clientX, y: clientY, dx: 0, dy: 0 };
      this.#follow(pointerId);
    };
    // A finger that carries does not scroll, and a picture is not dragged by the browser.
    const still = (event: Event) => {
      if (this.#held && !(scrolls ??= event.type === 'touchmove' && this.#isAlong(node))) event.preventDefault();
    };
    node.addEventListener('pointerdown', press);
    node.addEventListener('touchmove', still, { passive: false });
    node.addEventListener('dragstart', still);
    return () => {
      node.removeEventListener('pointerdown', press);
      node.removeEventListener('touchmove', still);
      node.removeEventListener('dragstart', still);
    };
  };

  #isFar(): boolean {
    return this.#held !== null && Math.hypot(this.#held.dx, this.#held.dy) > CLICK_STILL;
  }

  #isAlong(node: Element): boolean {
    const { dx, dy } = this.#held ?? { dx: 0, dy: 0 };
    return Math.abs(dx) > Math.abs(dy) && isLong(node);
  }

  #follow(pointer: number): void {
    const ended = new AbortController();
    const own = (event: PointerEvent) => event.pointerId === pointer;
    const listen = { signal: ended.signal };
    const let_go = () => {
      ended.abort();
      [this.#held, this.#over] = [null, null];
    };
    addEventListener(
      'pointermove',
      (event) => {
        if (!own(event) || !this.#held) return;
        const { x, y, piece } = this.#held;
        this.#held = { piece, x, y, dx: event.clientX - x, dy: event.clientY - y };
        this.#over = this.#isFar() ? this.#nearest(piece, event.clientX, event.clientY) : null;
      },
      listen,
    );
    addEventListener(
      'pointerup',
      (event) => {
        if (!own(event)) return;
        const [piece, over] = [this.piece, this.#over];
        let_go();
        if (piece !== null) swallowClick();
        if (piece !== null && over) this.#carried.drop(over, piece);
      },
      listen,
    );
    addEventListener('pointercancel', (event) => own(event) && let_go(), listen);
    addEventListener('keydown', (event) => event.key === 'Escape' && let_go(), listen);
  }

  /** The answer whose place is under the finger, or close to it. */
  #nearest(piece: string, x: number, y: number): Offered | null {
    let best: Offered | null = null;
    let [least, middle] = [this.#reach(), Infinity];
    for (const option of this.#carried.offers(piece)) {
      const target = this.#carried.target(option);
      if (target === null) continue;
      const [away, within] = [this.#places.distance(target, x, y), this.#places.toMiddle(target, x, y)];
      if (away < least || (away === least && within < middle)) [best, least, middle] = [option, away, within];
    }
    return best;
  }
}

/** Does it lie in a row that scrolls? */
function isLong(node: Element): boolean {
  for (let row = node.parentElement; row; row = row.parentElement)
    if (row.scrollWidth > row.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(row).overflowX)) return true;
  return false;
}

/** The click that ends a drag is no press. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
