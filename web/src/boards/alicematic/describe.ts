/** Wonderland in words, for the text client. */
import type { Describe, Description, GameInfo, SeatState, Translate } from '../../kit/board';
import { boardOf, type SeatSeen, type Seen, type You } from './state';
import {
  aliceWords,
  capital,
  effectText,
  lineWords,
  majority,
  reachWords,
  slotLines,
  spaceName,
  standing,
  summonWords,
  whyWords,
} from './words';

export const describe: Describe = (view, say, info, seats) => {
  const board = boardOf(view);
  const found: Description[] = [{ heading: say('board-text-table'), lines: table(board, say, info, seats) }];
  if (board.you) found.push({ heading: say('board-text-you'), lines: you(board, board.you, say, info) });
  found.push({ heading: say('board-text-map'), lines: map(board, say, seats) });
  found.push({
    heading: say('board-everybody'),
    lines: board.seats.flatMap((seen, at) => seat(seen, at, board, say, seats)),
  });
  return found;
};

function table(board: Seen, say: Translate, info: GameInfo, seats: readonly SeatState[]): string[] {
  const lines = [
    board.phase === 'over'
      ? say('board-over')
      : board.round > 0
        ? say('board-round', { round: board.round, rounds: board.rounds })
        : say(`board-set-up-${board.phase}`),
  ];
  if (board.effect)
    lines.push(
      say('board-text-effect', {
        name: seats[board.effect.seat]?.name ?? '',
        alice: say.value('alice', board.effect.alice),
        effect: effectText(info, say, board.effect.alice),
      }),
    );
  lines.push(say('board-bank', { ...board.bank }), say('board-deck', { deck: board.deck, discard: board.discard }));
  return lines;
}

function you(board: Seen, own: You, say: Translate, info: GameInfo): string[] {
  const lines = own.hand.map((card) => {
    const { alice, why } = card;
    const can = summonWords(say, card);
    return say('board-text-hand', {
      alice: aliceWords(info, say, alice),
      can: why ? say('board-text-hand-why', { can, why: whyWords(say, why) }) : can,
    });
  });
  if (lines.length === 0) lines.push(say('board-hand-empty'));
  lines.push(say('board-text-own-powers', { military: own.military, mobility: own.mobility, dream: own.dream }));
  if (board.phase !== 'invasion') return lines;
  const spaces = new Map(board.map.spaces.map((space) => [space.space, space]));
  for (const reach of own.reach ?? []) {
    const space = spaces.get(reach.space);
    if (space && reach.actions.length > 0)
      lines.push(say('board-text-reach', { name: spaceName(say, space), words: reachWords(say, reach) }));
  }
  return lines;
}

function map(board: Seen, say: Translate, seats: readonly SeatState[]): string[] {
  const spaces = new Map(board.map.spaces.map((space) => [space.space, space]));
  return board.map.tiles.flatMap((tile) => {
    const told = tile.spaces.flatMap((name) => {
      const space = spaces.get(name);
      return space
        ? [
            say('board-text-space', {
              kind: say(`space-kind-${space.kind}`),
              difficulty: space.difficulty,
              space: name,
              standing: say.joined('facts', standing(say, board, space, seats)),
            }),
          ]
        : [];
    });
    return [
      say(tile.centre ? 'board-text-tile-centre' : 'board-text-tile', {
        tile: say.value('tile', tile.tile),
        spaces: say.joined('parts', told),
      }),
      majority(say, board, tile.tile, seats),
    ];
  });
}

function seat(seen: SeatSeen, at: number, board: Seen, say: Translate, seats: readonly SeatState[]): string[] {
  const name = seats[at]?.name ?? '';
  const lines = [
    say('board-text-seat', {
      name,
      kingdom: seen.kingdom === null ? say('board-no-kingdom') : say.value('kingdom', seen.kingdom),
      vp: say('board-vp', { vp: seen.vp, total: seen.score.total }),
      hand: capital(say('board-hand-count', { count: seen.hand })),
      alices: say('board-alices', { count: seen.alices }),
      cities: say('board-cities', { count: seen.cities }),
      tokens: say('board-tokens', { ...seen.tokens }),
    }),
  ];
  const slots = slotLines(say, seen.slots);
  lines.push(
    ...(slots.length > 0
      ? slots.map((line) => say('board-text-slots', { name, line }))
      : [say('board-text-no-slots', { name })]),
  );
  if (board.phase === 'over')
    lines.push(
      ...seen.score.lines.map((line) =>
        say('board-text-score', { name, line: lineWords(say, line), points: line.points }),
      ),
    );
  if (board.hands) lines.push(say('board-text-held', { name, cards: say.value('[alice]', board.hands[at] ?? []) }));
  return lines;
}
