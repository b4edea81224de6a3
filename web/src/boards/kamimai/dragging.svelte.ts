/** Pointing at the book, and dragging pages out of it. */
import type { TableState } from '../../kit/board';
import type { Computed } from './grimoire/motion';
import type { HandSeen, Hit, Stage } from './grimoire/stage';
import { Path, type Beside } from './live';
import type { Pulling } from './pulling.svelte';
import type { Grab } from './state';

export type Three = typeof import('./grimoire');

/** What a hand meets. */
export interface Surroundings {
  readonly table: TableState;
  readonly pulling: Pulling;
  /** Where pages stand that no stream moves. */
  readonly computed: Computed;
  readonly three: Three | undefined;
  readonly stage: Stage | null;
  /** Which build of the book the table has. */
  readonly build: number;
  /** The page of each number. */
  readonly names: readonly string[];
  /** Pages may be pulled by the viewer now. */
  readonly open: boolean;
  /** The book is simulated, and told the path of the hand. */
  readonly streams: boolean;
  readonly onpull: (grab: Grab, beside: Beside | undefined) => void;
}

interface Drag {
  hit: Hit;
  pages: string[];
  /** Of the pointer, where it was pressed. */
  x: number;
  y: number;
  pointer: number;
  /** Once the fingers have closed: what is pulled, and in which plane the hand moves. */
  grab: Grab | null;
  normal: ReturnType<Three['planeOf']> | null;
  way: readonly [number, number, number];
}

/** Pixels before a press becomes a drag; metres before a pull that nobody simulates counts. */
const THRESHOLD = 7;
const ENOUGH = 0.03;

export class Dragging {
  pointed = $state<number | null>(null);
  /** A hand on the book: the viewer's, or anybody's that the stream shows. */
  hand = $state.raw<HandSeen | null>(null);
  #drag: Drag | null = null;
  #path: Path | null = null;
  #begun = false;

  constructor(private readonly around: () => Surroundings) {}

  /** The page at this place; of an earlier book, which is still seen to fall, there is none. */
  #pick(press: PointerEvent, stage: Stage): Hit | null {
    const { build, names } = this.around();
    const hit = stage.pick(...spot(press));
    return hit && hit.build === build && names[hit.page] ? hit : null;
  }

  down(press: PointerEvent): void {
    const { stage, names, open, pulling } = this.around();
    if (!stage || this.#drag || press.button !== 0) return;
    const hit = this.#pick(press, stage);
    this.pointed = hit?.page ?? null;
    const page = hit && names[hit.page];
    if (!hit || !page || !open || !pulling.offers(page)) return;
    stage.controls.enabled = false;
    room(press).setPointerCapture(press.pointerId);
    const pages = pulling.pages.includes(page) ? [...pulling.pages] : [page];
    this.#drag = {
      hit,
      pages,
      x: press.clientX,
      y: press.clientY,
      pointer: press.pointerId,
      grab: null,
      normal: null,
      way: [0, 0, 0],
    };
  }

  move(press: PointerEvent): void {
    const { stage, three, streams } = this.around();
    if (!stage || !three) return;
    const drag = this.#drag;
    if (!drag) {
      if (press.pointerType === 'mouse' && press.buttons === 0) this.pointed = this.#pick(press, stage)?.page ?? null;
      return;
    }
    if (press.pointerId !== drag.pointer) return;
    if (!drag.grab && Math.hypot(press.clientX - drag.x, press.clientY - drag.y) > THRESHOLD)
      this.#seize(drag, press, stage, three);
    if (!drag.grab || !drag.normal) return;
    const { x, y, z } = three.reached(stage, drag.hit, drag.normal, ...spot(press));
    drag.way = [x, y, z];
    if (streams) this.#path?.move(x, y, z);
    else this.#carry(drag, stage);
  }

  /** The fingers close. */
  #seize(drag: Drag, press: PointerEvent, stage: Stage, three: Three): void {
    const { pulling, streams, table, onpull } = this.around();
    const box = room(press).getBoundingClientRect();
    const pull = three.wayOf(
      stage,
      drag.hit,
      drag.pages[0]!.charAt(0),
      (press.clientX - drag.x) / box.width,
      (press.clientY - drag.y) / box.height,
      pulling.pulls,
    );
    drag.grab = pulling.find(drag.pages, pull, pulling.hand) ?? null;
    if (!drag.grab) return;
    drag.normal = three.planeOf(stage, pull);
    pulling.only(drag.pages);
    if (!streams) return;
    this.#path?.stop();
    this.#path = new Path((samples, end) => table.commands?.gesture(samples, end));
    onpull(drag.grab, { live: true, along: drag.hit.along, height: drag.hit.height });
  }

  /** Where nothing is simulated the page goes with the hand. */
  #carry(drag: Drag, stage: Stage): void {
    const { names, computed } = this.around();
    const pages = drag.pages.map((page) => names.indexOf(page));
    const [x, y, z] = drag.way;
    const { point } = drag.hit;
    computed.carry(pages, drag.way);
    this.hand = {
      place: [point.x + x, point.y + y, point.z + z],
      strain: Math.min(1, Math.hypot(x, y, z) / 0.06) * 0.6,
      pages,
    };
    stage.touch();
  }

  up(press: PointerEvent): void {
    const drag = this.#drag;
    if (!drag || press.pointerId !== drag.pointer) return;
    const { stage, computed, names, pulling, streams, onpull } = this.around();
    this.#drag = null;
    this.hand = null;
    computed.carry([], [0, 0, 0]);
    if (stage) stage.controls.enabled = true;
    stage?.touch();
    if (!drag.grab) pulling.toggle(names[drag.hit.page]!);
    else if (streams) this.#path?.end();
    else if (press.type === 'pointerup' && Math.hypot(...drag.way) > ENOUGH) onpull(drag.grab, undefined);
  }

  /** A finger leaves whenever it is lifted; what it showed stays. */
  leave(press: PointerEvent): void {
    if (press.pointerType === 'mouse' && !this.#drag) this.pointed = null;
  }

  /** The path of the hand is sent once the table has the grab, however early it ended; a grab that was refused has none. */
  follow(pending: boolean, grabbed: boolean): void {
    if (grabbed && this.#path && !this.#begun) this.#path.begin();
    if (!grabbed && !pending) this.dispose();
    this.#begun = grabbed && this.#path !== null;
  }

  dispose(): void {
    this.#path?.stop();
    this.#path = null;
  }
}

const room = (press: PointerEvent): Element => press.currentTarget as Element;

/** Where a pointer is in the picture, from 0 to 1. */
function spot(press: PointerEvent): [x: number, y: number] {
  const box = room(press).getBoundingClientRect();
  return [(press.clientX - box.left) / box.width, (press.clientY - box.top) / box.height];
}
