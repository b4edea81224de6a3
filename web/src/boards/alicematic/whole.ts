/** A view with all that goes without saying on the wire, as people/whole.py of the game makes it. It is small: it comes with the shell. */
import type { Facts, Option, RefusedPiece, View } from '../../kit/board';
import type * as wire from './wire';

export type Slot = wire.SlotStanding['slot'];
export type Token = keyof wire.Tokens;
export type Action = 'invade' | 'attack' | 'jet' | 'finish';
/** One line of the points as if the game ended now. */
export type ScoreLine =
  | { kind: 'play'; points: number }
  | { kind: 'tile'; tile: string; tokens: number; points: number }
  | { kind: 'slot'; slot: Slot; alices: number; points: number }
  | { kind: 'effect'; alice: string; copied: boolean; points: number };

const PAID: Readonly<Record<string, true>> = { summon: true, invade: true, invade_down: true };

export function whole(view: View): View {
  const told = view.board as unknown as wire.Seen;
  if (isWhole(told)) return view;
  const board = boardOf(told);
  const { question } = view;
  const reach = question?.kind === 'invasion' ? (board.you?.reach ?? null) : null;
  return {
    ...view,
    board: board as unknown as Facts,
    question: question && {
      ...question,
      given: question.given && wholeAnswer(question.given),
      options: question.options.map(wholeAnswer),
      refused: reach ? refusedOn(reach) : question.refused,
    },
  };
}

/** Whoever has the public view of a position has all of it. */
const isWhole = (board: wire.Seen): boolean => board.seats.some((seat) => 'alices_counted' in seat);

/** The same of an answer. */
export const wholeAnswer = (option: Option): Option =>
  PAID[option.kind] ? { ...option, parts: { red: 0, yellow: 0, green: 0, ...option.parts } } : option;

const refusedOn = (reach: readonly Reach[]): RefusedPiece[] =>
  reach.flatMap(({ space, why }) => (why ? [{ piece: space, ...why }] : []));

function boardOf(board: wire.Seen) {
  return {
    ...board,
    tokens: board.tokens.map((token) => ({ face: 'up' as const, count: 1, cut_off: false, ...token })),
    forests: board.forests.map((forest) => ({ open: false, missing: [], leaders: [], ...forest })),
    seats: board.seats.map((seat, at) => ({
      ...seat,
      alices_counted: seat.score.alices,
      slots: slotsOf(seat.slots),
      score: scoreOf(board, seat.score, at),
    })),
    you: board.you && youOf(board.map.spaces, board.you),
  };
}

const slotsOf = ({ red, blue, yellow, green, white }: wire.Slots) => ({
  red: cardsOf(red),
  blue: cardsOf(blue),
  yellow: cardsOf(yellow),
  green: cardsOf(green),
  white: cardsOf(white),
});

const cardsOf = (cards: readonly wire.KingdomCard[] = []) =>
  cards.map((card) => {
    const face = card.face ?? 'up';
    return { alice: null, copies: null, public: face === 'up', effect: face === 'up', ...card, face };
  });

/** The points of a seat, line by line. */
function scoreOf({ tiles, slots }: wire.Board, { sources = [], ...sums }: wire.Score, seat: number) {
  const lines: ScoreLine[] = [{ kind: 'play', points: sums.play }];
  for (const { tile, tokens, points } of tiles)
    if (points[seat]) lines.push({ kind: 'tile', tile, tokens: tokens[seat]!, points: points[seat] });
  for (const { slot, alices, points } of slots)
    if (points[seat]) lines.push({ kind: 'slot', slot, alices: alices[seat]!, points: points[seat] });
  for (const source of sources) lines.push({ kind: 'effect', copied: false, ...source });
  return { ...sums, lines };
}

const youOf = (spaces: readonly wire.Space[], { outlook, hand, ...you }: wire.You) => ({
  ...you,
  hand: hand.map((card) => ({ tokens: 0, why: null, ...card })),
  reach: outlook ? reachesOf(spaces, outlook) : null,
});

/** An entry for each space of the map. */
function reachesOf(spaces: readonly wire.Space[], outlook: wire.Outlook) {
  const whys = new Map(outlook.why.flatMap((why) => why.spaces.map((place) => [place, why] as const)));
  return spaces.map(({ space, kind }, place) => {
    const [against, cost, difficulty, why] = [
      outlook.kinds[kind]!,
      outlook.cost[place]!,
      outlook.difficulty[place]!,
      whys.get(place),
    ];
    const lacks = {
      red: Math.max(0, difficulty - against.military),
      green: Math.max(0, (cost ?? 0) - outlook.mobility),
    };
    return {
      space,
      actions: (Object.keys(outlook.actions) as Action[]).filter((action) => outlook.actions[action]!.includes(place)),
      difficulty,
      military: against.military,
      cost,
      mobility: outlook.mobility,
      ...lacks,
      ...(cost ? wayTo(spaces, outlook, place) : { path: [], passes: [] }),
      gives: { what: against.gives, amount: outlook.amount[place]!, halved: outlook.halved.includes(place) },
      effects: against.effects ?? [],
      why: why
        ? { rule: why.rule, key: why.key, args: { space, ...(why.lacks ? lacks : {}), ...why.args } as Facts }
        : null,
    };
  });
}

/** A cheapest walk, the start first, and the spaces of others passed through. */
function wayTo(
  spaces: readonly wire.Space[],
  outlook: wire.Outlook,
  place: number,
): { path: string[]; passes: string[] } {
  const way = { path: [spaces[place]!.space], passes: [] as string[] };
  for (let before = outlook.before[place] ?? null; before !== null; before = outlook.before[before] ?? null) {
    const { space } = spaces[before]!;
    way.path.unshift(space);
    if (outlook.tolls.includes(before)) way.passes.unshift(space);
  }
  return way;
}

/** What a board draws. */
export type Seen = ReturnType<typeof boardOf>;
export type SeatSeen = Seen['seats'][number];
export type You = NonNullable<Seen['you']>;
export type Reach = NonNullable<You['reach']>[number];
