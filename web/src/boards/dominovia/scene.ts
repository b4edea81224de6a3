/**
 * What lies on the table at a place of the reel: the last view, with the events since then carried out on it.
 * Events say what moved where; nothing here knows a rule.
 */
import type { GameInfo, Loose, View } from '../../kit/board';
import {
  boardOf,
  rankOf,
  halvesOf,
  type End,
  type Happened,
  type Laid,
  type Offered,
  type RoundEnd,
  type Scenery,
  type SeatSeen,
} from './state';

export interface Offering {
  seat: number;
  /** Null while it lies face down. */
  scroll: string | null;
  state: 'open' | 'sealed' | 'shown' | 'donated';
}

export interface Scene extends Scenery {
  /** Laid in the middle before the first turn, in the order of the seats. */
  offerings: Offering[];
  /** Seats whose sealed answer is in. */
  sealed: number[];
  /** How the round ends, step by step; null while it goes on. */
  ending: Ending | null;
}

export interface Ending {
  /** Null where a hand is not shown yet. */
  hands: (readonly string[] | null)[];
  /** First all hands are shown, then what decides between them, then who has won. */
  step: 'hands' | 'deciding' | 'won';
  /** What there is to say of it; null where the next view is not known. */
  result: RoundEnd | null;
}

export interface Now {
  /** Of the last event: how many of its beats are over. */
  beat: number;
  /** The viewer's own answer, as soon as it is on its way. */
  given: Offered | null;
  /** How the round ended that is over with the view to which these events lead. */
  leads: RoundEnd | null;
}

export function sceneOf(view: View, info: GameInfo, events: readonly Happened[], now: Now): Scene {
  const scene = begin(view, now.given);
  events.forEach((event, at) =>
    carryOut(scene, event, { ...now, beat: at === events.length - 1 ? now.beat : Infinity }, view.seat, info),
  );
  return scene;
}

function begin(view: View, given: Offered | null): Scene {
  const board = structuredClone(boardOf(view)) as Scenery;
  const { question } = view;
  const everybody = board.seats.map((_, seat) => seat);
  const isSealed = (seat: number) => !view.asked.includes(seat) || (seat === view.seat && given !== null);
  const last = board.phase === 'over' ? board.last_round : null;
  const scene: Scene = {
    ...board,
    offerings:
      question?.kind === 'offer'
        ? everybody.map((seat) => ({ seat, scroll: null, state: isSealed(seat) ? 'sealed' : 'open' }))
        : [],
    sealed: question?.gathering === 'sealed' ? everybody.filter(isSealed) : [],
    ending: last && { hands: last.hands, step: 'won', result: last },
  };
  // What was just linked lies there at once, without waiting for the table.
  if (given?.kind === 'link' && view.seat !== null) link(scene, view.seat, given.parts, given.parts.end);
  return scene;
}

