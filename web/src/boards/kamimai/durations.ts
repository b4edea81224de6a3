/** How long each kind of event is shown, and what is heard meanwhile. */
import type { Durations, Sounds } from '../../kit/board';
import { lasting as moving } from '../../kit/motion';
import { lastingFor } from './showing';

/** Longer than the motion itself: what happened must also be read. A fall takes its time. */
export const durations: Durations = {
  mode: 500,
  sheet: 1200,
  first: 700,
  build: 1000,
  cannot_stand: 1200,
  turn: 900,
  target: 700,
  grip: 1000,
  grab: 650,
  grabbed: 1100,
  draw: 1100,
  energy_lost: 1800,
  blessed: 1500,
  curse: 1600,
  coloured: 1100,
  discarded: 900,
  refused: 1200,
  cast: 1600,
  sealed: 2000,
  imp: 1300,
  dragonflies: 900,
  mouse: 900,
  gift: 1000,
  took: 1000,
  store: 700,
  fell: 2400,
  loose: 900,
  entered: 300,
  corrected: 700,
  over: 1200,
};

/** What was filmed is shown as long as it takes. */
export const lasting = lastingFor(moving(1) === 0);

export const sounds: Sounds = {
  build: 'slide',
  grab: 'slide',
  // The book may fall in the middle of a draw.
  grabbed: ({ args }) => (args.fell ? 'fall' : 'card'),
  fell: 'fall',
  energy_lost: 'loss',
  blessed: 'chime',
  curse: 'shatter',
  cast: 'reveal',
  sealed: 'seal',
  gift: 'slide',
  took: 'card',
  imp: 'shatter',
  over: ({ args }) => (args.reason === 'sealed' ? 'win' : 'loss'),
};

/** What one looks for in a game. */
export const big: readonly string[] = ['sealed', 'fell', 'energy_lost', 'over'];
