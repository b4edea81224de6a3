import { describe, expect, it } from 'vitest';
import { peopleIn } from './replay.svelte';
import { eventsFor, botIn, NotARecord, parseRecord, rulesOf } from './record';

const event = (key: string, to: unknown) => ({ key, args: {}, to });
const record = {
  format: 'wondertable-record',
  version: 1,
  game: 'miraris',
  players: 3,
  names: ['Ann', 'Ben', null],
  options: {},
  commitment: null,
  result: null,
  events: [event('deal', 'all'), event('dealt', [0]), event('gave', [1, null]), event('kept', 'own')],
  entries: [
    { kind: 'answer', seat: 0, by: 'player' },
    { kind: 'answer', seat: 2, by: 'bot thumb' },
  ],
};
const read = (changed: object = {}) => parseRecord(JSON.stringify({ ...record, ...changed }));
const keys = (eyes: 'everything' | number | null) => eventsFor(read(), eyes).map(({ key }) => key);

describe('a record', () => {
  it('is read as it was written', () => expect(read()).toEqual(record));

  it('is of the first rules where it names none', () => {
    expect(rulesOf(read())).toBe(1);
    expect(rulesOf(read({ rules_version: 3 }))).toBe(3);
  });

  it('tells each pair of eyes what it was shown', () => {
    expect(keys('everything')).toEqual(['deal', 'dealt', 'gave', 'kept']);
    expect(keys(0)).toEqual(['deal', 'dealt', 'kept']);
    expect(keys(1)).toEqual(['deal', 'gave', 'kept']);
    expect(keys(2)).toEqual(['deal', 'kept']);
    expect(keys(null)).toEqual(['deal', 'gave', 'kept']);
  });

  it('knows bots by their answers', () => {
    expect([0, 1, 2].map((seat) => botIn(read(), seat))).toEqual([null, null, 'thumb']);
    expect(botIn(read({ entries: undefined }), 2)).toBeNull();
  });

  it('names whoever a bot played for, and shows no bot where they answered themselves', () => {
    const by = (seat: number, who: string) => ({ kind: 'answer', seat, by: who });
    const names = ['Ann', 'Ben', 'thumb'];
    const handed = read({
      names,
      entries: [by(0, 'player'), by(0, 'bot adept'), by(1, 'bot adept'), by(2, 'bot thumb')],
    });
    expect([0, 1, 2].map((seat) => botIn(handed, seat))).toEqual([null, 'adept', 'thumb']);
    const [ann, ben, bot] = peopleIn(handed).map(({ name }) => name);
    expect([ann, ben]).toEqual(['Ann', 'Ben']);
    expect(bot).not.toBe('thumb');
  });

  it.each([
    ['record-not-json', '{'],
    ['record-other', '[]'],
    ['record-other', 'null'],
    ['record-other', '{"format": "another"}'],
    ['record-newer', JSON.stringify({ ...record, version: 2 })],
    ['record-broken', JSON.stringify({ ...record, game: 5 })],
    ['record-broken', JSON.stringify({ ...record, players: '3' })],
    ['record-broken', JSON.stringify({ ...record, events: {} })],
    ['record-broken', JSON.stringify({ ...record, events: [{ key: 'deal', args: {} }] })],
    ['record-broken', JSON.stringify({ ...record, events: [event('deal', 'some')] })],
    ['record-broken', JSON.stringify({ ...record, setting: [] })],
  ])('is none (%s): %s', (key, text) => {
    expect(() => parseRecord(text)).toThrow(new NotARecord(key as NotARecord['key']));
  });
});
