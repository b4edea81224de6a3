/** Views and events for the tests of this board: as little as a test needs. */
import type { GameEvent, Option, View } from '../../kit/board';
import type { Happened, KingdomCard } from './state';

const SLOTS = { red: [], blue: [], yellow: [], green: [], white: [] };

export const cardUp = (alice: string): KingdomCard => ({
  alice,
  face: 'up',
  copies: null,
  public: true,
  effect: true,
});

/** A view of the second seat; each kingdom has these cards in its slots. */
export const viewWith = (...kingdoms: Record<string, KingdomCard[]>[]): View =>
  ({
    seat: 1,
    board: { seats: kingdoms.map((slots) => ({ slots: { ...SLOTS, ...slots } })) },
  }) as unknown as View;

export const option = (kind: string, parts: Option['parts'] = {}): Option => ({ text: kind, kind, parts }) as Option;

export const happened = <Key extends Happened['key']>(
  key: Key,
  args: Extract<Happened, { key: Key }>['args'],
): Happened & GameEvent => ({ key, args }) as unknown as Happened & GameEvent;
