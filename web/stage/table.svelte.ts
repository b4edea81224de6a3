/** A table without a line: it shows what a test tells it, in the words of the wire, and remembers what it was answered. */
import type { Advice, Commands, HintState, SeatState, TableState, Translate } from '../src/kit/board';
import { wholeOf } from '../src/kit/boards';
import { Reel } from '../src/kit/reel.svelte';
import { seatName, translator } from '../src/lib/say';
import { Stream } from '../src/lib/stream';
import { whole, type Facts, type GameInfo, type StateMessage, type StateTold, type View } from '../src/lib/wire';

export interface Answered {
  text: string;
  beside: Facts | null;
}

export class FalseTable implements TableState, Commands {
  readonly info: GameInfo;
  readonly say: Translate;
  readonly reel = new Reel(() => ({ slowness: 1 }));
  readonly stream = new Stream();
  readonly commands: Commands = this;
  readonly reporting = false;
  readonly refusal = null;
  readonly link = 'open';
  readonly unheard: readonly string[] = [];
  readonly signs = [];
  readonly askedSince = Date.now();
  readonly deadline = null;
  /** What was answered, in order. */
  readonly answers: Answered[] = [];
  /** Everything else that was told to the table. */
  readonly told: string[] = [];
  /** What the table told. */
  readonly moments: readonly StateTold[];
  /** What is offered, whatever the board was told. */
  offered: View['question'] = null;
  readonly #planted: Readonly<Record<string, string>>;
  #state = $state.raw<StateMessage | null>(null);
  #pending = $state<string | null>(null);
  #hinted = $state.raw<HintState | null>(null);

  /** `planted`: texts that the board is told in the place of others. */
  constructor(info: GameInfo, states: readonly StateTold[], planted: Readonly<Record<string, string>> = {}) {
    this.info = info;
    this.#planted = planted;
    this.moments = states;
    this.say = translator(info, {
      name: (seat) => this.#nameOf(seat),
      own: () => this.seat,
      board: () => this.#now.view?.board ?? null,
    });
    for (const state of states) this.take(state);
  }

  take(told: StateTold): void {
    const state = whole(told, this.#state);
    if (!state?.view) throw new Error('the first state of a table says everything, and there is a view');
    const view = wholeOf(this.info.name)(state.view);
    this.offered = view.question;
    this.#state = { ...state, view: this.#told(view) };
    this.#pending = null;
    this.reel.append(state.events, state.first, this.#state.view!, true, told.film);
  }

  #told(view: View): View {
    if (!view.question) return view;
    const options = view.question.options.map((one) => ({ ...one, text: this.#planted[one.text] ?? one.text }));
    return { ...view, question: { ...view.question, options } };
  }

  askAgain(): void {
    this.#state = { ...this.#now, question: (this.question ?? 0) + 1 };
    this.#pending = null;
    this.#hinted = null;
    this.answers.length = 0;
  }

  get #now(): StateMessage {
    if (!this.#state) throw new Error('nothing was told yet');
    return this.#state;
  }

  readonly seats: readonly SeatState[] = $derived.by(() => {
    const asked = this.reel.busy ? [] : this.reel.view.asked;
    return this.#now.table.seats.map((seat, number) => ({
      seat: number,
      name: this.#nameOf(number),
      bot: seat.bot,
      online: seat.online,
      away: seat.away,
      autopilot: seat.autopilot,
      hints: seat.hints,
      you: number === this.seat,
      asked: asked.includes(number) && !(number === this.seat && this.#pending !== null),
      colour: number,
    }));
  });

  get seat() {
    return this.#now.seat;
  }

  get question() {
    return this.#now.question;
  }

  get table() {
    return this.#now.table;
  }

  get undo() {
    return this.#now.undo;
  }

  readonly rematch = null;

  get talk() {
    return this.#now.talk;
  }

  get hinted() {
    return this.#pending === null ? this.#hinted : null;
  }

  readonly hint = (): void => {
    this.told.push('hint');
    this.#hinted = { advice: null };
  };

  /** What a master would do. */
  advise(advice: Advice): void {
    this.#hinted = { advice };
  }

  get pending() {
    return this.#pending;
  }

  readonly answer = (text: string, beside: Facts | null = null): void => {
    this.answers.push({ text, beside });
    this.#pending = text;
  };

  readonly gesture = (): void => void this.told.push('gesture');
  readonly report = (text: string): void => void this.told.push(`report ${text}`);
  readonly takeBack = (): void => void this.told.push('undo');
  readonly vote = (agree: boolean): void => void this.told.push(`vote ${agree}`);
  readonly rename = (name: string): void => void this.told.push(`name ${name}`);
  readonly letAutopilotAnswer = (seat: number): void => void this.told.push(`autopilot ${seat}`);
  readonly talkTo = (text: string): void => void this.told.push(`say ${text}`);
  readonly sayPhrase = (phrase: string): void => void this.told.push(`say ${phrase}`);
  readonly playAgain = (agree: boolean): void => void this.told.push(`again ${agree}`);
  readonly sign = (sign: string, at?: string): void => void this.told.push(`${sign} ${at ?? ''}`);
  readonly recall = (): Promise<void> => Promise.resolve();
  readonly dismissRefusal = (): void => undefined;

  #nameOf(seat: number): string {
    return seatName(this.#state?.table.seats[seat], seat);
  }
}
