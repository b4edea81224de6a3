/** A table of KamiMaï for tests: a view with what a test wants to be different. */
import type { TableState, Translate, View } from '../../kit/board';
import { Reel } from '../../kit/reel.svelte';
import { At } from './at.svelte';
import type { Offered, Seen } from './state';

const KINDS = ['water', 'earth', 'air', 'fire', 'g-fire', 'fairy-fire', 'wolf', 'imp', 'mouse'];

export const info = {
  data: { card: KINDS.map((kind) => ({ kind, class: kind === 'imp' || kind === 'wolf' ? 'creature' : 'element' })) },
} as unknown as TableState['info'];

export const seats = (...cards: string[][]) => cards.map((held) => ({ cards: held, limit: 4, dominant: 'right' }));

export const boardWith = (more: object): Seen =>
  ({
    source: 'statistical',
    phase: 'cast',
    awaiting: null,
    target: 'a1',
    activator: 0,
    giver: null,
    taker: null,
    energy: 4,
    turn: 3,
    drawn: [],
    discard: [],
    sheet: null,
    advice: [],
    book: { state: 'standing', size: 4, build: 1, built_with: 4, cards: [], pages: [] },
    seats: seats([], []),
    ...more,
  }) as unknown as Seen;

export const viewWith = (more: object, question: object | null = null): View =>
  ({ seat: 0, asked: [0], outcome: null, question, board: boardWith(more) }) as unknown as View;

/** Somebody in seat 0 who may give one of these answers; `answers` are those that were given. */
export function asked(more: object, options: readonly Offered[]): { at: At; answers: string[] } {
  const reel = new Reel();
  const question = { kind: 'cast_action', options, refused: [], answered: null, given: null };
  reel.append([], 0, viewWith(more, question), true);
  const answers: string[] = [];
  const say = ((key: string) => key) as unknown as Translate;
  const commands = { answer: (text: string) => answers.push(text) };
  const table = { info, say, seat: 0, seats: [], reel, question: 1, pending: null, commands } as unknown as TableState;
  return { at: new At(() => table), answers };
}

export const offer = (kind: Offered['kind'], text: string, parts: object = {}): Offered =>
  ({ kind, text, parts }) as unknown as Offered;
