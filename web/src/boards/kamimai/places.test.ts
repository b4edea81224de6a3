import { describe, expect, it } from 'vitest';
import { durations } from './durations';
import { offer, viewWith } from './fake';
import { apart, placesOf, placesOfEvent } from './places';
import type { Happened } from './state';
import type { Answers, Events } from './wire';

const view = viewWith({ activator: 1, giver: 0, taker: 2 });
const button = ['answer-…'];
const shares = [
  [0, ['fire', 'fire']],
  [1, ['wolf']],
];
const paid = ['hand-0-fire', 'hand-0-fire', 'hand-1-wolf', 'area-a1'];

const ANSWERS: { [kind in keyof Answers]: [parts: object, places: string[]] } = {
  grab: [{ pages: ['A3', 'A4'], pull: 'up', hand: 'left', fingers: 'thumb' }, ['page-A3', 'page-A4']],
  target: [{ area: 'a2' }, ['area-a2']],
  grip: [{ card: 'g-fire' }, ['hand-1-g-fire']],
  discard: [{ cards: ['fire', 'air'] }, ['hand-0-fire', 'hand-0-air', 'discard']],
  keep: [{ cards: ['fire'] }, ['hand-1-fire', 'seat-1']],
  cast: [{ colour: 'fire', shares }, ['spell-cast fire', ...paid]],
  cast_team: [{ colour: 'fire', shares }, ['spell-cast_team fire', ...paid]],
  play_imp: [{ card: 'imp' }, ['hand-1-imp']],
  play_dragonflies: [{ card: 'dragonflies' }, ['hand-1-dragonflies']],
  play_mouse: [{ card: 'mouse', to: 2 }, ['hand-1-mouse', 'seat-2']],
  giver: [{ giver: 2 }, ['seat-2']],
  give: [{ card: 'fire', to: 2 }, ['hand-0-fire', 'seat-2']],
  take: [{ card: 'fire' }, ['discard-fire', 'seat-2']],
  take_none: [{}, button],
  sheet: [{ sheet: 1 }, button],
  adventure: [{}, button],
  mode: [{ mode: 'easy' }, button],
  dominant: [{ hand: 'left' }, button],
  done: [{}, button],
  skip: [{}, button],
  begin: [{}, button],
  stop: [{}, button],
  confirm: [{}, button],
  dispute: [{}, button],
  end: [{}, button],
  agree: [{}, button],
  refuse: [{}, button],
};

describe('places', () => {
  it.each(Object.entries(ANSWERS))('of the answer %s', (kind, [parts, places]) => {
    expect(placesOf(offer(kind as keyof Answers, '…', parts), view)).toEqual(places);
  });

  it('of keeping nothing are the button for it', () => {
    expect(placesOf(offer('keep', 'keep none', { cards: [] }), view)).toEqual(['answer-keep none']);
  });

  it('of every event that is shown are known', () => {
    const args = {
      seat: 1,
      giver: 0,
      to: 2,
      area: 'a1',
      card: 'fire',
      cards: ['fire'],
      pages: ['A1'],
      payment: shares,
    };
    for (const key of Object.keys(durations) as (keyof Events)[]) {
      const places = placesOfEvent({ key, args } as unknown as Happened, view);
      expect([key, places.length > 0]).toEqual([key, key !== 'over']);
      expect(places.join()).not.toMatch(/undefined|null/);
    }
  });

  it('of cards alike are told apart', () => {
    const found = apart(['fire', 'air', 'fire'], (card) => `hand-0-${card}`);
    expect(found.map(({ piece }) => piece)).toEqual(['hand-0-fire', 'hand-0-air', 'hand-0-fire#1']);
  });
});
