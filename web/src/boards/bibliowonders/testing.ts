/** Small tables for tests: a library without shelves, a table that somebody looks at, and who listens to what is answered. */
import type { GameEvent, Json, Option, TableState, Translate, View } from '../../kit/board';
import { Places } from '../../kit/motion';
import type { Happened, Offered, Seen, Square } from './state';
import { Turn } from './turn.svelte';
import { Visit } from './visit.svelte';

export const ROWS = [
  ['N3W1', 'N3', 'N3E1'],
  ['N2W2', 'N2W1', 'N2', 'N2E1', 'N2E2'],
  ['N1W3', 'N1W2', 'N1W1', 'N1', 'N1E1', 'N1E2', 'N1E3'],
  ['W3', 'W2', 'W1', 'C', 'E1', 'E2', 'E3'],
  ['S1W3', 'S1W2', 'S1W1', 'S1', 'S1E1', 'S1E2', 'S1E3'],
  ['S2W2', 'S2W1', 'S2', 'S2E1', 'S2E2'],
  ['S3W1', 'S3', 'S3E1'],
];

export const squares = (): Square[] =>
  ROWS.flatMap((row, down) =>
    row.map((position, across) => ({
      position,
      x: across - (row.length - 1) / 2,
      y: 3 - down,
      up: position === 'C',
      shelf: position === 'C' ? 'reception' : null,
      seen_by: [],
      crystal: false,
      pawns: position === 'C' ? [0, 1] : [],
      compass: [],
    })),
  );

const seat = (cards: readonly string[] | null) => ({
  ...{ colour: 'red', character: 'Mia', pawn: 'C', mp: 3, hand: cards?.length ?? 2, slots: [], cubes: 0, met: [] },
  cards,
});

export const board = (hand: readonly string[]): Seen => ({
  ...{ phase: 'play', round: 1, turn: 0, start: 0, moves_left: 2, letter: false, passage: false, used: [] },
  ...{ draw_pile: 20, discard_pile: [], reception: 'C', map: squares(), face_up: { red: 3, blue: 0 }, previews: [] },
  reconstruction_at: 4,
  shelves: [
    { id: 'reception', colour: null, arrow: null },
    { id: 'red', colour: 'red', arrow: null },
    { id: 'moving-E', colour: null, arrow: 'E' },
  ],
  conditions: [
    { card: 'red', positions: ['N1', 'N2'] },
    { card: 'north', positions: ['N2', 'N3'] },
  ],
  seats: [seat(hand), seat(null)],
});

export const viewOf = (seen: Seen, kind: string | null = null, options: readonly Offered[] = []): View =>
  ({
    ...{ seat: 0, players: 2, asked: kind === null ? [1] : [0], outcome: null, board: seen },
    question: kind === null ? null : { kind, options, refused: [], answered: null, given: null },
  }) as unknown as View;

const plain = (key: string, args: Record<string, Json> = {}): string => [key, ...Object.values(args)].join(' ');
export const say = Object.assign(plain, {
  ...{ has: () => true, question: () => '', refused: () => '' },
  event: ({ key }: GameEvent) => key,
  option: ({ text }: Option) => text,
  value: (_type: string, value: Json) => String(value),
  joined: (how: string, items: readonly string[]) => items.filter(Boolean).join(how === 'facts' ? ', ' : ' '),
}) as unknown as Translate;

export const info = {
  data: { magic: ['misfiled', 'lights_on', 'express_request'].map((id) => ({ id })), elementary: [] },
} as unknown as TableState['info'];

export const happened = (...events: Happened[]): readonly Happened[] => events;

/** A table where the first seat is asked, and the answers that were given. */
export function sitDown(hand: readonly string[], kind: string, options: readonly Offered[]) {
  const given: string[] = [];
  const table = {
    ...{ seat: 0, say, info, question: 7, pending: null, seats: [] },
    reel: {
      view: viewOf(board(hand), kind, options),
      shown: [],
      passed: [],
      current: null,
      busy: false,
      isPresent: true,
    },
    commands: { answer: (text: string) => given.push(text) },
  } as unknown as TableState;
  const at = new Visit(() => table);
  return { at, turn: new Turn(at, new Places()), given };
}

const options = <Kind extends Offered['kind']>(kind: Kind, text: string, parts: object): Offered =>
  ({ kind, text, parts }) as unknown as Offered;

export const offer = {
  move: (position: string) => options('move', `move ${position}`, { position }),
  look: (position: string) => options('clairvoyance', `clairvoyance ${position}`, { position }),
  leap: () => options('leap', 'leap', {}),
  learn: (slot: string, ...cards: string[]) => options('learn', `learn ${cards.join('+')}`, { slot, cards }),
  letter: (slot: string, ...cards: string[]) =>
    options('learn_letter', `learn ${cards.join('+')} letter`, { slot, cards }),
  line: (line: string, ...positions: string[]) =>
    options('light_line', `magic lights_on ${line}`, { card: 'lights_on', line, positions }),
  magic: (card: string) => options('magic', `magic ${card}`, { card }),
  swap: (first: string, second: string) =>
    options('swap', `magic misfiled ${first} ${second}`, { card: 'misfiled', first, second }),
  peek: (first: string, second: string) =>
    options('peek_2', `magic far ${first} ${second}`, { card: 'far', first, second }),
  discard: (...cards: string[]) => options('discard', `discard ${cards.join('+')}`, { cards }),
  colour: (colour: string) => options('colour', `colour ${colour}`, { colour }),
  end: () => options('end', 'end', {}),
};
