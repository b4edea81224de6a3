/**
 * What lies on the table at a moment of the playback: the last view, with the events since then carried out on it.
 * Events say what moved where; nothing here knows a rule.
 */
import type { GameEvent, GameInfo, View } from '../../kit/board';
import { boardOf, halvesOf, rankOf, type Direction, type DominoviaBoard, type End, type Laid, type SeatSeen } from './state';

export interface Offering {
  seat: number;
  /** Null while it lies face down. */
  scroll: string | null;
  state: 'open' | 'sealed' | 'shown' | 'donated';
}

export interface Scene extends DominoviaBoard {
  /** Laid in the middle before the first turn, in the order of the seats. */
  offerings: Offering[];
  /** Seats whose sealed answer is in. */
  sealed: number[];
  /** The scroll that came into the chain last. */
  newest: string | null;
  /** How the round ends, hand by hand; null while it goes on. */
  ending: Ending | null;
}

export interface Ending {
  hands: (string[] | null)[];
  winner: number | null;
  reason: string | null;
}

/** Face down, then turned up together. */
export type Beat = 0 | 1;

/** `laid` is the viewer's own answer, as soon as it is on its way. */
export function sceneOf(view: View, info: GameInfo, events: readonly GameEvent[], beat: Beat, laid: string | null, newest: string | null): Scene {
  const scene = begin(view, laid, newest);
  events.forEach((event, at) => carryOut(scene, event, at === events.length - 1 ? beat : 1, view.seat, info));
  return scene;
}

function begin(view: View, laid: string | null, newest: string | null): Scene {
  const board = boardOf(view);
  const question = view.question;
  const gathering = question?.gathering === 'sealed';
  const everybody = board.seats.map((_, seat) => seat);
  const isSealed = (seat: number) => !view.asked.includes(seat) || (seat === view.seat && laid !== null);
  const scene: Scene = {
    ...board,
    chain: [...board.chain],
    rings: [...board.rings],
    frozen: [...board.frozen],
    ends: { ...board.ends },
    seats: board.seats.map((seat) => ({ ...seat, hand: seat.hand && [...seat.hand] })),
    offerings: question?.kind === 'offer' ? everybody.map((seat) => ({ seat, scroll: null, state: isSealed(seat) ? 'sealed' : 'open' })) : [],
    sealed: gathering ? everybody.filter(isSealed) : [],
    newest,
    ending: board.phase === 'over' && board.last_round ? { hands: board.last_round.hands, winner: board.last_round.winner, reason: board.last_round.reason } : null,
  };
  // What was just linked lies there at once, without waiting for the table.
  const own = /^link (\S+) (left|right)$/.exec(laid ?? '');
  if (own && view.seat !== null) link(scene, view.seat, own[1]!, own[2] as End);
  return scene;
}

