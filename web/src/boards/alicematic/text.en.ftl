### What only the board of AlicematiC says. The sentences of the game itself are beside its rules.

board-world = The war map of AlicematiC Heroes
board-map = The map of Wonderland
board-others = The other kingdoms
board-everybody = The kingdoms
board-you = Your kingdom
board-you-owner = you
board-turn = in turn
board-start = start player
board-zoom-in = Larger
board-zoom-out = Smaller
board-zoom-fit = The whole map
board-majorities = Majorities of the tiles
board-standings = Standings
board-round = Round { $round } of { $rounds }
board-set-up-kingdoms = Set-up: kingdoms
board-set-up-mulligan = Set-up: mulligan
board-set-up-cities = Set-up: first Cities
board-over = The game is over
board-bank = Bank: { $red } red, { $yellow } yellow and { $green } green tokens
board-deck = { $deck } cards in the deck, { $discard } in the discard pile

## Spaces

board-owned = held by { $name }
board-owned-twice = held by { $name } with { $count } tokens
board-owned-cut-off = held by { $name }, cut off
board-owned-nobody = nobody's
board-spots = { $free ->
    [0] no free spot
    [one] one spot of { $spots } free
   *[other] { $free } spots of { $spots } free
}
board-attacked = under attack by { $name }
board-forest-open = open
board-forest-closed = { $count ->
    [one] closed: one space round it is nobody's
   *[other] closed: { $count } spaces round it are nobody's
}
board-forest-strength = { $name } { $count }
board-forest-round = round it: { $list }
board-tile = Tile { $tile }: { $list }.
board-tile-nobody = Tile { $tile }: nobody.
# On the map itself, as short as can be.
board-tile-tag = T{ $tile }
board-majority = { $name } { $count } ({ $points } VP)
board-label = { $name }: { $standing }. { $words }
board-can-now = You can take it.
board-can-pay = You can take it for tokens.
board-can-attack = You can put it under attack.
board-can-finish = You can finish your attack.
board-can-jet = Jet can take it.
board-can-city = You can begin here.

## What an invasion takes and gives

board-needs-military = Military { $military } against { $difficulty }.
board-needs-mobility = Mobility { $mobility } for a walk of { $cost }.
board-needs-no-walk = No walk leads there.
board-needs-passes = { $count ->
    [one] One space of others is passed.
   *[other] { $count } spaces of others are passed.
}
board-needs-red = { $count ->
    [one] One red token short.
   *[other] { $count } red tokens short.
}
board-needs-green = { $count ->
    [one] One green token short.
   *[other] { $count } green tokens short.
}
board-gives = Gives { $count } { $what }.
board-gives-nothing = Gives nothing: your slot is empty.
board-gives-halved = Halved, because it is taken from somebody.
board-gives-effects = { $alices } will act.
board-what-red = { $count ->
    [one] red token
   *[other] red tokens
}
board-what-yellow = { $count ->
    [one] yellow token
   *[other] yellow tokens
}
board-what-green = { $count ->
    [one] green token
   *[other] green tokens
}
board-what-cards = { $count ->
    [one] card
   *[other] cards
}
board-what-vp = VP
board-short-of = { $count } short
board-why-connected = It hangs together with a City of its owner and is safe.
board-why-forest_weak = Somebody owns more spaces round this Forest than you.
board-why-not_a_city = It is no City.
board-why-own = It is yours already.
board-why-city_yours = You already have a token here.
board-why-city_full = It has no free spot.
board-why-under_attack = Somebody else has it under attack: only an invasion helps.

## Cards and slots

board-alice = { $alice }, { $colour }, cost { $cost }. { $timing }: { $effect }
board-cost = Cost { $cost }
board-commoner = a Commoner
board-commoner-own = { $alice } as a Commoner
board-commoner-public = { $alice } as a Commoner, known to all
board-copying = { $alice } copying { $copies }
board-idle = { $alice }, without effect
board-card-in-full = { $card }: { $words }
board-card-at = { $alice } ({ $slot } slot)
board-slot = The { $slot } slot, { $power }: { $count }
board-slot-empty = The { $slot } slot, { $power }: 0, empty
board-slot-holds = The { $slot } slot, { $power } { $count }: { $cards }
board-slot-choose = Play a card here.
board-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
board-hand-empty = Your hand is empty.
board-hand-count = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-summon-now = Can be summoned now
board-summon-tokens = { $count ->
    [one] Can be summoned for a token
   *[other] Can be summoned for { $count } tokens
}
board-summon-told = { $can }.
board-sentence = { $said }.
board-summon-no = Cannot be summoned now
board-alices = { $count ->
    [one] one Alice
   *[other] { $count } Alices
}
board-cities = { $count ->
    [one] one City
   *[other] { $count } Cities
}
board-supply = { $count ->
    [one] one territory token left
   *[other] { $count } territory tokens left
}
board-vp = { $vp } VP in play, { $total } in all if the game ended now
board-tokens = Tokens: red { $red }, yellow { $yellow }, green { $green }
board-powers = Military { $red }, Population { $blue }, Dream Power { $yellow }, Mobility { $green }, Order { $white }
board-look-closer = Look at the kingdom of { $name }
board-look-own = Look at your kingdom
board-no-kingdom = no kingdom yet
board-origin-alice = Colour, cost, copies and details of the effect: { $origin }
board-origin-map = What the tiles show: { $origin }
origin-printed = printed in the rules.
origin-official = from the publisher's answers to questions.
origin-deduced = not printed; worked out from what is.
origin-reconstructed = not known; reconstructed.

