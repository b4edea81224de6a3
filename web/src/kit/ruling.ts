/** The way from a thing to its rule: whoever shows a card, an answer or a line of the log may open the rules at what is about it. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('ruling');

/** Opens the rules at a rule's id, or at what is about a thing: "event-claim", "action-bid", "character-rolando". */
export type OpenRules = (about: string) => void;

export const layRules = (open: OpenRules): OpenRules => setContext(KEY, open);

/** Undefined where no rules can be opened. */
export const useRules = (): OpenRules | undefined => getContext<OpenRules | undefined>(KEY);
