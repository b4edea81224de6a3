/** What travels over the table while an event is shown: cards, tokens of the bank, VP, and the territory tokens of a kingdom. */
import type { Place } from '../../kit/board';
import { several, type Flight } from '../../kit/Flights.svelte';
import { seatPlace, slotPlace, spacePlace, tilePlace } from './places';
import { TOKENS, type Happened, type Slot, type Token } from './state';

export type Thing =
  | { readonly pip: Slot | 'vp' }
  /** Null is a card face down. */
  | { readonly card: string | null }
  /** A token of whoever sits there. */
  | { readonly token: number };

/** The card that acts lies here, in the panel. */
export const ACTING: Place = 'acting';
const BACK: Thing = { card: null };

export interface Shown {
  readonly event: Happened;
  readonly beat: number;
  /** The space that was taken last: what it gives comes from there. */
  readonly taken: string | null;
  /** Who looks: one's own cards come into the hand by themselves. */
  readonly viewer: number | null;
  readonly players: number;
}

export function flightsOf({ event: { key, args }, beat, taken, viewer, players }: Shown): Flight<Thing>[] {
  /** Of one's own kingdom each slot is seen. */
  const into = (seat: number, slot: Slot): Place => (seat === viewer ? slotPlace(seat, slot) : seatPlace(seat));
  switch (key) {
    case 'deal':
      return Array.from({ length: players }, (_, seat) => seat)
        .filter((seat) => seat !== viewer)
        .map((seat) => ({ key: `${seat}`, from: 'deck', to: seatPlace(seat), of: BACK }));
    case 'mulligan':
      return several('back', args.count, BACK, seatPlace(args.seat), 'discard');
    case 'reshuffle':
      return several('back', args.count, BACK, 'discard', 'deck');
    case 'draw':
      return args.seat === viewer ? [] : several('back', args.count, BACK, 'deck', seatPlace(args.seat));
    case 'summon':
      return beat === 0
        ? []
        : [
            { key: 'card', from: ACTING, to: into(args.seat, args.slot), of: { card: args.alice } },
            ...paid(args.seat, args),
          ];
    case 'commoner':
    case 'commoner_own':
      return beat === 0 ? [] : [{ key: 'card', from: ACTING, to: into(args.seat, args.slot), of: BACK }];
    case 'city':
    case 'invade':
    case 'finish':
    case 'jet':
    case 'attack':
      return [
        { key: 'token', from: seatPlace(args.seat), to: spacePlace(args.space), of: { token: args.seat } },
        ...(key === 'invade' ? paid(args.seat, args) : []),
      ];
    case 'stolen':
      return [{ key: 'token', from: spacePlace(args.space), to: seatPlace(args.victim), of: { token: args.victim } }];
    case 'token_home':
      return [{ key: 'token', from: spacePlace(args.space), to: seatPlace(args.seat), of: { token: args.seat } }];
    case 'bonus':
      return gained(args.what, args.count, taken === null ? 'bank' : spacePlace(taken), args.seat);
    case 'gain':
      return gained(args.what, args.count, ACTING, args.seat);
    case 'take':
      return several('pip', 1, { pip: args.token }, seatPlace(args.victim), seatPlace(args.seat));
    case 'tile':
      return points(args.points, () => tilePlace(args.tile));
    case 'slot':
      return points(args.points, (seat) => slotPlace(seat, args.slot));
    case 'end_effect':
      return gained('vp', args.points, ACTING, args.seat);
    default:
      return [];
  }
}

function gained(what: Slot | 'vp' | 'cards', count: number, from: Place, seat: number): Flight<Thing>[] {
  return what === 'cards' ? [] : several(what, count, { pip: what }, from, seatPlace(seat));
}

function paid(seat: number, cost: Readonly<Record<Token, number>>): Flight<Thing>[] {
  return TOKENS.flatMap((token) => several(token, cost[token], { pip: token }, seatPlace(seat), 'bank'));
}

const points = (each: readonly (readonly [number, number])[], from: (seat: number) => Place): Flight<Thing>[] =>
  each.flatMap(([seat, count]) =>
    count > 0 ? [{ key: `${seat}`, from: from(seat), to: seatPlace(seat), of: { pip: 'vp' } }] : [],
  );