## What to do

board-hint-kingdom = Five kingdoms, no difference in the rules: press the one you like, or carry it to your plate.
board-hint-mulligan = Choose the cards to give back, or carry them to the discard pile; you draw as many others.
board-hint-mulligan-some = { $count ->
    [one] One card goes back.
   *[other] { $count } cards go back.
}
board-hint-city = Choose a City to begin in, or carry a token there from your plate.
board-hint-politics = Choose a card, or carry it to a slot: summon her, or play her face down as a Commoner.
board-hint-card = Summon her, or choose a slot to play her face down as a Commoner.
board-hint-commoner = Choose a slot: she can be played face down as a Commoner.
board-hint-slot-both = Here she can be summoned, or lie face down: use a button.
board-hint-slot = Press the slot again, or use the button.
board-hint-invasion = Choose a space, or carry a token there from your plate. A tick is free, figures are tokens to pay, dots can only be attacked.
board-hint-again = Press it again, or use a button.
board-hint-over = The map stays: every space still says whose it is.
board-hint-wait = Waiting for { $name }.
board-cancel = Not this
board-paid = { $count } { $token }
board-do-summon = Summon
board-do-summon-paid = Summon for { $pay }
board-do-commoner = Play face down: { $slot }
board-do-commoner-into = Face down into
board-do-invade = Invade
board-do-invade-paid = Invade for { $pay }
board-do-invade-down = Invade, turning down { $cards }
board-do-invade-down-paid = Invade, turning down { $cards }, for { $pay }
board-do-attack = Attack
board-do-finish = Finish the attack
board-do-jet = Take it with Jet
board-do-city = Begin here
board-do-take = From { $name }
board-do-discard = { $count ->
    [one] Give back one card
   *[other] Give back { $count } cards
}
board-do-up = { $card }

## Scores

board-line-play = Gained in play
board-line-tile = { $count ->
    [one] Tile { $tile }: one token
   *[other] Tile { $tile }: { $count } tokens
}
board-line-slot = { $count ->
    [one] The { $slot } slot: one Alice
   *[other] The { $slot } slot: { $count } Alices
}
board-line-effect = { $alice }
board-line-copied = { $alice }, copied by Wiccan
board-total = All in all
board-sum-play = Play
board-sum-tiles = Tiles
board-sum-slots = Slots
board-sum-effects = Effects
board-score-now = If the game ended now
board-final = The final scoring
board-won = { $name } wins
board-won-many = { $names } share the victory
board-see-map = Back to the map
board-scores-of = Points of { $name }
board-player = Player

## In words

board-text-table = The table
board-text-map = The map
board-text-you = You
board-text-tile-centre = Tile { $tile } in the centre: { $spaces }
board-text-tile = Tile { $tile }: { $spaces }
board-text-space = { $kind } { $difficulty } at { $space }, { $standing }
board-text-hand = { $alice } { $can }.
board-text-hand-why = { $can } ({ $why })
board-text-own-powers = Against land your Military is { $military }, your Mobility { $mobility }, your Dream Power { $dream }.
board-text-reach = { $name }: { $words }
board-text-effect = { $name } is asked about { $alice }: { $effect }
board-text-seat = { $name }, { $kingdom }: { $vp }. { $hand }, { $alices }, { $cities }. { $tokens }.
board-text-no-slots = { $name } has no card in any slot.
board-text-slots = { $name }: { $line }.
board-text-held = { $name } held { $cards }.
board-text-score = { $name }: { $line }, { $points } VP.
board-known-hand = Cards in hand

## Keys

board-keys-map = From space to space on the map
board-keys-choose = Look at the space; once more, and it is chosen
board-keys-zoom = On the map: nearer, farther, all of it
board-keys-clear = Forget what is chosen
