### Bibliowonders!: every sentence shown to people.
### A seat arrives as its player's name, a list as one joined text, a card, a shelf, a spell or a slot as its own message
### below. $you is "yes" where the seat named first in the event is the reader's own, else "no".

title = Bibliowonders!
tagline = A race through a library whose shelves wander. Learn three things, then run for the reception.
feel = A clever race: plan your way while the library moves under your feet.

## Names

colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow

character-blue = Noel
character-red = Mia
character-green = Theo
character-yellow = Lise

shelf-reception = the reception
shelf-blue = blue
shelf-red = red
shelf-green = green
shelf-yellow = yellow
shelf-moving-N = moving north
shelf-moving-E = moving east
shelf-moving-S = moving south
shelf-moving-W = moving west

card-blue = Blue
card-red = Red
card-green = Green
card-yellow = Yellow
card-north = North
card-east = East
card-south = South
card-west = West
card-moving = Moving Shelf
card-lights_on = Lights On!
card-express_request = Express Request
card-staff_passage = Staff Passage
card-misfiled = Misfiled!
card-recommendation = Letter of Recommendation

spell-clairvoyance = Clairvoyance
spell-negotiate = Negotiation
spell-leap = Leap

slot-II = II
slot-III = III
slot-IV = IV

line-row = row
line-column = column

direction-north = north
direction-east = east
direction-south = south
direction-west = west

## What the parts are called

term-reception = reception
term-shelf = shelf
term-moving-shelf = moving shelf
term-investigation = investigation card
term-magic = librarian magic card
term-player-card = player card
term-pawn = pawn
term-mp = MP
term-cube = knowledge cube
term-slot = slot
term-crystal = crystal
term-map = map
term-reconstruction = reconstruction
term-draw-pile = draw pile
term-hand = hand
term-discard-pile = discard pile
term-start-player = start player
term-move = Move
term-learn = Learn
term-elementary = elementary magic

## What each card wants or does

condition-colour = Stand on or beside a face-up shelf of this colour.
condition-direction = Stand further this way than the reception does, by row or by column.
condition-moving = Stand on a moving shelf.

effect-lights_on = Choose the row or the column your pawn stands in and turn up every face-down shelf in it. Gain 1 MP for each. For each shelf of your own colour turned up this way, draw a card and put a crystal on it. Moving shelves stay where they are.
effect-express_request = Draw 3 cards, then discard 2 cards from your hand.
effect-staff_passage = You have one more Move this turn. For the rest of this turn your Moves may also go to any face-up shelf on the map. The reception must still be adjacent.
effect-misfiled = Choose two face-up cards of the map; the reception may be one of them. They change places with everything on them, and nothing is triggered. Then draw a card as an apology.
effect-recommendation = Once this turn you may Learn with the letter: it stands in for one investigation card, so you show one card less.

effect-clairvoyance = Look at one face-down card beside your pawn. Nobody else sees it.
effect-negotiate = Draw a card, then discard a card from your hand.
effect-leap = You have one more Move this turn.

## Where a printed figure comes from

origin-printed = Printed in the rules.
origin-official = From the publisher's answers to questions.
origin-deduced = Not printed; worked out from what is.
origin-ruled = Not printed; ruled for this table.
origin-reconstructed = Not known; reconstructed.

## What happened

