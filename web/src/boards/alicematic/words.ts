/** Names and sentences for spaces, cards, and what an invasion would take and give. */
import type { Facts, GameInfo, SeatState, Translate } from '../../kit/board';
import {
  aliceOf,
  attackerOf,
  ownersOf,
  paidOf,
  SLOTS,
  tileOrigin,
  TOKENS,
  type HandCard,
  type KingdomCard,
  type Offered,
  type Reach,
  type ScoreLine,
  type Seen,
  type SeatSeen,
  type Space,
} from './state';

/** A sentence begins with a capital. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** "Sweet Land 2 on tile 7". */
export const spaceName = (say: Translate, space: Space): string => say.value('space', space.space);

const nameOf = (say: Translate, seats: readonly SeatState[], seat: number): string =>
  seats[seat]?.you ? say('board-you-owner') : (seats[seat]?.name ?? '');

/** Whose a space is, and who attacks it. */
export function standing(say: Translate, board: Seen, space: Space, seats: readonly SeatState[]): string[] {
  const told: string[] = [];
  const owners = ownersOf(board, space.space);
  for (const { seat, count, cut_off } of owners)
    told.push(
      say(cut_off ? 'board-owned-cut-off' : count > 1 ? 'board-owned-twice' : 'board-owned', {
        name: nameOf(say, seats, seat),
        count,
      }),
    );
  if (owners.length === 0) told.push(say('board-owned-nobody'));
  if (space.spots !== undefined)
    told.push(
      say('board-spots', { free: space.spots - owners.reduce((sum, { count }) => sum + count, 0), spots: space.spots }),
    );
  const attacker = attackerOf(board, space.space);
  if (attacker) told.push(say('board-attacked', { name: nameOf(say, seats, attacker.seat) }));
  if (space.kind === 'forest') told.push(...forestWords(say, board, space, seats));
  return told;
}

function forestWords(say: Translate, board: Seen, space: Space, seats: readonly SeatState[]): string[] {
  const forest = board.forests.find((one) => one.space === space.space);
  if (!forest) return [];
  const told = [forest.open ? say('board-forest-open') : say('board-forest-closed', { count: forest.missing.length })];
  const strong = forest.strength.flatMap((count, seat) =>
    count > 0 ? [say('board-forest-strength', { name: nameOf(say, seats, seat), count })] : [],
  );
  if (strong.length > 0) told.push(say('board-forest-round', { list: say.joined('facts', strong) }));
  return told;
}

/** Who has how many tokens on the tile, and what that would be worth now. */
export function majority(say: Translate, board: Seen, tile: string, seats: readonly SeatState[]): string {
  const found = board.tiles.find((one) => one.tile === tile);
  const parts = (found?.tokens ?? []).flatMap((count, seat) =>
    count > 0
      ? [say('board-majority', { name: nameOf(say, seats, seat), count, points: found?.points[seat] ?? 0 })]
      : [],
  );
  return parts.length > 0
    ? say('board-tile', { tile: say.value('tile', tile), list: say.joined('facts', parts) })
    : say('board-tile-nobody', { tile: say.value('tile', tile) });
}

/** What invading a space would take. */
function costWords(say: Translate, reach: Reach): string[] {
  const told = [say('board-needs-military', { difficulty: reach.difficulty, military: reach.military })];
  if (reach.cost === null) told.push(say('board-needs-no-walk'));
  else told.push(say('board-needs-mobility', { cost: reach.cost, mobility: reach.mobility }));
  if (reach.passes.length > 0) told.push(say('board-needs-passes', { count: reach.passes.length }));
  if (reach.red > 0) told.push(say('board-needs-red', { count: reach.red }));
  if (reach.green > 0) told.push(say('board-needs-green', { count: reach.green }));
  return told;
}

/** What taking a space would give. */
export function giftWords(say: Translate, reach: Reach): string[] {
  const { what, amount, halved } = reach.gives;
  const told = [
    amount > 0
      ? say('board-gives', { count: amount, what: say(`board-what-${what}`, { count: amount }) })
      : say('board-gives-nothing'),
  ];
  if (halved) told.push(say('board-gives-halved'));
  if (reach.effects.length > 0) told.push(say('board-gives-effects', { alices: say.value('[alice]', reach.effects) }));
  return told;
}

export const reachWords = (say: Translate, reach: Reach): string =>
  reach.why ? whyWords(say, reach.why) : say.joined('sentences', [...costWords(say, reach), ...giftWords(say, reach)]);

/** Why not. Beside a space that says whose it is, some reasons need no name. */
export const whyWords = (say: Translate, why: { readonly key: string; readonly args: Facts }): string =>
  say.has(`board-why-${why.key}`) ? say(`board-why-${why.key}`) : say.refused(why);

/** What an Alice does, from the sentences of the game or, for corrected data, from the data. */
export const effectText = (info: GameInfo, say: Translate, alice: string): string =>
  say.has(`effect-${alice}`) ? say(`effect-${alice}`) : aliceOf(info, alice).text;

