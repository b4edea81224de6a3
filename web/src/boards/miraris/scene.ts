/**
 * What lies on the table at a moment of the playback: the last view, with the events since then carried out on it.
 * Events say what moved where; nothing here knows a rule.
 */
import type { Facts, GameEvent, View } from '../../kit/board';
import { boardOf, type MirarisBoard, type Own, type SeatSeen } from './state';

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
  wonders: number[];
}

export interface Scene extends MirarisBoard {
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
  drawn: (number | null)[];
  /** Cards that Rolando or Lucia has just taken. */
  taken: number[];
  test: boolean | null;
  /** Seats whose points have been counted. */
  scored: number[];
  winners: number[] | null;
}

/** The reveal has three beats: face down, turned up, arranged below the row. */
export type Beat = 0 | 1 | 2;

/** `told` are the events that led to the view; `laid` is the viewer's own answer, as soon as it is on its way. */
export function sceneOf(view: View, told: readonly GameEvent[], events: readonly GameEvent[], beat: Beat, laid: string | null): Scene {
  const scene = begin(view, laid);
  if (scene.ability === 'mirela') scene.gifts = told.filter(({ key }) => key === 'gift' || key === 'gave').map(giftOf);
  events.forEach((event, at) => carryOut(scene, event, at === events.length - 1 ? beat : 2, view.seat));
  return scene;
}

