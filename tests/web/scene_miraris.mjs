/** What a scene of Miraris carries from event to event; what abilities ask for, points, and what others show at the end wait for the next view. */
export const play = (sceneOf, view, events, info, told) => sceneOf(view, told, events, Infinity, null);

export const carried = ({ round, deck, row, seats: [own, ...others] }) => ({
  ...{ round, deck, row },
  own: { ...seat(own), spent: [...own.spent].sort(), wonders: [...own.wonders].sort() },
  others: others.map(seat),
});

const seat = ({ colour, hand, held }) => ({ colour, hand, held });
