/** What a scene of Bibliowonders carries from event to event; previews, cards that are met, and what may still be done wait for the next view. */
export const play = (sceneOf, view, events) => sceneOf(view, events, 1);

export const carried = ({ map, seats, used, round, turn, start, face_up, draw_pile, discard_pile }) => ({
  ...{ used, round, turn, start, face_up, draw_pile },
  map: map.map(({ position, shelf, up, crystal, pawns }) => ({ position, shelf, up, crystal, pawns })),
  seats: seats.map(({ colour, pawn, mp, hand, slots, cubes, cards }) => ({ colour, pawn, mp, hand, slots, cubes, cards: cards && [...cards].sort() })),
  discard_pile: [...discard_pile].sort(),
});
