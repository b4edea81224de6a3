/** A lesson as a table of one's own: the server plays, and says what the learner's answers lead to. */
import type { Advice, Commands, HintState, Refusal, SeatState, TableState, Translate } from '../kit/board';
import { wholeOf } from '../kit/boards';
import { Reel } from '../kit/reel.svelte';
import { Alone, seatsAlone } from './alone';
import { CallFailed, helpInLesson, takeLesson } from './api';
import { say, translator } from './say';
import { settings } from './settings.svelte';
import { nothing } from './still';
import { rememberedName } from './storage';
import type { GameInfo, LessonSaying, LessonTold, Problem } from './wire';

const NAMES = 6;
/** So many wrong answers to a question, and a right one is pointed at. */
const PATIENCE = 2;
/** Nobody could be found who thinks about a question. */
const NO_ADVICE: Advice = { level: 'master', against: 'adept', team: false, answers: [] };

/** Whoever else sits there has a name, so that one can speak of them. */
function nameIn(seat: number, own: number): string {
  return seat === own ? (rememberedName() ?? say('learn-you')) : say(`learn-name-${(seat % NAMES) + 1}`);
}

export class Lesson extends Alone implements TableState, Commands {
  readonly info: GameInfo;
  readonly say: Translate;
  readonly seat: number;
  readonly seats: readonly SeatState[] = $derived.by(() =>
    seatsAlone(this, this.#told.players, (seat) => nameIn(seat, this.seat)),
  );
  readonly reel = new Reel(() => ({ slowness: settings.slowness }));
  readonly commands: Commands = this;
  readonly #onended: () => void;
  #answers: readonly (string | null)[] = [];
  /** How many events were told. */
  #first = 0;
  /** What was said at places where everything is right; it is not said again and again. */
  readonly #heard = new Set<string>();
  #isNew = $state(true);
  #question = $state(1);
  #pending = $state<string | null>(null);
  /** Something is on its way, an answer or not. */
  #waits = $state(false);
  #told: LessonTold = $state.raw()!;
  /** What a master says to a question; null before it is asked, and without advice while it thinks. */
  #hinted = $state.raw<(HintState & { readonly question: number }) | null>(null);
  #wrong = $state.raw<LessonSaying | null>(null);
  /** How often this question was answered wrongly, and what is right. */
  #missed = $state(0);
  #right = $state.raw<LessonSaying['shows']>([]);
  #failed = $state.raw<{ problem: Problem; answer: string | null } | null>(null);

  readonly refusal: Refusal | null = $derived.by(() => this.#refusal());
  readonly hinted: HintState | null = $derived.by(() =>
    this.#hinted?.question === this.#question ? this.#hinted : null,
  );
  /** Everything that led here has been shown. */
  readonly isAtRest: boolean = $derived.by(() => !this.reel.busy && this.reel.isPresent && !this.#waits);
  /** Asks a master, where one helps. */
  readonly hint: (() => void) | null = $derived.by(() => (this.does === 'free' && this.isAtRest ? this.#help : null));

  constructor(info: GameInfo, told: LessonTold, onended: () => void = nothing) {
    super();
    this.info = info;
    this.seat = told.seat;
    this.#onended = onended;
    this.say = translator(info, {
      name: (seat) => nameIn(seat, this.seat),
      own: () => this.seat,
      board: () => this.reel.view.board,
    });
    this.#take(told, true);
  }

  get name(): string {
    return this.#told.lesson;
  }

  /** What is to be done: something is told, asked, free to answer, or the lesson is at its end. */
  get does(): LessonTold['does'] {
    return this.#told.does;
  }

  get step(): number {
    return this.#told.step;
  }

  get steps(): number {
    return this.#told.steps;
  }

  /** What is said now; what is wrong with an answer comes first. */
  get saying(): LessonSaying {
    return this.#wrong ?? this.#told.saying;
  }

  /** Answers that are pointed at. Nobody has to guess for long. */
  get shows(): LessonSaying['shows'] {
    if (this.#missed >= PATIENCE) return this.#right;
    return this.#wrong ? [] : this.#told.saying.shows;
  }

  get isWrong(): boolean {
    return this.#wrong !== null;
  }

  /** In a free game the same sentence is said once. */
  get isNew(): boolean {
    return this.#isNew;
  }

  get question(): number {
    return this.#question;
  }

  get pending(): string | null {
    return this.#pending;
  }

  readonly answer = (text: string): void => {
    if (!this.#waits && (this.does === 'ask' || this.does === 'free')) void this.#go(text);
  };

  /** What was told has been read. */
  readonly next = (): void => {
    if (!this.#waits && this.does === 'tell') void this.#go(null);
  };

  /** To the question again, after a wrong answer. */
  readonly tryAgain = (): void => void (this.#wrong = null);

  /** The same lesson from its beginning. */
  readonly again = (): void => void this.#begin();

  readonly dismissRefusal = (): void => void (this.#failed = null);

  async #go(answer: string | null): Promise<void> {
    [this.#pending, this.#wrong] = [answer, null];
    await this.#call(answer, [...this.#answers, answer], (told, answers) => {
      if (told.wrong) [this.#wrong, this.#right] = [told.wrong, told.wrong.shows];
      else this.#answers = answers;
      this.#missed = told.wrong ? this.#missed + 1 : 0;
      this.#take(told, false);
      if (told.does === 'end') this.#onended();
    });
    this.#pending = null;
  }

  async #begin(): Promise<void> {
    await this.#call(null, [], (told, answers) => {
      [this.#answers, this.#first, this.#wrong, this.#missed] = [answers, 0, null, 0];
      this.#heard.clear();
      this.#take(told, true);
    });
  }

  async #call(
    answer: string | null,
    answers: readonly (string | null)[],
    take: (told: LessonTold, answers: readonly (string | null)[]) => void,
  ): Promise<void> {
    [this.#waits, this.#failed] = [true, null];
    try {
      take(await takeLesson(this.info.name, this.name, answers), answers);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      this.#failed = { problem: error.problem, answer };
    }
    this.#waits = false;
  }

  #take(told: LessonTold, instantly: boolean): void {
    this.#told = told;
    // What was half chosen is forgotten, also after a wrong answer.
    this.#question++;
    const { game, players, options, seat, fixed } = told;
    const whole = wholeOf(game);
    for (const { events, view, film } of told.moments) {
      const seen = whole({ game, players, options, seat, ...view, board: { ...fixed, ...view.board } });
      this.reel.append(events, this.#first, seen, instantly, film);
      this.#first += events.length;
    }
    this.#isNew = told.does !== 'free' || !this.#heard.has(told.saying.key);
    this.#heard.add(told.saying.key);
  }

  readonly #help = (): void => {
    const question = this.#question;
    if (this.hinted) return;
    this.#hinted = { question, advice: null };
    helpInLesson(this.info.name, this.name, this.#answers).then(
      (advice) => {
        if (this.#hinted?.question === question) this.#hinted = { question, advice };
      },
      () => {
        if (this.#hinted?.question === question) this.#hinted = { question, advice: NO_ADVICE };
      },
    );
  };

  #refusal(): Refusal | null {
    if (!this.#failed) return null;
    const { problem, answer } = this.#failed;
    return { answer, rule: null, key: problem.key, args: problem.args, sentence: this.say.refused(problem) };
  }
}
