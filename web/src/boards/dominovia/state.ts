/** A view of Dominovia, its events, answers and data file, typed by the game's own Structs. A scroll goes by its id "a-b", a half by its rank. */
import type { GameInfo, Loose, RefusedPiece, View } from '../../kit/board';
import type { Dragon } from './art/spells';
import type { Answers, Ends, File, Offered, Receivers, Ring, Seen } from './wire';

export type { Happened, Laid, Offered, OpenEnd, Ring, RoundEnd, SeatSeen, Seen } from './wire';
export type End = keyof Ends;
export type Direction = keyof Receivers;
export type Spell = Ring['spell'];
/** What a scene is made of. */
export type Scenery = Loose<Seen>;

export const boardOf = (view: View): Seen => view.board as unknown as Seen;

const fileOf = (info: GameInfo): File.Data => info.data as unknown as File.Data;

/** What a link says of its end, and why it is refused if a Crown closes it: whose. */
export type LinkFacts = Pick<Answers['link'], 'scroll' | 'end' | 'spell' | 'beside' | 'alike'> & {
  readonly by?: number;
};

/** The link that is refused with a piece. */
export const linkOf = (refused: RefusedPiece): LinkFacts => refused.args as unknown as LinkFacts;

/** The scroll that an answer names, if it names one. */
export const scrollOf = ({ parts }: Offered): string | null => ('scroll' in parts ? parts.scroll : null);

/** The two ranks of a scroll. */
export function halvesOf(scroll: string): [number, number] {
  const [low = 0, high = 0] = scroll.split('-').map(Number);
  return [low, high];
}

/** To whom the viewer passes a scroll in this direction. */
export const receiverOf = (view: View, direction: Direction | null): number | null =>
  view.seat === null || direction === null ? null : (boardOf(view).receivers[direction]?.[view.seat] ?? null);

/** The spells in the order of their ranks. */
export const spellsOf = (info: GameInfo): readonly File.Spell[] => fileOf(info).spell;

export const spellOf = (info: GameInfo, rank: number): Spell => spellsOf(info)[rank]!.id;

const entryOf = (info: GameInfo, spell: Spell): File.Spell => spellsOf(info).find(({ id }) => id === spell)!;

export const rankOf = (info: GameInfo, spell: Spell): number => entryOf(info, spell).rank;

export const isLasting = (info: GameInfo, spell: Spell): boolean => entryOf(info, spell).lasting;

export const valueOf = (info: GameInfo, scroll: string): number =>
  fileOf(info).scroll_value[scroll as Exclude<keyof File.ScrollValue, 'origin'>];

/** All scrolls, the lowest value first. */
export const scrollsOf = (info: GameInfo): string[] =>
  Object.keys(fileOf(info).scroll_value)
    .filter((key) => key !== 'origin')
    .sort((one, other) => valueOf(info, one) - valueOf(info, other));

/** How the values came to us: "printed" or "reconstructed". */
export const valueOrigin = (info: GameInfo): File.ScrollValue['origin'] => fileOf(info).scroll_value.origin;

export const isClassic = (view: View): boolean => view.options.play === 'classic';

/** Which Dragon this table plays with; in classic play the picture is a number like any other. */
export const dragonOf = (view: View): Dragon => (isClassic(view) ? 'base' : (view.options.dragon as Dragon));

/** Rounds, or in classic play points, to win. */
export const goalOf = (view: View): number =>
  Number(isClassic(view) ? view.options.classic_points : view.options.rounds_to_win);
