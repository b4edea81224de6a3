/** Cards that travel between the piles and the wizards while an event is shown: face up where everybody sees them. */
import { several, type Flight } from '../../kit/Flights.svelte';
import { atSeat, DISCARD_PILE, DRAW_PILE, IN_USE } from './places';
import type { Happened } from './state';

/** A card, or null for its back. `own` is the viewer's seat: what the viewer draws is seen to come into the hand. */
export function flightsOf(event: Happened | null, own: number | null): Flight<string | null>[] {
  if (!event) return [];
  const { key, args } = event;
  const shown = (cards: readonly string[], from: string, to: string) =>
    cards.map((card, at) => ({ key: `${key}-${at}`, from, to, of: card }));
  if (key === 'draw') return args.seat === own ? [] : several(key, args.count, null, DRAW_PILE, atSeat(args.seat));
  if (key === 'discard' || key === 'learn') return shown(args.cards, atSeat(args.seat), DISCARD_PILE);
  if (key === 'magic') return shown([args.card], atSeat(args.seat), IN_USE);
  if (key === 'put_away') return shown(args.cards, IN_USE, DISCARD_PILE);
  if (key === 'reshuffle') return several(key, 4, null, DISCARD_PILE, DRAW_PILE);
  return [];
}
