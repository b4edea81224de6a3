/** A line of table talk in the reader's words. */
import { say } from '../lib/say';
import type { Talk } from '../lib/wire';

/** A phrase that this page does not know, from a later version, is told by its key. */
export const wordsOf = ({ phrase, text }: Talk): string =>
  phrase === null ? text : say.has(`phrase-${phrase}`) ? say(`phrase-${phrase}`) : phrase;

export const nameOf = ({ seat, name }: Talk): string =>
  seat === null ? say('talk-watcher', { name }) : name || say('somebody');
