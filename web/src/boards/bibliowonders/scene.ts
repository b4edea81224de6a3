/**
 * What lies in the library at a moment of the playback: the last view, with the events since then carried out on it.
 * Events say what moved where; nothing here knows a rule.
 */
import type { GameEvent, View } from '../../kit/board';
import { boardOf, type LibraryBoard, type SeatSeen, type Square } from './state';

export interface Scene extends LibraryBoard {
  /** What the viewer just saw by Clairvoyance, and where. */
  saw: { position: string; shelf: string } | null;
}

/** `turned`: the shelves of a reconstruction lie face down already. */
export function sceneOf(view: View, events: readonly GameEvent[], turned: boolean): Scene {
  const board = boardOf(view);
  const scene: Scene = {
    ...board,
    map: board.map.map((square) => ({ ...square, pawns: [...square.pawns] })),
    seats: board.seats.map((seat) => ({ ...seat, cards: seat.cards && [...seat.cards] })),
    used: [...board.used],
    discard_pile: [...board.discard_pile],
    saw: null,
  };
  events.forEach((event, at) => carryOut(scene, event, view.seat, at < events.length - 1 || turned));
  return scene;
}

const squareOf = (scene: Scene, position: unknown): Square | undefined => scene.map.find((square) => square.position === position);

function carryOut(scene: Scene, { key, args }: GameEvent, viewer: number | null, turned: boolean): void {
  const at = args.seat as number;
  const seat = scene.seats[at];
  const own = viewer === null ? undefined : scene.seats[viewer];
  scene.saw = null;
  switch (key) {
    case 'colour':
      if (seat) Object.assign(seat, { colour: args.colour, pawn: scene.reception });
      stand(squareOf(scene, scene.reception), at);
      break;
    case 'start':
      scene.start = at;
      break;
    case 'turn':
      Object.assign(scene, { phase: 'play', turn: at, round: args.round, letter: false, passage: false, used: [] });
      break;
    case 'move':
      walk(scene, at, args.from, args.to);
      scene.moves_left = Math.max(0, scene.moves_left - 1);
      break;
    case 'turn_up':
      Object.assign(squareOf(scene, args.position) ?? {}, { up: true, shelf: args.shelf, seen_by: [] });
      if ((args.shelf as string) in scene.face_up) scene.face_up = { ...scene.face_up, [args.shelf as string]: scene.face_up[args.shelf as string]! + 1 };
      break;
    case 'mp':
      if (seat) seat.mp = args.mp as number;
      break;
    case 'draw':
      scene.draw_pile = Math.max(0, scene.draw_pile - (args.count as number));
      if (seat) seat.hand += args.count as number;
      break;
    case 'drew':
      own?.cards?.push(...(args.cards as string[]));
      break;
    case 'crystal':
      Object.assign(squareOf(scene, args.position) ?? {}, { crystal: true });
      break;
    case 'shift':
      exchange(scene, args.from, args.to);
      break;
    case 'swap':
      exchange(scene, args.first, args.second);
      break;
    case 'learn':
      if (seat) {
        giveAway(scene, seat, args.cards as string[]);
        seat.slots = [...seat.slots, args.slot as string];
        seat.cubes += 1;
      }
      break;
    case 'cast':
      if (seat) seat.mp -= args.cost as number;
      break;
    case 'clairvoyance': {
      const square = squareOf(scene, args.position);
      if (square && !square.seen_by.includes(at)) square.seen_by = [...square.seen_by, at];
      break;
    }
    case 'saw':
      Object.assign(squareOf(scene, args.position) ?? {}, { shelf: args.shelf });
      scene.saw = { position: args.position as string, shelf: args.shelf as string };
      break;
    case 'magic':
      if (seat) lose(seat, [args.card as string]);
      scene.used = [...scene.used, args.card as string];
      break;
    case 'extra':
      scene.moves_left = args.moves as number;
      break;
    case 'discard':
      if (seat) giveAway(scene, seat, args.cards as string[]);
      break;
    case 'put_away':
      scene.discard_pile = [...scene.discard_pile, ...(args.cards as string[])];
      scene.used = [];
      break;
    case 'reshuffle':
      scene.draw_pile = args.count as number;
      scene.discard_pile = [];
      break;
    case 'reconstruction':
      if (turned) rebuild(scene, args.positions as string[]);
      break;
  }
}

function walk(scene: Scene, seat: number, from: unknown, to: unknown): void {
  const [here, there] = [squareOf(scene, from), squareOf(scene, to)];
  if (here) here.pawns = here.pawns.filter((pawn) => pawn !== seat);
  stand(there, seat);
  if (scene.seats[seat] && there) scene.seats[seat].pawn = there.position;
}

/** Pawns on one card stand in the order of the seats, as in every view. */
function stand(square: Square | undefined, seat: number): void {
  if (square && !square.pawns.includes(seat)) square.pawns = [...square.pawns, seat].sort((one, other) => one - other);
}

/** Two cards change places, with everything on them. */
function exchange(scene: Scene, first: unknown, second: unknown): void {
  const [one, other] = [squareOf(scene, first), squareOf(scene, second)];
  if (!one || !other) return;
  const lying = ({ up, shelf, seen_by, crystal, pawns }: Square) => ({ up, shelf, seen_by, crystal, pawns });
  const before = lying(one);
  Object.assign(one, lying(other));
  Object.assign(other, before);
  for (const { position, pawns, shelf } of [one, other]) {
    if (shelf === 'reception') scene.reception = position;
    for (const pawn of pawns) if (scene.seats[pawn]) scene.seats[pawn].pawn = position;
  }
}

function rebuild(scene: Scene, positions: readonly string[]): void {
  for (const position of positions) {
    const square = squareOf(scene, position);
    if (!square) continue;
    if (square.shelf !== null && square.shelf in scene.face_up) scene.face_up = { ...scene.face_up, [square.shelf]: scene.face_up[square.shelf]! - 1 };
    Object.assign(square, { up: false, shelf: null, seen_by: [], crystal: false });
  }
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
  scene.discard_pile = [...scene.discard_pile, ...cards];
}
