/** A moment of a real game as a table of one's own: it is answered once, and a master says what to think of it. */
import type { Commands, Refusal, SeatState, TableState, Translate } from '../kit/board';
import { wholeOf } from '../kit/boards';
import { answerWith } from '../kit/filling';
import { Reel } from '../kit/reel.svelte';
import { Alone, seatsAlone } from './alone';
import { answerPuzzle, CallFailed } from './api';
import { seatName, translator } from './say';
import { nothing } from './still';
import type { GameInfo, Problem, PuzzleShown, PuzzleTold, View } from './wire';

export class Puzzle extends Alone implements TableState, Commands {
  readonly info: GameInfo;
  readonly say: Translate;
  readonly seat: number;
  readonly seats: readonly SeatState[] = $derived.by(() => seatsAlone(this, this.#shown.players));
  readonly reel = new Reel();
  readonly commands: Commands = this;
  readonly hinted = null;
  readonly hint = null;
  readonly #shown: PuzzleShown;
  readonly #view: View;
  readonly #ontold: (told: PuzzleTold) => void;
  #question = $state(1);
  #pending = $state<string | null>(null);
  #told = $state.raw<PuzzleTold | null>(null);
  #failed = $state.raw<{ problem: Problem; answer: string } | null>(null);
  readonly refusal: Refusal | null = $derived.by(() => this.#refusal());

  constructor(info: GameInfo, shown: PuzzleShown, ontold: (told: PuzzleTold) => void = nothing) {
    super();
    this.info = info;
    this.seat = shown.seat;
    this.#shown = shown;
    this.#ontold = ontold;
    this.say = translator(info, {
      name: (seat) => seatName(undefined, seat),
      own: () => shown.seat,
      board: () => this.#view.board,
    });
    const { game, players, options, seat, fixed, view } = shown;
    this.#view = wholeOf(info.name)({ game, players, options, seat, ...view, board: { ...fixed, ...view.board } });
    this.reel.append([], 0, this.#view, true);
  }

  get question(): number {
    return this.#question;
  }

  get pending(): string | null {
    return this.#pending;
  }

  /** The question, as it was put. */
  get asked(): View['question'] {
    return this.#view.question;
  }

  /** What a master thinks of the answer; null before there is one. */
  get told(): PuzzleTold | null {
    return this.#told;
  }

  readonly answer = (text: string): void => {
    if (this.#pending === null && this.#told === null) void this.#ask(text);
  };

  /** The same question once more. */
  again(): void {
    [this.#told, this.#failed, this.#pending] = [null, null, null];
    this.#question++;
    this.reel.append([], 0, this.#view, true);
  }

  readonly dismissRefusal = (): void => void (this.#failed = null);

  async #ask(text: string): Promise<void> {
    [this.#pending, this.#failed] = [text, null];
    const asked = this.#question;
    try {
      const told = await answerPuzzle(this.#shown.game, this.#shown.id, text);
      if (asked !== this.#question) return;
      this.#told = told;
      this.reel.append([], 0, this.#answered(text), true);
      this.#ontold(told);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (asked === this.#question) this.#failed = { problem: error.problem, answer: text };
    }
    if (asked === this.#question) this.#pending = null;
  }

  /** The answer lies on the table, and nothing more is asked. */
  #answered(text: string): View {
    const { question } = this.#view;
    if (!question) return this.#view;
    const given = question.options.find((one) => one.text === text) ?? answerWith(question.forms ?? [], text) ?? null;
    const { forms: _none, ...rest } = question;
    return { ...this.#view, asked: [], question: { ...rest, answered: text, given, options: [], refused: [] } };
  }

  #refusal(): Refusal | null {
    if (!this.#failed) return null;
    const { problem, answer } = this.#failed;
    return { answer, rule: null, key: problem.key, args: problem.args, sentence: this.say.refused(problem) };
  }
}
