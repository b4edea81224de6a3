/**
 * A game as moments in order, and where in it somebody looks. What is drawn hangs on the place alone: at rest on a moment its view; on the way to
 * the next one the same view with some of the next moment's events already done and one under way. `kit/board.ts` says what a board makes of it.
 */
import type { CurrentEvent, Durations, GameEvent, Lasting, ReelState, View } from './board';

/** The events that led to a view; `first` is the place of the first of them in the game. */
export interface Moment {
  readonly first: number;
  readonly events: readonly GameEvent[];
  readonly view: View;
  /** Whose answer led there, where that is known. */
  readonly seat?: number | null;
  /** How it came about, where that was outside the rules; only the board can read it. */
  readonly film?: string | undefined;
  /** It came while somebody was there. */
  readonly told?: boolean;
}

/** At rest on a moment (`event` null), or at an event of the one after it, of which some beats have passed. */
interface Place {
  readonly moment: number;
  readonly event: number | null;
  readonly beat: number;
}

const endOf = ({ first, events }: Moment): number => first + events.length;
const beatsOf = (duration: number | readonly number[]): readonly number[] =>
  typeof duration === 'number' ? [duration] : duration;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export interface Pace {
  /** How many times slower than usual events are shown; 0 is at once. */
  readonly slowness: number;
  /** How long a moment without anything to show is looked at, in milliseconds. */
  readonly rest?: number;
}

