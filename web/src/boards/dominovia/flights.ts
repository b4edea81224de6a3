/** Scrolls that travel face down between places while an event is shown. */
import type { GameEvent } from '../../kit/board';
import { receiver, type Direction } from './state';

export interface Flight {
  key: string;
  from: string;
  to: string;
}

/** `own` is the viewer's seat: what the viewer draws is seen to come into the hand. */
export function flightsOf(event: GameEvent, players: number, own: number | null): Flight[] {
  const { key, args } = event;
  const seat = `seat-${String(args.seat)}`;
  if (key === 'draw') return args.seat === own ? [] : [{ key: 'draw', from: 'deck', to: seat }];
  if (key === 'discard') return [{ key: 'discard', from: seat, to: 'deck' }];
  if (key === 'gift') return [{ key: 'gift', from: `seat-${String(args.giver)}`, to: seat }];
  if (key === 'deal') return Array.from({ length: players }, (_, to) => ({ key: `deal-${to}`, from: 'deck', to: `seat-${to}` }));
  if (key !== 'exchange') return [];
  return Array.from({ length: players }, (_, from) => ({ key: `give-${from}`, from: `seat-${from}`, to: `seat-${receiver(from, args.direction as Direction, players)}` }));
}
