/** What a scene of Dominovia carries from event to event; spells that wait, the hands of others at the end, and how the match stands wait for the next view. */
export const play = (sceneOf, view, events, info) => sceneOf(view, info, events, { beat: Infinity, given: null, leads: null });

export const carried = ({ chain, deck, rings, frozen, passes, round, seats }) => ({ chain, deck, rings, frozen: [...frozen].sort(), passes, round, hand: [...seats[0].hand].sort(), scrolls: seats.map(({ scrolls }) => scrolls), won: seats.map(({ rounds_won, points }) => [rounds_won, points]) });
