import { describe, expect, it } from 'vitest';
import { Places } from '../../kit/motion';
import { Choice } from './choice.svelte';
import { asked, offer, seats } from './fake';

const four = (...shares: [number, string[]][]) =>
  offer('cast', `cast fire ${JSON.stringify(shares)}`, { colour: 'fire', shares });

function casting() {
  const ways = [
    four([0, ['fire', 'fire']], [1, ['fire', 'fire']]),
    four([0, ['fire', 'fire', 'fairy-fire']]),
    four([0, ['fire', 'wolf']]),
  ];
  const held = seats(['fire', 'fire', 'fairy-fire', 'wolf'], ['fire', 'fire']);
  const { at, answers } = asked({ seats: held }, [
    ...ways,
    offer('play_mouse', 'play mouse 1', { card: 'mouse', to: 1 }),
  ]);
  return { choice: new Choice(at, new Places()), at, answers, ways };
}

describe('a spell', () => {
  it('is opened with a payment that asks nobody else and spares Creatures', () => {
    const { choice, ways } = casting();
    choice.toggle('cast fire');
    expect(choice.way).toBe(ways[1]);
    choice.step(1);
    expect(choice.way).toBe(ways[2]);
    choice.toggle('cast fire');
    expect(choice.spell).toBeNull();
  });

  it('is opened by a card that pays for it, with that card', () => {
    const { choice, ways } = casting();
    choice.press(['hand-0-wolf'], 'no');
    expect([choice.way, choice.notice]).toEqual([ways[2], '']);
    choice.press(['hand-0-wolf'], 'no');
    expect(choice.isPicked('hand-0-wolf')).toBe(false);
  });

  it('asks for the cards that can pay, each by its own name', () => {
    const { choice } = casting();
    choice.toggle('cast fire');
    expect(choice.usable(1).map(({ piece }) => piece)).toEqual(['hand-1-fire', 'hand-1-fire#1']);
  });

  it('is not opened by a card that no payment names; that card says why', () => {
    const { choice } = casting();
    choice.press(['hand-0-imp'], 'Not now.');
    expect([choice.spell, choice.notice]).toEqual([null, 'Not now.']);
  });
});

describe('cards', () => {
  it('are picked copy by copy where they lie on one another', () => {
    const { at } = asked({ seats: seats(['fire', 'fire', 'air']) }, [
      offer('discard', 'discard fire,fire', { cards: ['fire', 'fire'] }),
      offer('discard', 'discard air,fire', { cards: ['air', 'fire'] }),
    ]);
    const choice = new Choice(at, new Places());
    const copies = ['hand-0-fire', 'hand-0-fire#1'];
    choice.press(copies, 'no');
    expect(choice.cards.exact).toEqual([]);
    choice.press(copies, 'no');
    expect(choice.cards.exact[0]?.text).toBe('discard fire,fire');
    choice.press(copies, 'no');
    expect(choice.cards.picked).toEqual(['hand-0-fire']);
  });
});

describe('a Guardian', () => {
  it('binds the hand when its card is pressed', () => {
    const { at, answers } = asked({ seats: seats(['g-fire', 'fire']) }, [
      offer('grip', 'grip g-fire', { card: 'g-fire' }),
    ]);
    new Choice(at, new Places()).press(['hand-0-g-fire'], 'no');
    expect(answers).toEqual(['grip g-fire']);
  });
});
