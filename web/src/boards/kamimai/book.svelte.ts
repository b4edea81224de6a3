/** The book that is seen: what moves its pages, which cards are known of them, whose hand is on it, and whether it falls. */
import { untrack } from 'svelte';
import type { Places } from '../../kit/motion';
import { lasting } from '../../kit/motion';
import { part } from '../../kit/part';
import type { At } from './at.svelte';
import { Computed, type Told } from './grimoire/computed';
import { unrolled, type Film } from './grimoire/film';
import { read, type LeanFrame } from './grimoire/frames';
import type { Lead } from './grimoire/lead';
import { Streamed, type Motion } from './grimoire/motion';
import { Played } from './grimoire/played';
import type { HandSeen, Stage } from './grimoire/stage';
import { pagePlace } from './places';
import { lastFilm, showing, stretchOf, timeAt, type Showing } from './showing';
import { boardOf, type Happened, type Page } from './state';

export type Three = typeof import('./grimoire');

const isFall = (event: Happened | null): boolean =>
  event?.key === 'fell' ||
  (event?.key === 'grabbed' && event.args.fell) ||
  (event?.key === 'draw' && event.args.fall === 'watch');

/** So long the page speaks of a draught, in milliseconds. */
const DRAUGHT = 3000;

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
  /** The picture went away, and will be drawn again. */
  lost = $state(false);
  /** A hand on the book: the viewer's, or anybody's that the stream shows. */
  hand = $state.raw<HandSeen | null>(null);
  #canvas: HTMLCanvasElement | undefined;
  #comes = $state(false);
  #lean = $state.raw<LeanFrame | null>(null);
  /** The air moves. */
  draught = $state(false);
  #calm: ReturnType<typeof setTimeout> | undefined;
  /** Seconds until the pull that was begun moves; the machine has other books to move. */
  waiting = $state(0);
  #falling = $state(false);
  #shown = $state(-1);
  /** Films that were unpacked, by their bytes; those that cannot be read are null. */
  #films = $state.raw<ReadonlyMap<string, Film | null>>(new Map());

  constructor(at: At) {
    this.at = at;
  }

  /** The film that is shown of the event under way, slower the longer the event is shown. */
  readonly #showing: Showing | null = $derived.by(() => (this.#still ? null : showing(this.at.table.reel)));
  /** That at whose end the book is as it is. */
  readonly #last: string | null = $derived.by(() => lastFilm(this.at.table.reel));
  readonly #played: Played | null = $derived.by(() => {
    const [shown, { current }] = [this.#showing, this.at];
    const film = shown && this.#filmOf(shown.film);
    const stretch = shown && stretchOf(shown.head, shown.isFresh);
    if (!film || !stretch || !current) return null;
    const rate = current.duration > 0 ? (stretch.lasts * 1000) / current.duration : Infinity;
    return new Played(
      film,
      (passed) => timeAt(stretch, passed * rate),
      (hand) => (this.hand = hand),
    );
  });
  /** The side to which the book falls, while that is told again; 0 while it is not. */
  readonly #side: number = $derived.by(() => {
    const shown = this.#showing;
    return shown?.isFresh && this.#played ? Math.sign(this.#filmOf(shown.film)?.side ?? 0) : 0;
  });
  /** The pages are where the stream has them, unless somebody looks back, or the table has another book already than the one that is told of. */
  readonly streams: boolean = $derived.by(() => {
    const { isBack, busy } = this.at.table.reel;
    return this.#comes && !isBack && !this.#played && !(busy && this.#last !== null && this.#shown !== this.build);
  });
  readonly pages: readonly Page[] = $derived.by(() => this.at.board.book.pages ?? []);
  /** The table may know of another book than the one that is still seen to fall. */
  readonly build: number = $derived.by(() => this.at.board.book.build % 0x10000);
  readonly falling: boolean = $derived.by(() => (this.streams ? this.#falling : isFall(this.at.event)));

  readonly lean: LeanFrame | null = $derived.by(() =>
    this.streams && this.at.board.book.state === 'standing' ? this.#lean : null,
  );
  readonly #motion: Motion = $derived.by(() => this.#played ?? (this.streams ? this.#streamed : this.computed));
  /** Which build is seen: the one that was filmed or streamed may be an earlier one than the table's. */
  readonly #seen: number = $derived.by(
    () => this.#played?.build ?? (this.streams ? this.#shown : (this.#kept?.head.build ?? this.build)),
  );
  /** What is known of its pages, also while it falls and lies: what was seen once keeps its face. */
  readonly #cards: ReadonlyMap<number, string | null> = $derived.by(() => {
    const { moments, moment } = this.at.table.reel;
    const until = moments.slice(0, moment + 1).map(({ view }) => boardOf(view).book);
    const books = [...until, this.at.board.book].filter(({ build }) => build % 0x10000 === this.#seen);
    const cards = new Map<number, string | null>();
    for (const { pages } of books)
      for (const { number, card } of pages ?? []) cards.set(number, card ?? cards.get(number) ?? null);
    return cards;
  });
  readonly #kept: Film | null = $derived.by(() => (this.#last === null ? null : this.#filmOf(this.#last)));

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
      poses: this.#kept?.end() ?? null,
    };
  });

  /** Null until it is unpacked. */
  #filmOf(film: string): Film | null {
    const found = this.#films.get(film);
    if (found === undefined) void unrolled(film).then((made) => (this.#films = new Map(this.#films).set(film, made)));
    return found ?? null;
  }

  /** What is drawn ahead of the stream: the viewer's own pull. */
  get lead(): Lead {
    return this.#streamed.lead;
  }

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
    const lose = () => (this.lost = true);
    const restore = () => (this.lost = false);
    canvas.addEventListener('webglcontextlost', lose);
    canvas.addEventListener('webglcontextrestored', restore);
    if (probe) part(() => import('./grimoire')).then(draw, fail);
    else queueMicrotask(fail);
    return () => {
      here = false;
      canvas.removeEventListener('webglcontextlost', lose);
      canvas.removeEventListener('webglcontextrestored', restore);
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

  #blow(): void {
    this.draught = true;
    this.stage?.blow();
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => (this.draught = false), DRAUGHT);
  }

  #listen(): () => void {
    return this.at.table.stream.listen((data) => {
      const frame = read(data);
      if (frame?.kind === 'poses') {
        this.#comes = true;
        if (!this.missing) this.#streamed.take(frame);
        if (frame.asleep || frame.fallen) this.hand = null;
      } else if (frame?.kind === 'hand') {
        this.#streamed.hold(frame);
        if (!this.#played) this.hand = frame.pages.length > 0 ? frame : null;
      } else if (frame?.kind === 'lean') this.#lean = frame;
      else if (frame?.kind === 'air') this.#blow();
      else if (frame?.kind === 'turn') this.waiting = Math.ceil(frame.seconds);
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
    $effect(() => {
      const played = this.#played;
      return () => {
        if (played) this.hand = null;
      };
    });
    $effect(() => this.stage?.know(this.#motion, this.#cards));
    $effect(() => this.stage?.mark(marks().pointed, this.numbersOf(marks().chosen)));
    $effect(() => this.stage?.hand(this.hand));
    // First the book falls, then the light goes down.
    $effect(() => this.stage?.darken(this.at.event?.key === 'energy_lost'));
    $effect(() => this.stage?.visit(this.#side));
    $effect(() => this.stage?.light(this.at.board.phase !== 'over' || this.at.board.energy > 0));
    $effect(() => {
      if (!this.stage) return;
      const ends = this.pages.map(({ page, number }) => places.put(pagePlace(page), () => this.#boxOf(number)));
      return () => ends.forEach((end) => end());
    });
  }
}
