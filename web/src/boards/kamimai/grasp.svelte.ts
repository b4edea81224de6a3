/** A hand at the book: pointing at pages, and dragging them out of it. */
import type { Book, Three } from './book.svelte';
import type { Hit } from './grimoire/eye';
import type { Stage } from './grimoire/stage';
import { Path, type Beside } from './live';
import { pagePlace } from './places';
import type { Pulling } from './pulling.svelte';
import type { Grab } from './state';

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
  /** How far the hand has been from where it began. */
  farthest: number;
}

/** Pixels before a press becomes a drag; metres before a pull that nobody simulates counts. */
const THRESHOLD = 7;
const ENOUGH = 0.03;
/** Metres from where it began at which a hand that came back has given up. */
const BACK = 0.008;

export class Grasp {
  readonly #book: Book;
  readonly #pulling: Pulling;
  /** The page that is pointed at, by its number. */
  pointed = $state<number | null>(null);
  /** The last pull was given up: it is said until the next one. */
  gaveUp = $state(false);
  #drag: Drag | null = null;
  /** A press on a page that is not the viewer's to pull: the others are shown it, unless it becomes a turn round the book. */
  #shown: { page: string; x: number; y: number } | null = null;
  #path: Path | null = null;
  #begun = false;

  constructor(book: Book, pulling: Pulling) {
    this.#book = book;
    this.#pulling = pulling;
  }

  /** The page at this place; of an earlier book, which is still seen to fall, there is none. */
  #pick(press: PointerEvent, stage: Stage): Hit | null {
    const hit = stage.pick(...spot(press));
    return hit && hit.build === this.#book.build && this.#book.pageOf(hit.page) ? hit : null;
  }

  down(press: PointerEvent): void {
    const { stage } = this.#book;
    // A second finger: the hand is wanted for something else.
    if (this.#drag?.grab) this.giveUp();
    if (!stage || this.#drag || press.button !== 0) return;
    const hit = this.#pick(press, stage);
    this.pointed = hit?.page ?? null;
    const page = this.#book.pageOf(this.pointed)?.page;
    this.#shown = page && !this.#pulling.open ? { page, x: press.clientX, y: press.clientY } : null;
    if (!hit || !page || !this.#pulling.offers(page)) return;
    stage.eye.controls.enabled = false;
    room(press).setPointerCapture(press.pointerId);
    const chosen = this.#pulling.pages;
    const pages = chosen.includes(page) ? [...chosen] : [page];
    this.#drag = {
      hit,
      pages,
      x: press.clientX,
      y: press.clientY,
      pointer: press.pointerId,
      grab: null,
      normal: null,
      way: [0, 0, 0],
      farthest: 0,
    };
  }

  move(press: PointerEvent): void {
    const { stage, three, streams } = this.#book;
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
    const { x, y, z } = three.reached(stage.eye, drag.hit, drag.grab.parts.pull, drag.normal, ...spot(press));
    drag.way = [x, y, z];
    drag.farthest = Math.max(drag.farthest, Math.hypot(x, y, z));
    if (streams) {
      const { point } = drag.hit;
      this.#path?.move(x, y, z);
      this.#book.lead.move([point.x + x, point.y + y, point.z + z]);
      stage.touch();
    } else this.#carry(drag, stage);
  }

  /** The fingers close. */
  #seize(drag: Drag, press: PointerEvent, stage: Stage, three: Three): void {
    const pulling = this.#pulling;
    const box = room(press).getBoundingClientRect();
    const pull = three.wayOf(
      stage.eye,
      drag.hit,
      this.#book.pageOf(drag.hit.page)?.wing ?? '',
      (press.clientX - drag.x) / box.width,
      (press.clientY - drag.y) / box.height,
      pulling.choices('pull'),
    );
    drag.grab = pulling.find(drag.pages, pull) ?? null;
    if (!drag.grab) return;
    drag.normal = three.planeOf(stage.eye, drag.hit, pull);
    this.gaveUp = false;
    pulling.only(drag.pages);
    if (!this.#book.streams) return;
    this.#path?.stop();
    const { x, y, z } = drag.hit.point;
    this.#book.lead.begin(this.#book.numbersOf(drag.pages), [x, y, z]);
    this.#path = new Path((samples, end) => this.#book.at.table.commands?.gesture(samples, end));
    this.#pull(drag.grab, { live: true, along: drag.hit.along, height: drag.hit.height });
  }

  #pull(grab: Grab, beside?: Beside): void {
    this.#book.at.answer(grab, beside);
  }

  /** Where nothing is simulated the page goes with the hand. */
  #carry(drag: Drag, stage: Stage): void {
    const pages = this.#book.numbersOf(drag.pages);
    const [x, y, z] = drag.way;
    const { point } = drag.hit;
    this.#book.computed.carry(pages, drag.way);
    this.#book.hand = {
      place: [point.x + x, point.y + y, point.z + z],
      strain: Math.min(1, Math.hypot(x, y, z) / 0.06) * 0.6,
      pages,
    };
    stage.touch();
  }

  #point(press: PointerEvent): void {
    const shown = this.#shown;
    this.#shown = null;
    if (
      shown &&
      press.type === 'pointerup' &&
      Math.hypot(press.clientX - shown.x, press.clientY - shown.y) <= THRESHOLD
    )
      this.#book.at.table.commands?.sign('point', pagePlace(shown.page));
  }

  up(press: PointerEvent): void {
    this.#point(press);
    const drag = this.#drag;
    if (!drag || press.pointerId !== drag.pointer) return;
    const page = this.#book.pageOf(drag.hit.page)?.page;
    const { streams } = this.#book;
    this.#open();
    if (!drag.grab) {
      if (page) this.#pulling.toggle(page);
    } else if (streams) {
      this.#path?.end();
      this.gaveUp = Math.hypot(...drag.way) < BACK && drag.farthest > 2 * BACK;
    } else if (press.type === 'pointerup' && Math.hypot(...drag.way) > ENOUGH) this.#pull(drag.grab);
  }

  /** The fingers open; what is not out yet stays in the book. */
  giveUp(): void {
    if (!this.#drag?.grab) return;
    this.#open();
    this.#path?.end();
    this.gaveUp = true;
  }

  #open(): void {
    const { stage, computed, lead } = this.#book;
    this.#drag = null;
    this.#book.hand = null;
    lead.end();
    computed.carry([], [0, 0, 0]);
    if (stage) stage.eye.controls.enabled = true;
    stage?.touch();
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
