### Miraris: every sentence shown to people.
### A seat arrives as its player's name, a list as one joined text, a Wonder or a character as its own message below.
### $you is "yes" where the seat named first in the event is the reader's own, else "no".

title = Miraris
tagline = Eight sealed bids into an old mirror. Equal numbers shatter.
feel = Everybody bids at once, in silence. Then the mirror breaks for those who thought the same.

## The cards

wonder-1 = The Garden of Shadows
wonder-1-short = Garden
wonder-2 = The Frozen Grave
wonder-2-short = Grave
wonder-3 = The Black Altar
wonder-3-short = Altar
wonder-4 = The Chapel of the Divine
wonder-4-short = Chapel
wonder-5 = The Hand of the Goddess
wonder-5-short = Hand
wonder-6 = The Edge of the World
wonder-6-short = Edge
wonder-7 = The Dream
wonder-7-short = Dream

character-rolando = Rolando
character-lucia = Lucia
character-serena = Serena
character-mirela = Mirela
character-unknown = Unknown
character-allie = Allie
character-el = El
character-fatima = Fatima
character-mariano = Mariano
character-lana = Lana
character-alma = Alma
character-nada = Nada

## Abilities. The variables are the numbers of the data file, under the same names.
## A kind of Wonder and a rival arrive as their names; where a character changes what kinds are worth,
## $override_kinds names those kinds and $override_value is what each counts.

ability-rolando = { $row_take ->
    [one] Take a card from the row. If you then hold all { $instant_win_kinds } kinds of Wonder, you win at once.
   *[other] Take { $row_take } cards from the row. If you then hold all { $instant_win_kinds } kinds of Wonder, you win at once.
}
ability-lucia = { $row_take ->
    [one] Take a card from the row. No later character can touch you.
   *[other] Take { $row_take } cards from the row. No later character can touch you.
}
ability-serena = Draw the top { $deck_draw } cards of the deck.
ability-mirela = { $gift_each ->
    [one] Everyone else gives you a Wonder of their choice. If the gifts total less than { $second_demand_below } crowns, they give once more.
   *[other] Everyone else gives you { $gift_each } Wonders of their choice. If the gifts total less than { $second_demand_below } crowns, they give once more.
}
ability-unknown = For each copy of { $discard_count_kind } you hold, everyone else loses a random Wonder. Every copy of { $takes_kind } lost is yours.
ability-allie = Each copy of { $override_kinds } you hold counts { $override_value }.
ability-el = Your copies of { $override_kinds } count { $override_value }. All your other Wonders count { $other_values_times } times their crowns.
ability-fatima = Without a single copy of { $forbidden_kind }, each of your Wonders counts { $all_values }.
ability-mariano = { $bonus_exact } more points with exactly { $cards_exact } Wonders, { $bonus_fewer } more with fewer.
ability-lana = { $bonus_per_card } more points for each Wonder you hold.
ability-alma = { $bonus_alone } more points, but only { $bonus_with_rival } if somebody is { $rival }.
ability-nada = { $bonus_alone } more points, but only { $bonus_with_rival } if somebody is { $rival }.

## Where a printed figure comes from

origin-printed = Printed in the rules.
origin-deduced = Not printed in the rules text; worked out from what is.
origin-ruled = Not printed; ruled for this table.
origin-reconstructed = Not printed; reconstructed.

## What happened

