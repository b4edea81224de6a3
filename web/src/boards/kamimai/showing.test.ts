import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../../kit/board';
import { Reel } from '../../kit/reel.svelte';
import golden from './grimoire/film.golden.json';
import type { Head } from './grimoire/film';
import { lastFilm, lastingFor, showing, stretchOf, timeAt } from './showing';

const stood: Head = { build: 1, long: 2, fell: null, nearly: false, seat: 0 };
const fell: Head = { ...stood, long: 4, fell: 2.5 };
const view = { asked: [] } as unknown as View;
const event = (key: string, args = {}): GameEvent => ({ key, args });

describe('a film', () => {
  it('is shown whole to whoever looks back, and goes slowly once the book falls', () => {
    const shown = stretchOf(fell, false)!;
    expect(timeAt(shown, 0)).toBe(0);
    expect(timeAt(shown, 2)).toBe(2);
    expect(timeAt(shown, 3.3)).toBeLessThan(2.8);
    expect(timeAt(shown, shown.lasts)).toBe(4);
  });

  it('is shown again to whoever has just seen a fall, from shortly before it on', () => {
    const shown = stretchOf(fell, true)!;
    expect(timeAt(shown, 0)).toBeCloseTo(1.8);
    expect(timeAt(shown, shown.lasts)).toBe(4);
    expect(shown.lasts).toBeLessThan(6);
  });

  it('of a book that stood is not shown to whoever has just seen it', () => {
    expect(stretchOf(stood, true)).toBeNull();
    expect(stretchOf(stood, false)!.lasts).toBeGreaterThan(2);
    expect(stretchOf({ ...stood, long: 0 }, false)).toBeNull();
  });

  it('takes no time where nothing is to move, and belongs to one event', () => {
    const film = golden.film;
    const grabbed = event('grabbed', { fell: true });
    expect(lastingFor(true)({ event: grabbed, film, isFresh: false })).toBeNull();
    expect(lastingFor(false)({ event: grabbed, film, isFresh: false })).toBeGreaterThan(1000);
    expect(lastingFor(false)({ event: event('energy_lost'), film, isFresh: false })).toBeNull();
    expect(lastingFor(false)({ event: event('draw', { fall: 'draw' }), film, isFresh: false })).toBeNull();
    expect(lastingFor(false)({ event: event('draw', { fall: 'watch' }), film, isFresh: false })).toBeGreaterThan(1000);
    expect(lastingFor(false)({ event: grabbed, film: 'no film', isFresh: false })).toBeNull();
  });
});

describe('a reel', () => {
  function told(): Reel {
    const reel = new Reel();
    reel.durations = { grabbed: 100, energy_lost: 100 };
    reel.lasting = lastingFor(false);
    reel.append([], 0, view, true);
    reel.append([event('grabbed', { fell: true }), event('energy_lost')], 0, view, false, golden.film);
    return reel;
  }

  it('shows the film with the pull it belongs to, and then where it ended', () => {
    const reel = told();
    expect(showing(reel)).toMatchObject({ isFresh: true, head: { fell: 0.8 } });
    expect(reel.current!.duration).toBeGreaterThan(1000);
    expect(lastFilm(reel)).toBeNull();
    reel.step(1);
    expect(reel.current!.event.key).toBe('energy_lost');
    expect(showing(reel)).toBeNull();
    expect(lastFilm(reel)).toBe(golden.film);
    reel.skip();
    expect(lastFilm(reel)).toBe(golden.film);
    reel.seek(0);
    expect(lastFilm(reel)).toBeNull();
  });

  it('shows it to whoever looks back as it was', () => {
    const reel = told();
    reel.skip();
    reel.again(0);
    expect(showing(reel)).toMatchObject({ isFresh: false });
    reel.close();
  });
});
