/**
 * What lies on the table at a place of the reel: the last view, with the events since then carried out on it.
 * Events say what moved where; nothing here knows a rule.
 */
import type { Loose, View } from '../../kit/board';
import { boardOf, type Happened, type Offered, type Scenery, type SeatSeen as Seat, type You } from './state';

type SeatSeen = Loose<Seat>;
type Own = Loose<You>;
/** A gift that was seen, or of which only the ends are known. */
type Given = Extract<Happened, { key: 'gift' | 'gave' }>;

/** Bids that were found equal are tied when they have shattered. */
export type BidState = 'open' | 'sealed' | 'shown' | 'equal' | 'tied' | 'claimed';

export interface Bid {
  seat: number;
  /** Null where the viewer cannot know it. */
  value: number | null;
  state: BidState;
}

export interface Gift {
  giver: number;
  wonder: number | null;
}

export interface Loss {
  seat: number;
  wonders: readonly number[];
}

export interface Scene extends Scenery {
  /** In the order in which they lie below the row. */
  bids: Bid[];
  /** Seats whose sealed answer is in. */
  sealed: number[];
  /** The seat whose character stands on the stage. */
  stage: number | null;
  /** Whose doing is being shown. */
  acting: readonly number[];
  gifts: Gift[];
  total: number | null;
  losses: Loss[];
  dreams: number;
  /** Cards just drawn from the deck; null where the viewer may not see them. */
  drawn: readonly (number | null)[];
  /** Cards that Rolando or Lucia has just taken. */
  taken: readonly number[];
  test: boolean | null;
  winners: readonly number[] | null;
}

/** `told` are the events that led to the view; of the last event since then, `beat` beats are over. `given` is the viewer's own answer, on its way or in. */
export function sceneOf(
  view: View,
  told: readonly Happened[],
  events: readonly Happened[],
  beat: number,
  given: Offered | null,
): Scene {
  const scene = begin(view, given);
  scene.gifts = giftsOf(told);
  events.forEach((event, at) => carryOut(scene, event, at === events.length - 1 ? beat : Infinity, view.seat));
  return scene;
}

function begin(view: View, given: Offered | null): Scene {
  const board = boardOf(view);
  const { question, outcome } = view;
  const isSealed = (seat: number) => !view.asked.includes(seat) || (seat === view.seat && given !== null);
  const asked = question?.gathering === 'sealed' ? question.asked_of : [];
  return {
    ...(structuredClone(board) as Scenery),
    bids:
      question?.kind === 'bid'
        ? asked.map((seat) => ({
            seat,
            value: seat === view.seat && given?.kind === 'bid' ? given.parts.value : null,
            state: isSealed(seat) ? 'sealed' : 'open',
          }))
        : [],
    sealed: asked.filter(isSealed),
    stage: board.ability === null ? null : board.seats.findIndex(({ character }) => character === board.ability),
    acting: [],
    gifts: [],
    total: board.first_total,
    losses: [],
    dreams: 0,
    drawn: [],
    taken: [],
    test: null,
    winners: outcome ? outcome.winners : null,
  };
}

const WHILE_BIDS_LIE = ['reveal', 'tie', 'claim'];
const OF_ABILITIES = ['take', 'test', 'draw', 'demand', 'strip'];

/** What was given since the ability at work began. */
function giftsOf(told: readonly Happened[]): Gift[] {
  const begun = told.findLastIndex(
    ({ key, args }) => OF_ABILITIES.includes(key) && !(key === 'demand' && args.demand > 1),
  );
  if (told[begun]?.key !== 'demand') return [];
  return told
    .slice(begun)
    .filter((event) => event.key === 'gift' || event.key === 'gave')
    .map(giftOf);
}

function carryOut(scene: Scene, event: Happened, beat: number, own: number | null): void {
  if (!WHILE_BIDS_LIE.includes(event.key)) scene.bids = [];
  scene.acting = actorsOf(event);
  switch (event.key) {
    case 'kept':
      return keep(scene, event.args.character, own);
    case 'turn_up':
      return turnUp(scene, event.args.round, event.args.wonders);
    case 'reveal':
      return reveal(scene, event.args.bids, beat, own);
    case 'tie':
      return mark(scene, event.args.seats, beat === 0 ? 'equal' : 'tied');
    case 'drew':
      return drew(scene, event.args.wonders);
    case 'gift':
    case 'gave':
      return give(scene, event, own);
    case 'total':
      scene.total = event.args.total;
      return;
    case 'win':
      scene.winners = event.args.seats;
      return;
    case 'deal':
    case 'dealt':
    case 'all_kept':
      return;
    default: {
      const seat = scene.seats[event.args.seat];
      if (seat) atSeat(scene, event, seat, event.args.seat === own ? scene.you : null);
    }
  }
}

/** Whose doing an event is. */
function actorsOf({ key, args }: Happened): readonly number[] {
  if (key === 'gift' || key === 'gave') return [args.giver];
  if (key === 'tie' || key === 'win') return args.seats;
  return 'seat' in args ? [args.seat] : [];
}

