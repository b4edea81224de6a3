### Bibliowonders! in two minutes, its glossary and its gallery.
### Of each word in the glossary `-words` are the forms in which it is met in a text, with | between them.

guide-goal-title = Learn three things and come home
guide-goal = You are a young wizard in a library at night. Fill the three places on your card with knowledge cubes, then move onto the reception. The first to do so wins.
guide-move-title = Two steps a turn
guide-move = On your turn you may move twice, each time to a shelf beside yours: north, east, south or west. If it lies face down, turn it up and gain a magic point (MP).
guide-card-title = Your own colour gives cards
guide-card = When you come to a shelf of your colour, you draw a card and put a crystal on the shelf: it is used up. Other colours give you nothing.
guide-moving-title = Some shelves walk
guide-moving = A shelf with an arrow carries you off: it changes places with its neighbour. At the edge it goes all the way round to the other side of the library.
guide-learn-title = Stand where the cards want you
guide-learn = A colour card wants that colour under or beside you, a direction card wants you north, east, south or west of the reception. Show two, three or four different cards that fit at the same moment: that is a cube. You need one cube of each size, and learning costs no step.
guide-magic-title = Spend your magic
guide-magic = For MP you may look at a hidden shelf beside you (1), draw a card and discard one (2), or take another step (3). Librarian magic cards cost nothing.
guide-rebuild-title = The library rearranges itself
guide-rebuild = If six shelves of one colour lie open when a turn ends, all open shelves without a wizard are shuffled and laid face down again. Crystals on them are gone, so there are new cards to be had.
guide-end-title = The last step counts
guide-end = With your third cube, walk to the reception. Being carried there does not count, and it may have been carried elsewhere meanwhile.

## Glossary

term-reception = The card with the compass on which everybody starts. Whoever moves onto it with three cubes wins.
term-reception-words = reception
term-shelf = A card of the library. Its front shows a colour, or an arrow.
term-shelf-words = shelf | shelves
term-moving = A shelf with an arrow. When you come to it, it changes places with the card it points to, and carries you along.
term-moving-words = moving shelf | moving shelves
term-pawn = The wizard that stands for you in the library.
term-pawn-words = pawn | pawns
term-mp = Magic points, at most five. Elementary magic is paid with them.
term-mp-words = MP
term-slot = A place for a cube on your card: II for two cards, III for three, IV for four.
term-slot-words = slot | slots
term-cube = What you have learned. You need three.
term-cube-words = cube | cubes | knowledge cubes
term-crystal = It marks a shelf that has already given its card.
term-crystal-words = crystal | crystals
term-met = What a card asks for is true of the place where your pawn stands.
term-met-words = met
term-investigation = A card that asks you to stand somewhere. You learn with these.
term-investigation-words = investigation card | investigation cards
term-magic = One of five cards with a strong effect. It costs neither MP nor a step.
term-magic-words = librarian magic
term-reconstruction = Face-up shelves without a pawn are shuffled and laid face down again.
term-reconstruction-words = reconstruction

## Gallery

gallery-shelves = The library
gallery-investigation = Investigation cards
gallery-magic = Librarian magic
gallery-spells = Elementary magic, for everybody
gallery-pieces = Pieces
gallery-shelf-name = Shelf: { $colour }
gallery-shelf = If it is your colour, draw a card and put a crystal on it.
gallery-moving-name = Moving shelf: { $direction }
gallery-moving = It changes places with the card its arrow points to, and carries you along.
gallery-reception-name = Reception
gallery-reception = Everybody starts here. Move onto it with three cubes, and you win.
gallery-spell = { $cost } MP. { $about }
gallery-pawn-name = Wizard
gallery-pawn = Your pawn. Any number of them may stand on one card.
gallery-cube-name = Knowledge cube
gallery-cube = What you have learned. Fill II, III and IV with one each.
gallery-crystal-name = Crystal
gallery-crystal = It marks a shelf that has given its card.
