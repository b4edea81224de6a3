import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, View } from './board';
import { Reel, type Pace } from './reel.svelte';

const happens = (...keys: string[]): GameEvent[] => keys.map((key) => ({ key, args: {} }));
const seen = (name: string): View => ({ board: { name } }) as unknown as View;
const nameOf = (view: View): unknown => view.board.name;
const keys = (events: readonly GameEvent[]): string => events.map(({ key }) => key).join(' ');

let pace: Pace = { slowness: 1 };
let reel: Reel;

beforeEach(() => {
  vi.useFakeTimers();
  pace = { slowness: 1 };
  reel = new Reel(() => pace);
  reel.durations = { bid: 100, reveal: [10, 20, 30], win: 50 };
  reel.append(happens('deal'), 0, seen('dealt'), true);
});

afterEach(() => vi.useRealTimers());

/** Where the reel is, in one line. */
const where = (): string => {
  const { view, passed, current } = reel;
  return [nameOf(view), keys(passed), current ? `${current.event.key} ${current.number}.${current.beat}` : '-'].join(
    '|',
  );
};

describe('a live reel', () => {
  it('begins at rest on what is there', () => {
    expect(where()).toBe('dealt||-');
    expect(reel.isPresent).toBe(true);
    expect(keys(reel.shown)).toBe('deal');
  });

  it('shows the old view with one event after another, and then the new view', () => {
    reel.append(happens('bid', 'note', 'bid'), 1, seen('bidden'));
    expect(where()).toBe('dealt||bid 1.0');
    expect(reel.busy).toBe(true);
    vi.advanceTimersByTime(100);
    expect(where()).toBe('dealt|bid note|bid 3.0');
    expect(keys(reel.shown)).toBe('deal bid note');
    vi.advanceTimersByTime(100);
    expect(where()).toBe('bidden||-');
    expect(keys(reel.shown)).toBe('deal bid note bid');
  });

  it('knows what was seen before', () => {
    reel.append(happens('bid'), 1, seen('one'));
    expect(reel.isBack).toBe(false);
    vi.advanceTimersByTime(100);
    reel.seek(0);
    expect(reel.isBack).toBe(true);
    reel.play();
    expect(reel.isBack).toBe(true);
    vi.advanceTimersByTime(100);
    expect(reel.isBack).toBe(false);
  });

  it('counts the beats of an event', () => {
    reel.append(happens('reveal'), 1, seen('open'));
    expect(reel.current).toMatchObject({ duration: 60, beat: 0 });
    vi.advanceTimersByTime(10);
    expect(reel.current?.beat).toBe(1);
    vi.advanceTimersByTime(20);
    expect(reel.current?.beat).toBe(2);
    vi.advanceTimersByTime(30);
    expect(where()).toBe('open||-');
  });

  it('takes what comes while it shows something', () => {
    reel.append(happens('bid'), 1, seen('one'));
    reel.append(happens('bid'), 2, seen('two'));
    vi.advanceTimersByTime(100);
    expect(where()).toBe('one||bid 2.0');
    vi.advanceTimersByTime(100);
    expect(where()).toBe('two||-');
  });

  it('skips to the end, and nothing is lost: one may step back', () => {
    reel.append(happens('bid', 'reveal'), 1, seen('one'));
    reel.skip();
    expect(where()).toBe('one||-');
    reel.step(-1);
    expect(where()).toBe('dealt|bid|reveal 2.2');
    reel.step(-1);
    expect(where()).toBe('dealt||bid 1.0');
    reel.step(-1);
    expect(where()).toBe('dealt||-');
    expect(reel.isPresent).toBe(false);
  });

  it('shows at once what is to be shown at once', () => {
    pace = { slowness: 0 };
    reel.append(happens('bid', 'reveal'), 1, seen('one'));
    expect(where()).toBe('one||-');
  });

  it('takes a view without events for another look at the same moment', () => {
    reel.append([], 1, seen('sealed'));
    expect(where()).toBe('sealed||-');
    expect(reel.moments).toHaveLength(1);
  });

  it('stays where somebody looks back, and comes to the present when asked', () => {
    reel.append(happens('bid'), 1, seen('one'), true);
    reel.seek(0);
    reel.append(happens('bid'), 2, seen('two'));
    vi.advanceTimersByTime(1000);
    expect(where()).toBe('dealt||-');
    expect(reel.isPresent).toBe(false);
    reel.seek(2);
    expect(where()).toBe('two||-');
    expect(reel.isPresent).toBe(true);
  });

  it('plays again from a moment, and follows from there', () => {
    reel.append(happens('bid'), 1, seen('one'), true);
    reel.append(happens('win'), 2, seen('two'), true);
    reel.again(0);
    expect(where()).toBe('dealt||bid 1.0');
    vi.advanceTimersByTime(100);
    expect(where()).toBe('one||win 2.0');
    vi.advanceTimersByTime(50);
    expect(where()).toBe('two||-');
    expect(reel.isPresent).toBe(true);
  });
});