event-colour = { $you ->
    [yes] You take the { $colour } player card.
   *[no] { $seat } takes the { $colour } player card.
}
event-start = { $you ->
    [yes] You are the start player.
   *[no] { $seat } is the start player.
}
event-turn = { $you ->
    [yes] Round { $round }: it is your turn.
   *[no] Round { $round }: it is { $seat }'s turn.
}
event-move = { $you ->
    [yes] You move from { $from } to { $to }.
   *[no] { $seat } moves from { $from } to { $to }.
}
event-turn_up = The shelf on { $position } is turned up: { $shelf }.
event-mp = { $you ->
    [yes] You gain { $gained } MP and have { $mp }.
   *[no] { $seat } gains { $gained } MP and has { $mp }.
}
event-draw = { $you ->
    [yes] { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[no] { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
}
event-drew = You drew { $cards }.
event-crystal = A crystal now lies on the shelf on { $position }.
event-shift = The moving shelf goes from { $from } to { $to }; what lay on { $to } goes to { $from }.
event-swap = { $you ->
    [yes] You let the cards on { $first } and { $second } change places.
   *[no] { $seat } lets the cards on { $first } and { $second } change places.
}
event-learn = { $letter ->
    [yes] { learn-with-letter }
    [true] { learn-with-letter }
   *[no] { learn-plain }
}
learn-with-letter = { $you ->
    [yes] You show { $cards } with the letter and fill slot { $slot }.
   *[no] { $seat } shows { $cards } with the letter and fills slot { $slot }.
}
learn-plain = { $you ->
    [yes] You show { $cards } and fill slot { $slot }.
   *[no] { $seat } shows { $cards } and fills slot { $slot }.
}
event-cast = { $you ->
    [yes] You cast { $spell } for { $cost } MP.
   *[no] { $seat } casts { $spell } for { $cost } MP.
}
event-clairvoyance = { $you ->
    [yes] You look at the shelf on { $position }.
   *[no] { $seat } looks at the shelf on { $position }.
}
event-saw = The shelf on { $position } is { $shelf }.
event-magic = { $you ->
    [yes] You use { $card }.
   *[no] { $seat } uses { $card }.
}
event-line = { $you ->
    [yes] You light up your { $line }.
   *[no] { $seat } lights up a whole { $line }.
}
event-extra = { $moves ->
    [one] { $you ->
        [yes] You have one Move left now.
       *[no] { $seat } has one Move left now.
    }
   *[other] { $you ->
        [yes] You have { $moves } Moves left now.
       *[no] { $seat } has { $moves } Moves left now.
    }
}
event-discard = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seat } discards { $cards }.
}
event-end = { $you ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
}
event-put_away = { $cards } { $you ->
    [yes] goes from your place to the discard pile.
   *[no] goes from { $seat }'s place to the discard pile.
}
event-reshuffle = { $count ->
    [one] The discard pile becomes the draw pile: one card.
   *[other] The discard pile is shuffled and becomes the draw pile: { $count } cards.
}
event-reconstruction = Reconstruction, too much { $colours }: { $positions-count } open shelves are shuffled face down.
event-win = { $you ->
    [yes] The victory is yours. { $reason }.
   *[no] The victory goes to { $seats }. { $reason }.
}

## What is asked

question-choose_player_card = Choose your player card
question-choose_player_card-waiting = choosing a player card
question-turn_action = Move, learn, use magic, or end your turn
question-turn_action-waiting = taking a turn
question-negotiation_discard = Negotiation: discard a card
question-negotiation_discard-waiting = discarding after a Negotiation
question-magic_discard = Express Request: discard
question-magic_discard-waiting = discarding after an Express Request
question-hand_limit_discard = Too many cards: discard down to the limit
question-hand_limit_discard-waiting = discarding down to the limit

action-colour = Take the { $colour } player card
action-move = Move to { $position }
action-learn = Learn with { $cards }
action-learn_letter = Learn with { $cards } and the letter
action-clairvoyance = Clairvoyance: look at { $position }
action-negotiate = Negotiation: draw a card, discard a card
action-leap = Leap: one more Move
action-light_line = { $card } Light up your { $line }
action-magic = Use { $card }
action-swap = { $card } Exchange { $first } and { $second }
action-peek_1 = { $card }: look at { $first }
action-peek_2 = { $card }: look at { $first } and { $second }
action-peek_3 = { $card }: look at { $first }, { $second } and { $third }
action-end = End the turn
action-discard = Discard { $cards }

## Why not

