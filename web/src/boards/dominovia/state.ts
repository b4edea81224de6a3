/** The board part of a view of Dominovia. A scroll goes by its id "a-b", a half by its rank. */
import type { Facts, GameInfo, View } from '../../kit/board';

export type End = 'left' | 'right';
export type Direction = 'left' | 'right' | 'across';

export interface Laid {
  scroll: string;
  left: number;
  right: number;
}

export interface Ring {
  spell: string;
  scroll: string;
  half: number;
}

export interface OpenEnd {
  open: number;
  crowned_by: number[];
}

export interface SeatSeen {
  scrolls: number;
  hand: string[] | null;
  rounds_won: number;
  points: number;
  known: string[] | null;
}

export interface RoundEnd {
  winner: number | null;
  reason: string;
  hands: string[][];
}

export interface DominoviaBoard {
  phase: 'offering' | 'play' | 'over';
  round: number;
  chain: Laid[];
  deck: number;
  turn: number | null;
  drawn: number;
  passes: number;
  direction: Direction | null;
  caster: number | null;
  casting: string | null;
  rings: (Ring | null)[];
  ends: { left: OpenEnd | null; right: OpenEnd | null };
  frozen: number[];
  seats: SeatSeen[];
  known_in_deck: string[] | null;
  last_round: RoundEnd | null;
}

export const boardOf = (view: View): DominoviaBoard => view.board as unknown as DominoviaBoard;

/** The two ranks of a scroll. */
export function halvesOf(scroll: string): [number, number] {
  const [low = 0, high = 0] = scroll.split('-').map(Number);
  return [low, high];
}

interface SpellData {
  id: string;
  rank: number;
  lasting: boolean;
}

const spells = (info: GameInfo): readonly SpellData[] => (info.data.spell ?? []) as unknown as readonly SpellData[];

/** The spells in the order of their ranks. */
export const spellIds = (info: GameInfo): string[] => spells(info).map((spell) => spell.id);

export const rankOf = (info: GameInfo, spell: string): number => spells(info).find((entry) => entry.id === spell)?.rank ?? 0;

export const spellOf = (info: GameInfo, rank: number): string => spells(info).find((entry) => entry.rank === rank)?.id ?? '';

export const isLasting = (info: GameInfo, spell: string): boolean => spells(info).find((entry) => entry.id === spell)?.lasting ?? false;

const values = (info: GameInfo): Facts => info.data.scroll_value as Facts;

export const valueOf = (info: GameInfo, scroll: string): number => Number(values(info)[scroll]);

/** How the values came to us: "printed" or "reconstructed". */
export const valueOrigin = (info: GameInfo): string => String(values(info).origin);

export const isClassic = (view: View): boolean => view.options.play === 'classic';

/** The seat to which a scroll goes from another: the left neighbour sits one on. */
export function receiver(from: number, direction: Direction | null, players: number): number {
  const steps = direction === 'right' ? players - 1 : direction === 'across' ? Math.floor(players / 2) : 1;
  return (from + steps) % players;
}