event-deal = { $each ->
    [one] A character is dealt to everyone.
   *[other] { $each } characters are dealt to everyone.
}
event-dealt = You are dealt { $characters }.
event-kept = You keep { $character }.
event-all_kept = Everyone has chosen a character.
event-turn_up = Round { $round }: new Wonders are turned up, slot by slot: { $wonders }.
event-reveal = All bids are turned up: { $bids }.
event-tie = Equal bids of { $value } block each other: { $seats } claim nothing.
event-claim = { $you ->
    [yes] You claim slot { $slot }: { $wonders }.
   *[no] { $seat } claims slot { $slot }: { $wonders }.
}
event-show = { $you ->
    [yes] You are revealed as { $character }.
   *[no] { $seat } is revealed as { $character }.
}
event-take = { $you ->
    [yes] You take from the row: { $wonders }.
   *[no] { $seat } takes from the row: { $wonders }.
}
event-test = { $won ->
    [yes] { test-won }
    [true] { test-won }
   *[no] { test-lost }
}
test-won = { $you ->
    [yes] You hold every kind of Wonder!
   *[no] { $seat } holds every kind of Wonder!
}
test-lost = { $you ->
    [yes] You do not hold every kind of Wonder. The scoring goes on.
   *[no] { $seat } does not hold every kind of Wonder. The scoring goes on.
}
event-draw = { $you ->
    [yes] { $count ->
        [one] You draw a card from the deck.
       *[other] You draw { $count } cards from the deck.
    }
   *[no] { $count ->
        [one] { $seat } draws a card from the deck.
       *[other] { $seat } draws { $count } cards from the deck.
    }
}
event-drew = You drew { $wonders }.
event-demand = { $demand ->
    [1] { demand-first }
   *[2] { demand-again }
}
## Events of the first version of the rules do not say who is asked, or who loses: [all] speaks for them.
demand-first = { $givers-count ->
    [0] { $you ->
        [yes] You ask for gifts, but nobody has a Wonder to give.
       *[no] { $seat } asks for gifts, but nobody has a Wonder to give.
    }
    [one] { demand-those }
    [other] { demand-those }
   *[all] { $you ->
        [yes] You ask everyone for a gift.
       *[no] { $seat } asks everyone for a gift.
    }
}
demand-those = { $you ->
    [yes] You ask { $givers } for a gift.
   *[no] { $seat } asks { $givers } for a gift.
}
demand-again = { $givers-count ->
    [0] It is not enough, but nobody has another Wonder to give.
    [one] { demand-those-again }
    [other] { demand-those-again }
   *[all] { $you ->
        [yes] It is not enough: you ask everyone once more.
       *[no] It is not enough: { $seat } asks everyone once more.
    }
}
demand-those-again = { $you ->
    [yes] It is not enough: you ask { $givers } once more.
   *[no] It is not enough: { $seat } asks { $givers } once more.
}
event-gift = { $you ->
    [yes] You give { $seat } { $wonder }.
   *[no] { $seat-you ->
        [yes] { $giver } gives you { $wonder }.
       *[no] { $giver } gives { $seat } { $wonder }.
    }
}
event-gave = { $you ->
    [yes] You give { $seat } a Wonder, face down.
   *[no] { $seat-you ->
        [yes] { $giver } gives you a Wonder, face down.
       *[no] { $giver } gives { $seat } a Wonder, face down.
    }
}
event-total = The gifts total { $total ->
    [one] { $total } crown.
   *[other] { $total } crowns.
}
event-strip = { $count ->
    [0] { $you ->
        [yes] You hold no Wonder that counts for Unknown. Nobody loses anything.
       *[no] { $seat } holds no Wonder that counts for Unknown. Nobody loses anything.
    }
   *[other] { strip-some }
}
strip-some = { $losers-count ->
    [0] { $you ->
        [yes] Nobody has a Wonder to lose to you.
       *[no] Nobody has a Wonder to lose to { $seat }.
    }
    [one] { $you ->
        [yes] You make { $losers } lose { strip-lost }.
       *[no] { $seat } makes { $losers } lose { strip-lost }.
    }
    [other] { $you ->
        [yes] You make { $losers } each lose { strip-lost }.
       *[no] { $seat } makes { $losers } each lose { strip-lost }.
    }
   *[all] { $you ->
        [yes] You make everyone else lose { strip-lost }.
       *[no] { $seat } makes everyone else lose { strip-lost }.
    }
}
strip-lost = { $count ->
    [one] a random Wonder
   *[other] { $count } random Wonders, or all they have
}
event-discard = { $you ->
    [yes] You lose { $wonders }.
   *[no] { $seat } loses { $wonders }.
}
event-dream = { $count ->
    [one] { $you ->
        [yes] You take the lost Dream.
       *[no] { $seat } takes the lost Dream.
    }
   *[other] { $you ->
        [yes] You take the { $count } lost Dreams.
       *[no] { $seat } takes the { $count } lost Dreams.
    }
}
event-score = { $bonus ->
    [0] { $seat }, { $character }: { $crowns } crowns, { $points } points.
   *[other] { $seat }, { $character }: { $crowns } crowns become { $points } points.
}
event-win = The victory goes to { $seats }. { $reason }.

