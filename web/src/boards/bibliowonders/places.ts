/** The names of the places of this table, and which of them an answer or an event speaks of. */
import type { GameEvent, Option, Place, View } from '../../kit/board';
import { alike } from '../../kit/choosing.svelte';
import { boardOf, cardsOf, magicOf, slotOf, type Happened, type Offered } from './state';

export const PAWN = 'pawn';
export const DRAW_PILE = 'draw-pile';
export const DISCARD_PILE = 'discard-pile';
export const IN_USE = 'in-use';
export const END_TURN = 'end-turn';

export const atSquare = (position: string): Place => `square-${position}`;
export const inHand = (card: string): Place => `hand-${card}`;
export const atSlot = (slot: string): Place => `slot-${slot}`;
export const atSpell = (spell: string): Place => `spell-${spell}`;
export const atSeat = (seat: number): Place => `seat-${seat}`;
export const pawnOf = (seat: number): Place => `${PAWN}-${seat}`;
export const atColour = (colour: string): Place => `colour-${colour}`;

const named = (prefix: string, piece: Place | null): string | null =>
  piece?.startsWith(prefix) ? alike(piece).slice(prefix.length) : null;

/** The position of a square, and the card of a piece of the hand. */
export const squareIn = (piece: Place | null): string | null => named('square-', piece);
export const cardIn = (piece: Place | null): string | null => named('hand-', piece);

/** The cards of a hand as pieces: copies are told apart by how many of them lie before. */
export const piecesInHand = (cards: readonly string[]): { card: string; piece: Place }[] =>
  cards.map((card, at) => {
    const before = cards.slice(0, at).filter((one) => one === card).length;
    return { card, piece: before === 0 ? inHand(card) : `${inHand(card)}#${before}` };
  });

/** The positions that an answer names, in their order. */
export function squaresOf({ kind, parts }: Offered): readonly string[] {
  switch (kind) {
    case 'move':
    case 'clairvoyance':
      return [parts.position];
    case 'peek_1':
      return [parts.first];
    case 'swap':
    case 'peek_2':
      return [parts.first, parts.second];
    case 'peek_3':
      return [parts.first, parts.second, parts.third];
    default:
      return [];
  }
}

/** What is pressed for an answer, in the order of a hand. */
export function piecesOf(option: Offered): readonly Place[] {
  const { kind, parts } = option;
  const squares = squaresOf(option).map(atSquare);
  if (kind === 'colour') return [atColour(parts.colour)];
  if (kind === 'clairvoyance' || kind === 'negotiate' || kind === 'leap') return [atSpell(kind), ...squares];
  const magic = magicOf(option);
  return magic === null ? [...cardsOf(option).map(inHand), ...squares] : [inHand(magic), ...squares];
}

export function placesOf(option: Option, view: View): readonly Place[] {
  const offered = option as unknown as Offered;
  const pieces = piecesOf(offered);
  const slot = slotOf(offered);
  if (slot !== null) return [...pieces, atSlot(slot)];
  switch (offered.kind) {
    case 'move':
      return [pawnOf(boardOf(view).turn ?? view.seat ?? 0), ...pieces];
    case 'light_line':
      return [...pieces, ...offered.parts.positions.map(atSquare)];
    case 'discard':
      return [...pieces, DISCARD_PILE];
    case 'magic':
      return [...pieces, IN_USE];
    case 'end':
      return [END_TURN];
    default:
      return pieces;
  }
}

export function placesOfEvent(event: GameEvent, view: View): readonly Place[] {
  const { key, args } = event as unknown as Happened;
  switch (key) {
    case 'move':
    case 'shift':
      return [atSquare(args.from), atSquare(args.to)];
    case 'swap':
      return [atSquare(args.first), atSquare(args.second)];
    case 'turn_up':
    case 'saw':
      return [atSquare(args.position)];
    case 'crystal':
    case 'clairvoyance':
      return [atSeat(args.seat), atSquare(args.position)];
    case 'reconstruction':
      return args.positions.map(atSquare);
    case 'draw':
      return [DRAW_PILE, atSeat(args.seat)];
    case 'drew':
      return view.seat === null ? [DRAW_PILE] : [DRAW_PILE, atSeat(view.seat)];
    case 'learn':
      return args.seat === view.seat ? [atSlot(args.slot)] : [atSeat(args.seat)];
    case 'cast':
      return args.seat === view.seat ? [atSpell(args.spell)] : [atSeat(args.seat)];
    case 'magic':
      return [atSeat(args.seat), IN_USE];
    case 'discard':
      return [atSeat(args.seat), DISCARD_PILE];
    case 'put_away':
      return [IN_USE, DISCARD_PILE];
    case 'reshuffle':
      return [DISCARD_PILE, DRAW_PILE];
    case 'win':
      return args.seats.map(atSeat);
    default:
      return [atSeat(args.seat)];
  }
}
