/** The table while events are shown: the view before them, with what has happened since carried out. The pages of the book wait for the next view. */
import type { GameInfo, Loose } from '../../kit/board';
import { cardsOf, type Happened, type Seen } from './state';
import type { Events } from './wire';

interface Table {
  readonly board: Loose<Seen>;
  readonly info: GameInfo;
}

type Steps = { readonly [Key in keyof Events]?: (table: Table, args: Events[Key]) => void };

function take(from: string[], cards: readonly string[]): void {
  for (const card of cards) {
    const at = from.indexOf(card);
    if (at >= 0) from.splice(at, 1);
  }
}

/** In the order in which lists name cards. */
function put({ info }: Table, to: string[], cards: readonly string[]): void {
  const order = cardsOf(info).map(({ kind }) => kind);
  to.push(...cards);
  to.sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

function discard(table: Table, seat: number, cards: readonly string[]): void {
  take(table.board.seats[seat]!.cards, cards);
  put(table, table.board.discard, cards);
}

/** A Creature that is played lies on the discard pile. */
const play = (table: Table, seat: number, card: string) => discard(table, seat, [card]);

const areaIn = ({ board }: Table, id: string | null) => board.sheet?.areas.find((area) => area.id === id);

const STEPS: Steps = {
  turn: ({ board }, { seat, turn }) => {
    [board.turn, board.activator, board.drawn, board.grip] = [turn, seat, [], null];
    board.phase = 'target';
  },
  target: ({ board }, { area }) => {
    board.target = area;
  },
  begin: ({ board }) => {
    if (board.phase === 'target') board.phase = 'draw';
  },
  grabbed: (table, { cards }) => {
    const { board } = table;
    if (board.phase === 'training') return;
    put(table, board.drawn, cards);
    board.book.size -= cards.length;
  },
  draw: (table, { seat, cards, left }) => {
    const { board } = table;
    put(table, board.seats[seat]!.cards, cards);
    board.book.size = left;
  },
  sheet: ({ board }, { energy }) => {
    board.energy = energy;
  },
  energy_lost: ({ board }, { left }) => {
    board.energy = left;
  },
  coloured: (table, { seat, cards }) => discard(table, seat, cards),
  discarded: (table, { seat, cards }) => discard(table, seat, cards),
  cast: (table, { spell, payment }) => {
    for (const [seat, cards] of payment) discard(table, seat, cards);
    const box = areaIn(table, table.board.target)?.boxes.find((one) => one.spell === spell && !one.ticked);
    if (box) box.ticked = true;
  },
  sealed: (table, { area }) => {
    const sealed = areaIn(table, area);
    if (sealed) sealed.sealed = true;
  },
  imp: (table, { seat, cards }) => {
    for (const card of cards) {
      const holder = table.board.seats.findIndex((one) => one.cards.includes(card));
      if (holder >= 0) discard(table, holder, [card]);
    }
    play(table, seat, 'imp');
  },
  dragonflies: (table, { seat }) => play(table, seat, 'dragonflies'),
  mouse: (table, { seat }) => play(table, seat, 'mouse'),
  gift: (table, { giver, seat, card }) => {
    take(table.board.seats[giver]!.cards, [card]);
    put(table, table.board.seats[seat]!.cards, [card]);
  },
  took: (table, { seat, card }) => {
    take(table.board.discard, [card]);
    put(table, table.board.seats[seat]!.cards, [card]);
  },
  store: (table, { seat, discarded }) => discard(table, seat, discarded),
  loose: (table, { cards }) => {
    put(table, table.board.discard, cards);
    table.board.book.size -= cards.length;
  },
  over: ({ board }) => {
    [board.phase, board.activator, board.target] = ['over', null, null];
  },
  // What is more than lay there came from the discard pile.
  build: ({ board }, { size }) => {
    if (size > board.book.size) board.discard = [];
    board.book.size = size;
  },
};

export function sceneOf(board: Seen, happened: readonly Happened[], info: GameInfo): Seen {
  if (happened.length === 0) return board;
  const table: Table = { board: structuredClone(board) as Loose<Seen>, info };
  for (const { key, args } of happened)
    (STEPS[key] as ((table: Table, args: unknown) => void) | undefined)?.(table, args);
  return table.board;
}