refused-taken = The { $colour } player card is taken.
refused-no_moves = You have no Move left this turn.
refused-here = Your pawn already stands on { $position }.
refused-not_adjacent = { $position } is not beside your pawn.
refused-passage_adjacent = Even with the passage, { $position } must be beside your pawn: only face-up shelves may lie further away.
refused-not_met = The condition of { $card } is not met where your pawn stands.
refused-no_learn = { $card } is met, but no free slot fits the cards you could show.
refused-not_held = You do not have { $card }.
refused-no_investigation = { $card } is not an investigation card and cannot be shown.
refused-no_letter = You have no letter to Learn with this turn.
refused-no_slot = { $count ->
    [one] There is no slot for one card.
   *[other] There is no slot for { $count } cards.
}
refused-filled = Slot { $slot } is filled already.
refused-too_dear = { $spell } costs { $cost } MP and you have { $mp }.
refused-nothing_hidden = There is no unknown face-down card beside your pawn.
refused-look_adjacent = { $position } is not beside your pawn.
refused-look_up = The card on { $position } lies face up.
refused-known = You know the card on { $position } already.
refused-no_cards = Both piles are empty: there is nothing to draw.
refused-all_up = There is no face-down shelf in that line.
refused-no_pair = Two face-up cards are needed to change places.
refused-not_swapped = Name two different face-up cards in the order of the map.
refused-all_known = You know every face-down card already.
refused-not_peeked = Name different face-down cards that you do not know, in the order of the map, as many as the card says.
refused-wrong_count = { $count ->
    [one] Discard exactly one card.
   *[other] Discard exactly { $count } cards.
}
refused-wrong_kind = That is not what is asked.
refused-players = Bibliowonders! is for { $least } to { $most } players, not { $players }.
refused-start_player = Seat { $seat } cannot start at a table of { $players }.
refused-too_many = There are only { $count } cards of { $card }.
refused-too_many_shelves = There are only { $count } shelves of this kind: { $shelf }.
refused-no_magic = { $card } is left in the box at this table.
refused-pawn_on_hidden = The pawn of seat { $seat } stands on { $position }, so the card there lies face up.
refused-crystal_place = The crystal on { $position } must lie on a face-up shelf whose colour somebody plays.
refused-hand_size = Seat { $seat } is not at turn and has at most { $count } cards.

## Table options

preset-family = Without the five magic cards, and who learns the last cube at the reception has won.
option-librarian_magic = Librarian magic
option-librarian_magic-true = The five magic cards are shuffled in
option-librarian_magic-false = The magic cards stay in the box
option-neighbours = Adjacent
option-neighbours-4 = Four sides
option-neighbours-8 = Four sides and the corners
option-reception_win = Winning on the reception
option-reception_win-move = Only by moving there with all cubes
option-reception_win-presence = Also by learning the last cube there
option-round_limit = Rounds at most (0: no limit)
option-start_player = Start player
option-start_player-random = Drawn at random
option-start_player-1 = Seat 1
option-start_player-2 = Seat 2
option-start_player-3 = Seat 3
option-start_player-4 = Seat 4

outcome-reception = Back at the reception with all the knowledge
outcome-presence = The last piece of knowledge, learned at the reception
outcome-round_limit = The most knowledge when the library closed

## The board in words

