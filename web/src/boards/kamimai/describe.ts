/** The table of KamiMaï in words, for the text client; the terminal says the same sentences. */
import type { Describe, Description, SeatState, Translate } from '../../kit/board';
import { boardOf, type AreaSeen, type Need, type NeedColour, type Seen } from './state';
import { risksFromTo } from './risk';
import { feelOfGrip, feelWords } from './words';

export const describe: Describe = (view, say, _info, seats) => {
  const board = boardOf(view);
  const found: Description[] = [{ heading: say('board-text-table'), lines: table(board, say, seats) }];
  if (board.sheet) found.push({ heading: say('board-areas'), lines: sheet(board, say) });
  found.push({ heading: say('board-text-book'), lines: book(board, say) });
  found.push({
    heading: say('board-everybody'),
    lines: board.seats.map(({ cards }, at) => {
      const name = seats[at]?.name ?? '';
      if (cards.length === 0)
        return say('describe-seat-empty', { name, active: at === board.activator ? 'yes' : 'no' });
      return say(at === board.activator ? 'describe-seat-active' : 'describe-seat', {
        name,
        cards: say.value('[card]', cards),
      });
    }),
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
  if (board.grip) {
    lines.push(say('describe-grip', { grip: say.value('grip', board.grip.grip) }));
    if (board.feels.length > 0) lines.push(feelWords(say, board, feelOfGrip(board, board.grip.grip)));
  }
  if (board.drawn.length > 0) lines.push(say('describe-drawn', { cards: say.value('[card]', board.drawn) }));
  const worth = board.drawn.length > 0 ? worthOf(board) : [];
  if (worth.length > 0)
    lines.push(
      say('describe-worth', {
        units: say.value(
          '[text]',
          worth.map((each) => worthWords(say, each)),
        ),
      }),
    );
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
  return [...lines, ...board.needs.map((need) => needWords(say, board, need))];
}

/** What an open spell of the target needs, and what is missing of it, in plain numbers. */
export function needWords(say: Translate, board: Seen, { spell, shares, colours }: Need): string {
  const [only] = colours;
  if (spell === 'team' || !only) {
    const units = colours.map(({ colour, lacking }) =>
      say('describe-need-units', { colour: say.value('colour', colour), missing: lacking }),
    );
    return say('describe-need-team', { shares: shares.join(' + '), units: say.value('[text]', units) });
  }
  return say('describe-need', {
    spell: say.value('spell', spell),
    needed: shares.reduce((all, share) => all + share, 0),
    colour: say.value('colour', only.colour),
    name: say.value('seat', board.activator),
    own: only.own,
    others: board.seats.length > 1 ? only.units - only.own : 'none',
    missing: only.lacking,
  });
}

/** What the pages drawn so far bring for the target: each colour of its spells once, and for a team spell those that were drawn. */
export function worthOf({ phase, needs }: Seen): readonly NeedColour[] {
  if (phase !== 'draw' && phase !== 'watch') return [];
  const told = needs.flatMap(({ spell, colours }) => colours.filter(({ drawn }) => spell !== 'team' || drawn > 0));
  return told.filter(({ colour }, at) => told.findIndex((other) => other.colour === colour) === at);
}

export const worthWords = (say: Translate, { colour, drawn, lacking }: NeedColour): string =>
  say('describe-worth-units', { drawn, lacking, colour: say.value('colour', colour) });

/** What one more page risks. */
export function riskWords(say: Translate, board: Seen): string | null {
  const told = risksFromTo(board);
  if (!told) return null;
  const { least, most } = told;
  return say('describe-risk', { least: least.percent, page: least.page, most: most.percent, worst: most.page });
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
  const risk = riskWords(say, board);
  if (risk) lines.push(risk);
  return lines;
}
