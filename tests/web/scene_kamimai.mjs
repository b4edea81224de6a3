/** What the scene of KamiMaï carries: energy, target, boxes, whose cards lie where, and whose turn it is. A sheet that is laid out waits for its view. */
export const carried = ({ energy, target, sheet, seats, discard, turn, activator, drawn, book }) => ({
  energy,
  target: turn > 1 ? target : null,
  areas: turn > 1 && sheet?.areas.map(({ sealed, boxes }) => [sealed, boxes.map(({ ticked }) => ticked)]),
  cards: seats.map(({ cards }) => cards),
  discard,
  turn,
  activator,
  drawn,
  size: book.size,
});

export const play = (sceneOf, before, events, info) => sceneOf(before.board, events, info);
