/** What a scene of AlicematiC carries from event to event; connections, points, what a hand can do and Commoners shown at the end wait for the next view. */
export const play = (sceneOf, view, events) => sceneOf(view, events);

export const carried = ({ round, start, deck, discard, bank, tokens, seats, hand, you }) => ({
  ...{ round, start, deck, discard, bank },
  hand: [...(hand ?? you?.hand.map(({ alice }) => alice) ?? [])].sort(),
  tokens: tokens.map(({ space, seat, face, count }) => `${space} ${seat} ${face} ${count}`).sort(),
  seats: seats.map(({ kingdom, hand, tokens, vp, supply, powers, slots }) => ({ kingdom, hand, tokens, vp, supply, powers, slots: slotsOf(slots) })),
});

const slotsOf = (slots) => Object.entries(slots).flatMap(([slot, cards]) => cards.map(({ alice, face }) => (face === 'up' ? `${slot} ${alice}` : slot))).sort();
