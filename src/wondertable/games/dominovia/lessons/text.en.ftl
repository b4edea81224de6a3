### Lessons of Dominovia. `lesson-<name>` is the name of a lesson, with `-about` what it teaches; the other sentences are said in it, one at a time.
### What is said of an answer that is not wanted may use the parts of that answer: its { $scroll }.

## The first link

lesson-first-link = Your first link
lesson-first-link-about = Lay scrolls end to end, and win a round.
lesson-first-link-goal = You hold three scrolls, each with two pictures. Whoever lays their last scroll first wins the round.
lesson-first-link-ends = One scroll lies in the middle already. It is open at both ends: for a Star on the left, for a Bam! on the right. Equal pictures are laid together.
lesson-first-link-link = Your Freeze/Bam! fits the end that shows Bam!. Lay it there.
lesson-first-link-link-star = That would fit too, and cast a Star. But look for the Bam! on the right first: it helps you to get rid of two scrolls.
lesson-first-link-bam = Two equal pictures cast their spell. Bam! lets you give a scroll to somebody. Which one fits neither the Star on the left nor the Freeze on the right?
lesson-first-link-bam-useful = { $scroll } fits the Star at the left end. It would be a pity to give it away: next turn you can lay it. Look at the other one.
lesson-first-link-bam-keep = You may keep everything. But the fewer you hold the sooner you win, and one of yours fits nowhere at the moment.
lesson-first-link-last = One scroll left, and Star/Colt fits both ends. Lay it at either.
lesson-first-link-end = Your last scroll lies there, so the round is yours, and no spell is needed any more. Lay, cast, lay: that is the whole game.

## Spells

lesson-spells = Seven spells
lesson-spells-about = The idea of the game: choose a link for its spell.
lesson-spells-spells = It is never only a picture: each match casts its spell. A Colt lets you link once more. A Crown closes ends that bear a Crown to all others.
lesson-spells-colt = Two of your scrolls fit: one at the Colt, one at the Crown. Which link lets you lay both in one turn?
lesson-spells-colt-crown = The Crown would close the right end, but then your turn is over. Match the Colt first: it lets you link once more.
lesson-spells-crown = The Colt runs: one more link. Lay Bam!/Crown at the Crown, and your last scroll will have a place that the other Mage cannot touch.
lesson-spells-crown-stop = You may stop, but you would keep two scrolls and leave the Crown to the other Mage. Go on while the Colt runs.
lesson-spells-kept = See: the other Mage had scrolls with Bam!, but the right end bears a Crown and was closed. So the left end was all there was.
lesson-spells-last = Your own Crown does not bind you. Lay the last one!
lesson-spells-end = Three scrolls in two turns. Before you link, look at three things: what it casts, what it opens, and what you could lay next.

## A round from its beginning

lesson-offering = How a round begins
lesson-offering-about = The offering, a look ahead, and how a round is won.
lesson-offering-offering = A new round: seven scrolls each. Everybody secretly offers one. The one with the lowest number in its middle stays and opens the chain.
lesson-offering-offer = Whoever opens has one scroll less, so a low number is good for that. Offer the lowest you have.
lesson-offering-offer-higher = The other Mage offers Dragon/Fly, number 2. { $scroll } is higher, so it would come back to your hand, and the other would have one scroll less.
lesson-offering-ahead = Yours was the lowest. Now it is your turn, and two scrolls fit. You hold three more Colts: which link makes a place for them?
lesson-offering-ahead-dragon = It fits. But a Dragon makes everybody pass on a scroll, you too, and it opens a Bam! for which you have one scroll only. Look for the Colt.
lesson-offering-star = A Star lets you discard a scroll into the deck. Dragon is open on the left, Colt on the right. Which of yours fits neither?
lesson-offering-star-left = { $scroll } fits the Dragon on the left. Keep it: you want to have an answer at both ends.
lesson-offering-star-right = { $scroll } fits the Colt that you have just opened. Keep it, for there you can go on, and on. One scroll fits nowhere.
lesson-offering-star-keep = You may keep them all. But a scroll less is a step nearer to winning, and if play gets stuck, the fewest scrolls win.
lesson-offering-stopped = Two scrolls less in one turn. And if the deck is empty and nobody can go on, the round goes to whoever holds the fewest.
lesson-offering-end = Rounds are all that is counted: whoever first wins as many as you agreed on has won the match.

## Freeze

lesson-freeze = The cold hand
lesson-freeze-about = A trap: a spell that holds back your own scrolls.
lesson-freeze-freeze = Most spells help whoever casts them. Freeze does not: in your next turn you may not lay any scroll with Freeze on it, unless you draw first.
lesson-freeze-choose = Two of your three scrolls bear Freeze, and all three fit. Which one first?
lesson-freeze-choose-freeze = That casts Freeze, and next turn your other scroll with Freeze is held back. Lay the one without Freeze first, and you can still use both.
lesson-freeze-star = A Star: you may discard one into the deck. Both of yours fit the same end, so one of them is enough.
lesson-freeze-star-keep = You may keep both, but then you need two more turns. With one less, your next link is your last.
lesson-freeze-last = The left end still shows Freeze, and nothing holds you back. Lay it!
lesson-freeze-end = The last scroll wins before its spell can do anything, even a Freeze. So keep Freeze for the end, or for a turn after which it does not hurt.

## A first game

lesson-first-game = Your first round
lesson-first-game-about = A whole round against a bot, and a master who tells you what to think of.
lesson-first-game-offer = A round of your own. The lowest offering opens the chain, and its owner has one scroll less. Which do you offer?
lesson-first-game-offer-higher = { $scroll } has a higher number than Dragon/Fly, your lowest. If the other Mage offers less, yours comes back to you. Offer the lowest.
lesson-first-game-crown = The right end shows a Crown, and you have two that fit. A Crown of yours closes that end to the other Mage until they draw.
lesson-first-game-crown-dragon = That fits the left end, but the Dragon makes both of you pass on a scroll, and you never know what you get. Take the Crown.
lesson-first-game-play = Now you play as you like. The numbers on the board show what a master would do, and why. You need not listen!
lesson-first-game-play-fly = No scroll of yours fits. Fly lets you pass this once, instead of drawing up to two.
lesson-first-game-play-dragon_pass = The Dragon goes round: pass on the scroll that fits worst. You get another, unseen.
lesson-first-game-play-star = A Star: you may discard a scroll. Take one that fits neither end.
lesson-first-game-play-bam = Bam!: you may give a scroll away. Take one that fits neither end.
lesson-first-game-play-colt = The Colt lets you link once more. Do it, unless you would open what only the other Mage can use.
lesson-first-game-end = That was your first round. A match goes to whoever wins the agreed number of them first. And there are four other Dragons to try!
