import { describe, expect, it } from 'vitest';
import type { GameInfo, Translate } from './board';
import { measuredOf, oddsOf, usualBot } from './levels';

const measure = (bot: string, others: string, players = 2) => ({ players, bot, others, games: 400, share: 0.6 });
const info = (measured: GameInfo['measured'], bots = ['apprentice', 'adept', 'master', 'sage']): GameInfo =>
  ({ bots, measured }) as unknown as GameInfo;

describe('what is told of a level', () => {
  it('is how it fares against the level below it', () => {
    const known = info([measure('master', 'random'), measure('master', 'apprentice'), measure('master', 'adept')]);
    expect(measuredOf(known, 'master', 2)?.others).toBe('adept');
  });

  it('is how a team of its like fares', () => {
    expect(measuredOf(info([measure('master', 'master')]), 'master', 2)?.others).toBe('master');
  });

  it('holds for tables of that size only', () => {
    const known = info([measure('adept', 'apprentice', 4)]);
    expect(measuredOf(known, 'adept', 2)).toBeNull();
    expect(measuredOf(known, 'adept', 4)?.share).toBe(0.6);
  });
});

describe('the odds of a level', () => {
  const say = ((_key: string, args: { wins: number; games: number }) => `${args.wins} of ${args.games}`) as Translate;
  const told = (share: number) => oddsOf(say, info([{ ...measure('master', 'master'), share }]), 'master', 2);
  it('are told of ten games', () => expect(told(0.66)).toBe('7 of 10'));
  it('are told of more where hardly a game is lost or won', () =>
    expect([told(0.96), told(0.04)]).toEqual(['96 of 100', '4 of 100']));
});

describe('the usual bot', () => {
  it('is the adept', () => expect(usualBot(info([]))).toBe('adept'));
  it('is the best one where there is no adept', () => expect(usualBot(info([], ['random', 'thumb']))).toBe('thumb'));
  it('may be one of studies where there is no other', () => expect(usualBot(info([], ['random']))).toBe('random'));
});