export class Reel implements ReelState {
  #moments = $state.raw<readonly Moment[]>([]);
  #place = $state.raw<Place>({ moment: 0, event: null, beat: 0 });
  /** Goes on by itself to the newest moment, and from there with whatever comes. */
  #following = $state(true);
  /** The furthest moment that was seen. */
  #reached = $state(0);
  readonly #pace: () => Pace;
  #durations: Durations = {};
  #filmed: Lasting | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(pace: () => Pace = () => ({ slowness: 1 })) {
    this.#pace = pace;
  }

  readonly #events: readonly GameEvent[] = $derived(this.#moments.flatMap(({ events }) => events));
  readonly #start: number = $derived(this.#moments[0]?.first ?? 0);
  readonly #coming: readonly GameEvent[] = $derived(this.#moments[this.#place.moment + 1]?.events ?? []);

  readonly passed: readonly GameEvent[] = $derived(this.#coming.slice(0, this.#place.event ?? 0));
  readonly shown: readonly GameEvent[] = $derived(this.#events.slice(0, this.#number() - this.#start));

  readonly #showing: Omit<CurrentEvent, 'beat'> | null = $derived.by(() => {
    const event = this.#place.event === null ? undefined : this.#coming[this.#place.event];
    if (!event) return null;
    const beats = this.#beatsOf(this.#place.moment + 1, event);
    return { event, number: this.#number(), duration: sum(beats) * this.#pace().slowness };
  });
  readonly current: CurrentEvent | null = $derived(this.#showing && { ...this.#showing, beat: this.#place.beat });

  /** There is something to draw. */
  get isEmpty(): boolean {
    return this.#moments.length === 0;
  }

  get view(): View {
    const moment = this.#moments[this.#place.moment];
    if (!moment) throw new Error('a reel without moments has no view');
    return moment.view;
  }

  get moments(): readonly Moment[] {
    return this.#moments;
  }

  get moment(): number {
    return this.#place.moment;
  }

  get busy(): boolean {
    return this.#place.event !== null;
  }

  get isPresent(): boolean {
    return this.#following && this.#place.moment === this.#last;
  }

  get isBack(): boolean {
    return this.#place.moment < this.#reached;
  }

  get isFollowing(): boolean {
    return this.#following;
  }

  get #last(): number {
    return this.#moments.length - 1;
  }

  /** How long each kind of event is shown from now on. */
  set durations(durations: Durations) {
    this.#durations = durations;
  }

  set lasting(lasting: Lasting | null) {
    this.#filmed = lasting;
  }

  /** Takes what happened and where it led. `first` is the place of the first event in the game. */
  append(events: readonly GameEvent[], first: number, view: View, instantly = false, film?: string): void {
    const last = this.#moments.at(-1);
    if (last && first < endOf(last)) this.#takeBack(first);
    const kept = this.#moments.at(-1);
    // A view without events is another look at the same moment: somebody else has sealed an answer, say.
    const again = events.length === 0 && kept !== undefined && endOf(kept) === first;
    this.#moments = again
      ? [...this.#moments.slice(0, -1), { ...kept, view, film: film ?? kept.film }]
      : [...this.#moments, { first, events, view, film, told: !instantly }];
    if (!this.#following) return;
    // Nobody watches a hidden window.
    if (instantly || globalThis.document?.hidden) this.skip();
    else if (!this.busy) this.#goOn();
  }

  /** A whole game, to be looked at from one of its moments on. */
  load(moments: readonly Moment[], at: number): void {
    this.#moments = moments;
    this.seek(at);
    this.pause();
  }

  /** Puts moments before those that are known: what was seen by somebody who came back later. */
  fill(past: readonly Moment[]): void {
    const [known, ...later] = this.#moments;
    if (!known) return;
    const earlier = past.filter((moment) => endOf(moment) < endOf(known));
    const first = earlier.length ? endOf(earlier.at(-1)!) : known.first;
    const film = known.film ?? past.find((moment) => endOf(moment) === endOf(known))?.film;
    const rest = { ...known, first, events: known.events.slice(first - known.first), film };
    this.#moments = [...earlier, rest, ...later];
    this.#reached += earlier.length;
    this.#place = { ...this.#place, moment: this.#place.moment + earlier.length };
  }

  /** Everything at once, up to the present. */
  skip(): void {
    this.#following = true;
    this.#go({ moment: this.#last, event: null, beat: 0 });
  }

  /** To rest on a moment. Whoever goes to the newest follows the game again. */
  seek(moment: number): void {
    const to = Math.max(0, Math.min(this.#last, moment));
    this.#following = to === this.#last;
    this.#go({ moment: to, event: null, beat: 0 });
  }

  /** One thing on or back: an event that is shown, or the rest after the last of them. */
  step(by: 1 | -1): void {
    const { moment, event } = this.#place;
    if (by === 1) {
      const next = this.#visible(moment + 1).find((at) => at > (event ?? -1));
      if (next === undefined) this.seek(moment + 1);
      else this.#stop(moment, next);
    } else if (event === null) {
      // What led to the first moment cannot be shown: there is no view before it.
      const before = moment > 0 ? this.#visible(moment).at(-1) : undefined;
      if (before === undefined) this.seek(moment - 1);
      else this.#stop(moment - 1, before);
    } else {
      const before = this.#visible(moment + 1).findLast((at) => at < event);
      if (before === undefined) this.#stop(moment, null);
      else this.#stop(moment, before);
    }
  }

  /** Goes on from here, event by event, to the newest moment; from that one it begins anew. */
  play(): void {
    if (this.#place.moment === this.#last) this.#go({ moment: 0, event: null, beat: 0 });
    this.#following = true;
    this.#goOn();
  }

  /** Stays where it is. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#following = false;
  }

  /** Shows once more what happened from a moment on. */
  again(from: number): void {
    this.#go({ moment: Math.max(0, from), event: null, beat: 0 });
    this.#following = true;
    this.#goOn();
  }

  /** Nothing moves any more; for a table that is left. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #number(): number {
    const moment = this.#moments[this.#place.moment];
    return moment ? endOf(moment) + (this.#place.event ?? 0) : 0;
  }

  /** The events of a moment that are shown for a while. */
  #visible(moment: number): number[] {
    const events = this.#moments[moment]?.events ?? [];
    return events.flatMap((event, at) => (sum(this.#beatsOf(moment, event)) > 0 ? [at] : []));
  }

  /** How long an event that leads to a moment is usually shown. */
  #beatsOf(moment: number, event: GameEvent): readonly number[] {
    const { film, told = false } = this.#moments[moment]!;
    const isFresh = told && !this.isBack;
    return beatsOf((film ? this.#filmed?.({ event, film, isFresh }) : null) ?? this.#durations[event.key] ?? 0);
  }

  /** After an undo the game goes on from an earlier place: what happened after it did not happen. */
  #takeBack(first: number): void {
    const view = this.#moments.at(-1)!.view;
    const kept = this.#moments.filter((moment) => endOf(moment) <= first);
    const end = kept.length ? endOf(kept.at(-1)!) : this.#start;
    const between = this.#events.slice(end - this.#start, Math.max(0, first - this.#start));
    this.#moments = between.length ? [...kept, { first: end, events: between, view }] : kept;
    this.#reached = Math.max(0, Math.min(this.#reached, this.#last));
    if (this.#place.moment > this.#last || this.busy)
      this.#go({ moment: Math.max(0, this.#last), event: null, beat: 0 });
  }

  #go(place: Place): void {
    clearTimeout(this.#timer);
    this.#place = place;
    this.#reached = Math.max(this.#reached, place.moment);
  }

  /** Rests on an event, all of whose beats are over. */
  #stop(moment: number, event: number | null): void {
    this.#following = false;
    const shown = event === null ? undefined : this.#moments[moment + 1]?.events[event];
    this.#go({ moment, event, beat: shown ? this.#beatsOf(moment + 1, shown).length - 1 : 0 });
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    while (this.#following && this.#place.moment < this.#last) {
      const { moment, event } = this.#place;
      const from = event === null ? 0 : event + 1;
      const next = this.#visible(moment + 1).find((at) => at >= from);
      if (next !== undefined && this.#pace().slowness > 0) return this.#show(moment, next);
      this.#place = { moment: moment + 1, event: null, beat: 0 };
      this.#reached = Math.max(this.#reached, moment + 1);
      const rest = this.#pace().rest ?? 0;
      if (rest > 0 && this.#place.moment < this.#last) {
        this.#timer = setTimeout(() => this.#goOn(), rest);
        return;
      }
    }
  }

  #show(moment: number, event: number): void {
    const shown = this.#moments[moment + 1]!.events[event]!;
    const beats = this.#beatsOf(moment + 1, shown);
    const pass = (beat: number) => {
      this.#place = { moment, event, beat };
      this.#timer = setTimeout(
        () => (beat + 1 < beats.length ? pass(beat + 1) : this.#goOn()),
        beats[beat]! * this.#pace().slowness,
      );
    };
    pass(0);
  }
}
