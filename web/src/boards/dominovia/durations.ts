import type { Durations, Sounds } from '../../kit/board';

/** What decided the round is looked at first, then who has won it. */
const REVEAL = [1200, 2200];

/** Longer than the motion itself: what happened must also be read. */
export const durations: Durations = {
  round_begins: 900,
  deal: 700,
  offered: [420, 1480],
  donation: 1500,
  opens: 1000,
  link: 800,
  cast: 1200,
  ring_aside: 450,
  draw: 700,
  drew: 700,
  pass: 750,
  direction: 1000,
  exchange: 1100,
  received: 1200,
  discard: 850,
  mix: 600,
  gift: 900,
  keep: 600,
  stop: 600,
  eaten: 1100,
  repeat: 1400,
  play_on: 1200,
  hand_shown: 800,
  round: REVEAL,
  hand: REVEAL,
  match: 1600,
};

export const sounds: Sounds = {
  deal: 'slide',
  offered: 'reveal',
  donation: 'seal',
  opens: 'scroll',
  link: 'scroll',
  cast: 'chime',
  draw: 'slide',
  exchange: 'slide',
  discard: 'slide',
  gift: 'slide',
  eaten: 'thud',
  hand_shown: 'reveal',
  round: 'win',
  hand: 'win',
  match: 'win',
};

/** What one looks for in a game. */
export const big: readonly string[] = ['round', 'hand', 'match'];
