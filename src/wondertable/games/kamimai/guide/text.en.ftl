### KamiMaï in two minutes, its glossary and its gallery.
### Of each word in the glossary `-words` are the forms in which it is met in a text, with | between them.

guide-goal-title = All against one paper demon
guide-goal = You play together. Seal every area of the demon before your Energy is gone: then you have all won. If the last candle goes out, you have all lost.
guide-target-title = One area at a time
guide-target = An area shows the spells that seal it. Choose one to work on; it stays your target until it is sealed.
guide-draw-title = Pull pages from the book
guide-draw = The cards are a book that stands on its edge. On your turn you pull out pages with one hand, at least one, as many as you dare, and then say stop. Every page you can read is a page you can aim for.
guide-fall-title = Do not let it fall
guide-fall = If the book falls while you pull, or within three seconds after, you lose an Energy Point and cast nothing this turn. So the question is always: one page more?
guide-cast-title = Cast spells
guide-cast = A spell costs four cards of its colour. Fairies count up to three, the Wolf up to two of any colour. The others may add cards of theirs, if they like; a team spell needs everybody.
guide-guardian-title = Guardians bind your hand
guide-guardian = A Guardian stays with you and says with which fingers or which hand you must pull from now on. Drawing one also wakes the curse or blessing of the target.
guide-store-title = Keep four cards
guide-store = At the end of your turn you keep at most four cards, all Guardians among them. They lie open, and the next of you is at the book.
guide-end-title = After a fall
guide-end = The fallen pages and all cards spent so far become a new book, and play goes on, as long as a candle burns.

## Glossary

term-activator = The one of you whose turn it is.
term-activator-words = activator
term-reserve = The cards that you keep from turn to turn, open to all.
term-reserve-words = Reserve | Reserves
term-spread = What the activator has drawn, together with the Reserve: what can be spent in this turn.
term-spread-words = spread
term-unit = As much of a colour as one Element gives. A spell costs four.
term-unit-words = unit | units
term-area = A part of the demon with spells of its own. When all of them are cast, it is sealed.
term-area-words = area | areas
term-heart = It is ticked when an area is sealed.
term-heart-words = heart | hearts
term-target = The area that you all work on. It stays until it is sealed.
term-target-words = target
term-watch = The three seconds after the last page came out. A fall in them counts as a fall in the draw.
term-watch-words = watch
term-element = A card of Water, Earth, Air or Fire: one unit of its colour.
term-element-words = Element | Elements
term-guardian = A card that stays with you and binds your hand. Only the Imp drives it away.
term-guardian-words = Guardian | Guardians
term-creature = A card with an ability: Fairies, the Wolf, the Imp, the Dragonflies and the Mouse.
term-creature-words = Creature | Creatures
term-energy = What the group has to lose, shown as candles. With none left, you have lost.
term-energy-words = Energy | Energy Point | Energy Points
term-seal = An area is sealed when all its spells are cast.
term-seal-words = seal | sealed | seals

## Gallery

gallery-elements = Elements
gallery-guardians = Guardians
gallery-creatures = Creatures
gallery-card = { $about } { $copies ->
    [one] One in the book.
   *[other] { $copies } in the book.
}
gallery-effects = What drawing a Guardian wakes, by the sign of the target
gallery-sheet = The sheet and the candles
gallery-sheet-name = The sheet
gallery-sheet-about = The demon on paper. Each spell you cast is scribbled in; an area whose spells are all cast is sealed.
gallery-energy-name = Energy
gallery-energy = A candle for each Energy Point. One goes out when the book falls in a draw.
