/** When a kept film is shown, from where to where, and how slowly: a fall is told again to those who have just seen it. */
import type { Filmed, GameEvent, Lasting, ReelState } from '../../kit/board';
import { headOf, type Head } from './grimoire/film';

/** A stretch of a film, in seconds of it, and how many seconds it is shown. */
export interface Stretch {
  readonly from: number;
  /** From here on it goes slowly. */
  readonly slow: number;
  readonly to: number;
  readonly lasts: number;
}

const SLOW = 0.35;
/** Seconds before the fall at which it is told again; when time slows down; and how long what came of it is looked at. */
const BEFORE = 0.7;
const BREATH = 0.2;
const AFTER = 0.6;
/** In milliseconds. */
const NEARLY = 2000;

/** The event of a moment that its film shows. */
const isFilmed = ({ key, args }: GameEvent): boolean =>
  key === 'grabbed' || key === 'fell' || key === 'loose' || (key === 'draw' && args.fall === 'watch');

/** Null where nothing is shown: it stood still, or has just been seen. */
export function stretchOf({ long, fell }: Head, isFresh: boolean): Stretch | null {
  if (long === 0 || (isFresh && fell === null)) return null;
  const slow = fell === null ? long : Math.max(0, fell - BREATH);
  const from = isFresh ? Math.max(0, fell! - BEFORE) : 0;
  return { from, slow, to: long, lasts: slow - from + (long - slow) / SLOW + AFTER };
}

/** The time of the film, so many seconds after it began to be shown. */
export const timeAt = ({ from, slow, to }: Stretch, passed: number): number => {
  const quick = slow - from;
  return Math.min(to, passed <= quick ? from + passed : slow + (passed - quick) * SLOW);
};

/** `still`: nothing is to move, so what came of it is enough. */
export const lastingFor =
  (still: boolean): Lasting =>
  ({ event, film, isFresh }) => {
    const head = isFilmed(event) ? headOf(film) : null;
    if (!head || still) return null;
    const stretch = stretchOf(head, isFresh);
    if (stretch) return stretch.lasts * 1000;
    return head.nearly ? NEARLY : null;
  };

export interface Showing extends Filmed {
  readonly head: Head;
}

/** The film of the event under way. */
export function showing(reel: ReelState): Showing | null {
  const { current, moments, moment, isBack } = reel;
  const coming = moments[moment + 1];
  if (!current || !coming?.film || !isFilmed(current.event)) return null;
  const head = headOf(coming.film);
  return head && { event: current.event, film: coming.film, isFresh: coming.told === true && !isBack, head };
}

/** The film at whose end the book is where it is now: that of the moment under way once its event has passed, or the last one before. */
export function lastFilm({ moments, moment, passed }: ReelState): string | null {
  const coming = moments[moment + 1];
  if (coming?.film && passed.some(isFilmed)) return coming.film;
  return moments.slice(0, moment + 1).findLast(({ film }) => film)?.film ?? null;
}
