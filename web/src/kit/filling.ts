/**
 * Forms to be filled in: where a question has very many answers of one kind they are not listed, and a player chooses field by field.
 * What a field may hold is told by the table; the same is said in core/filling.py.
 */
import type { Facts, OneOf, OpenForm, Option, Reason, Run } from './board';

/** What each field holds, by its name. */
export type Filled = Readonly<Record<string, string | readonly string[]>>;

const written = (held: string | readonly string[] | undefined): string =>
  typeof held === 'string' ? held : (held ?? []).join('+');

/** The answer that a form gives when it is filled in so. */
export const answerOf = (form: OpenForm, filled: Filled): Option => ({
  kind: form.kind,
  text: [form.word, ...form.fields.map(({ name }) => written(filled[name]))].join(' '),
  parts: Object.fromEntries(form.fields.map(({ name }) => [name, filled[name] ?? []])),
});

/** The answer with this text, if a form of these gives it. */
export function answerWith(forms: readonly OpenForm[], text: string): Option | undefined {
  const [word, ...words] = text.split(' ');
  const form = forms.find((one) => one.word === word && one.fields.length === words.length);
  if (!form) return undefined;
  const filled = form.fields.map((field, at): [string, string | string[]] => {
    const held = words[at] ?? '';
    return [field.name, field.type === 'run' ? held.split('+') : held];
  });
  return answerOf(form, Object.fromEntries(filled));
}

export const choicesOf = (form: OpenForm | null | undefined, name: string): OneOf | undefined =>
  [...(form?.fields ?? []), ...(form?.beside ?? [])].find((field): field is OneOf => isOneOf(field, name));

export const runOf = (form: OpenForm | null | undefined, name: string): Run | undefined =>
  form?.fields.find((field): field is Run => field.type === 'run' && field.name === name);

const isOneOf = (field: OneOf | Run, name: string): boolean => field.type === 'one' && field.name === name;

const rowOf = (run: Run, thing: string): readonly string[] => run.rows.find((row) => row.includes(thing)) ?? [];

/** Can these be held together, in whatever order they were taken? */
export const holds = (run: Run, things: readonly string[]): boolean =>
  things.length > 0 && whyApart(run, things) === null;

/** These in the order in which a run names them. */
export function inOrder(run: Run, things: readonly string[]): readonly string[] {
  const row = rowOf(run, things[0] ?? '');
  return [...things].sort((one, other) => row.indexOf(one) - row.indexOf(other));
}

/** Why these cannot be held together; null if they can. */
export function whyApart(run: Run, things: readonly string[]): Reason | null {
  const row = rowOf(run, things[0] ?? '');
  const places = things.map((thing) => row.indexOf(thing));
  const far = Math.max(...places) - Math.min(...places) >= things.length;
  if (places.includes(-1) || far || new Set(places).size < places.length) return run.apart;
  return things.length > run.most ? run.full : null;
}

/** What is chosen beside the answer, or what most would choose. */
export const besideOf = (form: OpenForm, chosen: Readonly<Record<string, string>>): Facts | undefined =>
  form.beside.length > 0
    ? Object.fromEntries(form.beside.map(({ name, usual }) => [name, chosen[name] ?? usual]))
    : undefined;
