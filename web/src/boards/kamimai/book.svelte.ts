/** The book that is seen: what moves its pages, which cards are known of them, whose hand is on it, and whether it falls. */
import { untrack } from 'svelte';
import type { Places } from '../../kit/motion';
import { lasting } from '../../kit/motion';
import { part } from '../../kit/part';
import type { At } from './at.svelte';
import { Computed, type Told } from './grimoire/computed';
import { read, type LeanFrame } from './grimoire/frames';
import { Streamed, type Motion } from './grimoire/motion';
import type { HandSeen, Stage } from './grimoire/stage';
import { pagePlace } from './places';
import type { Happened, Page } from './state';

export type Three = typeof import('./grimoire');

const isFall = (event: Happened | null): boolean =>
  event?.key === 'fell' ||
  (event?.key === 'grabbed' && event.args.fell) ||
  (event?.key === 'draw' && event.args.fall === 'watch');

export class Book {
  readonly at: At;
  readonly #still = lasting(1) === 0;
  readonly computed = new Computed(this.#still);
  readonly #streamed = new Streamed(this.#still, () => {
    [this.#shown, this.#falling] = [this.#streamed.build, this.#streamed.falling];
  });
  three: Three | undefined;
  stage = $state.raw<Stage | null>(null);
  /** It cannot be drawn here. */
  missing = $state(false);
  /** A hand on the book: the viewer's, or anybody's that the stream shows. */
  hand = $state.raw<HandSeen | null>(null);
  #canvas: HTMLCanvasElement | undefined;
  #comes = $state(false);
  #lean = $state.raw<LeanFrame | null>(null);
  #falling = $state(false);
  #shown = $state(-1);

  constructor(at: At) {
    this.at = at;
  }

  /** The pages are where the stream has them. Frames are not kept: who looks back sees the book as the table knew it. */
  readonly streams: boolean = $derived.by(() => this.#comes && !this.at.table.reel.isBack);
  readonly pages: readonly Page[] = $derived.by(() => this.at.board.book.pages ?? []);
  /** The table may know of another book than the one that is still seen to fall. */
  readonly build: number = $derived.by(() => this.at.board.book.build % 0x10000);
  readonly falling: boolean = $derived.by(() => (this.streams ? this.#falling : isFall(this.at.event)));
  readonly lean: LeanFrame | null = $derived.by(() =>
    this.streams && this.at.board.book.state === 'standing' ? this.#lean : null,
  );
  readonly #motion: Motion = $derived.by(() => (this.streams ? this.#streamed : this.computed));
  readonly #cards: ReadonlyMap<number, string | null> = $derived.by(() => {
    const known = !this.streams || this.#shown === this.build;
    return new Map(known ? this.pages.map(({ number, card }) => [number, card]) : []);
  });

  /** The book by what is told of it alone, whoever looks when. */
  readonly #told: Told = $derived.by(() => {
    const { state, size, built_with: built } = this.at.board.book;
    const out = this.at.happened.flatMap((event) => (event.key === 'grab' ? event.args.pages : []));
    const pulled = this.numbersOf(out);
    const came = this.at.happened.some(({ key }) => key === 'grabbed');
    const numbers = this.pages.map(({ number }) => number);
    return {
      build: this.build,
      built,
      size,
      stands: state === 'standing' ? numbers.filter((number) => !came || !pulled.includes(number)) : null,
      pulled,
      falls: this.at.happened.some(isFall),
    };
  });

  numbersOf(handles: readonly string[]): number[] {
    return this.pages.filter(({ page }) => handles.includes(page)).map(({ number }) => number);
  }

  pageOf(number: number | null): Page | undefined {
    return this.pages.find((page) => page.number === number);
  }

  /** Loads what draws it, which is large. */
  readonly enter = (canvas: HTMLCanvasElement): (() => void) => {
    this.#canvas = canvas;
    let here = true;
    const probe = document.createElement('canvas').getContext('webgl2');
    probe?.getExtension('WEBGL_lose_context')?.loseContext();
    const fail = () => (this.missing = true);
    const draw = (loaded: Three) => {
      if (!here) return;
      this.three = loaded;
      try {
        this.stage = new loaded.Stage(canvas, this.#motion, this.#still);
      } catch {
        fail();
      }
    };
    if (probe) part(() => import('./grimoire')).then(draw, fail);
    else queueMicrotask(fail);
    return () => {
      here = false;
      this.stage?.dispose();
      this.stage = null;
    };
  };

  /** Where a page is seen in the picture. */
  #boxOf(number: number): DOMRect | undefined {
    const seen = this.stage?.boxOf(number);
    const room = this.#canvas?.parentElement?.getBoundingClientRect();
    if (!seen || !room) return undefined;
    const { left, right, top, bottom } = seen;
    return new DOMRect(
      room.left + left * room.width,
      room.top + top * room.height,
      (right - left) * room.width,
      (bottom - top) * room.height,
    );
  }

  #listen(): () => void {
    return this.at.table.stream.listen((data) => {
      const frame = read(data);
      if (frame?.kind === 'poses') {
        this.#comes = true;
        if (!this.missing) this.#streamed.take(frame);
        if (frame.asleep || frame.fallen) this.hand = null;
      } else if (frame?.kind === 'hand') this.hand = frame.pages.length > 0 ? frame : null;
      else if (frame?.kind === 'lean') this.#lean = frame;
      this.stage?.touch();
    });
  }

  /** What is drawn follows the table; for the component that shows the book, while it is set up. */
  follow(places: Places, marks: () => { pointed: number | null; chosen: readonly string[]; open: boolean }): void {
    $effect(() => untrack(() => this.#listen()));
    $effect(() => {
      this.computed.show(this.#told);
      untrack(() => this.stage)?.touch();
    });
    $effect(() => {
      const { event } = this.at;
      if (event?.key === 'grabbed' || event?.key === 'stop') this.hand = null;
    });
    $effect(() => this.#streamed.want(marks().open ? this.build : null));
    $effect(() => this.stage?.know(this.#motion, this.#cards));
    $effect(() => this.stage?.mark(marks().pointed, this.numbersOf(marks().chosen)));
    $effect(() => this.stage?.hand(this.hand));
    $effect(() => this.stage?.darken(this.falling));
    $effect(() => this.stage?.light(this.at.board.phase !== 'over' || this.at.board.energy > 0));
    $effect(() => {
      if (!this.stage) return;
      const ends = this.pages.map(({ page, number }) => places.put(pagePlace(page), () => this.#boxOf(number)));
      return () => ends.forEach((end) => end());
    });
  }
}
