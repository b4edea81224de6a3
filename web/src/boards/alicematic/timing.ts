/** How long events are shown: longer than the motion itself, for what happened must also be read. What has beats is done in its last one. */
import type { Durations, Sounds } from '../../kit/board';
import type { Happened } from './state';

/** A card is held up, and then laid into its slot. */
const CARD = [400, 650, 250];
/** A token travels, and then lies on its space. */
const TOKEN = [650, 500];

export const durations: Durations = {
  kingdom: 500,
  deal: 700,
  dealt: 800,
  mulligan: 450,
  discarded: 400,
  redrew: 700,
  start: 700,
  city: TOKEN,
  round: 700,
  empty_hand: 800,
  summon: CARD,
  commoner: CARD,
  commoner_own: CARD,
  draw: 450,
  drew: 500,
  reshuffle: 700,
  down: 800,
  up: 1100,
  invade: TOKEN,
  finish: TOKEN,
  jet: TOKEN,
  attack: TOKEN,
  stolen: 700,
  token_home: 500,
  bonus: 700,
  gain: 800,
  take: 700,
  copy: 1100,
  tile: 900,
  slot: 700,
  end_effect: 900,
  win: 1400,
};

export const sounds: Sounds = {
  kingdom: 'seal',
  dealt: 'slide',
  redrew: 'slide',
  draw: 'card',
  reshuffle: 'slide',
  round: 'chime',
  summon: 'reveal',
  commoner: 'card',
  commoner_own: 'card',
  up: 'reveal',
  down: 'card',
  copy: 'reveal',
  city: 'seal',
  invade: 'seal',
  finish: 'thud',
  jet: 'thud',
  attack: 'card',
  stolen: 'shatter',
  gain: 'chime',
  take: 'slide',
  tile: 'chime',
  win: 'win',
};

/** Has an event happened, or is it still on its way? */
export function isDone({ key }: Happened, beat: number): boolean {
  const beats = durations[key];
  return typeof beats !== 'object' || beat >= beats.length - 1;
}

/** What one looks for in a game. */
export const big: readonly string[] = ['round', 'win'];
