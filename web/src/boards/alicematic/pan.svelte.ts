/** Looking at a part of the map: how much of it, and where. Wheel, drag, pinch, buttons and keys all end here. */
import type { Box, Point } from './geometry';

const MOST = 5;
/** Pixels a pointer must travel before a press becomes a drag. */
const SLACK = 7;

export class Pan {
  #zoom = $state(1);
  #centre = $state.raw<Point>({ x: 0, y: 0 });
  readonly #whole: () => Box;
  readonly #pointers = new Map<number, Point>();
  #dragged = false;
  #spread = 0;

  constructor(whole: () => Box) {
    this.#whole = whole;
  }

  get zoom(): number {
    return this.#zoom;
  }

  get isWhole(): boolean {
    return this.#zoom === 1;
  }

  /** Was the last press a drag? Then it chooses nothing. */
  get dragged(): boolean {
    return this.#dragged;
  }

  get box(): Box {
    const whole = this.#whole();
    const [width, height] = [whole.width / this.#zoom, whole.height / this.#zoom];
    return {
      x: whole.x + whole.width / 2 + this.#centre.x - width / 2,
      y: whole.y + whole.height / 2 + this.#centre.y - height / 2,
      width,
      height,
    };
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return `${x} ${y} ${width} ${height}`;
  }

  reset(): void {
    this.#zoom = 1;
    this.#centre = { x: 0, y: 0 };
  }

  /** `about` stays where it is on the screen. */
  by(factor: number, about?: Point): void {
    const before = this.box;
    const zoom = Math.min(MOST, Math.max(1, this.#zoom * factor));
    const real = zoom / this.#zoom;
    const fixed = about ?? { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
    this.#zoom = zoom;
    this.#move((fixed.x - middle.x) * (1 - 1 / real), (fixed.y - middle.y) * (1 - 1 / real));
  }

  /** Brings a place into sight. */
  show({ x, y }: Point, margin: number): void {
    const { x: left, y: top, width, height } = this.box;
    const [right, bottom] = [left + width - margin, top + height - margin];
    this.#move(
      Math.min(0, x - left - margin) + Math.max(0, x - right),
      Math.min(0, y - top - margin) + Math.max(0, y - bottom),
    );
  }

  #move(x: number, y: number): void {
    const whole = this.#whole();
    const [far, deep] = [(whole.width / 2) * (1 - 1 / this.#zoom), (whole.height / 2) * (1 - 1 / this.#zoom)];
    this.#centre = {
      x: Math.min(far, Math.max(-far, this.#centre.x + x)),
      y: Math.min(deep, Math.max(-deep, this.#centre.y + y)),
    };
  }

  /** Everything a pointer or a wheel does over the map. */
  readonly attach = (svg: SVGSVGElement): (() => void) => {
    const units = (x: number, y: number): Point => {
      const matrix = svg.getScreenCTM();
      return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      this.by(event.deltaY < 0 ? 1.2 : 1 / 1.2, units(event.clientX, event.clientY));
    };
    const down = (event: PointerEvent) => {
      if (this.#pointers.size === 0) this.#dragged = false;
      this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.#spread = this.#apart();
    };
    const move = (event: PointerEvent) => {
      const before = this.#pointers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      if (!this.#dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
      this.#dragged = true;
      const [from, to] = [units(before.x, before.y), units(now.x, now.y)];
      this.#pointers.set(event.pointerId, now);
      if (this.#pointers.size === 1) this.#move(from.x - to.x, from.y - to.y);
      else {
        const spread = this.#apart();
        const all = [...this.#pointers.values()];
        const middle = units(
          all.reduce((sum, { x }) => sum + x, 0) / all.length,
          all.reduce((sum, { y }) => sum + y, 0) / all.length,
        );
        if (this.#spread > 0) this.by(spread / this.#spread, middle);
        this.#spread = spread;
      }
    };
    const up = (event: PointerEvent) => {
      this.#pointers.delete(event.pointerId);
      this.#spread = 0;
    };
    svg.addEventListener('wheel', wheel, { passive: false });
    svg.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      svg.removeEventListener('wheel', wheel);
      svg.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };

  #apart(): number {
    const [one, other] = [...this.#pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}
