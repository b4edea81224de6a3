/** The table of Miraris in words, for the text client. The same sentences, in the same order, serve the terminal. */
import type { Describe, Description, GameInfo, SeatState, Translate } from '../../kit/board';
import { boardOf, type Score, type SeatSeen, type Seen, type You } from './state';
import { abilityOf, listOf } from './words';

export const describe: Describe = (view, say, info, seats) => {
  const board = boardOf(view);
  const found: Description[] = [{ heading: say('describe-heading-table'), lines: table(board, say) }];
  if (board.you) found.push({ heading: say('describe-heading-you'), lines: you(board.you, board.phase, say, info) });
  found.push({
    heading: say('describe-heading-seats'),
    lines: board.seats.flatMap((entry, number) => seat(entry, seats[number], say)),
  });
  return found;
};

function table(board: Seen, say: Translate): string[] {
  const lines = [say(`describe-${board.phase}`, { round: board.round, rounds: board.rounds })];
  if (board.phase !== 'characters') {
    lines.push(...board.row.map((pile, at) => slot(pile, at + 1, say)));
    lines.push(say('describe-deck', { deck: board.deck }));
  }
  if (board.discard.length > 0) lines.push(say('describe-discard', { wonders: listOf(say, board.discard) }));
  if (board.deck_cards && board.deck_cards.length > 0)
    lines.push(say('describe-deck-cards', { wonders: listOf(say, board.deck_cards) }));
  return lines;
}

function slot(pile: readonly number[], number: number, say: Translate): string {
  const key = pile.length === 0 ? 'describe-slot-empty' : pile.length === 1 ? 'describe-slot' : 'describe-slot-pile';
  return say(key, { slot: number, wonders: listOf(say, [...pile].reverse()) });
}

function you(own: You, phase: string, say: Translate, info: GameInfo): string[] {
  const lines: string[] = [];
  if (own.character)
    lines.push(
      say('describe-you-character', {
        character: say.value('character', own.character),
        ability: abilityOf(info, say, own.character),
      }),
    );
  else
    lines.push(
      ...own.dealt.map((id) =>
        say('describe-you-may-be', { character: say.value('character', id), ability: abilityOf(info, say, id) }),
      ),
    );
  if (phase === 'bidding') lines.push(say('describe-you-hand', { values: say.value('[number]', own.hand) }));
  if (own.wonders.length > 0) lines.push(say('describe-you-wonders', { wonders: listOf(say, own.wonders) }));
  else if (phase !== 'characters') lines.push(say('describe-you-no-wonders'));
  return lines;
}

function seat(entry: SeatSeen, who: SeatState | undefined, say: Translate): string[] {
  const name = who?.name ?? '';
  const lines = [say('describe-seat', { name, hand: entry.hand, held: entry.held })];
  if (entry.character && !who?.you)
    lines.push(say('describe-seat-character', { name, character: say.value('character', entry.character) }));
  if (entry.wonders && entry.wonders.length > 0 && !who?.you)
    lines.push(say('describe-seat-wonders', { name, wonders: listOf(say, entry.wonders) }));
  if (entry.spent && entry.spent.length > 0)
    lines.push(say('describe-seat-spent', { name, values: say.value('[number]', entry.spent) }));
  if (entry.set_aside && entry.set_aside.length > 0)
    lines.push(say('describe-seat-set_aside', { name, characters: say.value('[character]', entry.set_aside) }));
  if (entry.score)
    lines.push(say('describe-seat-score', { name, points: entry.score.points, parts: parts(entry.score, say) }));
  return lines;
}

function parts(score: Score, say: Translate): string {
  const lines = score.values.map(({ wonder, count, each }) =>
    say('describe-score-part', { count, wonder: say.value('wonder', wonder), each }),
  );
  if (score.bonus !== 0) lines.push(say('describe-score-bonus', { bonus: score.bonus }));
  return say.value('[text]', lines);
}
