/** Turns what a game says in keys and bare values into sentences for one viewer. */
import type { Facts, GameEvent, GameInfo, Json, Option, Question, Translate } from '../kit/board';
import { namingOf } from '../kit/boards';
import { hasSentence, list, sentence, type Arguments } from './texts.svelte';

/** Who sits where, which seat is the viewer's, and what lies on the table. */
export interface People {
  name(seat: number): string;
  own(): number | null;
  board?(): Facts | null;
}

type Types = Record<string, string>;

const NOBODY: People = { name: (seat) => sentence('', 'seat-number', { number: seat + 1 }), own: () => null };

export function translator(info: GameInfo | null, people: People = NOBODY): Translate {
  const game = info?.name ?? '';
  const nameOf = namingOf(game);

  function value(type: string, shown: Json): string {
    if (Array.isArray(shown)) {
      const items = shown as readonly Json[];
      if (type.includes(':') && !type.startsWith('[')) {
        const [first = '', second = ''] = type.split(':');
        return sentence(game, 'pair', {
          first: value(first, items[0] ?? null),
          second: value(second, items[1] ?? null),
        });
      }
      const inner = type === 'seats' ? 'seat' : type.replace(/^\[(.*)\]$/, '$1');
      const words = inWords(inner, items);
      if (words.length && inner.includes('[')) return joined('parts', words);
      return words.length ? list(words) : sentence(game, 'nothing');
    }
    if (type === 'seat' && typeof shown === 'number') return people.name(shown);
    if (shown === null) return sentence(game, 'nothing');
    if (typeof shown === 'object') return JSON.stringify(shown);
    const board = nameOf && people.board?.();
    const local = board ? nameOf(board, translate, type, shown) : undefined;
    if (local !== undefined) return local;
    const key = `${type}-${String(shown)}`;
    const own = info?.names[key];
    if (own !== undefined) return own;
    return hasSentence(game, key) ? sentence(game, key) : String(shown);
  }

  /** Each in words; equal ones at once where the game has a sentence for several of them, such as `card-several`. */
  function inWords(type: string, items: readonly Json[]): string[] {
    const several = `${type}-several`;
    if (!hasSentence(game, several)) return items.map((item) => value(type, item));
    const counts = new Map<Json, number>();
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
    return [...counts].map(([item, count]) =>
      count === 1 ? value(type, item) : sentence(game, several, { count, one: value(type, item) }),
    );
  }

  const isOwn = (shown: Json): boolean => {
    const own = people.own();
    return own !== null && (Array.isArray(shown) ? shown.includes(own) : shown === own);
  };

  function argumentsOf(facts: Facts, types: Types): Arguments {
    const args: Arguments = {};
    for (const [name, fact] of Object.entries(facts)) {
      const type = typeOf(types[name], fact);
      args[name] = typeof fact === 'number' && (type === 'number' || type === 'text') ? fact : value(type, fact);
      if (Array.isArray(fact)) args[`${name}-count`] = fact.length;
      if (type === 'seat' || type === 'seats') {
        args[`${name}-you`] = isOwn(fact) ? 'yes' : 'no';
        args.you ??= isOwn(fact) ? 'yes' : 'no';
      } else if (typeof fact === 'string' || typeof fact === 'number') args[`${name}-value`] = fact;
    }
    args.you ??= 'no';
    return args;
  }

  const joined: Translate['joined'] = (how, items) => {
    const [first = '', ...rest] = items.filter(Boolean);
    return rest.reduce((before, after) => sentence('', `join-${how}`, { before, after }), first);
  };

  const say = (key: string, args: Arguments = {}): string => sentence(game, key, args);
  const translate: Translate = Object.assign(say, {
    has: (key: string) => hasSentence(game, key),
    value,
    joined,
    event: (event: GameEvent) => say(`event-${event.key}`, argumentsOf(event.args, info?.events[event.key] ?? {})),
    option: (option: Option) =>
      hasSentence(game, `action-${option.kind}`)
        ? say(`action-${option.kind}`, argumentsOf(option.parts, info?.actions[option.kind] ?? {}))
        : option.text,
    question: (question: Question, asked: boolean) => say(`question-${question.kind}${asked ? '' : '-waiting'}`),
    refused: ({ key, args, detail }: { key: string; args: Facts; detail?: string }) => {
      // The rules refuse in the game's own words, the table in those of the server.
      const found = [`refused-${key}`, `error-${key}`].find((known) => hasSentence(game, known));
      return found ? say(found, argumentsOf(args, typesByName(info))) : (detail ?? key);
    },
    because: ({ key, args }: { key: string; args: Facts }) =>
      hasSentence(game, key) ? say(key, argumentsOf(args, typesByName(info))) : '',
  });
  return translate;
}

/** What is no list is not of a list's type, whatever bears the same name elsewhere: a number stays one that sentences can count with. */
const typeOf = (type: string | undefined, fact: Json): string =>
  type === undefined || (type.startsWith('[') && !Array.isArray(fact)) ? 'text' : type;

/** Arguments of refusals have no types of their own; they bear the names that the same things have in events and actions. */
function typesByName(info: GameInfo | null): Types {
  const types: Types = {};
  for (const known of [...Object.values(info?.actions ?? {}), ...Object.values(info?.events ?? {})]) {
    for (const [name, type] of Object.entries(known)) types[name] ??= type;
  }
  return types;
}

/** How whoever sits in a seat is called. Bots have no name of their own, and are called by their level. */
export function seatName(seat: { name: string | null; bot: string | null } | undefined, number: number): string {
  if (seat?.name) return seat.name;
  const level = `bot-${seat?.bot}-number`;
  const key = !seat?.bot ? 'seat-number' : hasSentence('', level) ? level : 'bot-number';
  return sentence('', key, { number: number + 1 });
}

/** Sentences of the shell itself. */
export const say: Translate = translator(null);
