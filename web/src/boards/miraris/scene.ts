/**
 * What lies on the table at a place of the reel: the last view, with the events since then carried out on it.
 * Events say what moved where; nothing here knows a rule.
 */
import type { GameEvent, Loose, View } from '../../kit/board';
import { boardOf, eventOf, type Happened, type Scenery, type SeatSeen as Seat, type You } from './state';

type SeatSeen = Loose<Seat>;
type Own = Loose<You>;
/** A gift that was seen, or of which only the ends are known. */
type Given = Extract<Happened, { key: 'gift' | 'gave' }>;

export type BidState = 'open' | 'sealed' | 'shown' | 'tied' | 'claimed';

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
  gifts: Gift[];
  total: number | null;
  losses: Loss[];
  /** How many cards Unknown takes from each, once that is known. */
  strip: number | null;
  dreams: number;
  /** Cards just drawn from the deck; null where the viewer may not see them. */
  drawn: readonly (number | null)[];
  /** Cards that Rolando or Lucia has just taken. */
  taken: readonly number[];
  test: boolean | null;
  /** Seats whose points have been counted. */
  scored: number[];
  winners: readonly number[] | null;
}

/** The reveal has three beats: face down, turned up, arranged below the row. */
export type Beat = 0 | 1 | 2;

/** `told` are the events that led to the view; `laid` says whether the viewer's own answer is on its way or in, `bid` which bid it is. */
export function sceneOf(
  view: View,
  told: readonly GameEvent[],
  events: readonly GameEvent[],
  beat: Beat,
  bid: number | null,
  laid: boolean,
): Scene {
  const scene = begin(view, bid, laid);
  if (scene.ability === 'mirela')
    scene.gifts = told
      .map(eventOf)
      .filter((event) => event.key === 'gift' || event.key === 'gave')
      .map(giftOf);
  events.forEach((event, at) => carryOut(scene, eventOf(event), at === events.length - 1 ? beat : 2, view.seat));
  return scene;
}

function begin(view: View, bid: number | null, laid: boolean): Scene {
  const board = boardOf(view);
  const question = view.question;
  const outcome = view.outcome;
  const isSealed = (seat: number) => !view.asked.includes(seat) || (seat === view.seat && laid);
  const everybody = board.seats.map((_, seat) => seat);
  const gathering = question?.gathering === 'sealed';
  return {
    ...(structuredClone(board) as Scenery),
    bids:
      question?.kind === 'bid'
        ? everybody.map((seat) => ({
            seat,
            value: seat === view.seat ? bid : null,
            state: isSealed(seat) ? 'sealed' : 'open',
          }))
        : [],
    sealed: gathering ? everybody.filter(isSealed) : [],
    gifts: [],
    total: board.first_total,
    losses: [],
    strip: null,
    dreams: 0,
    drawn: [],
    taken: [],
    test: null,
    scored: everybody.filter((seat) => board.seats[seat]?.score),
    winners: outcome ? outcome.winners : null,
  };
}

const WHILE_BIDS_LIE = ['reveal', 'tie', 'claim'];
const OF_ABILITIES = ['take', 'test', 'draw', 'demand', 'strip'];

function carryOut(scene: Scene, event: Happened, beat: Beat, own: number | null): void {
  if (!WHILE_BIDS_LIE.includes(event.key)) scene.bids = [];
  switch (event.key) {
    case 'kept':
      return keep(scene, event.args.character, own);
    case 'turn_up':
      return turnUp(scene, event.args.round, event.args.wonders);
    case 'reveal':
      return reveal(scene, event.args.bids, beat, own);
    case 'tie':
      return mark(scene, event.args.seats, 'tied');
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

function keep(scene: Scene, character: string, own: number | null): void {
  if (!scene.you || own === null) return;
  scene.you.character = character;
  scene.seats[own]!.character = character;
}

/** Events that happen to one seat. */
function atSeat(scene: Scene, { key, args }: Happened, seat: SeatSeen, you: Own | null): void {
  if (OF_ABILITIES.includes(key)) work(scene, seat.character);
  if (key === 'claim') {
    mark(scene, [args.seat], 'claimed');
    scene.row[args.slot - 1] = [];
    gain(seat, you, args.wonders);
  } else if (key === 'show') {
    scene.phase = 'scoring';
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
  } else if (key === 'strip') {
    scene.strip = args.count;
  } else if (key === 'discard') {
    scene.losses.push({ seat: args.seat, wonders: args.wonders });
    lose(seat, you, args.wonders);
  } else if (key === 'dream') {
    scene.dreams = args.count;
    seat.held += scene.dreams;
  } else if (key === 'score') {
    scene.ability = null;
    seat.character = args.character;
    seat.wonders = [...args.wonders];
    scene.scored.push(args.seat);
  }
}

/** Another ability begins; what the last one left on the stage is put away. */
function work(scene: Scene, character: string | null): void {
  if (scene.ability === character) return;
  Object.assign(scene, {
    ability: character,
    gifts: [],
    losses: [],
    drawn: [],
    taken: [],
    test: null,
    strip: null,
    dreams: 0,
  });
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

function reveal(scene: Scene, bids: readonly (readonly [number, number])[], beat: Beat, own: number | null): void {
  scene.bids = bids.map(([seat, value]) => ({ seat, value, state: beat === 0 ? 'sealed' : 'shown' }));
  scene.sealed = [];
  if (beat === 2) scene.bids.sort((a, b) => a.value! - b.value! || a.seat - b.seat);
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
  work(scene, scene.seats[receiver]?.character ?? scene.ability);
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