describe('an undo', () => {
  it('cuts what did not happen', () => {
    reel.append(happens('bid'), 1, seen('one'), true);
    reel.append(happens('win'), 2, seen('two'), true);
    reel.append([], 1, seen('dealt again'));
    expect(where()).toBe('dealt again||-');
    expect(keys(reel.shown)).toBe('deal');
    expect(reel.moments).toHaveLength(1);
  });

  it('cuts within a moment that stands for several', () => {
    reel.append(happens('bid', 'bid', 'bid'), 1, seen('one'), true);
    reel.append(happens('win'), 3, seen('two'), true);
    expect(keys(reel.shown)).toBe('deal bid bid win');
    expect(where()).toBe('two||-');
  });

  it('ends what is being shown', () => {
    reel.append(happens('bid'), 1, seen('one'));
    reel.append(happens('note'), 1, seen('other'));
    expect(where()).toBe('other||-');
    expect(keys(reel.shown)).toBe('deal note');
  });

  it('brings somebody who looks at a moment that did not happen to the last one that did', () => {
    reel.append(happens('bid'), 1, seen('one'), true);
    reel.append(happens('bid'), 2, seen('two'), true);
    reel.append(happens('bid'), 3, seen('three'), true);
    reel.seek(2);
    reel.append([], 1, seen('dealt'));
    expect(where()).toBe('dealt||-');
  });
});

describe('the past of somebody who came later', () => {
  it('is put before what is known', () => {
    const late = new Reel();
    late.append(happens('deal', 'bid', 'bid'), 0, seen('two'), true);
    late.append(happens('win'), 3, seen('three'), true);
    late.fill([
      { first: 0, events: happens('deal'), view: seen('dealt') },
      { first: 1, events: happens('bid'), view: seen('one') },
      { first: 2, events: happens('bid'), view: seen('two') },
    ]);
    expect(late.moments.map(({ view, events }) => `${nameOf(view)} ${keys(events)}`)).toEqual([
      'dealt deal',
      'one bid',
      'two bid',
      'three win',
    ]);
    expect(late.moment).toBe(3);
    expect(late.isPresent).toBe(true);
    expect(keys(late.shown)).toBe('deal bid bid win');
  });
});

describe('a replay', () => {
  beforeEach(() => {
    reel.append(happens('bid'), 1, seen('one'), true);
    reel.append(happens('note'), 2, seen('two'), true);
    reel.append(happens('win'), 3, seen('three'), true);
    reel.seek(0);
  });

  it('plays to the end with a rest on moments that show nothing', () => {
    pace = { slowness: 1, rest: 40 };
    reel.play();
    expect(where()).toBe('dealt||bid 1.0');
    vi.advanceTimersByTime(100);
    expect(where()).toBe('one||-');
    vi.advanceTimersByTime(40);
    expect(where()).toBe('two||-');
    vi.advanceTimersByTime(40);
    expect(where()).toBe('two||win 3.0');
    vi.advanceTimersByTime(50);
    expect(where()).toBe('three||-');
  });

  it('stays where it is paused, and goes on from there', () => {
    reel.play();
    reel.pause();
    vi.advanceTimersByTime(1000);
    expect(where()).toBe('dealt||bid 1.0');
    reel.play();
    vi.advanceTimersByTime(1000);
    expect(where()).toBe('three||-');
  });

  it('begins anew from its end', () => {
    reel.seek(3);
    reel.play();
    expect(where()).toBe('dealt||bid 1.0');
  });

  it('seeks within its bounds', () => {
    reel.seek(99);
    expect(where()).toBe('three||-');
    reel.seek(-3);
    expect(where()).toBe('dealt||-');
  });

  it('stays on the first moment, whatever led to it', () => {
    reel.durations = { deal: 100 };
    reel.seek(0);
    reel.step(-1);
    expect(where()).toBe('dealt||-');
  });

  it('steps on through what is shown, and over what is not', () => {
    const places = [where()];
    for (let step = 0; step < 6; step++) {
      reel.step(1);
      places.push(where());
    }
    expect(places).toEqual(['dealt||-', 'dealt||bid 1.0', 'one||-', 'two||-', 'two||win 3.0', 'three||-', 'three||-']);
  });
});
