### Miraris in two minutes, its glossary and its gallery.
### Of each word in the glossary `-words` are the forms in which it is met in a text, with | between them.

guide-goal-title = Collect the Wonders
guide-goal = A Wonder is worth as many points as it shows crowns, from one to seven. Whoever has the most points after eight rounds wins.
guide-character-title = Keep a secret character
guide-character = First you look at two or three characters and secretly keep one. It sleeps through all eight rounds. In scoring it wakes: it steals, draws, doubles or simply pays.
guide-bid-title = Lay a number
guide-bid = In each round everybody lays one of their numbers from 1 to 9, face down. Each number can be played only once in the game.
guide-reveal-title = Low stays near, high goes far
guide-reveal = All numbers are turned up at once and laid under the row, the lowest next to the deck. You take what lies above your number. So the highest is not always the best: it only reaches furthest.
guide-tie-title = Equal numbers shatter
guide-tie = If somebody else has laid the same number, you both get nothing. Guess what the others want, and lay what nobody else lays.
guide-pile-title = What nobody took grows
guide-pile = A Wonder that stays gets another card on top. Whoever claims that slot later takes the whole pile.
guide-end-title = Wake up and count
guide-end = After round eight the characters with a number act, the lowest first. Then everybody adds up crowns and what their own character gives. One surprise: Rolando with all seven kinds of Wonder wins on the spot.

## Glossary

term-wonder = A card to be won. It is worth as many points as it shows crowns.
term-wonder-words = Wonder | Wonders
term-crown = The sign for points at the foot of a Wonder.
term-crown-words = crown | crowns
term-dormire = A number card, from 1 to 9, with which you bid. Each is played once.
term-dormire-words = Dormire
term-character = The secret card that you keep at the beginning. It does nothing until scoring.
term-character-words = character | characters
term-row = The Wonders that lie face up beside the deck: as many places as there are players.
term-row-words = row
term-slot = A place in the row. Slot 1 is next to the deck.
term-slot-words = slot | slots
term-pile = All Wonders in one slot, one on the other. They are taken together.
term-pile-words = pile | piles
term-claim = To take the pile above your number, because nobody else laid that number.
term-claim-words = claim | claims
term-numbered = A character with an order number. Those act first in scoring, the smallest number first.
term-numbered-words = numbered

## Gallery

gallery-wonders = Wonders
gallery-wonder = { $crowns ->
    [one] Worth one point. { $copies } in the deck.
   *[other] Worth { $crowns } points. { $copies } in the deck.
}
gallery-numbered = Characters with a number: they act first in scoring
gallery-unnumbered = Characters without a number
gallery-dormire = Dormire
gallery-dormire-name = Dormire { $value }
gallery-dormire-about = A number to bid with. Everybody has one of each value, in a colour and with a shape of their own.
