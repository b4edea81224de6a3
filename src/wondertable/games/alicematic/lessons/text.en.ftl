### Lessons of AlicematiC Heroes. `lesson-<name>` is the name of a lesson, with `-about` what it teaches; the other sentences are said in it, one at a time.
### What is said of an answer that is not wanted may use the parts of that answer: its { $alice }, { $slot } or { $space }.

## The first turn

lesson-first-turn = Your first turn
lesson-first-turn-about = One card for your kingdom, then one space of the map.
lesson-first-turn-map = You are the Queen of Hearts, and this City is yours. Each turn you do two things: play one card to your kingdom, then take one space of the map.
lesson-first-turn-fighter = Cards in your red slot are your strength. Fighter is a red Alice and costs nothing: summon her, face up.
lesson-first-turn-fighter-maid = Maid is free as well, but she goes to the blue slot. Only red cards break resistance, and you have none yet.
lesson-first-turn-fighter-down = Face down she would be a mere Commoner: a card in a slot, without her effect and without a name. Fighter costs nothing, so show her face.
lesson-first-turn-fighter-commoner = Any card may lie face down, as a Commoner who only adds to a slot. That helps with dear cards. But Fighter is free: summon her instead.
lesson-first-turn-invade = One red card, strength 1. Each land shows how much it resists. Beside your City two of them show 1: invade one.
lesson-first-turn-invade-attack = That land is too strong or too far for now: an attack would take two turns. The two beside your City fall at once.
lesson-first-turn-end = Yours! And because you can walk there from your City over your own spaces, nobody can ever take it from you. Fourteen such turns, and all is counted.

## The bonus

lesson-bonus = Rich lands
lesson-bonus-about = The idea of the game: strong slots make lands rich.
lesson-bonus-slots = A land pays when you take it: as much as you have cards in the slot of its colour. You have two in the white one, and white lands pay Victory Points.
lesson-bonus-white = The card you play now counts already. Where do you put it, if you want the white land beside your City?
lesson-bonus-white-red = One red card is enough here, for the white land resists with 1. A third card in the white slot would bring you one more point.
lesson-bonus-white-thin = There it would be the only card: a slot of one pays little. A third card in the white slot brings three points this very turn.
lesson-bonus-land = Three cards in the white slot. Now take the land that pays best.
lesson-bonus-land-green = You could, but your green slot is empty, so a green land would pay nothing. The white one pays three points.
lesson-bonus-land-attack = An attack pays nothing until you finish it. The white land beside your City falls at once, and pays three points.
lesson-bonus-end = Three points for a small land! Build one or two slots high, and then take lands of those colours.

## Two turns

lesson-two-turns = Too strong? Two turns
lesson-two-turns-about = How to take what you cannot take at once.
lesson-two-turns-strong = The red land beside your City resists with 2, and you have one red card. It seems too strong for you.
lesson-two-turns-attack = But any land can be had in two turns: put your token there face down, as an attack, and finish it later. Attack the red land.
lesson-two-turns-attack-weak = That one you could take at once, but you have no card in its colour: it would pay nothing. Try the attack on the red land.
lesson-two-turns-attack-far = You may attack any land, however far. But far from your Cities it is cut off, and others can take it from you. Choose the red one beside your City.
lesson-two-turns-more = The others have moved. When you finish, the land pays for the red cards you have then. So where do you put a card now?
lesson-two-turns-more-maid = Maid costs nothing, but she goes to the blue slot. The red land pays for red cards: put one there, face down if need be.
lesson-two-turns-more-elsewhere = A fine slot for another day. But the red land pays for red cards, and you are about to take it: put the card there.
lesson-two-turns-finish = Now turn your attack over: it needs no strength and costs nothing.
lesson-two-turns-finish-invade = You could take that one too. But your attack is ready, and the red land pays two tokens. Finish what you have begun.
lesson-two-turns-finish-attack = One attack at a time: yours on the red land is ready to be finished, and pays two tokens.
lesson-two-turns-end = Two red tokens: each can stand in for a red card once. So nothing on the map is out of reach, it only takes longer.

## Counting

lesson-counting = The last turn
lesson-counting-about = What counts in the end, and a trap: a card face down scores nothing.
lesson-counting-last = The very last turn. Now count: the most tokens on a tile bring 6 points, the second most 3. And in each slot the most Alices score.
lesson-counting-card = You have one card left. Your yellow card pays for her summons. Face up or face down?
lesson-counting-card-down = Face down she is a Commoner, and Commoners score nothing in the end. Face up she is your second red Alice: a point more.
lesson-counting-tile = On tile 7, in the north-east, you and the Mad Hatter have one token each. Where does your last token bring most?
lesson-counting-tile-white = The white land pays two points. But your own tile is won already, and one token more in the north-east wins that tile.
lesson-counting-tile-own = That tile is yours alone already: 6 points are all it gives. Look at the tile in the north-east, where one token decides.
lesson-counting-tile-attack = There is no turn left to finish an attack, and a token that lies face down counts for nothing. Invade something.
lesson-counting-end = 6 points for that tile, and the game is yours. In the last turns look at the tiles: where does a single token turn the order?

## A first game

lesson-first-game = Your first game
lesson-first-game-about = The last three rounds of a game against two bots, and a master who tells you what to think of.
lesson-first-game-card = Three rounds are left. A white land lies beside your City, and two white Alices are in your hand. Summon one of them.
lesson-first-game-card-other = { $alice } is of another colour. White lands pay points for white cards, and there is one beside your City: summon a white Alice.
lesson-first-game-card-commoner = Face down { $alice } would score nothing in the end, and you can pay for a white Alice. Summon one face up.
lesson-first-game-land = Two cards in the white slot. Take the white land beside your City.
lesson-first-game-land-other = You could, but the white land pays in points, for two white cards.
lesson-first-game-land-attack = That would take two turns of the three that are left. The white land falls at once, and pays in points.
lesson-first-game-play = Now you play as you like. The numbers on the board show what a master would do, and why. You need not listen!
lesson-first-game-play-invasion = A space for the tile, or for the bonus? In the end the most tokens on a tile bring 6 points.
lesson-first-game-end = That was your first game, or its end. A whole one has fourteen rounds: time to build, to spread, and to steal what is cut off.
