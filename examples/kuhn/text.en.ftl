title = Kuhn poker
tagline = Three cards, one bet, and the right moment to lie.

card-jack = the Jack
card-queen = the Queen
card-king = the King
card-hidden = a card face down
left-jack = { card-jack }
left-queen = { card-queen }
left-king = { card-king }

question-act = Will you bet?
question-act-waiting = deciding whether to bet
question-reply = Will you call the bet?
question-reply-waiting = deciding whether to call

action-check = Check
action-bet = Bet one chip
action-fold = Fold
action-call = Call for one chip

event-deal = Everybody puts one chip into the pot and is dealt a card.
event-dealt = You hold { $card }.
event-check = { $seat-you ->
    [yes] You check.
   *[no] { $seat } checks.
}
event-bet = { $seat-you ->
    [yes] You bet one chip.
   *[no] { $seat } bets one chip.
}
event-fold = { $seat-you ->
    [yes] You fold.
   *[no] { $seat } folds.
}
event-call = { $seat-you ->
    [yes] You call.
   *[no] { $seat } calls.
}
event-show = { $seat-you ->
    [yes] You show { $card }.
   *[no] { $seat } shows { $card }.
}
event-win = { $seat-you ->
    [yes] You win
   *[no] { $seat } wins
} { $chips ->
    [one] one chip.
   *[other] { $chips } chips.
}

outcome-fold = nobody called
outcome-showdown = the higher card

refused-players = Kuhn poker is for two, not for { $players }.

describe-pot = In the pot: { $pot } chips.
describe-seats = { $name }: { $chips ->
    [one] one chip
   *[other] { $chips } chips
} in the pot, { $card }.
describe-left = Left over: { $left }.
