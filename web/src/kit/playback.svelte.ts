/** Plays what happened, event by event, before the view that came with it is shown. `kit/board.ts` says what a board makes of it. */
import type { CurrentEvent, Durations, GameEvent, View } from './board';

interface Batch {
  events: GameEvent[];
  view: View;
}

export class Playback {
  #view = $state.raw<View | null>(null);
  #shown = $state.raw<readonly GameEvent[]>([]);
  #passed = $state.raw<readonly GameEvent[]>([]);
  #playing = $state.raw<{ event: GameEvent; number: number; duration: number } | null>(null);
  #progress = $state(0);
  #queue: Batch[] = [];
  #durations: Durations = {};
  #started = 0;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly current: CurrentEvent | null = $derived.by(() => {
    const playing = this.#playing;
    return playing && { ...playing, progress: this.#progress };
  });

  get view(): View | null {
    return this.#view;
  }

  get shown(): readonly GameEvent[] {
    return this.#shown;
  }

  get passed(): readonly GameEvent[] {
    return this.#passed;
  }

  get busy(): boolean {
    return this.#playing !== null;
  }

  /** How long each kind of event is shown from now on. */
  set durations(durations: Durations) {
    this.#durations = durations;
  }

  /** Takes what happened and where it led. `first` is the place of the first event in the game. */
  push(events: GameEvent[], first: number, view: View, instantly = false): void {
    const known = this.#shown.length + this.#coming();
    if (first < known) this.#takeBack(first);
    this.#queue.push({ events: [...events], view });
    if (instantly || document.hidden) this.skip();
    else if (!this.#playing) this.#next();
  }

  skip(): void {
    this.#stop();
    if (this.#playing) this.#release(this.#playing.event);
    this.#playing = null;
    for (const batch of this.#queue) {
      this.#shown = [...this.#shown, ...batch.events];
      this.#view = batch.view;
    }
    this.#queue = [];
    this.#passed = [];
  }

  /** Forgets everything that was to come; for a table that is left. */
  close(): void {
    this.#stop();
    this.#queue = [];
  }

  #coming(): number {
    return this.#queue.reduce((sum, batch) => sum + batch.events.length, this.#playing ? 1 : 0);
  }

  /** After an undo the game goes on from an earlier place: what happened after it did not happen. */
  #takeBack(first: number): void {
    this.skip();
    this.#shown = this.#shown.slice(0, first);
  }

  #durationOf(event: GameEvent): number {
    return this.#durations[event.key] ?? 0;
  }

  #next(): void {
    for (let batch = this.#queue[0]; batch; batch = this.#queue[0]) {
      for (let event = batch.events.shift(); event; event = batch.events.shift()) {
        const duration = this.#durationOf(event);
        if (duration > 0) {
          this.#show(event, duration);
          return;
        }
        this.#release(event);
      }
      this.#queue.shift();
      this.#view = batch.view;
      this.#passed = [];
    }
  }

  #show(event: GameEvent, duration: number): void {
    this.#progress = 0;
    this.#playing = { event, number: this.#shown.length, duration };
    this.#started = performance.now();
    const follow = () => {
      this.#progress = Math.min(1, (performance.now() - this.#started) / duration);
      this.#frame = requestAnimationFrame(follow);
    };
    this.#frame = requestAnimationFrame(follow);
    this.#timer = setTimeout(() => {
      this.#stop();
      this.#playing = null;
      this.#release(event);
      this.#next();
    }, duration);
  }

  #release(event: GameEvent): void {
    this.#shown = [...this.#shown, event];
    this.#passed = [...this.#passed, event];
  }

  #stop(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }
}
