### Dominovia in two minutes, its glossary and its gallery.
### Of each word in the glossary `-words` are the forms in which it is met in a text, with | between them.

guide-goal-title = Get rid of your scrolls
guide-goal = You hold a few scrolls with two pictures each. Whoever lays down their last one wins the round. The first to win three rounds wins the match.
guide-offering-title = Who begins
guide-offering = Everybody secretly offers a scroll, and all are shown together. The one with the lowest number starts the chain, so its owner is rid of it already; the others go back. The Mage to the left of that owner has the first turn.
guide-link-title = Your turn: link
guide-link = Lay a scroll at either end of the chain, so that equal pictures touch. If you can link, you must, but you choose how.
guide-spell-title = Every match is a spell
guide-spell = The two pictures that touch cast their spell. This is the heart of the game: a Colt lets you link once more, a Star throws a scroll into the deck, Bam! gives one to somebody else, and a Dragon makes everybody pass one on.
guide-ring-title = Spells that stay
guide-ring = Your Ring lies on the spell you cast last. Three of them go on working: Crown closes ends with a Crown to the others, Fly lets you pass instead of drawing, and Freeze holds back your own scrolls with Freeze.
guide-draw-title = Nothing fits?
guide-draw = Then you draw a scroll, and another one if need be. Having drawn, you may link past Crown and Freeze. If nothing fits even then, you pass.
guide-end-title = The end of a round
guide-end = Your last scroll wins at once, without its spell. If the deck is empty and nobody can go on, the fewest scrolls win; of equal hands, the one with the highest number.

## Glossary

term-scroll = A piece like a domino, with a picture on each half and a number at its centre.
term-scroll-words = scroll | scrolls
term-mage = A player.
term-mage-words = Mage | Mages
term-link = To lay a scroll at an end of the chain, equal picture to equal picture.
term-link-words = link | links
term-chain = The row of scrolls on the table.
term-chain-words = chain
term-end = The outermost scroll on the left or on the right. Only its open half can be matched.
term-end-words = end scroll | end scrolls
term-mirror = A scroll with the same picture on both halves.
term-mirror-words = Mirror | Mirrors
term-duo = A scroll with two different pictures.
term-duo-words = Duo | Duos
term-ring = It lies on the spell that you cast last. Aside, it lies on none.
term-ring-words = Ring | Rings
term-donation = The offered scroll with the lowest number: it becomes the beginning of the chain.
term-donation-words = donation
term-pass = To end your turn without a link. Your Ring goes aside.
term-pass-words = pass | passes
term-deck = The scrolls that are left, face down.
term-deck-words = deck
term-value = The number at the centre of a scroll. No two are alike.
term-value-words = value | values

## Gallery

gallery-spells = The seven spells
gallery-dragons = Other Dragons, of which a table may choose one
gallery-mirrors = Mirrors
gallery-duos = Duos
gallery-scroll = Value { $value }. It links to { $first } and to { $second }.
gallery-mirror = Value { $value }. It links to { $first }, on both sides.
gallery-scroll-name = { $first } and { $second }
gallery-mirror-name = { $first } Mirror
gallery-pieces = Rings and Round cards
gallery-ring = Ring
gallery-round_card = Round card
