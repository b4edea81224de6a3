import { describe, expect, it } from 'vitest';
import { hintOf } from './hint';
import { fitsOf } from './lights';
import { learnedBy } from './learned';
import type { Offered } from './state';
import { happened, offer, sitDown } from './testing';

const texts = (options: readonly Offered[]) => options.map(({ text }) => text);
const HAND = ['red', 'east', 'north', 'misfiled', 'lights_on', 'express_request'];
const OFFERED = [
  ...[offer.move('N1'), offer.move('E1'), offer.look('N1'), offer.look('W1'), offer.leap(), offer.end()],
  ...[offer.learn('II', 'red', 'east'), offer.learn('III', 'red', 'east', 'north')],
  ...[offer.swap('C', 'E2'), offer.swap('C', 'S2'), offer.swap('E2', 'S2')],
  ...[offer.line('row', 'W1', 'C', 'E1'), offer.line('column', 'N1', 'C'), offer.magic('express_request')],
];
const act = () => sitDown(HAND, 'turn_action', OFFERED);
const drop = (table: ReturnType<typeof act>, piece: string, target: string) =>
  table.turn
    .dropsOf(piece)
    .find((one) => one.target === target)!
    .act();

describe('a turn by pressing', () => {
  it('moves to a square that was read, and else points at it first', () => {
    const { turn, given } = act();
    turn.pressSquare('N1', false);
    expect(texts(turn.answers)).toEqual(['move N1', 'clairvoyance N1']);
    expect(given).toEqual([]);
    turn.pressSquare('N1', false);
    turn.pressSquare('E1', true);
    expect(given).toEqual(['move N1', 'move E1']);
  });

  it('aims a spell at a square, and a square of no answer is none', () => {
    const { turn, given } = act();
    turn.cast('clairvoyance');
    expect([...turn.targets]).toEqual(['N1', 'W1']);
    turn.pressSquare('E1', true);
    expect(given).toEqual([]);
    turn.pressSquare('W1', true);
    turn.cast('leap');
    expect(given).toEqual(['clairvoyance W1', 'leap']);
  });

  it('gathers cards until they fill a slot', () => {
    const { turn, at, given } = act();
    turn.pressCard('hand-red');
    expect([turn.ready, hintOf(at, turn)]).toEqual([null, 'board-hint-cards']);
    turn.pressCard('hand-east');
    expect([turn.ready, texts(turn.answers)]).toEqual(['II', ['learn red+east']]);
    turn.pressCard('hand-north');
    expect(turn.ready).toBe('III');
    turn.pressSlot('III');
    expect(given).toEqual(['learn red+east+north']);
  });

  it('lets a slot choose cards for itself, and takes them at the second press', () => {
    const { turn, given } = act();
    turn.pressSlot('II');
    expect([turn.held, given]).toEqual([['red', 'east'], []]);
    turn.pressSlot('II');
    expect(given).toEqual(['learn red+east']);
  });

  it('exchanges two squares, in whatever order they are pressed', () => {
    const { turn } = act();
    turn.pressCard('hand-misfiled');
    expect([turn.wanted, turn.targets.size]).toEqual([2, 3]);
    turn.pressSquare('S2', true);
    turn.pressSquare('E2', true);
    expect(texts(turn.answers)).toEqual(['magic misfiled E2 S2']);
    turn.pressSquare('E2', true);
    turn.pressSquare('C', true);
    expect(texts(turn.answers)).toEqual(['magic misfiled C S2']);
    turn.cancel();
    expect(turn.isEmpty).toBe(true);
  });

  it('lights a row or a column', () => {
    const { turn } = act();
    turn.pressCard('hand-lights_on');
    expect(texts(turn.answers)).toEqual(['magic lights_on row', 'magic lights_on column']);
    turn.pressCard('hand-lights_on');
    expect(turn.isEmpty).toBe(true);
  });

  it('shows where all chosen cards are met together', () => {
    const { turn, at } = act();
    expect(fitsOf(at, turn)).toBeNull();
    turn.pressCard('hand-red');
    expect([...fitsOf(at, turn)!]).toEqual(['N2', 'N1']);
    turn.card = 'north';
    expect([...fitsOf(at, turn)!]).toEqual(['N3', 'N2']);
  });
});

describe('a turn by dropping', () => {
  it('moves the wizard', () => {
    const table = act();
    drop(table, 'pawn', 'square-E1');
    expect(table.given).toEqual(['move E1']);
  });

  it('fills a slot with cards that were chosen, and chooses those that are missing', () => {
    const table = act();
    drop(table, 'hand-red', 'slot-II');
    expect([table.turn.held, table.given]).toEqual([['red', 'east'], []]);
    drop(table, 'hand-east', 'slot-II');
    expect(table.given).toEqual(['learn red+east']);
  });

  it('uses magic where it works', () => {
    const table = act();
    drop(table, 'hand-express_request', 'in-use');
    drop(table, 'hand-lights_on', 'square-N1');
    drop(table, 'hand-misfiled', 'square-E2');
    expect(table.given).toEqual(['magic express_request', 'magic lights_on column']);
    expect([...table.turn.targets]).toEqual(['C', 'E2', 'S2']);
  });

  it('discards when enough cards lie on the pile', () => {
    const table = sitDown(['red', 'red', 'misfiled'], 'magic_discard', [
      offer.discard('red', 'red'),
      offer.discard('red', 'misfiled'),
    ]);
    drop(table, 'hand-red', 'discard-pile');
    expect([table.turn.left, table.given]).toEqual([1, []]);
    drop(table, 'hand-misfiled', 'discard-pile');
    expect(table.given).toEqual(['discard red+misfiled']);
  });
});

describe('the end', () => {
  it('tells when and with what each slot was filled', () => {
    const events = happened(
      { key: 'turn', args: { seat: 0, round: 1 } },
      { key: 'learn', args: { seat: 0, cards: ['red', 'east'], slot: 'II', letter: false } },
      { key: 'turn', args: { seat: 1, round: 1 } },
      { key: 'turn', args: { seat: 0, round: 2 } },
      { key: 'learn', args: { seat: 0, cards: ['red', 'east'], slot: 'III', letter: true } },
    );
    expect(learnedBy(0, events).map(({ slot, round, letter }) => [slot, round, letter])).toEqual([
      ['II', 1, false],
      ['III', 2, true],
    ]);
    expect(learnedBy(1, events)).toEqual([]);
  });
});
