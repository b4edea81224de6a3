/**
 * What lies on the table at a moment of the playback: the last view, with the events since then carried out on it.
 * Events say what moved where; nothing here knows a rule. What only the next view tells (connections, points) waits for it.
 */
import type { GameEvent, View } from '../../kit/board';
import { boardOf, SLOTS, type KingdomCard, type Slot, type Territory, type Token, type WonderlandBoard } from './state';

export interface Scene extends WonderlandBoard {
  /** The space that something has just happened to. */
  lit: string | null;
  /** The tile that is being scored. */
  scored: string | null;
  /** The viewer's cards, in their order. */
  hand: string[];
}

/** `home` is the slot of an Alice's own colour, where she is summoned. */
export function sceneOf(view: View, events: readonly GameEvent[], home: (alice: string) => Slot): Scene {
  const board = boardOf(view);
  const scene: Scene = {
    ...board,
    tokens: board.tokens.map((token) => ({ ...token })),
    bank: { ...board.bank },
    seats: board.seats.map((seat) => ({ ...seat, tokens: { ...seat.tokens }, powers: { ...seat.powers }, slots: Object.fromEntries(SLOTS.map((slot) => [slot, seat.slots[slot].map((card) => ({ ...card }))])) as Record<Slot, KingdomCard[]> })),
    hand: board.you?.hand.map(({ alice }) => alice) ?? [],
    lit: null,
    scored: null,
  };
  for (const event of events) carryOut(scene, event, view.seat, home);
  return scene;
}

function carryOut(scene: Scene, { key, args }: GameEvent, viewer: number | null, home: (alice: string) => Slot): void {
  const at = args.seat as number;
  const seat = scene.seats[at];
  scene.lit = null;
  scene.scored = null;
  switch (key) {
    case 'kingdom':
      if (seat) seat.kingdom = args.kingdom as string;
      break;
    case 'deal':
      for (const each of scene.seats) each.hand += args.each as number;
      scene.deck -= (args.each as number) * scene.seats.length;
      break;
    case 'dealt':
    case 'drew':
    case 'redrew':
      scene.hand = [...scene.hand, ...(args.cards as string[])];
      break;
    case 'mulligan':
      scene.deck -= args.count as number;
      scene.discard += args.count as number;
      break;
    case 'discarded':
      for (const card of args.cards as string[]) lose(scene, card);
      break;
    case 'start':
      scene.start = at;
      break;
    case 'round':
      scene.round = args.round as number;
      break;
    case 'turn':
      scene.turn = at;
      break;
    case 'city':
      take(scene, at, args.space as string);
      break;
    case 'summon':
      pay(scene, at, args);
      put(scene, at, home(args.alice as string), { alice: args.alice as string, face: 'up', copies: null, public: true, effect: true });
      if (at === viewer) lose(scene, args.alice as string);
      break;
    case 'commoner':
      put(scene, at, args.slot as Slot, { alice: null, face: 'down', copies: null, public: false, effect: false });
      break;
    case 'commoner_own':
      put(scene, at, args.slot as Slot, { alice: args.alice as string, face: 'down', copies: null, public: false, effect: false });
      lose(scene, args.alice as string);
      break;
    case 'draw':
      if (seat) seat.hand += args.count as number;
      scene.deck = Math.max(0, scene.deck - (args.count as number));
      break;
    case 'reshuffle':
      Object.assign(scene, { deck: args.count, discard: 0 });
      break;
    case 'down':
    case 'up':
      turn(scene, at, args.alice as string, args.slot as Slot, key === 'up');
      break;
    case 'invade':
      pay(scene, at, args);
      take(scene, at, args.space as string);
      break;
    case 'finish':
    case 'jet':
      take(scene, at, args.space as string);
      break;
    case 'attack':
      scene.tokens = [...scene.tokens, { space: args.space as string, seat: at, face: 'down', count: 1, cut_off: false }];
      if (seat) seat.supply -= 1;
      scene.lit = args.space as string;
      break;
    case 'stolen':
      giveBack(scene, args.victim as number, args.space as string, 'up');
      scene.lit = args.space as string;
      break;
    case 'token_home':
      giveBack(scene, at, args.space as string, 'down');
      break;
    case 'bonus':
    case 'gain':
      gain(scene, at, args.what as string, args.count as number);
      break;
    case 'take':
      gain(scene, at, args.token as string, 1);
      gain(scene, args.victim as number, args.token as string, -1);
      break;
    case 'tile':
      scene.scored = args.tile as string;
      break;
  }
}

function take(scene: Scene, seat: number, space: string): void {
  const here = scene.tokens.find((token) => token.space === space && token.seat === seat);
  scene.tokens = scene.tokens.filter((token) => token !== here || token.face === 'up');
  if (here?.face === 'up') here.count += 1;
  else scene.tokens = [...scene.tokens, { space, seat, face: 'up', count: 1, cut_off: false }];
  if (scene.seats[seat] && here?.face !== 'down') scene.seats[seat].supply -= 1;
  scene.lit = space;
}

/** A territory token goes home to its supply. */
function giveBack(scene: Scene, seat: number, space: string, face: Territory['face']): void {
  scene.tokens = scene.tokens.filter((token) => !(token.space === space && token.seat === seat && token.face === face));
  if (scene.seats[seat]) scene.seats[seat].supply += 1;
}

function put(scene: Scene, at: number, slot: Slot, card: KingdomCard): void {
  const seat = scene.seats[at];
  if (!seat) return;
  seat.slots[slot] = [...seat.slots[slot], card];
  seat.powers[slot] += 1;
  seat.hand -= 1;
}

function turn(scene: Scene, at: number, alice: string, slot: Slot, up: boolean): void {
  const cards = scene.seats[at]?.slots[slot] ?? [];
  const wanted = up ? 'down' : 'up';
  const card = cards.find((one) => one.face === wanted && one.alice === alice) ?? cards.find((one) => one.face === wanted && one.alice === null);
  if (card) Object.assign(card, { alice, face: up ? 'up' : 'down', public: true, copies: null, effect: up });
}

function pay(scene: Scene, at: number, args: GameEvent['args']): void {
  for (const token of ['red', 'yellow', 'green'] as const) {
    const count = Number(args[token] ?? 0);
    scene.bank[token] += count;
    if (scene.seats[at]) scene.seats[at].tokens[token] -= count;
  }
}

function gain(scene: Scene, at: number, what: string, count: number): void {
  const seat = scene.seats[at];
  if (!seat) return;
  if (what === 'vp') seat.vp += count;
  else if (what in seat.tokens) {
    seat.tokens[what as Token] += count;
    scene.bank[what as Token] -= count;
  }
}

function lose(scene: Scene, card: string): void {
  const at = scene.hand.indexOf(card);
  if (at >= 0) scene.hand = scene.hand.filter((_, place) => place !== at);
}
