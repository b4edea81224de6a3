/**
 * What every board asks of its table, under one name: what is drawn, what happens just now, what may be answered, and who sits where.
 * `Happened` and `Offered` are the game's own types of events and answers, as `wire.d.ts` of its board has them.
 */
import type {
  CurrentEvent,
  Facts,
  GameEvent,
  OpenForm,
  Option,
  Question,
  RefusedPiece,
  SeatState,
  TableState,
  Translate,
  View,
} from './board';
import { answerWith } from './filling';

interface Named {
  readonly key: string;
}

export class Sitting<Happened extends Named = GameEvent, Offered extends { readonly text: string } = Option> {
  readonly #table: () => TableState;

  constructor(table: () => TableState) {
    this.#table = table;
  }

  get table(): TableState {
    return this.#table();
  }

  get say(): Translate {
    return this.table.say;
  }

  readonly seat: number | null = $derived(this.table.seat);
  /** The view to draw: the newest one at rest, an older one while something is shown or somebody looks back. */
  readonly view: View = $derived(this.table.reel.view);
  readonly current: CurrentEvent | null = $derived(this.table.reel.current);
  /** The event under way; the same object through all of its beats. */
  readonly event: Happened | null = $derived(this.#happened(this.table.reel.current?.event));
  readonly beat: number = $derived(this.current?.beat ?? 0);
  /** What has happened since the view, oldest first, with what is under way. */
  readonly happened: readonly Happened[] = $derived([
    ...this.table.reel.passed,
    ...(this.current ? [this.current.event] : []),
  ] as unknown as readonly Happened[]);
  /** All events up to now, from the beginning of the game, without the one under way. */
  readonly shown: readonly Happened[] = $derived(this.table.reel.shown as unknown as readonly Happened[]);
  readonly busy: boolean = $derived(this.table.reel.busy);

  /** What is asked at the moment that is drawn, whoever is asked. */
  readonly question: Question | null = $derived(this.busy ? null : this.view.question);
  /** What the viewer may answer now: nothing while something is shown, an answer is on its way, somebody looks back, or others play. */
  readonly options: readonly Offered[] = $derived(
    (this.#mayAnswer() ? (this.question?.options ?? []) : []) as unknown as readonly Offered[],
  );
  /** Answers that are too many to be listed, kind by kind. */
  readonly forms: readonly OpenForm[] = $derived(this.#mayAnswer() ? (this.question?.forms ?? []) : []);
  readonly open: boolean = $derived(this.options.length > 0 || this.forms.length > 0);
  /** An answer of the viewer is wanted, and everything that led to the question has been shown. */
  readonly asked: boolean = $derived(
    this.#mayAnswer() && this.question?.answered === null && this.view.asked.includes(this.seat ?? -1),
  );
  /** The kind of question that is open to the viewer. */
  readonly kind: string | null = $derived(this.open ? (this.question?.kind ?? null) : null);
  readonly refused: readonly RefusedPiece[] = $derived(this.open ? (this.question?.refused ?? []) : []);
  /** Changes with every question: what is half chosen is forgotten with it. */
  readonly asking: number | null = $derived(this.table.question);

  readonly own: SeatState | undefined = $derived(this.seat === null ? undefined : this.table.seats[this.seat]);
  /** Round the table, beginning with whoever comes after the viewer. */
  readonly others: readonly SeatState[] = $derived.by(() => {
    const { seats } = this.table;
    const from = this.seat === null ? 0 : this.seat + 1;
    return [...seats.slice(from), ...seats.slice(0, from)].filter(({ seat }) => seat !== this.seat);
  });
  /** What is wanted of those who are asked, in words. */
  readonly wanted: string = $derived(this.question ? this.say.question(this.question, false) : '');
  readonly over: boolean = $derived(this.view.outcome !== null && !this.busy);
  readonly winners: readonly number[] = $derived(this.over ? (this.view.outcome?.winners ?? []) : []);

  /** However an answer was chosen, it is given here. */
  answer(option: Offered | null | undefined, beside?: Facts): void {
    if (this.open && option) this.table.commands?.answer(option.text, beside);
  }

  /** The viewer's answer to what is asked, on its way or given, as it was offered. */
  get given(): Offered | null {
    const { pending } = this.table;
    const { given = null, options = [], forms = [] } = this.view.question ?? {};
    const found =
      pending === null ? given : (options.find(({ text }) => text === pending) ?? answerWith(forms, pending));
    return (found as unknown as Offered | undefined) ?? null;
  }

  nameOf(seat: number | null | undefined): string {
    return seat == null ? '' : (this.table.seats[seat]?.name ?? '');
  }

  /** Why a piece cannot be used now; undefined where nothing is known against it. */
  whyNot(piece: string): string | undefined {
    const found = this.refused.find((one) => one.piece === piece);
    return found && this.say.refused(found);
  }

  #mayAnswer(): boolean {
    const { commands, pending, reel, table } = this.table;
    if (commands === null || pending !== null || !reel.isPresent || reel.busy) return false;
    // In a pause nobody answers, nor does anybody whose seat a bot plays.
    return (table?.company.paused ?? null) === null && !this.own?.handed && !this.own?.resigned;
  }

  #happened(event: GameEvent | undefined): Happened | null {
    return (event as unknown as Happened | undefined) ?? null;
  }
}