## What is asked

question-choose_character = Choose the character you keep
question-choose_character-waiting = choosing a character
question-bid = Choose your bid
question-bid-waiting = bidding
question-rolando_take = Rolando: take a card from the row
question-rolando_take-waiting = taking a card from the row
question-lucia_take = Lucia: take cards from the row
question-lucia_take-waiting = taking cards from the row
question-mirela_gift = Mirela asks you for a Wonder
question-mirela_gift-waiting = choosing a gift for Mirela

action-keep = Keep { $character }
action-bid = Bid { $value }
action-take = Take { $wonder }
action-take_two = Take { $first } and { $second }
action-give = Give { $wonder }

## Why not

refused-not_dealt = { $character } was not dealt to you.
refused-spent = Your { $value } is spent: each Dormire is bid only once.
refused-no_such_card = There is no Dormire { $value }.
refused-sealed = You have answered already, and a sealed answer is final.
refused-not_in_row = { $wonder } is not in the row.
refused-not_held = You do not hold { $wonder }.
refused-wrong_count = { $count ->
    [one] Name exactly one card.
   *[other] Name exactly { $count } cards.
}
refused-wrong_kind = That is not what is asked.
refused-wrong_order = Name the lower card first: { $first }, then { $second }.
refused-players = Miraris is for { $least } to { $most } players, not { $players }.
refused-pile_height = The pile in slot { $slot } has more cards than there are rounds.
refused-hand_size = Seat { $seat } must have { $count } different Dormire in hand in round { $round }.
refused-character_twice = { $character } is a single card and cannot be dealt twice.
refused-too_many = There are only { $count } cards of { $wonder }.

## Table options

preset-family = Everybody may look up what has been bid and claimed.
preset-expert = Gifts to Mirela are known to her holder alone.
option-memory_aid = Memory aid
option-memory_aid-true = Show everyone's spent Dormire and claimed Wonders
option-memory_aid-false = Claimed cards lie face down; remember them yourself
option-gifts_shown = Gifts to Mirela
option-gifts_shown-all = Shown to everyone
option-gifts_shown-receiver = Shown to Mirela only
option-reveal_after_end = After the end
option-reveal_after_end-true = Everything hidden is shown
option-reveal_after_end-false = What was hidden stays hidden

outcome-points = The highest score
outcome-seven_kinds = All seven kinds of Wonder, seen at once

## The board in words

describe-heading-table = The table
describe-heading-you = You
describe-heading-seats = The seats
describe-characters = The characters are being chosen.
describe-bidding = Round { $round } of { $rounds }: the bids are open.
describe-scoring = The bidding is over; the characters act.
describe-over = The game is over.
describe-slot = Slot { $slot }: { $wonders }.
describe-slot-pile = Slot { $slot }, top card first: { $wonders }.
describe-slot-empty = Slot { $slot }: empty.
describe-deck = { $deck ->
    [one] One card is left in the deck.
   *[other] { $deck } cards are left in the deck.
}
describe-wonder = { $wonder } ({ $crowns })
describe-deck-cards = The deck held: { $wonders }.
describe-discard = Out of the game: { $wonders }.
describe-seat = { $name }: { $hand } Dormire in hand, { $held ->
    [one] one Wonder
   *[other] { $held } Wonders
} held.
describe-seat-character = { $name } is { $character }.
describe-seat-wonders = { $name } holds { $wonders }.
describe-seat-spent = { $name } has bid { $values }.
describe-seat-set_aside = { $name } set aside { $characters }.
describe-seat-score = { $name } scores { $points }: { $parts }.
describe-score-part = { $count ->
    [one] { $wonder } counts { $each }
   *[other] { $count } times { $wonder } at { $each }
}
describe-score-bonus = the character adds { $bonus }
describe-you-may-be = You may be { $character }: { $ability }
describe-you-dealt = You were dealt { $characters }.
describe-you-character = You are { $character }: { $ability }
describe-you-hand = Your Dormire: { $values }.
describe-you-wonders = Your Wonders: { $wonders }.
describe-you-no-wonders = You hold no Wonder yet.

## Cards, as readers hear them

