import { expect, it } from 'vitest';
import { boardWith, info, seats } from './fake';
import { sceneOf } from './scene';
import type { Happened } from './state';

const happened = (key: string, args: object): Happened => ({ key, args }) as unknown as Happened;
const sheet = {
  areas: [
    { id: 'a1', effect: 'none', sealed: false, boxes: ['fire', 'fire'].map((spell) => ({ spell, ticked: false })) },
  ],
};

it('pays for a spell, ticks its first open box, and seals', () => {
  const before = boardWith({ sheet, seats: seats(['fire', 'wolf'], ['fire']), discard: ['mouse'] });
  const payment = [
    [0, ['fire']],
    [1, ['fire']],
  ];
  const cast = happened('cast', { seat: 0, spell: 'fire', colour: 'fire', payment });
  const once = sceneOf(before, [cast], info);
  expect(once.seats.map(({ cards }) => cards)).toEqual([['wolf'], []]);
  expect(once.discard).toEqual(['fire', 'fire', 'mouse']);
  expect(once.sheet?.areas[0]?.boxes.map(({ ticked }) => ticked)).toEqual([true, false]);
  expect(sceneOf(before, [cast, happened('sealed', { area: 'a1' })], info).sheet?.areas[0]?.sealed).toBe(true);
  expect(before.discard).toEqual(['mouse']);
});

it('gives, takes and locks away', () => {
  const before = boardWith({ seats: seats(['fire', 'imp'], ['g-fire']), discard: ['air'] });
  const events = [
    happened('gift', { giver: 0, seat: 1, card: 'fire' }),
    happened('took', { seat: 0, card: 'air' }),
    happened('imp', { seat: 0, cards: ['g-fire'] }),
  ];
  const after = sceneOf(before, events, info);
  expect(after.seats.map(({ cards }) => cards)).toEqual([['air'], ['fire']]);
  expect(after.discard).toEqual(['g-fire', 'imp']);
});

it('is the view itself where nothing has happened since', () => {
  const before = boardWith({});
  expect(sceneOf(before, [], info)).toBe(before);
});
