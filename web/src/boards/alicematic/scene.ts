/**
 * What lies on the table at a place of the reel: the last view, with the events since then carried out on it.
 * Events say what moved where; nothing here knows a rule. What only the next view tells (connections, points) waits for it.
 */
import type { Loose, View } from '../../kit/board';
import {
  boardOf,
  TOKENS,
  type Gain,
  type Happened,
  type KingdomCard,
  type Scenery,
  type Slot,
  type Territory,
  type Token,
} from './state';

export interface Scene extends Scenery {
  /** The space that something has just happened to. */
  lit: string | null;
  /** The tile that is being scored. */
  scored: string | null;
  /** The viewer's cards, in their order. */
  hand: string[];
}

export function sceneOf(view: View, events: readonly Happened[]): Scene {
  const board = boardOf(view);
  const { map, you, ...changing } = board;
  const scene: Scene = {
    ...(structuredClone(changing) as Loose<typeof changing>),
    map,
    you,
    hand: you?.hand.map(({ alice }) => alice) ?? [],
    lit: null,
    scored: null,
  };
  for (const event of events) carryOut(scene, event, view.seat);
  return scene;
}

function carryOut(scene: Scene, { key, args }: Happened, viewer: number | null): void {
  scene.lit = null;
  scene.scored = null;
  switch (key) {
    case 'kingdom':
      scene.seats[args.seat]!.kingdom = args.kingdom;
      break;
    case 'deal':
      for (const each of scene.seats) each.hand += args.each;
      scene.deck -= args.each * scene.seats.length;
      break;
    case 'dealt':
    case 'drew':
    case 'redrew':
      scene.hand = [...scene.hand, ...args.cards];
      break;
    case 'mulligan':
      scene.deck -= args.count;
      scene.discard += args.count;
      break;
    case 'discarded':
      for (const card of args.cards) lose(scene, card);
      break;
    case 'start':
      scene.start = args.seat;
      break;
    case 'round':
      scene.round = args.round;
      break;
    case 'turn':
      scene.turn = args.seat;
      break;
    case 'city':
    case 'finish':
    case 'jet':
      take(scene, args.seat, args.space);
      break;
    case 'summon':
      pay(scene, args.seat, args);
      put(scene, args.seat, args.slot, { alice: args.alice, face: 'up', copies: null, public: true, effect: true });
      if (args.seat === viewer) lose(scene, args.alice);
      break;
    case 'commoner':
      put(scene, args.seat, args.slot, { alice: null, face: 'down', copies: null, public: false, effect: false });
      break;
    case 'commoner_own':
      put(scene, args.seat, args.slot, { alice: args.alice, face: 'down', copies: null, public: false, effect: false });
      lose(scene, args.alice);
      break;
    case 'draw':
      scene.seats[args.seat]!.hand += args.count;
      scene.deck = Math.max(0, scene.deck - args.count);
      break;
    case 'reshuffle':
      Object.assign(scene, { deck: args.count, discard: 0 });
      break;
    case 'down':
    case 'up':
      turn(scene, args.seat, args.alice, args.slot, key === 'up');
      break;
    case 'invade':
      pay(scene, args.seat, args);
      take(scene, args.seat, args.space);
      break;
    case 'attack':
      scene.tokens = [...scene.tokens, { space: args.space, seat: args.seat, face: 'down', count: 1, cut_off: false }];
      scene.seats[args.seat]!.supply -= 1;
      scene.lit = args.space;
      break;
    case 'stolen':
      giveBack(scene, args.victim, args.space, 'up');
      scene.lit = args.space;
      break;
    case 'token_home':
      giveBack(scene, args.seat, args.space, 'down');
      break;
    case 'bonus':
    case 'gain':
      gain(scene, args.seat, args.what, args.count);
      break;
    case 'take':
      gain(scene, args.seat, args.token, 1);
      gain(scene, args.victim, args.token, -1);
      break;
    case 'tile':
      scene.scored = args.tile;
      break;
  }
}

function take(scene: Scene, seat: number, space: string): void {
  const here = scene.tokens.find((token) => token.space === space && token.seat === seat);
  scene.tokens = scene.tokens.filter((token) => token !== here || token.face === 'up');
  if (here?.face === 'up') here.count += 1;
  else scene.tokens = [...scene.tokens, { space, seat, face: 'up', count: 1, cut_off: false }];
  if (here?.face !== 'down') scene.seats[seat]!.supply -= 1;
  scene.lit = space;
}

/** A territory token goes home to its supply. */
function giveBack(scene: Scene, seat: number, space: string, face: Territory['face']): void {
  scene.tokens = scene.tokens.filter((token) => !(token.space === space && token.seat === seat && token.face === face));
  scene.seats[seat]!.supply += 1;
}

function put(scene: Scene, at: number, slot: Slot, card: KingdomCard): void {
  const seat = scene.seats[at]!;
  seat.slots[slot] = [...seat.slots[slot], card];
  seat.powers[slot] += 1;
  seat.hand -= 1;
}

function turn(scene: Scene, at: number, alice: string, slot: Slot, up: boolean): void {
  const cards = scene.seats[at]!.slots[slot];
  const wanted = up ? 'down' : 'up';
  const card =
    cards.find((one) => one.face === wanted && one.alice === alice) ??
    cards.find((one) => one.face === wanted && one.alice === null);
  if (card) Object.assign(card, { alice, face: up ? 'up' : 'down', public: true, copies: null, effect: up });
}

function pay(scene: Scene, at: number, paid: Readonly<Record<Token, number>>): void {
  for (const token of TOKENS) {
    scene.bank[token] += paid[token];
    scene.seats[at]!.tokens[token] -= paid[token];
  }
}

function gain(scene: Scene, at: number, what: Gain, count: number): void {
  const seat = scene.seats[at]!;
  if (what === 'vp') seat.vp += count;
  else if (what !== 'cards') {
    seat.tokens[what] += count;
    scene.bank[what] -= count;
  }
}

function lose(scene: Scene, card: string): void {
  const at = scene.hand.indexOf(card);
  if (at >= 0) scene.hand = scene.hand.filter((_, place) => place !== at);
}
