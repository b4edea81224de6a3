/** How long the events of Miraris are shown, what is heard, and which of them one looks for in a game. */
import type { Durations, Sounds } from '../../kit/board';

/** Longer than the motion itself: what happened must also be read. */
export const durations: Durations = {
  all_kept: 500,
  turn_up: 1000,
  // face down, turned up, arranged
  reveal: [450, 900, 800],
  // found equal, shattered
  tie: [550, 1100],
  claim: 900,
  show: 1100,
  take: 1300,
  test: 1700,
  draw: 1200,
  drew: 1400,
  demand: 1100,
  gift: 800,
  gave: 800,
  total: 1500,
  strip: 1300,
  discard: 1100,
  dream: 1300,
  // at their crowns, under the character, the sum
  score: [800, 700, 700],
  win: 2000,
};

export const sounds: Sounds = {
  turn_up: 'slide',
  reveal: 'reveal',
  tie: 'shatter',
  claim: 'card',
  show: 'card',
  take: 'card',
  test: 'chime',
  draw: 'slide',
  gift: 'card',
  gave: 'card',
  discard: 'thud',
  dream: 'chime',
  score: 'chime',
  win: 'win',
};

export const big: readonly string[] = ['turn_up', 'win'];
