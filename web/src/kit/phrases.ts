/** What can be said at a table with one press: keys that travel, and are read in everybody's own language (`phrase-<key>`). */
import type { SignKind } from '../lib/wire';

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-move',
  'thanks',
  'oops',
  'sorry',
  'one-moment',
  'back',
  'your-turn',
  'once-more',
  'goodbye',
] as const;

/** Signs that show a feeling and no place. */
export type Feeling = Exclude<SignKind, 'point'>;
export const FEELINGS: readonly Feeling[] = ['cheer', 'laugh', 'wonder', 'sorrow', 'thanks'];

export const isFeeling = (sign: SignKind): sign is Feeling => sign !== 'point';
