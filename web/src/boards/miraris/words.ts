/** Names and sentences for cards, with the figures of the game's data. */
import type { GameInfo, Translate } from '../../kit/board';
import { characters, wonders, type Character } from './state';

const KINDS_OF_WONDER = ['discard_count_kind', 'takes_kind', 'forbidden_kind'];

export function character(info: GameInfo, id: string): Character {
  const found = characters(info).find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no character "${id}".`);
  return found;
}

/** The crowns of a kind that the data names by its id. */
export const crownsOf = (info: GameInfo, id: string | null | undefined): number =>
  wonders(info).find((wonder) => wonder.id === id)?.crowns ?? 0;

/** What a character does, in the numbers of the data file and under its names. */
export function abilityOf(info: GameInfo, say: Translate, id: string): string {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(character(info, id)) as [string, unknown][]) {
    if (KINDS_OF_WONDER.includes(name)) args[name] = withCrowns(say, crownsOf(info, value as string));
    else if (name === 'rival') args.rival = say.value('character', value as string);
    else if (name === 'value_override') {
      const override = value as Record<string, number>;
      args.override_kinds = listOf(
        say,
        Object.keys(override).map((kind) => crownsOf(info, kind)),
      );
      args.override_value = Object.values(override)[0] ?? 0;
    } else if (typeof value === 'number') args[name] = value;
  }
  return say(`ability-${id}`, args);
}

/** A kind by its name, with its crowns in brackets (MIR-C6): "The Dream (7)". */
const withCrowns = (say: Translate, crowns: number): string => `${say.value('wonder', crowns)} (${crowns})`;

/** Kinds by their names, each with its crowns. */
export function listOf(say: Translate, kinds: readonly number[]): string {
  return say.value(
    '[text]',
    kinds.map((crowns) => withCrowns(say, crowns)),
  );
}

/** The name for a card too small for the whole one. */
export const shortName = (say: Translate, crowns: number): string =>
  say.has(`wonder-${crowns}-short`) ? say(`wonder-${crowns}-short`) : '';

/** The name of a Wonder for readers: "The Dream, 7 crowns". */
export const wonderName = (say: Translate, crowns: number): string =>
  say('card-wonder', { name: say.value('wonder', crowns), crowns });

/** How many cards of a kind there are: "5 in the deck". */
export function copiesOf(info: GameInfo, say: Translate, crowns: number): string {
  return say('card-copies', { copies: wonders(info).find((wonder) => wonder.crowns === crowns)?.copies ?? 0 });
}

/** The name of a character for readers, with order, its origin and ability. */
export function characterName(info: GameInfo, say: Translate, id: string): string {
  const { order, order_origin } = character(info, id);
  const name = say.value('character', id);
  const ability = abilityOf(info, say, id);
  return order > 0
    ? say('card-character-numbered', { name, order, origin: originOf(say, order_origin) ?? '', ability })
    : say('card-character', { name, ability });
}

/** Where a figure comes from, unless it is printed. */
export const originOf = (say: Translate, origin: string): string | undefined =>
  origin === 'printed' ? undefined : say(`origin-${origin}`);
