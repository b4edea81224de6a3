### AlicematiC Heroes in two minutes, its glossary and its gallery.
### Of each word in the glossary `-words` are the forms in which it is met in a text, with | between them.

guide-goal-title = Rule Wonderland
guide-goal = You have fourteen turns. In each you add one card to your kingdom and take one space of the map. In the end the most Victory Points (VP) win.
guide-politics-title = First a card
guide-politics = Summon an Alice face up into the slot of her colour: she has an effect from now on, but your Dream Power must reach her cost. Or lay any card face down anywhere as a Commoner: no effect, no cost, and you draw a card.
guide-slots-title = Cards are power
guide-slots = Every card in a slot, face up or down, is one point of its power. Red breaks resistance, green reaches far, yellow summons stronger Alices; blue and white make blue and white land worth more.
guide-invade-title = Then a space
guide-invade = Take a space nobody owns. Your red power must reach its number. On a tile with a City of yours distance does not matter; elsewhere your green power must reach as far as the walk from your City.
guide-bonus-title = Take what it gives
guide-bonus = Land pays as much as your slot of its colour holds: tokens, cards or VP. A token makes up for one missing point of power. A City gives 3 VP and is a new place to start from.
guide-attack-title = Too strong? Take two turns
guide-attack = If you lack power for a land, lay your token face down: it is under attack. On a later turn you may turn it up and have it, whatever its number.
guide-safe-title = Connected land is safe
guide-safe = What hangs together with one of your Cities can never be taken from you. What is cut off can. So grow from your Cities, and look for the others' loose ends.
guide-end-title = Count the tiles
guide-end = On each tile the most tokens bring 6 VP, the second most 3. Then the most Alices in each slot score, and what some Alices add. Ties on tiles go to whoever has more Alices.

## Glossary

term-alice = A card that lies face up in your kingdom, with an effect of her own.
term-alice-words = Alice | Alices
term-commoner = A card that lies face down in a slot. It has no effect and counts as power.
term-commoner-words = Commoner | Commoners
term-slot = One of five places for cards in your kingdom: red, blue, yellow, green, white. It holds four at most.
term-slot-words = slot | slots
term-power = The number of cards in a slot, face up and face down.
term-power-words = power
term-military = The power of your red slot: the number of a space that you can overcome.
term-military-words = Military Power
term-mobility = The power of your green slot: how far from your Cities you can invade.
term-mobility-words = Mobility
term-dream = The power of your yellow slot: the cost of Alices that you can summon.
term-dream-words = Dream Power
term-city = The purple space in the middle of a tile. Several may hold it, and nobody loses it.
term-city-words = City | Cities
term-land = A red, blue, yellow, green or white space.
term-land-words = land
term-forest = A dark space. It opens when every space round it is taken, to whoever owns most of them.
term-forest-words = Forest | Forests | Mystic Forest | Mystic Forests
term-connected = You can walk there from one of your Cities over your own spaces only.
term-connected-words = connected
term-attack = A token that lies face down: the space is not yours yet, but you may take it on a later turn.
term-attack-words = under attack | attack token | attack tokens
term-bonus = What a space gives to whoever takes it.
term-bonus-words = bonus
term-vp = Victory Points. The most of them win.
term-vp-words = VP
term-tile = Seven spaces with a City in the middle. At the end each is scored by itself.
term-tile-words = tile | tiles

## Gallery

gallery-alices = Alices: { $slot }
gallery-alice = Cost { $cost }, { $copies } in the deck. { $timing }. { $effect }
gallery-spaces = Spaces
gallery-space-red = Gives as many red tokens as your red slot holds cards.
gallery-space-blue = Lets you draw as many cards as your blue slot holds.
gallery-space-yellow = Gives as many yellow tokens as your yellow slot holds cards.
gallery-space-green = Gives as many green tokens as your green slot holds cards.
gallery-space-white = Gives as many VP as your white slot holds cards.
gallery-space-city = Gives 3 VP. From here your land is connected, and on its tile distance does not matter.
gallery-space-forest = Opens when every space round it is taken. It gives VP for the size of its ring.
gallery-kingdoms = Kingdoms
gallery-kingdom = One of five kingdoms. They differ in looks only.
gallery-tokens = Tokens and Commoners
gallery-commoner-name = Commoner
gallery-commoner = A card face down: one power for its slot, and no effect.
gallery-attack-name = Attack token
gallery-attack = A token face down. On a later turn you may turn it up and take the land.
gallery-cut_off-name = Torn token
gallery-cut_off = This space is cut off from its owner's Cities, and may be taken.
