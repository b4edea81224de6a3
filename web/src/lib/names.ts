/** A friendly name for somebody who has not said one yet, from the word lists of the language. */
import { sentence } from './texts.svelte';

function oneOf(key: string): string {
  const words = sentence('', key).split(',');
  return (words[Math.floor(Math.random() * words.length)] ?? '').trim();
}

export function friendlyName(): string {
  return sentence('', 'name-pattern', { quality: oneOf('name-qualities'), being: oneOf('name-beings') });
}
