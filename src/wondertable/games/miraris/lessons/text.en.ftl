### Lessons of Miraris. `lesson-<name>` is the name of a lesson, with `-about` what it teaches; the other sentences are said in it, one at a time.
### What is said of an answer that is not wanted may use the parts of that answer: of a bid its { $value }.

## Your first bid

lesson-first-bid = Your first bid
lesson-first-bid-about = How a number card wins a Wonder.
lesson-first-bid-row = These are Wonders, and their crowns are your points: the Dream is worth 7, the Grave only 2. Each round you can win one of the places in this row.
lesson-first-bid-bidding = Everybody lays one number face down. The lowest number gets the place next to the deck, the highest the far end. In between they follow in order.
lesson-first-bid-dream = The Dream lies at the far end. Lay a number that should be the highest.
lesson-first-bid-dream-lowest = The others laid 4 and 7. Your { $value } would be the lowest: it would get the place next to the deck, a Grave worth 2. Think higher!
lesson-first-bid-dream-four = Somebody else laid a 4 too. Equal numbers block each other, and both of you would go home with nothing. Think higher!
lesson-first-bid-dream-middle = The others laid 4 and 7. Your { $value } would come in between, and get the Altar in the middle: 3 points. The Dream wants more.
lesson-first-bid-dream-seven = So near! Somebody else laid a 7 too, and equal numbers block each other: nobody would get the Dream. One number more is enough.
lesson-first-bid-claimed = The highest number, so the Dream is yours. But the card is spent now: every number of your hand can be laid only once in the whole game.
lesson-first-bid-near = A new round, new Wonders. Now the best one, the Hand, lies next to the deck. Which number should you lay?
lesson-first-bid-near-three = Somebody else thought of 3 too. Equal numbers block each other, and the Hand would stay where it is. Go lower.
lesson-first-bid-near-middle = The others laid 3 and 6. Your { $value } would come in between and get the Garden: 1 point. Go lower.
lesson-first-bid-near-six = Somebody else laid a 6, so both of you would get nothing. And a 6 is far too high for the place next to the deck.
lesson-first-bid-near-highest = Your { $value } would be the highest, and would go to the far end for a Grave worth 2. High cards are for the far end; here the lowest number wins.
lesson-first-bid-end = Five points for one of your smallest cards! No number is good or bad by itself: look where the treasure lies, and guess where the others look.

## Equal numbers

lesson-equal-bids = Equal numbers shatter
lesson-equal-bids-about = The idea of the game: do not want what everybody wants.
lesson-equal-bids-pile = At the far end two Wonders lie on one pile, a Chapel under a Dream. Whoever wins that place takes the whole pile: 11 points.
lesson-equal-bids-everybody = Everybody sees that. Both others still have their 9, and you can nearly hear them reach for it. What do you lay?
lesson-equal-bids-everybody-nine = They did: three 9s on the table! Equal numbers block each other, all three would get nothing, and your 9 would be gone. Let them fight, and lay something else.
lesson-equal-bids-blocked = Two 9s, so both others get nothing. They still take up the two places at the end. You were the lowest and took the Hand without a fight.
lesson-equal-bids-grown = What nobody took stays, and every round another card is laid on it. The pile at the far end is worth 14 now!
lesson-equal-bids-nine = Remember what the others have laid. Their 9s are spent, and you still have yours. What do you lay now?
lesson-equal-bids-nine-eight = An 8 is the best that the others have left, and one of them laid it. You would block each other. You hold one card that nobody can equal.
lesson-equal-bids-nine-six = Somebody laid a 6 as well: you would block each other. You hold one card that nobody can equal.
lesson-equal-bids-nine-low = Your { $value } would be the lowest and get the Chapel next to the deck: 4 points. For 14 it is time for your best card.
lesson-equal-bids-end = 14 points with one card! Keep two things in mind: do not fight where everybody fights, and remember which cards are gone.

## The character

lesson-character = Your secret character
lesson-character-about = What your Wonders are worth in the end.
lesson-character-who = At the beginning you kept a secret character. Here you are Allie: in the scoring each of your Graves counts 10 instead of 2.
lesson-character-graves = There are two rounds left. Two Graves lie at the far end, and the others look at the Dream beside the deck. What do you lay?
lesson-character-graves-five = The others laid 1 and 8. Your 5 would come in between and get the Chapel, 4 points. The Graves at the far end are worth 20 to you: make sure of them.
lesson-character-graves-one = You would bid for the Dream, and so did somebody else, with a 1 too: nothing for both. Anyway, two Graves are worth 20 to you, the Dream only 7.
lesson-character-last = The last round, and two cards in your hand. A Grave lies next to the deck, an Edge worth 6 in the middle. Which number is it?
lesson-character-last-five = A 5 would come in between 4 and 8 and win the Edge: 6 crowns. Most people would like that. But you are Allie, and a Grave counts 10.
lesson-character-points = Eight rounds are over, and the characters wake up. Crowns are added first, then each character changes what its own player gets.
lesson-character-end = Your four Graves count 10 each: 48 points, and you win. Others saw you take poor cards and never knew why. Choose a character, then collect for it.

## The poisoned pile

lesson-poisoned-pile = The poisoned pile
lesson-poisoned-pile-about = A trap: when winning a Wonder is bad for you.
lesson-poisoned-pile-who = This time you are Fatima. As long as you hold no Garden (1), each of your Wonders counts 7. You hold four: 28 points.
lesson-poisoned-pile-pile = Look at the far end: a Dream, but under it lies a Garden. Where do you want to be?
lesson-poisoned-pile-pile-high = Your { $value } would be the highest, and you would have to take the whole pile. With the Garden all your Wonders count their crowns only: 22 points instead of 35. Go lower.
lesson-poisoned-pile-saved = A small card, but to Fatima each is worth 7. Somebody else took the Garden, and is welcome to it.
lesson-poisoned-pile-between = Now a Garden lies at both ends, and only the Edge in the middle is good. You still have a low card and two high ones. Which one is safest?
lesson-poisoned-pile-between-high = Your { $value } would be the highest, and there is no "no, thank you": whoever wins a place must take what lies there, here the Garden.
lesson-poisoned-pile-end = In the middle, between 2 and 6. Before you bid, read the whole pile, and ask what it does to your character. Sometimes the best bid is one that wins little.

## A first game

lesson-first-game = Your first game
lesson-first-game-about = Eight rounds against two bots, and a master who tells you what to think of.
lesson-first-game-character = Here is a whole game. First keep one of three characters. Lana is kind to beginners: two more points for every Wonder, whichever it is. Take her.
lesson-first-game-character-mariano = Mariano pays 50 points to somebody who holds two Wonders or fewer, and nothing from four on. It is hard to win so little. Keep him for another day.
lesson-first-game-character-rolando = Rolando wins at once with all seven kinds of Wonder, and has nothing without them. That is for later; Lana helps with every card.
lesson-first-game-bid = Lana wants many Wonders, so try not to be blocked. In the first round single cards lie there: a number from the middle will do. Your 1 and 9 are for later.
lesson-first-game-bid-one = Nobody can go below your 1. Keep it for a round in which a fine pile lies next to the deck.
lesson-first-game-bid-nine = Nobody can go above your 9. Keep it for a round in which a great pile lies at the far end.
lesson-first-game-play = Now you play as you like. The numbers on the board show what a master would lay, and why. You need not listen!
lesson-first-game-play-mirela_gift = Mirela asks everybody for a Wonder. You choose which one: give what is worth least to you.
lesson-first-game-end = That was your first game of Miraris. In the next one choose another character, and you will look at the same row with other eyes.
