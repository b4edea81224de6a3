/** What to do next, in a sentence. */
import { isBrokenOff } from '../../kit/ended';
import type { Turn } from './turn.svelte';

export function hintOf(turn: Turn): string {
  const { say, kind, held, heldCard, shownCard, shownSpace, space, slot, answers, at } = turn;
  if (kind === 'mulligan')
    return held.length > 0 ? say('board-hint-mulligan-some', { count: held.length }) : say('board-hint-mulligan');
  if (kind === 'politics' && heldCard !== null && shownCard === heldCard)
    return say(
      slot !== null
        ? answers.length > 1
          ? 'board-hint-slot-both'
          : 'board-hint-slot'
        : answers.some((option) => option.kind === 'summon')
          ? 'board-hint-card'
          : 'board-hint-commoner',
    );
  if (space !== null && answers.length > 0 && shownSpace?.space === space) return say('board-hint-again');
  if (shownCard !== null || shownSpace) return '';
  if (kind === 'place_city') return say('board-hint-city');
  if (kind === 'politics') return say('board-hint-politics');
  if (kind === 'invasion') return say('board-hint-invasion');
  if (kind === 'choose_kingdom') return say('board-hint-kingdom');
  const { outcome } = at.view;
  if (at.over) return outcome && isBrokenOff(outcome) ? say(`outcome-${outcome.reason}`) : say('board-hint-over');
  if (at.asked || at.busy) return '';
  const waiting = at.table.seats.find(({ asked }) => asked);
  return waiting ? say('board-hint-wait', { name: waiting.name }) : '';
}