describe-heading-table = The table
describe-heading-map = The map
describe-heading-you = You
describe-heading-seats = The seats
describe-cards = The player cards are being chosen.
describe-play = Round { $round }, { $name }'s turn: { $moves ->
    [0] no Move left.
    [one] one Move left.
   *[other] { $moves } Moves left.
}
describe-letter = The letter may be used.
describe-passage = The staff passage is open.
describe-over = The game is over.
describe-row = Row { $row }, from west: { $places }.
describe-place = { $position } { $lying }
describe-place-with = { $position } { $lying } ({ $more })
describe-face-down = face down
describe-face-down-known = face down, you know it: { $name }
describe-face-down-shown = face down, { $name }
describe-reception = reception
describe-crystal = crystal
describe-face-up = Shelves face up: { $counts }. With { $limit } of one colour the library is rebuilt.
describe-piles = Draw pile: { $draw }. Discard pile: { $discard }.
describe-discard = In the discard pile: { $cards }.
describe-used = Used this turn: { $cards }.
describe-seat-without = { $name } has no player card yet.
describe-seat = { $name }, { $own }, on { $pawn }: { $mp } MP, { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand, slots filled: { $filled }.
describe-seat-cards = { $name } has { $cards }.
describe-move-wins = Moving to { $place } wins.
describe-move-shifts = Moving to { $place } carries you to { $end }.
describe-move-draws = Moving to { $place } gives you a card.
describe-you-cards = Your cards: { $cards }.
describe-you-no-cards = You have no cards.
describe-you-met = Met where you stand: { $cards }.
describe-you-magic = { $name }: { $effect }

## Figures of a study

figure-turns = turns
figure-turns_p10 = turns, fewer in one game of ten
figure-turns_median = turns, median
figure-turns_p90 = turns, more in one game of ten
figure-rounds = rounds
figure-decisions = decisions
figure-reconstructions = reconstructions
figure-reshuffles = reshuffles
figure-reception_off_start = reception not where it began
figure-largest_hand = largest hand
figure-most_crystals = most crystals
figure-start_player_wins = wins of the start player
figure-moves = Moves
figure-shelves_turned_up = shelves turned up
figure-learned = cubes learned
figure-spells = elementary magic cast
figure-magic = librarian magic used
figure-carried_reception = times the reception was moved
figure-positions = places of the library
figure-entered = entered in a game
figure-crystals = crystals laid in a game
figure-colours = colours
figure-cards = librarian magic
figure-used = played

## Why an answer is better or worse, by the terms of the judge (bots/judge.py): whether there is $more of it, and with whom
## ($whose: with whoever answers, "own", or with the others). It is said of anybody, so nobody is called "you".
## Where less of it is better the message has the attribute "good".

because-cubes = { $whose ->
    [others] { $more ->
        [yes] The others get more knowledge cubes.
       *[no] The others get fewer knowledge cubes.
    }
   *[own] { $more ->
        [yes] It brings more knowledge cubes.
       *[no] It brings fewer knowledge cubes.
    }
}
because-all_cubes = { $whose ->
    [others] { $more ->
        [yes] The others have all their cubes sooner.
       *[no] The others have all their cubes later.
    }
   *[own] { $more ->
        [yes] It more often has all the cubes, so that only the way home is left.
       *[no] It less often has all the cubes.
    }
}
because-slots = { $whose ->
    [others] { $more ->
        [yes] The others fill larger slots.
       *[no] The others fill smaller slots.
    }
   *[own] { $more ->
        [yes] It fills larger slots.
       *[no] It fills smaller slots.
    }
}
because-cards = { $whose ->
    [others] { $more ->
        [yes] The others hold more investigation cards.
       *[no] The others hold fewer investigation cards.
    }
   *[own] { $more ->
        [yes] More investigation cards are in hand.
       *[no] Fewer investigation cards are in hand.
    }
}
because-met_cards = { $whose ->
    [others] { $more ->
        [yes] The others stand where more of their cards can be learned.
       *[no] The others stand where fewer of their cards can be learned.
    }
   *[own] { $more ->
        [yes] More cards in hand can be learned where the pawn stands.
       *[no] Fewer cards in hand can be learned where the pawn stands.
    }
}
because-magic = { $whose ->
    [others] { $more ->
        [yes] The others hold more librarian magic.
       *[no] The others hold less librarian magic.
    }
   *[own] { $more ->
        [yes] More librarian magic stays in hand.
       *[no] Less librarian magic stays in hand.
    }
}
because-mp = { $whose ->
    [others] { $more ->
        [yes] The others have more MP.
       *[no] The others have fewer MP.
    }
   *[own] { $more ->
        [yes] It brings more MP.
       *[no] It leaves fewer MP.
    }
}
because-second_copies = { $whose ->
    [others] { $more ->
        [yes] The others hold more second copies of cards.
       *[no] The others hold fewer second copies of cards.
    }
   *[own] { $more ->
        [yes] More second copies of cards are in hand.
       *[no] Fewer second copies of cards are in hand.
    }
}
because-near_home = { $whose ->
    [others] { $more ->
        [yes] The others have a shorter way to the reception.
       *[no] The others have a longer way to the reception.
    }
   *[own] { $more ->
        [yes] The way to the reception is shorter.
       *[no] The way to the reception is longer.
    }
}
because-near = { $whose ->
    [others] { $more ->
        [yes] The others stand nearer to what their cards ask for.
       *[no] The others stand further from what their cards ask for.
    }
   *[own] { $more ->
        [yes] The pawn stands nearer to what its cards ask for.
       *[no] The pawn stands further from what its cards ask for.
    }
}
because-cube_within_reach = { $whose ->
    [others] { $more ->
        [yes] The others have their next cube within reach sooner.
       *[no] The others have their next cube further out of reach.
    }
   *[own] { $more ->
        [yes] The next cube is within reach sooner.
       *[no] The next cube is further out of reach.
    }
}
because-turn = { $whose ->
    [others] { $more ->
        [yes] The others wait longer for their turns.
       *[no] The others come to their turns sooner.
    }
   *[own] { $more ->
        [yes] The next own turn comes later.
       *[no] The next own turn comes sooner.
    }
}
    .good = less
because-the_end = { $whose ->
    [others] { $more ->
        [yes] The others win more often.
       *[no] The others win less often.
    }
   *[own] { $more ->
        [yes] It more often ends in victory.
       *[no] It less often ends in victory.
    }
}