card-wonder = { $crowns ->
    [one] { $name }, one crown
   *[other] { $name }, { $crowns } crowns
}
card-wonder-many = { $count ->
    [one] { $name }
   *[other] { $name }, { $count } times
}
card-wonder-down = A Wonder, face down
card-copies = × { $copies }
card-dormire = Dormire { $value }
card-dormire-down = { $name }: a Dormire, face down
card-dormire-own = Your bid { $value }, face down
card-character = { $name }. { $ability }
card-character-numbered = { $name }, number { $order } in the order of abilities. { $origin } { $ability }
card-character-down = { $name }: a character, face down

## The drawn table

board-world = The table of Miraris
board-round = Round { $round } of { $rounds }
board-scoring = Scoring
board-row = The row
board-deck = { $count ->
    [0] The deck is empty
    [one] The deck: one card
   *[other] The deck: { $count } cards
}
board-slot-gives = { $count ->
    [0] Slot { $slot }: empty
    [one] Slot { $slot }: one card, worth { $crowns }
   *[other] Slot { $slot }: { $count } cards, worth { $crowns }
}
board-bids = The bids
board-bid-open = { $name } has not bid yet
board-bid-shown = { $name } bids { $value }
board-bid-tied = { $name } bids { $value } and is blocked
board-bid-claimed = { $name } bids { $value } and claims
board-blocked = blocked
board-claims = claims
board-laid = laid
board-others = The other seats
board-everybody = The seats
board-seat-line = { $name }: { $hand } Dormire in hand, { $held ->
    [one] one Wonder
   *[other] { $held } Wonders
}
board-seat-held = { $held ->
    [one] one Wonder
   *[other] { $held } Wonders
}
board-seat-spent = Bid so far
board-hand = Your Dormire
board-hand-hint = The lowest bid takes slot 1, the highest slot { $slots }. Equal bids take nothing.
board-hand-keys = Keys 1 to 9 choose.
board-lowest-bid = lowest bid
board-highest-bid = highest bid
board-hand-laid = A laid bid is final
board-confirm-keys = Enter confirms, Escape takes back
board-take-back = Take back
board-your-character = Your character
board-your-wonders = Your Wonders
board-your-wonders-none = Nothing yet: outbid them, or underbid them
board-crowns = { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
board-advice-players = With { $players } players, { $wonders } Wonders come into play. The more there are, the more some abilities are worth.
board-choose-one = Who are you, on the far side?
board-kept-secret = Nobody sees your choice before the scoring.
board-tray-take = The cards in the row
board-tray-give = Your Wonders
board-choose-cards = { $wanted ->
    [one] Choose a card
   *[other] Choose { $wanted } cards
}
board-picked = { $count } of { $wanted } chosen
board-gifts-total = { $total } of { $needed } crowns
board-taken = Taken from the row
board-test-failed = A kind is missing
board-scores = How the points were made
board-score-each = { $count } × { $each } =
board-score-instead = instead of { $crowns }
board-score-bonus = Character
board-score-none = No Wonders
board-points = { $points ->
    [one] point
   *[other] points
}
board-winner = Winner
board-seven-kinds = Every Wonder, seen at once
board-set-aside = Passed over: { $names }
board-deck-was = Left in the deck
board-order = Number { $order } in the order of abilities.
board-closer-seat = What { $name } has

## Why an answer is better or worse, by the terms of the judge (bots/judge.py): whether there is $more of it, and with whom
## ($whose: with whoever answers, "own", or with the others). It is said of anybody, so nobody is called "you".
## Where less of it is better the message has the attribute "good".

because-points = { $whose ->
    [others] { $more ->
        [yes] It leaves the others more points.
       *[no] It leaves the others fewer points.
    }
   *[own] { $more ->
        [yes] It brings more points.
       *[no] It brings fewer points.
    }
}
because-high_dormire = { $whose ->
    [others] { $more ->
        [yes] The others keep more of their high Dormire.
       *[no] The others must spend more of their high Dormire.
    }
   *[own] { $more ->
        [yes] More of the high Dormire stay in hand.
       *[no] It spends a high Dormire that is needed later.
    }
}
because-low_dormire = { $whose ->
    [others] { $more ->
        [yes] The others keep more of their low Dormire.
       *[no] The others keep fewer of their low Dormire.
    }
   *[own] { $more ->
        [yes] More of the low Dormire stay in hand.
       *[no] It gets rid of a low Dormire.
    }
}
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
