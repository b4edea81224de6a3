/**
 * What lies in the library at a place of the reel: the last view, with the events since then carried out on it.
 * Events say what moved where; nothing here knows a rule.
 */
import type { Loose, View } from '../../kit/board';
import {
  boardOf,
  isReception,
  shelfOf,
  type Happened,
  type Scenery,
  type SeatSeen as Seat,
  type Square as Place,
} from './state';

type SeatSeen = Loose<Seat>;
type Square = Loose<Place>;

export interface Scene extends Scenery {
  /** What the viewer just saw by Clairvoyance, and where. */
  saw: { position: string; shelf: string } | null;
}

/** `beat` of the last event: the shelves of a reconstruction are seen before they are turned down, and a shelf that was looked at is turned back. */
export function sceneOf(view: View, events: readonly Happened[], beat: number): Scene {
  const scene: Scene = { ...(structuredClone(boardOf(view)) as Scenery), saw: null };
  events.forEach((event, at) => carryOut(scene, event, view.seat, at < events.length - 1 || beat > 0));
  return scene;
}

const seatOf = (scene: Scene, seat: number): SeatSeen => scene.seats[seat]!;
const squareOf = (scene: Scene, position: string): Square => scene.map.find((square) => square.position === position)!;

function carryOut(scene: Scene, { key, args }: Happened, viewer: number | null, turned: boolean): void {
  scene.saw = null;
  switch (key) {
    case 'colour':
      seatOf(scene, args.seat).colour = args.colour;
      stand(scene, args.seat, scene.reception);
      break;
    case 'start':
      scene.start = args.seat;
      break;
    case 'turn':
      [scene.phase, scene.turn, scene.round] = ['play', args.seat, args.round];
      [scene.letter, scene.passage, scene.used] = [false, false, []];
      break;
    case 'move': {
      const here = squareOf(scene, args.from);
      here.pawns = here.pawns.filter((pawn) => pawn !== args.seat);
      stand(scene, args.seat, args.to);
      scene.moves_left = Math.max(0, scene.moves_left - 1);
      break;
    }
    case 'turn_up': {
      const square = squareOf(scene, args.position);
      [square.up, square.shelf, square.seen_by] = [true, args.shelf, []];
      count(scene, args.shelf, 1);
      break;
    }
    case 'mp':
      seatOf(scene, args.seat).mp = args.mp;
      break;
    case 'draw':
      scene.draw_pile = Math.max(0, scene.draw_pile - args.count);
      seatOf(scene, args.seat).hand += args.count;
      break;
    case 'drew':
      if (viewer !== null) seatOf(scene, viewer).cards?.push(...args.cards);
      break;
    case 'crystal':
      squareOf(scene, args.position).crystal = true;
      break;
    case 'shift':
      exchange(scene, args.from, args.to);
      break;
    case 'swap':
      exchange(scene, args.first, args.second);
      break;
    case 'learn': {
      const seat = seatOf(scene, args.seat);
      giveAway(scene, seat, args.cards);
      seat.slots.push(args.slot);
      seat.cubes += 1;
      break;
    }
    case 'cast':
      seatOf(scene, args.seat).mp -= args.cost;
      break;
    case 'clairvoyance': {
      const { seen_by } = squareOf(scene, args.position);
      if (!seen_by.includes(args.seat)) seen_by.push(args.seat);
      break;
    }
    case 'saw':
      squareOf(scene, args.position).shelf = args.shelf;
      if (!turned) scene.saw = args;
      break;
    case 'magic':
      lose(seatOf(scene, args.seat), [args.card]);
      scene.used.push(args.card);
      break;
    case 'extra':
      scene.moves_left = args.moves;
      break;
    case 'discard':
      giveAway(scene, seatOf(scene, args.seat), args.cards);
      break;
    case 'put_away':
      scene.discard_pile.push(...args.cards);
      scene.used = [];
      break;
    case 'reshuffle':
      scene.draw_pile = args.count;
      scene.discard_pile = [];
      break;
    case 'reconstruction':
      if (turned) for (const position of args.positions) turnDown(scene, squareOf(scene, position));
      break;
  }
}

/** Pawns on one card stand in the order of the seats, as in every view. */
function stand(scene: Scene, seat: number, position: string): void {
  const square = squareOf(scene, position);
  if (!square.pawns.includes(seat)) square.pawns = [...square.pawns, seat].sort((one, other) => one - other);
  seatOf(scene, seat).pawn = position;
}

/** Another shelf of a colour lies face up, or one less. */
function count(scene: Scene, shelf: string, more: number): void {
  const lying = scene.face_up[shelf];
  if (lying !== undefined) scene.face_up[shelf] = lying + more;
}

/** Two cards change places, with everything on them. */
function exchange(scene: Scene, first: string, second: string): void {
  const [one, other] = [squareOf(scene, first), squareOf(scene, second)];
  const lying = ({ up, shelf, seen_by, crystal, pawns }: Square) => ({ up, shelf, seen_by, crystal, pawns });
  const before = lying(one);
  Object.assign(one, lying(other));
  Object.assign(other, before);
  for (const { position, pawns, shelf } of [one, other]) {
    if (shelf !== null && isReception(shelfOf(scene, shelf))) scene.reception = position;
    for (const pawn of pawns) seatOf(scene, pawn).pawn = position;
  }
}

function turnDown(scene: Scene, square: Square): void {
  if (square.shelf !== null) count(scene, square.shelf, -1);
  [square.up, square.shelf, square.seen_by, square.crystal] = [false, null, [], false];
}

function lose(seat: SeatSeen, cards: readonly string[]): void {
  seat.hand -= cards.length;
  if (!seat.cards) return;
  const left = [...seat.cards];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  seat.cards = left;
}

function giveAway(scene: Scene, seat: SeatSeen, cards: readonly string[]): void {
  lose(seat, cards);
  scene.discard_pile.push(...cards);
}