function carryOut(scene: Scene, { key, args }: GameEvent, beat: Beat, viewer: number | null, info: GameInfo): void {
  const at = args.seat as number;
  const seat = scene.seats[at];
  const own = viewer === null ? undefined : scene.seats[viewer];
  const scroll = args.scroll as string;
  switch (key) {
    case 'round_begins':
      Object.assign(scene, { phase: 'offering', round: args.round, chain: [], ends: { left: null, right: null }, turn: null, frozen: [], passes: 0, ending: null, newest: null });
      scene.rings = scene.rings.map(() => null);
      break;
    case 'deal':
      scene.deck = 28 - scene.seats.length * (args.each as number);
      scene.seats.forEach((one) => (one.scrolls = args.each as number));
      if (own) own.hand = [];
      break;
    case 'dealt':
      if (own) own.hand = [...(args.scrolls as string[])];
      break;
    case 'offered':
      scene.sealed = [];
      scene.offerings = (args.offerings as [number, string][]).map(([who, what]) => ({ seat: who, scroll: what, state: beat === 0 ? 'sealed' : 'shown' }));
      break;
    case 'donation':
      scene.offerings = scene.offerings.map((offering) => (offering.seat === at ? { ...offering, state: 'donated' } : offering));
      if (seat) lose(seat, scroll);
      break;
    case 'opens':
      open(scene, scroll);
      if (seat) lose(seat, scroll);
      break;
    case 'turn':
      beginTurn(scene, at);
      break;
    case 'link':
      link(scene, at, scroll, args.end as End);
      break;
    case 'cast':
      scene.rings[at] = { spell: args.spell as string, scroll, half: rankOf(info, args.spell as string) };
      scene.caster = at;
      thaw(scene, at);
      if (args.spell === 'freeze') scene.frozen.push(at);
      break;
    case 'ring_aside':
      scene.rings[at] = null;
      thaw(scene, at);
      break;
    case 'pass':
      scene.rings[at] = null;
      thaw(scene, at);
      scene.passes += 1;
      break;
    case 'draw':
      scene.deck -= 1;
      scene.drawn += 1;
      thaw(scene, at);
      if (seat) seat.scrolls += 1;
      break;
    case 'drew':
    case 'received':
      if (own?.hand && !own.hand.includes(scroll)) own.hand.push(scroll);
      break;
    case 'gave':
    case 'discarded':
      if (own?.hand) own.hand = own.hand.filter((one) => one !== scroll);
      break;
    case 'direction':
      scene.direction = args.direction as Direction;
      break;
    case 'exchange':
      scene.sealed = [];
      break;
    case 'gift':
      if (seat) seat.scrolls += 1;
      scene.seats[args.giver as number]!.scrolls -= 1;
      break;
    case 'discard':
      if (seat) seat.scrolls -= 1;
      scene.deck += 1;
      break;
    case 'eaten':
      scene.chain = scene.chain.filter((laid) => laid.scroll !== scroll);
      scene.deck += 1;
      scene.rings = scene.rings.map((ring) => (ring?.scroll === scroll ? null : ring));
      showEnds(scene);
      break;
    case 'hand_shown':
      scene.ending ??= { hands: scene.seats.map(() => null), winner: null, reason: null };
      scene.ending.hands[at] = args.scrolls as string[];
      break;
    case 'round':
    case 'hand':
      // A hand that was not shown is empty.
      scene.ending = { hands: scene.seats.map((_, one) => scene.ending?.hands[one] ?? []), winner: at ?? null, reason: args.reason as string };
      if (key === 'round' && seat) seat.rounds_won += 1;
      if (key === 'hand' && seat) seat.points += args.points as number;
      break;
  }
}

function thaw(scene: Scene, seat: number): void {
  scene.frozen = scene.frozen.filter((one) => one !== seat);
}

function lose(seat: SeatSeen, scroll: string): void {
  seat.scrolls -= 1;
  seat.hand = seat.hand && seat.hand.filter((one) => one !== scroll);
}

function open(scene: Scene, scroll: string): void {
  const [left, right] = halvesOf(scroll);
  scene.phase = 'play';
  scene.offerings = [];
  scene.chain = [{ scroll, left, right }];
  scene.newest = scroll;
  showEnds(scene);
}

/** The donation lies alone in the middle when the first turn begins. */
function beginTurn(scene: Scene, seat: number): void {
  const donated = scene.offerings.find((offering) => offering.state === 'donated');
  if (donated?.scroll) open(scene, donated.scroll);
  scene.turn = seat;
  scene.caster = null;
  scene.drawn = 0;
  scene.direction = null;
}

function link(scene: Scene, at: number, scroll: string, end: End): void {
  const donated = scene.offerings.find((offering) => offering.state === 'donated');
  if (donated?.scroll) open(scene, donated.scroll);
  if (scene.chain.some((laid) => laid.scroll === scroll)) return;
  const [low, high] = halvesOf(scroll);
  const touching = end === 'left' ? scene.chain[0]?.left : scene.chain.at(-1)?.right;
  const outer = low === touching ? high : low;
  const inner = low === touching ? low : high;
  const laid: Laid = end === 'left' ? { scroll, left: outer, right: inner } : { scroll, left: inner, right: outer };
  scene.chain = end === 'left' ? [laid, ...scene.chain] : [...scene.chain, laid];
  scene.newest = scroll;
  scene.passes = 0;
  const seat = scene.seats[at];
  if (seat) lose(seat, scroll);
  showEnds(scene);
  scene.ends[end]!.crowned_by = [];
}

/** While events are played only what is open is known; which Crowns close a new end comes with the next view. */
function showEnds(scene: Scene): void {
  const [first, last] = [scene.chain[0], scene.chain.at(-1)];
  scene.ends = {
    left: first ? { open: first.left, crowned_by: scene.ends.left?.crowned_by ?? [] } : null,
    right: last ? { open: last.right, crowned_by: scene.ends.right?.crowned_by ?? [] } : null,
  };
}
