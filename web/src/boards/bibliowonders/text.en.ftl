### What only the board of Bibliowonders! says. The sentences of the game itself are beside its rules.

board-world = The library of Bibliowonders!
board-map = The map of the library
board-others = The other wizards
board-everybody = The wizards
board-you = Your player card
board-turn = in turn
board-start = start player
board-round = Round { $round }
board-set-up = The player cards

## Shelves and places

board-reception = the reception
board-shelf-colour = { $colour } shelf
board-shelf-moving = shelf moving { $direction }
board-shelf-both = { $colour } shelf moving { $direction }
board-arrow-N = north
board-arrow-E = east
board-arrow-S = south
board-arrow-W = west
board-letter-blue = B
board-letter-red = R
board-letter-green = G
board-letter-yellow = Y
board-letter-north = N
board-letter-east = E
board-letter-south = S
board-letter-west = W
board-letter-moving = M
# A soft hyphen, where the name may be parted on the narrow card.
board-face-recommendation = Letter of Recom­mendation
board-place = Row { $row }, { $nth } from west ({ $position })
board-nth-1 = first
board-nth-2 = second
board-nth-3 = third
board-nth-4 = fourth
board-nth-5 = fifth
board-nth-6 = sixth
board-nth-7 = seventh
board-square = { $place }: { $lying }
board-lies = { $lying }. { $words }
board-face-down = face down
board-face-down-known = face down, you know it is the { $shelf }
board-with-crystal = with a crystal
board-seen-by = seen by { $names }
board-you-stand = you stand here
board-stands = { $name } stands here

## What a Move does

board-move-here = Move here.
board-choose-here = Choose this place.
board-chosen-here = Chosen.
board-preview-wins = You win the game.
board-preview-unknown = Turns up whatever it is.
board-preview-turns = Turns it up.
board-preview-mp = { $mp } MP more.
board-preview-draws = { $count ->
    [one] You draw a card and place a crystal.
   *[other] You draw { $count } cards.
}
board-preview-shifts = The shelf carries you to { $position }.
board-preview-met = Then met: { $cards }.
board-preview-met-none = Then none of your cards is met.

## Your place

board-mp = { $mp } of { $most } MP
board-mp-short = MP
board-slot = Slot { $slot }: { $count } cards
board-slot-filled = Slot { $slot }: knowledge gained
board-slot-fill = Choose cards for slot { $slot }
board-cubes = { $count ->
    [0] no knowledge yet
    [one] one knowledge cube
   *[other] { $count } knowledge cubes
}
board-hand-count = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
board-hand-empty = No cards yet. Walk onto a shelf of your own colour to draw one.
board-moves-left = { $count ->
    [0] no Move left
    [one] one Move left
   *[other] { $count } Moves left
}
board-letter = The letter counts for one card.
board-passage = The staff passage is open.
board-spells = Elementary magic
board-met = met here
board-not-met = not met here

## Doing things

board-end-turn = End turn
board-cancel = Cancel
board-do-move = Move here
board-do-look = Look ({ $cost } MP)
board-do-offer = Learn
board-do-learn = Learn: fill slot { $slot }
board-do-learn-letter = Learn with the letter: fill slot { $slot }
board-do-discard = { $count ->
    [one] Discard this card
   *[other] Discard these { $count } cards
}
board-do-row = Light the row
board-do-column = Light the column
board-do-use = Use { $card }
board-do-swap = Exchange { $first } and { $second }
board-hint-turn = Press a lit square, or your cards.
board-hint-turn-no-moves = No Move left: use your cards or magic, or end the turn.
board-hint-learn = You can Learn now: press Learn, or choose the cards yourself.
board-hint-show = You show { $cards } and discard them.
board-hint-cards = Choose two, three or four cards that are met.
board-hint-clairvoyance = Choose a face-down shelf beside you.
board-hint-places = { $left ->
    [one] Choose one more place.
   *[other] Choose { $left } places.
}
board-hint-discard = { $left ->
    [0] Ready.
    [one] Choose one card to discard.
   *[other] Choose { $left } cards to discard.
}
board-hint-choose = All four play by the same rules: take the one you like.

## Piles and the library

board-draw-pile = { $count ->
    [0] The draw pile is empty
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}
board-discard-pile = { $count ->
    [0] The discard pile is empty
    [one] Discard pile: one card
   *[other] Discard pile: { $count } cards
}
board-discard-title = The discard pile
board-discard-none = Nothing has been discarded yet.
board-copies = { $card } × { $count }
board-face-up = Shelves face up
board-face-up-colour = { $colour }: { $count } of { $limit } face up
board-rebuild-at = At { $limit } of one colour the library is rebuilt.
board-rebuilt = Reconstruction
board-rebuilt-why = { $limit } or more { $colours } shelves lay face up. Every open shelf without a wizard on it is shuffled and lies face down again.
board-used = Used this turn: { $cards }
board-used-short = In use
board-compass-north = North of the reception
board-compass-east = East of the reception
board-compass-south = South of the reception
board-compass-west = West of the reception
board-origin-card = The effect of this card: { $origin }
board-origin-slot = This slot: { $origin }
board-origin-shelves = How many shelves of each kind there are, and the outline of the library, are not printed in the available rules: they are reconstructed.
board-origin-character = This character: { $origin }

## Choosing and ending

board-choose = Choose your player card
board-chooses = { $name } chooses a player card
board-take = { $character }, { $colour }
board-taken-by = { $character }, { $colour }: taken by { $name }
board-won = { $name } wins
board-won-many = { $names } win together
board-see-library = See the library
board-final = How far everybody came
board-final-cards = Left in hand: { $cards }
board-final-left = Left in hand
board-learned = Slot { $slot }, in round { $round }: { $cards }
board-final-no-cards = No cards left in hand

## In words

board-text-table = The library
board-text-map = The map, row by row from the north
board-text-row = Row { $row }, from west: { $places }
board-text-square = { $position } { $lying }
board-text-reception = The reception lies on { $position }; north, east, south and west count from there.
board-text-face-up = Face up: { $counts }. { $rule }
board-text-piles = { $draw }. { $discard }.
board-text-discarded = Discarded: { $cards }.
board-text-you = You
board-text-your-cards = Your cards: { $cards }.
board-text-met = Met where you stand: { $cards }.
board-text-met-none = None of your cards is met where you stand.
board-text-move = Move to { $position }: { $words }
board-text-seat = { $name }, { $character }, { $colour }, on { $position }: { $mp }, { $hand }, { $cubes }{ $slots }.
board-text-seat-none = { $name } has no player card yet.
board-text-slots = { " " }(slots { $slots })
board-text-has = { $name } has { $cards }.
board-text-magic = { $card }: { $text }
board-text-turn = Round { $round }, { $name }’s turn: { $moves }.

## Keys

board-keys-map = From shelf to shelf on the map
board-keys-go = Choose the shelf; once more, and it is done
board-keys-clear = Forget what is chosen
