/** A form in words: its fields one after the other, each as a list of what may be chosen. */
import type { Facts, GameInfo, OneOf, OpenForm, Option, Run, Translate } from '../kit/board';
import { answerOf, besideOf, holds, inOrder, type Filled } from '../kit/filling';

export interface Step {
  readonly label: string;
  /** The answer that is given so; null where more is to be chosen. */
  readonly answer: Option | null;
  readonly choose: () => void;
}

type Sends = (answer: Option, beside: Facts | undefined) => void;

export class Walk {
  readonly #form: OpenForm;
  readonly #say: Translate;
  readonly #types: Readonly<Record<string, string>>;
  readonly #send: Sends;
  #filled = $state.raw<Filled>({});
  /** Things of a run that are taken while more may follow. */
  #held = $state.raw<readonly string[]>([]);

  constructor(form: OpenForm, say: Translate, info: GameInfo, send: Sends) {
    this.#form = form;
    this.#say = say;
    this.#types = info.actions[form.kind] ?? {};
    this.#send = send;
    this.#settle({});
  }

  /** The field to be filled in next. */
  get field(): OneOf | Run | undefined {
    return [...this.#form.fields, ...this.#form.beside].find(({ name }) => this.#filled[name] === undefined);
  }

  get title(): string {
    const { field } = this;
    const key = `field-${this.#form.kind}-${field?.name ?? ''}`;
    return this.#say.has(key) ? this.#say(key as 'field-grab-pages') : (field?.name ?? '');
  }

  get steps(): readonly Step[] {
    const { field } = this;
    if (!field) return [];
    return field.type === 'run' ? this.#taking(field) : this.#choosing(field);
  }

  /** Everything that is still open as most would have it, and then each choice. */
  #choosing(field: OneOf): Step[] {
    const usual = this.#answer(this.#usual());
    const rest: Step = { label: this.#say.option(usual), answer: usual, choose: () => this.#done(this.#usual()) };
    const all = field.choices.map((one) => this.#step(this.#worded(field.name, one), { [field.name]: one }));
    return [rest, ...all];
  }

  /** Each thing of a run; once one is taken, that it is enough, and what may be taken besides. */
  #taking(run: Run): Step[] {
    const held = this.#held;
    const things = run.rows.flat();
    const grown = (thing: string) => inOrder(run, [...held, thing]);
    const more = things
      .filter((thing) => !held.includes(thing) && holds(run, [...held, thing]))
      .map((thing): Step => {
        const all = grown(thing);
        const label = held.length ? this.#listed(run, all) : this.#noted(run, thing);
        return { label, answer: null, choose: () => this.#take(run, all) };
      });
    if (held.length === 0) return more;
    return [this.#step(this.#listed(run, held), { [run.name]: held }), ...more];
  }

  #take(run: Run, things: readonly string[]): void {
    if (run.rows.flat().some((thing) => holds(run, [...things, thing]) && !things.includes(thing))) this.#held = things;
    else this.#fill({ [run.name]: things });
  }

  #step(label: string, more: Filled): Step {
    const next = { ...this.#filled, ...more };
    const last = [...this.#form.fields, ...this.#form.beside].every(
      (field) => next[field.name] !== undefined || onlyOf(field) !== undefined,
    );
    const answer = last ? this.#answer({ ...this.#usual(), ...next }) : null;
    return { label, answer, choose: () => this.#fill(more) };
  }

  #fill(more: Filled): void {
    this.#settle({ ...this.#filled, ...more });
    if (!this.field) this.#done(this.#filled);
  }

  /** What leaves no choice is not asked. */
  #settle(filled: Filled): void {
    const settled: Record<string, string | readonly string[]> = { ...filled };
    for (const field of [...this.#form.fields, ...this.#form.beside]) {
      const only = onlyOf(field);
      if (only !== undefined) settled[field.name] ??= only;
    }
    this.#filled = settled;
  }

  #usual(): Filled {
    const fields = [...this.#form.fields, ...this.#form.beside].filter((field) => field.type === 'one');
    return { ...Object.fromEntries(fields.map(({ name, usual }) => [name, usual])), ...this.#filled };
  }

  #answer(filled: Filled): Option {
    return answerOf(this.#form, filled);
  }

  #done(filled: Filled): void {
    this.#send(this.#answer(filled), besideOf(this.#form, filled as Record<string, string>));
  }

  /** What is said beside an answer has its own name for its type. */
  #worded(name: string, one: string): string {
    return this.#say.value(this.#types[name] ?? name, one);
  }

  #noted(run: Run, thing: string): string {
    const [note, words] = [run.notes[thing], this.#say.value('text', thing)];
    return note === undefined ? words : `${words} ${this.#say.value(run.noted, note)}`;
  }

  #listed = (run: Run, things: readonly string[]): string =>
    this.#say.value(
      '[text]',
      things.map((thing) => this.#noted(run, thing)),
    );
}

/** What a field holds that leaves no choice. */
function onlyOf(field: OneOf | Run): string | readonly string[] | undefined {
  if (field.type === 'one') return field.choices.length === 1 ? field.choices[0] : undefined;
  const things = field.rows.flat();
  return things.length === 1 ? things : undefined;
}