function keep(scene: Scene, character: string, own: number | null): void {
  if (!scene.you || own === null) return;
  scene.you.character = character;
  scene.seats[own]!.character = character;
}

/** Events that happen to one seat. */
function atSeat(scene: Scene, { key, args }: Happened, seat: SeatSeen, you: Own | null): void {
  if (OF_ABILITIES.includes(key) && 'seat' in args) work(scene, args.seat);
  if (key === 'claim') {
    mark(scene, [args.seat], 'claimed');
    scene.row[args.slot - 1] = [];
    gain(seat, you, args.wonders);
  } else if (key === 'show') {
    scene.phase = 'scoring';
    scene.stage = args.seat;
    seat.character = args.character;
  } else if (key === 'take') {
    scene.taken = args.wonders;
    scene.taken.forEach((wonder) => takeFromRow(scene.row, wonder));
    gain(seat, you, scene.taken);
  } else if (key === 'test') {
    scene.test = args.won;
  } else if (key === 'draw') {
    scene.drawn = Array.from({ length: args.count }, () => null);
    scene.deck -= args.count;
    seat.held += args.count;
  } else if (key === 'demand') {
    scene.demand = args.demand;
  } else if (key === 'discard') {
    scene.losses.push({ seat: args.seat, wonders: args.wonders });
    lose(seat, you, args.wonders);
  } else if (key === 'dream') {
    scene.dreams = args.count;
    seat.held += scene.dreams;
  } else if (key === 'score') {
    [scene.ability, scene.stage] = [null, null];
    seat.character = args.character;
    seat.wonders = [...args.wonders];
    const { crowns, points, added: bonus, values } = args;
    seat.score = { crowns, points, bonus, values: [...values] };
  }
}

/** Another ability begins; what the last one left on the stage is put away. */
function work(scene: Scene, seat: number): void {
  const ability = scene.seats[seat]?.character ?? null;
  scene.stage = seat;
  if (scene.ability === ability) return;
  Object.assign(scene, { ability, gifts: [], losses: [], drawn: [], taken: [], test: null, dreams: 0 });
}

function drew(scene: Scene, cards: readonly number[]): void {
  scene.drawn = cards;
  if (scene.you) scene.you.wonders = [...scene.you.wonders, ...cards];
}

function turnUp(scene: Scene, round: number, cards: readonly number[]): void {
  scene.phase = 'bidding';
  scene.round = round;
  scene.deck -= cards.length;
  // Before the first round the row has no slots yet.
  scene.row = cards.map((card, slot) => [...(scene.row[slot] ?? []), card]);
}

/** Face down, turned up all at once, arranged below the row. */
function reveal(scene: Scene, bids: readonly (readonly [number, number])[], beat: number, own: number | null): void {
  scene.bids = bids.map(([seat, value]) => ({ seat, value, state: beat === 0 ? 'sealed' : 'shown' }));
  scene.sealed = [];
  if (beat > 1) scene.bids.sort((a, b) => a.value! - b.value! || a.seat - b.seat);
  for (const { seat, value } of scene.bids) {
    const seen = scene.seats[seat]!;
    seen.hand -= 1;
    if (seen.spent && !seen.spent.includes(value!)) seen.spent = [...seen.spent, value!].sort((a, b) => a - b);
    if (seat === own && scene.you) scene.you.hand = scene.you.hand.filter((card) => card !== value);
  }
}

function mark(scene: Scene, seats: readonly number[], state: BidState): void {
  scene.bids = scene.bids.map((bid) => (seats.includes(bid.seat) ? { ...bid, state } : bid));
}

function gain(seat: SeatSeen, you: Own | null, cards: readonly number[]): void {
  seat.held += cards.length;
  seat.wonders = seat.wonders && [...seat.wonders, ...cards];
  if (you) you.wonders = [...you.wonders, ...cards];
}

function lose(seat: SeatSeen, you: Own | null, cards: readonly number[]): void {
  seat.held -= cards.length;
  if (seat.wonders) seat.wonders = without(seat.wonders, cards);
  if (you) you.wonders = without(you.wonders, cards);
}

function giftOf({ key, args }: Given): Gift {
  return { giver: args.giver, wonder: key === 'gift' ? args.wonder : null };
}

function give(scene: Scene, event: Given, own: number | null): void {
  const { giver, seat: receiver } = event.args;
  const gift = giftOf(event);
  const wonder = gift.wonder;
  work(scene, receiver);
  scene.sealed = [];
  scene.gifts.push(gift);
  const cards = wonder === null ? [] : [wonder];
  lose(scene.seats[giver]!, giver === own ? scene.you : null, cards);
  gain(scene.seats[receiver]!, receiver === own ? scene.you : null, cards);
  if (wonder === null) {
    scene.seats[giver]!.held -= 1;
    scene.seats[receiver]!.held += 1;
  }
}

/** Of several copies the lowest slot's lowest goes; they are all alike. */
function takeFromRow(row: number[][], wonder: number): void {
  const pile = row.find((cards) => cards.includes(wonder));
  pile?.splice(pile.indexOf(wonder), 1);
}

function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
