/** The table of Dominovia in words, for the text client. The same sentences, in the same order, serve the terminal. */
import type { Describe, Description, GameInfo, SeatState, Translate, View } from '../../kit/board';
import { boardOf, dragonOf, isClassic, type RoundEnd, type SeatSeen, type Seen } from './state';
import { readings, spellName } from './words';

export const describe: Describe = (view, say, info, seats) => {
  const board = boardOf(view);
  const nameOf = (seat: number | null): string => (seat === null ? '' : (seats[seat]?.name ?? ''));
  const lines = [say(`describe-${board.phase}`, { round: board.round })];
  if (!isClassic(view)) lines.push(say('describe-dragon', { dragon: say(`option-dragon-${dragonOf(view)}`) }));
  lines.push(...chain(board, say, info, nameOf), say('describe-deck', { deck: board.deck }));
  if (board.turn !== null) lines.push(...turn(board, say, nameOf));
  const found: Description[] = [{ heading: say('describe-heading-table'), lines }];
  const own = view.seat === null ? null : board.seats[view.seat]?.hand;
  if (own)
    found.push({
      heading: say('describe-heading-you'),
      lines: [say('describe-your-hand', { scrolls: say.value('[scroll]', own) })],
    });
  found.push({
    heading: say('describe-heading-seats'),
    lines: board.seats.flatMap((entry, at) => seat(entry, at, view, say, seats)),
  });
  if (board.known_in_deck && board.known_in_deck.length > 0)
    found[0]!.lines = [...lines, say('describe-known-deck', { scrolls: say.value('[scroll]', board.known_in_deck) })];
  if (board.last_round) found.push({ heading: say('board-last-round'), lines: last(board.last_round, say, nameOf) });
  return found;
};

function chain(board: Seen, say: Translate, info: GameInfo, nameOf: (seat: number) => string): string[] {
  if (board.chain.length === 0) return [say('describe-no-chain')];
  const shown = board.chain
    .map(({ left, right }) => `${spellName(info, say, left)}|${spellName(info, say, right)}`)
    .join(' ');
  const lines = [say('describe-chain', { chain: shown, count: board.chain.length })];
  const { left, right } = board.ends;
  if (!left || !right) return lines;
  const first = {
    spell: spellName(info, say, left.open),
    scroll: say.value('scroll', board.chain[0]!.scroll),
    by: left.crowned_by,
  };
  const second = {
    spell: spellName(info, say, right.open),
    scroll: say.value('scroll', board.chain.at(-1)!.scroll),
    by: right.crowned_by,
  };
  lines.push(
    say('describe-ends', {
      count: board.chain.length,
      first: first.spell,
      second: second.spell,
      'first-scroll': first.scroll,
      'second-scroll': second.scroll,
    }),
  );
  for (const { spell, scroll, by } of [first, second]) {
    if (by.length > 0)
      lines.push(say('describe-crowned', { spell, scroll, names: say.value('[text]', by.map(nameOf)) }));
  }
  return lines;
}

function turn(board: Seen, say: Translate, nameOf: (seat: number | null) => string): string[] {
  const lines = [say('describe-turn', { name: nameOf(board.turn), drawn: board.drawn })];
  if (board.casting !== null)
    lines.push(say('describe-casting', { name: nameOf(board.caster), spell: say.value('spell', board.casting) }));
  if (board.direction !== null)
    lines.push(say('describe-direction', { direction: say.value('direction', board.direction) }));
  if (board.passes > 0) lines.push(say('describe-passes', { passes: board.passes }));
  return lines;
}

function seat(entry: SeatSeen, at: number, view: View, say: Translate, seats: readonly SeatState[]): string[] {
  const board = boardOf(view);
  const who = seats[at];
  const name = who?.name ?? '';
  const lines = [
    say(isClassic(view) ? 'describe-seat-classic' : 'describe-seat', {
      name,
      scrolls: entry.scrolls,
      won: entry.rounds_won,
      points: entry.points,
    }),
  ];
  const ring = board.rings[at];
  if (ring)
    lines.push(
      say('describe-ring', { name, spell: say.value('spell', ring.spell), scroll: say.value('scroll', ring.scroll) }),
    );
  if (board.frozen.includes(at)) lines.push(say('describe-frozen', { name, by_match: readings(view).by_match }));
  if (entry.hand && !who?.you) lines.push(say('describe-hand', { name, scrolls: say.value('[scroll]', entry.hand) }));
  else if (!who?.you && entry.known && entry.known.length > 0)
    lines.push(say('describe-known', { name, scrolls: say.value('[scroll]', entry.known) }));
  return lines;
}

function last({ winner, reason, hands }: RoundEnd, say: Translate, nameOf: (seat: number | null) => string): string[] {
  const why = say.value('reason', reason);
  const lines = [
    winner === null ? say('describe-last-nobody', { why }) : say('describe-last', { name: nameOf(winner), why }),
  ];
  hands.forEach(
    (hand, at) =>
      hand.length > 0 &&
      lines.push(say('describe-last-hand', { name: nameOf(at), scrolls: say.value('[scroll]', hand) })),
  );
  return lines;
}
