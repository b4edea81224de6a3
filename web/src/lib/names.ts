/** A friendly name for somebody who has not said one yet, from the word lists of the language. */
import { rememberedName } from './storage';
import { sentence } from './texts.svelte';

function oneOf(key: string): string {
  const words = sentence('', key).split(',');
  return (words[Math.floor(Math.random() * words.length)] ?? '').trim();
}

export function friendlyName(): string {
  return sentence('', 'name-pattern', { quality: oneOf('name-qualities'), being: oneOf('name-beings') });
}

let offered: string | null = null;

/** How this browser's person is called, or would be: the same until they say otherwise. */
export const ownName = (): string => rememberedName() ?? (offered ??= friendlyName());