/** Whether a card in hand can be summoned. */
export function summonWords(say: Translate, { summon, tokens }: HandCard): string {
  if (summon === 'now') return say('board-summon-now');
  return summon === 'tokens' ? say('board-summon-tokens', { count: tokens }) : say('board-summon-no');
}

/** All that is printed on a card. */
export function aliceWords(info: GameInfo, say: Translate, name: string): string {
  const alice = aliceOf(info, name);
  return say('board-alice', {
    alice: say.value('alice', name),
    colour: say.value('slot', alice.colour),
    cost: alice.cost,
    timing: say(`timing-${alice.timing}`),
    effect: effectText(info, say, name),
  });
}

/** Where a card comes from, unless it is printed. */
export function aliceOrigin(info: GameInfo, say: Translate, name: string): string | undefined {
  const { origin } = aliceOf(info, name);
  return origin === 'printed' ? undefined : say('board-origin-alice', { origin: say(`origin-${origin}`) });
}

export function mapOrigin(info: GameInfo, say: Translate, board: Seen): string | undefined {
  const origin = board.map.tiles.map(({ number }) => tileOrigin(info, number)).find((one) => one !== 'printed');
  return origin === undefined ? undefined : say('board-origin-map', { origin: say(`origin-${origin}`) });
}

/** A card in a kingdom. */
export function cardWords(say: Translate, card: KingdomCard): string {
  if (card.alice === null) return say('board-commoner');
  const alice = say.value('alice', card.alice);
  if (card.face === 'down') return say(card.public ? 'board-commoner-public' : 'board-commoner-own', { alice });
  if (card.copies !== null) return say('board-copying', { alice, copies: say.value('alice', card.copies) });
  return card.effect ? alice : say('board-idle', { alice });
}

export const cardsWords = (say: Translate, cards: readonly KingdomCard[]): string =>
  say.joined(
    'facts',
    cards.map((card) => cardWords(say, card)),
  );

const cardAt = (say: Translate, alice: string, slot: string): string =>
  say('board-card-at', { alice, slot: say.value('slot', slot) });

/** An Alice that is turned down, perhaps with the effect of another one. */
function turnedWords(say: Translate, alice: string, effect: string, slot: string): string {
  const name = say.value('alice', alice);
  return cardAt(
    say,
    effect === alice ? name : say('board-copying', { alice: name, copies: say.value('alice', effect) }),
    slot,
  );
}

/** "2 red, 1 green", or nothing. */
function payWords(say: Translate, option: Offered): string {
  const paid = paidOf(option);
  const tokens = TOKENS.filter((token) => paid[token] > 0);
  return say.joined(
    'facts',
    tokens.map((token) => say('board-paid', { count: paid[token], token: say(`token-${token}`) })),
  );
}

/** An answer in the few words a button has room for. */
export function answerWords(say: Translate, option: Offered): string {
  const pay = payWords(say, option);
  switch (option.kind) {
    case 'summon':
      return pay ? say('board-do-summon-paid', { pay }) : say('board-do-summon');
    case 'commoner':
      return say('board-do-commoner', { slot: say.value('slot', option.parts.slot) });
    case 'invade':
      return pay ? say('board-do-invade-paid', { pay }) : say('board-do-invade');
    case 'invade_down': {
      const { alices, effects, slots } = option.parts;
      const cards = say.joined(
        'facts',
        alices.map((alice, at) => turnedWords(say, alice, effects[at]!, slots[at]!)),
      );
      return pay ? say('board-do-invade-down-paid', { cards, pay }) : say('board-do-invade-down', { cards });
    }
    case 'attack':
    case 'finish':
    case 'jet':
    case 'city':
      return say(`board-do-${option.kind}`);
    case 'discard':
      return say('board-do-discard', { count: option.parts.count });
    case 'up':
      return say('board-do-up', { card: cardAt(say, say.value('alice', option.parts.alice), option.parts.slot) });
    case 'copy':
      return say.value('alice', option.parts.alice);
    case 'take':
      return say('board-do-take', { name: say.value('seat', option.parts.seat) });
    default:
      return say.option(option);
  }
}

/** One line of the scoring. */
export function lineWords(say: Translate, line: ScoreLine): string {
  if (line.kind === 'tile') return say('board-line-tile', { tile: say.value('tile', line.tile), count: line.tokens });
  if (line.kind === 'slot') return say('board-line-slot', { slot: say.value('slot', line.slot), count: line.alices });
  if (line.kind === 'effect')
    return say(line.copied ? 'board-line-copied' : 'board-line-effect', { alice: say.value('alice', line.alice) });
  return say('board-line-play');
}

/** What lies in the slots of a kingdom, slot by slot. */
export const slotLines = (say: Translate, slots: SeatSeen['slots']): string[] =>
  SLOTS.filter((slot) => slots[slot].length > 0).map((slot) =>
    say('board-slot-holds', {
      slot: say.value('slot', slot),
      power: say(`power-${slot}`),
      count: slots[slot].length,
      cards: cardsWords(say, slots[slot]),
    }),
  );
