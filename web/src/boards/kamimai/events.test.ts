import { expect, it } from 'vitest';
import { actorOf, flightsOf } from './events';
import { sounds } from './durations';
import { boardWith } from './fake';
import type { Happened } from './state';

const happened = (key: string, args: object): Happened => ({ key, args }) as unknown as Happened;

it('lets pages fly from where they were pulled, each on its own', () => {
  const flights = flightsOf(
    [
      happened('grab', { seat: 0, pages: ['A3', 'A4'] }),
      happened('grabbed', { seat: 0, cards: ['fire', 'fire', 'fire', 'air'], fell: false }),
    ],
    boardWith({}),
  );
  expect(flights.map(({ from, to, of }) => [from, to, of])).toEqual([
    ['page-A3', 'drawn', 'fire'],
    ['page-A4', 'drawn', 'fire'],
    ['book', 'drawn', 'fire'],
    ['book', 'drawn', 'air'],
  ]);
  expect(new Set(flights.map(({ key }) => key)).size).toBe(4);
});

it('lets everybody who pays send cards to the target', () => {
  const payment = [
    [0, ['fire']],
    [1, ['fire', 'wolf']],
  ];
  const flights = flightsOf([happened('cast', { seat: 0, spell: 'fire', colour: 'fire', payment })], boardWith({}));
  expect(flights.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'seat-0 area-a1',
    'seat-1 area-a1',
    'seat-1 area-a1',
  ]);
});

it('marks whoever gives, not whoever gets', () => {
  expect(actorOf(happened('gift', { giver: 2, seat: 1, card: 'fire' }))).toBe(2);
  expect(actorOf(happened('fell', { moment: 'cast' }))).toBeNull();
  expect(actorOf(null)).toBeNull();
});

it('lets a fall be heard in the middle of a draw', () => {
  const heard = (fell: boolean) => {
    const sound = sounds.grabbed!;
    return typeof sound === 'function' ? sound({ key: 'grabbed', args: { seat: 0, cards: [], fell } }) : sound;
  };
  expect([heard(true), heard(false)]).toEqual(['fall', 'card']);
});
