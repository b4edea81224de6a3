/** How long each event is shown, and what is heard meanwhile. */
import type { Durations, Sounds } from '../../kit/board';

/** Longer than the motion itself: what happened must also be read. */
export const durations: Durations = {
  colour: 600,
  start: 800,
  turn: 500,
  move: 680,
  turn_up: 650,
  mp: 300,
  draw: 550,
  drew: 700,
  crystal: 450,
  shift: 1100,
  swap: 1100,
  learn: 1800,
  cast: 900,
  clairvoyance: 700,
  saw: [1300, 450],
  magic: 1400,
  line: 500,
  extra: 500,
  discard: 1000,
  put_away: 450,
  reshuffle: 900,
  /* The call, the shelves turn down, they are shuffled. */
  reconstruction: [1900, 1200, 1600],
  win: 1600,
};

export const sounds: Sounds = {
  move: 'slide',
  turn_up: 'card',
  draw: 'card',
  crystal: 'chime',
  shift: 'shelf',
  swap: 'slide',
  learn: 'seal',
  cast: 'chime',
  saw: 'reveal',
  magic: 'reveal',
  discard: 'card',
  reshuffle: 'card',
  reconstruction: 'shelf',
  win: 'win',
};

/** What one looks for in a game. */
export const big: readonly string[] = ['learn', 'reconstruction', 'win'];