function begin(view: View, laid: string | null): Scene {
  const board = boardOf(view);
  const question = view.question;
  const outcome = view.outcome;
  const isSealed = (seat: number) => !view.asked.includes(seat) || (seat === view.seat && laid !== null);
  const everybody = board.seats.map((_, seat) => seat);
  const gathering = question?.gathering === 'sealed';
  const own = /\d+/.exec(laid ?? '');
  return {
    ...board,
    row: board.row.map((pile) => [...pile]),
    seats: board.seats.map((seat) => ({ ...seat, spent: seat.spent && [...seat.spent], wonders: seat.wonders && [...seat.wonders] })),
    you: board.you && { ...board.you, hand: [...board.you.hand], wonders: [...board.you.wonders] },
    bids:
      question?.kind === 'bid'
        ? everybody.map((seat) => ({ seat, value: seat === view.seat && own ? Number(own[0]) : null, state: isSealed(seat) ? 'sealed' : 'open' }))
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

const number = (args: Facts, name: string): number => args[name] as number;
const numbers = (args: Facts, name: string): number[] => args[name] as number[];

const WHILE_BIDS_LIE = ['reveal', 'tie', 'claim'];
const OF_ABILITIES = ['take', 'test', 'draw', 'demand', 'strip'];

function carryOut(scene: Scene, event: GameEvent, beat: Beat, own: number | null): void {
  const { key, args } = event;
  const seat = scene.seats[number(args, 'seat')];
  const you = number(args, 'seat') === own ? scene.you : null;
  if (!WHILE_BIDS_LIE.includes(key)) scene.bids = [];
  if (key === 'kept') keep(scene, args.character as string, own);
  else if (key === 'turn_up') turnUp(scene, number(args, 'round'), numbers(args, 'wonders'));
  else if (key === 'reveal') reveal(scene, args.bids as number[][], beat, own);
  else if (key === 'tie') mark(scene, numbers(args, 'seats'), 'tied');
  else if (key === 'drew') drew(scene, numbers(args, 'wonders'));
  else if (key === 'gift' || key === 'gave') give(scene, args, own);
  else if (key === 'total') scene.total = number(args, 'total');
  else if (key === 'win') scene.winners = numbers(args, 'seats');
  else if (seat) atSeat(scene, event, seat, you);
}

function keep(scene: Scene, character: string, own: number | null): void {
  if (!scene.you || own === null) return;
  scene.you.character = character;
  scene.seats[own]!.character = character;
}

/** Events that happen to one seat. */
function atSeat(scene: Scene, { key, args }: GameEvent, seat: SeatSeen, you: Own | null): void {
  if (OF_ABILITIES.includes(key)) work(scene, seat.character);
  if (key === 'claim') {
    mark(scene, [number(args, 'seat')], 'claimed');
    scene.row[number(args, 'slot') - 1] = [];
    gain(seat, you, numbers(args, 'wonders'));
  } else if (key === 'show') {
    scene.phase = 'scoring';
    seat.character = args.character as string;
  } else if (key === 'take') {
    scene.taken = numbers(args, 'wonders');
    scene.taken.forEach((wonder) => takeFromRow(scene.row, wonder));
    gain(seat, you, scene.taken);
  } else if (key === 'test') {
    scene.test = args.won === true;
  } else if (key === 'draw') {
    const count = number(args, 'count');
    scene.drawn = Array.from({ length: count }, () => null);
    scene.deck -= count;
    seat.held += count;
  } else if (key === 'demand') {
    scene.demand = number(args, 'demand');
  } else if (key === 'strip') {
    scene.strip = number(args, 'count');
  } else if (key === 'discard') {
    const lost = numbers(args, 'wonders');
    scene.losses.push({ seat: number(args, 'seat'), wonders: lost });
    lose(seat, you, lost);
  } else if (key === 'dream') {
    scene.dreams = number(args, 'count');
    seat.held += scene.dreams;
  } else if (key === 'score') {
    scene.ability = null;
    seat.character = args.character as string;
    seat.wonders = numbers(args, 'wonders');
    scene.scored.push(number(args, 'seat'));
  }
}

/** Another ability begins; what the last one left on the stage is put away. */
function work(scene: Scene, character: string | null): void {
  if (scene.ability === character) return;
  Object.assign(scene, { ability: character, gifts: [], losses: [], drawn: [], taken: [], test: null, strip: null, dreams: 0 });
}

function drew(scene: Scene, cards: number[]): void {
  scene.drawn = cards;
  if (scene.you) scene.you.wonders = [...scene.you.wonders, ...cards];
}

function turnUp(scene: Scene, round: number, cards: number[]): void {
  scene.phase = 'bidding';
  scene.round = round;
  scene.deck -= cards.length;
  // Before the first round the row has no slots yet.
  scene.row = cards.map((card, slot) => [...(scene.row[slot] ?? []), card]);
}

function reveal(scene: Scene, bids: number[][], beat: Beat, own: number | null): void {
  scene.bids = bids.map(([seat, value]) => ({ seat: seat!, value: value!, state: beat === 0 ? 'sealed' : 'shown' }));
  scene.sealed = [];
  if (beat === 2) scene.bids.sort((a, b) => a.value! - b.value! || a.seat - b.seat);
  for (const { seat, value } of scene.bids) {
    const seen = scene.seats[seat]!;
    seen.hand -= 1;
    if (seen.spent && !seen.spent.includes(value!)) seen.spent = [...seen.spent, value!].sort((a, b) => a - b);
    if (seat === own && scene.you) scene.you.hand = scene.you.hand.filter((card) => card !== value);
  }
}

function mark(scene: Scene, seats: number[], state: BidState): void {
  scene.bids = scene.bids.map((bid) => (seats.includes(bid.seat) ? { ...bid, state } : bid));
}

function gain(seat: SeatSeen, you: Own | null, cards: number[]): void {
  seat.held += cards.length;
  seat.wonders = seat.wonders && [...seat.wonders, ...cards];
  if (you) you.wonders = [...you.wonders, ...cards];
}

function lose(seat: SeatSeen, you: Own | null, cards: number[]): void {
  seat.held -= cards.length;
  if (seat.wonders) seat.wonders = without(seat.wonders, cards);
  if (you) you.wonders = without(you.wonders, cards);
}

function giftOf({ args }: Pick<GameEvent, 'args'>): Gift {
  return { giver: number(args, 'giver'), wonder: typeof args.wonder === 'number' ? args.wonder : null };
}

function give(scene: Scene, args: Facts, own: number | null): void {
  const giver = number(args, 'giver');
  const receiver = number(args, 'seat');
  const gift = giftOf({ args });
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