function carryOut(
  scene: Scene,
  { key, args }: Happened,
  { beat, leads }: Now,
  viewer: number | null,
  info: GameInfo,
): void {
  const own = viewer === null ? undefined : scene.seats[viewer];
  switch (key) {
    case 'round_begins':
      scene.phase = 'offering';
      scene.round = args.round;
      scene.chain = [];
      scene.ends = { left: null, right: null };
      scene.turn = null;
      scene.frozen = [];
      scene.passes = 0;
      scene.ending = null;
      scene.rings = scene.rings.map(() => null);
      break;
    case 'deal':
      scene.deck = scene.deck_dealt;
      scene.seats.forEach((one) => (one.scrolls = args.each));
      if (own) own.hand = [];
      break;
    case 'dealt':
      if (own) own.hand = [...args.scrolls];
      break;
    case 'offered':
      scene.sealed = [];
      scene.offerings = args.offerings.map(([seat, scroll]) => ({
        seat,
        scroll,
        state: beat === 0 ? 'sealed' : 'shown',
      }));
      break;
    case 'donation':
      scene.offerings = scene.offerings.map((offering) =>
        offering.seat === args.seat ? { ...offering, state: 'donated' } : offering,
      );
      lose(scene.seats[args.seat]!, args.scroll);
      break;
    case 'opens':
      open(scene, args.scroll);
      lose(scene.seats[args.seat]!, args.scroll);
      break;
    case 'turn':
      beginTurn(scene, args.seat);
      break;
    case 'link':
      link(scene, args.seat, args, args.end);
      break;
    case 'cast':
      scene.rings[args.seat] = { spell: args.spell, scroll: args.scroll, half: rankOf(info, args.spell) };
      scene.caster = args.seat;
      thaw(scene, args.seat);
      if (args.frozen) scene.frozen.push(args.seat);
      break;
    case 'ring_aside':
      scene.rings[args.seat] = null;
      thaw(scene, args.seat);
      break;
    case 'pass':
      scene.rings[args.seat] = null;
      thaw(scene, args.seat);
      scene.passes += 1;
      break;
    case 'draw':
      scene.deck -= 1;
      scene.drawn += 1;
      thaw(scene, args.seat);
      grow(scene.seats[args.seat]!, 1);
      break;
    case 'drew':
    case 'received':
      if (own?.hand && !own.hand.includes(args.scroll)) own.hand.push(args.scroll);
      break;
    case 'gave':
    case 'discarded':
      if (own?.hand) own.hand = own.hand.filter((one) => one !== args.scroll);
      break;
    case 'direction':
      scene.direction = args.direction;
      break;
    case 'exchange':
      scene.sealed = [];
      break;
    case 'gift':
      grow(scene.seats[args.seat]!, 1);
      grow(scene.seats[args.giver]!, -1);
      break;
    case 'discard':
      grow(scene.seats[args.seat]!, -1);
      scene.deck += 1;
      break;
    case 'eaten':
      scene.chain = scene.chain.filter((laid) => laid.scroll !== args.scroll);
      scene.deck += 1;
      scene.rings = scene.rings.map((ring) => (ring?.scroll === args.scroll ? null : ring));
      showEnds(scene);
      break;
    case 'hand_shown':
      scene.ending ??= { hands: scene.seats.map(() => null), step: 'hands', result: leads };
      scene.ending.hands[args.seat] = args.scrolls;
      break;
    case 'round':
      end(scene, beat, leads);
      if (beat > 0) scene.seats[args.seat]!.rounds_won += 1;
      break;
    case 'hand':
      end(scene, beat, leads);
      if (beat > 0 && args.seat !== null) scene.seats[args.seat]!.points += args.points;
      break;
  }
}

/** A hand that was not shown is empty. */
function end(scene: Scene, beat: number, result: RoundEnd | null): void {
  const hands = scene.seats.map((_, seat) => scene.ending?.hands[seat] ?? []);
  scene.ending = { hands, step: beat > 0 ? 'won' : 'deciding', result };
}

function thaw(scene: Scene, seat: number): void {
  scene.frozen = scene.frozen.filter((one) => one !== seat);
}

function grow(seat: Loose<SeatSeen>, by: number): void {
  seat.scrolls += by;
}

function lose(seat: Loose<SeatSeen>, scroll: string): void {
  seat.scrolls -= 1;
  seat.hand = seat.hand && seat.hand.filter((one) => one !== scroll);
}

function open(scene: Scene, scroll: string): void {
  const [left, right] = halvesOf(scroll);
  scene.phase = 'play';
  scene.offerings = [];
  scene.chain = [{ scroll, left, right }];
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

function link(scene: Scene, seat: number, { scroll, left, right }: Laid, end: End): void {
  const donated = scene.offerings.find((offering) => offering.state === 'donated');
  if (donated?.scroll) open(scene, donated.scroll);
  if (scene.chain.some((laid) => laid.scroll === scroll)) return;
  const laid = { scroll, left, right };
  scene.chain = end === 'left' ? [laid, ...scene.chain] : [...scene.chain, laid];
  scene.passes = 0;
  lose(scene.seats[seat]!, scroll);
  showEnds(scene);
  scene.ends[end] = { ...scene.ends[end]!, crowned_by: [], closed_to: [] };
}

/** While events are played only what is open is known; which Crowns close a new end comes with the next view. */
function showEnds(scene: Scene): void {
  const [first, last] = [scene.chain[0], scene.chain.at(-1)];
  const nobody = { crowned_by: [], closed_to: [] };
  scene.ends = {
    left: first ? { ...(scene.ends.left ?? nobody), open: first.left } : null,
    right: last ? { ...(scene.ends.right ?? nobody), open: last.right } : null,
  };
}
