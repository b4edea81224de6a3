/** The table of KamiMaï in words, for the text client; the terminal says the same sentences. */
import type { Describe, Description, SeatState, Translate } from '../../kit/board';
import { boardOf, type AreaSeen, type Seen } from './state';

export const describe: Describe = (view, say, _info, seats) => {
  const board = boardOf(view);
  const found: Description[] = [{ heading: say('board-text-table'), lines: table(board, say, seats) }];
  if (board.sheet) found.push({ heading: say('board-areas'), lines: sheet(board, say) });
  found.push({ heading: say('board-text-book'), lines: book(board, say) });
  found.push({
    heading: say('board-everybody'),
    lines: board.seats.map(({ cards }, at) =>
      say(at === board.activator ? 'describe-seat-active' : 'describe-seat', {
        name: seats[at]?.name ?? '',
        cards: say.value('[card]', cards),
      }),
    ),
  });
  return found;
};

function table(board: Seen, say: Translate, seats: readonly SeatState[]): string[] {
  const lines = [say(`describe-${board.phase}`, { turn: board.turn })];
  if (board.sheet && board.mode)
    lines.push(
      say('describe-sheet', {
        label: say.value('sheet', board.sheet.level),
        mode: say.value('mode', board.mode),
        energy: board.energy,
      }),
    );
  if (board.adventure)
    lines.push(say('describe-adventure', { stage: board.adventure.stage + 1, stages: board.adventure.stages }));
  if (board.grip) lines.push(say('describe-grip', { grip: say.value('grip', board.grip.grip) }));
  if (board.drawn.length > 0) lines.push(say('describe-drawn', { cards: say.value('[card]', board.drawn) }));
  if (board.discard.length > 0) lines.push(say('describe-discard', { cards: say.value('[card]', board.discard) }));
  if (board.proposal) lines.push(say('describe-proposal', { text: board.proposal.text }));
  for (const { seat, text } of board.advice)
    lines.push(say('describe-advice', { name: seats[seat]?.name ?? '', text }));
  if (board.entry)
    lines.push(
      say('describe-entry', {
        cards: say.value('[card]', board.entry.drawn),
        fall: say.value('report', board.entry.fall),
      }),
    );
  if (board.rebuild) lines.push(say('describe-rebuild', { cards: say.value('[card]', board.rebuild) }));
  if (board.awaiting) lines.push(say(`describe-awaiting-${board.awaiting}`));
  return lines;
}

/** An area with its effect and spells. */
export function areaWords(say: Translate, area: AreaSeen, target: string | null): string {
  const boxes = area.boxes.map(({ spell, ticked }) =>
    say(ticked ? 'describe-box-ticked' : 'describe-box-open', { spell: say.value('spell', spell) }),
  );
  const key = area.sealed ? 'describe-area-sealed' : area.id === target ? 'describe-area-target' : 'describe-area';
  return say(key, { area: area.id, effect: say.value('effect', area.effect), boxes: say.value('[text]', boxes) });
}

function sheet(board: Seen, say: Translate): string[] {
  const lines = (board.sheet?.areas ?? []).map((area) => areaWords(say, area, board.target));
  for (const { spell, colours } of board.needs) {
    const units = colours.map(({ colour, units: held }) =>
      say('describe-need-units', { colour: say.value('colour', colour), units: held }),
    );
    lines.push(say('describe-need', { spell: say.value('spell', spell), units: say.value('[text]', units) }));
  }
  return lines;
}

function book(board: Seen, say: Translate): string[] {
  const { state, size, pages } = board.book;
  const lines = [say(state === 'standing' ? 'describe-book' : `describe-book-${state}`, { size })];
  for (const wing of ['A', 'B']) {
    const there = (pages ?? []).filter((page) => page.wing === wing);
    const shown = wing === 'A' ? there : [...there].reverse();
    const named = shown.map(({ page, card }) =>
      card === null
        ? say('describe-page-unseen', { page })
        : say('describe-page-seen', { page, card: say.value('card', card) }),
    );
    if (named.length > 0) lines.push(say('describe-wing', { wing, pages: say.value('[text]', named) }));
  }
  return lines;
}
