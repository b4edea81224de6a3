### AlicematiC Heroes: every sentence shown to people.
### A seat arrives as its player's name, a list as one joined text, a slot, kingdom or Alice as its own message below.
### $you is "yes" where the seat named first in the event is the reader's own, else "no".

title = AlicematiC Heroes
tagline = One card, one space, fourteen times: whose Wonderland will it be?
feel = A long and rich struggle for a map: raise a court of Alices, then take the land.

## Kingdoms, slots and spaces

kingdom-queen_of_hearts = Queen of Hearts
kingdom-mad_hatter = Mad Hatter
kingdom-humpty_dumpty = Humpty Dumpty
kingdom-march_hare = March Hare
kingdom-cheshire_cat = Cheshire Cat

slot-red = red
slot-blue = blue
slot-yellow = yellow
slot-green = green
slot-white = white
power-red = Military
power-blue = Population
power-yellow = Dream Power
power-green = Mobility
power-white = Order
space-kind-red = Sweet Land
space-kind-blue = Star Gate
space-kind-yellow = Nostalgic Opera
space-kind-green = Nature's Power
space-kind-white = Calm Society
space-kind-forest = Mystic Forest
space-kind-city = Illusion City

# A space by what lies there; twins of one tile are told apart by where they lie.
place = { $kind } { $difficulty } on tile { $tile }
place-twin = { $kind } { $difficulty } at { $space } on tile { $tile }
token-red = red
token-yellow = yellow
token-green = green
what-red = red token
what-yellow = yellow token
what-green = green token
what-cards = card
what-vp = VP

## The Alices and their effects

alice-Fighter = Fighter
alice-Knight = Knight
alice-Panzer = Panzer
alice-Ninja = Ninja
alice-Valkyrie = Valkyrie
alice-Demonlord = Demonlord
alice-Maid = Maid
alice-Little = Little
alice-Merchant = Merchant
alice-Idol = Idol
alice-Detective = Detective
alice-Scholar = Scholar
alice-Cheergirl = Cheergirl
alice-Miko = Miko
alice-Magician = Magician
alice-Wiccan = Wiccan
alice-Alchemist = Alchemist
alice-Princess = Princess
alice-Wonder = Wonder
alice-Farmer = Farmer
alice-Hunter = Hunter
alice-Pirate = Pirate
alice-Astronaut = Astronaut
alice-Jet = Jet
alice-Original = Original
alice-Angel = Angel
alice-Judge = Judge
alice-Mayor = Mayor
alice-Saint = Saint
alice-Empress = Empress

effect-Fighter = After you invade a red space you may take 1 red token from another player.
effect-Knight = Each further card put into your red slot, face up or face down, brings you 1 red token.
effect-Panzer = Your Military Power is 1 higher against land.
effect-Ninja = Every City has a difficulty 2 lower for you, but not below 0.
effect-Valkyrie = Once in an invasion for which you are short of Military Power you may turn another of your Alices face down: +3 Military Power for this invasion.
effect-Demonlord = You may invade and pass through Forests that are not completely surrounded.
effect-Maid = Each further card put into your blue slot lets you draw 1 card.
effect-Little = Whenever she is turned face up, draw 2 cards.
effect-Merchant = After you invade a red, yellow or green space, gain 1 token of that colour besides the bonus, even with an empty slot.
effect-Idol = After you invade a City, draw 2 cards.
effect-Detective = After you invade a blue space you may turn one of your Commoners face up, free of cost and in whatever slot it lies.
effect-Scholar = 1 VP for each of your slots holding at least one Alice.
effect-Cheergirl = After you invade a yellow space you may take 1 yellow token from another player.
effect-Miko = Each further card put into your yellow slot brings you 1 yellow token.
effect-Magician = Each token you pay for a summons counts as 2 Dream Power.
effect-Wiccan = When she is turned face up, name another face-up Alice, not a Wiccan, in any kingdom: she has that effect too while she stays face up.
effect-Alchemist = You may pay any of your resource tokens as if it had the colour asked for.
effect-Princess = 1 VP for each of your Alices of cost 3 or more.
effect-Wonder = After you invade a green space you may take 1 green token from another player.
effect-Farmer = Each further card put into your green slot brings you 1 green token.
effect-Hunter = Whenever she is turned face up, gain 3 green tokens.
effect-Pirate = Passing through spaces of others costs you nothing extra, and your bonus for a space taken from another player is not halved.
effect-Astronaut = You may count the Mobility cost from any space you own, cut off or not.
effect-Jet = Where you could put a space under attack you may invade it at once instead, paying nothing.
effect-Original = 1 VP if nobody has more Alices than you. Every copy scores.
effect-Angel = Each further card put into your white slot brings you 1 VP.
effect-Judge = After you invade a white space, gain 1 VP besides the bonus.
effect-Mayor = After you invade a City, gain 2 VP besides the bonus.
effect-Saint = You count as having 2 more Alices for every tie-break and for Original.
effect-Empress = 1 VP for each City you own.

## When an effect counts

timing-place = When a card is put down
timing-attack = While you invade
timing-invade = After you take a space
timing-reveal = When she is turned face up
timing-always = Always
timing-end = In the final scoring

## What is paid, behind another sentence

payment = { $red ->
    [0] { payment-no-red }
   *[other] , paying { $red } red{ payment-and-yellow }{ payment-and-green }
}
payment-no-red = { $yellow ->
    [0] { payment-no-yellow }
   *[other] , paying { $yellow } yellow{ payment-and-green }
}
payment-no-yellow = { $green ->
    [0] {""}
   *[other] , paying { $green } green
}
payment-and-yellow = { $yellow ->
    [0] {""}
   *[other] {" "}and { $yellow } yellow
}
payment-and-green = { $green ->
    [0] {""}
   *[other] {" "}and { $green } green
}

## What happened

event-map = Wonderland is laid out: { $count } tiles.
event-kingdom = { $you ->
    [yes] You are { $kingdom }.
   *[no] { $seat } is { $kingdom }.
}
event-deal = Everyone is dealt { $each } Alices.
event-dealt = You are dealt { $cards }.
event-mulligan = { $count ->
    [0] { $you ->
        [yes] You keep your cards.
       *[no] { $seat } keeps all cards.
    }
    [one] { $you ->
        [yes] You exchange a card.
       *[no] { $seat } exchanges a card.
    }
   *[other] { $you ->
        [yes] You exchange { $count } cards.
       *[no] { $seat } exchanges { $count } cards.
    }
}
event-discarded = You give back { $cards }.
event-redrew = You draw { $cards } instead.
event-start = { $you ->
    [yes] You are the start player.
   *[no] { $seat } is the start player.
}
event-city = { $you ->
    [yes] You begin in { $space }.
   *[no] { $seat } begins in { $space }.
}
event-round = Round { $round } begins.
event-turn = { $you ->
    [yes] It is your turn.
   *[no] It is the turn of { $seat }.
}
event-empty_hand = { $you ->
    [yes] Your hand is empty: you draw, and your turn is over.
   *[no] { $seat } has an empty hand: a draw, and the turn is over.
}
event-summon = { $you ->
    [yes] You summon { $alice }{ payment }.
   *[no] { $seat } summons { $alice }{ payment }.
}
event-commoner = { $you ->
    [yes] You put a Commoner into the { $slot } slot.
   *[no] { $seat } puts a Commoner into the { $slot } slot.
}
event-commoner_own = You put { $alice } as a Commoner into the { $slot } slot.
event-draw = { $count ->
    [0] { $you ->
        [yes] There is no card left for you to draw.
       *[no] There is no card left for { $seat } to draw.
    }
    [one] { $you ->
        [yes] You draw a card.
       *[no] { $seat } draws a card.
    }
   *[other] { $you ->
        [yes] You draw { $count } cards.
       *[no] { $seat } draws { $count } cards.
    }
}
event-drew = You drew { $cards }.
event-reshuffle = { $count ->
    [one] The deck is empty; the one card of the discard pile becomes the deck.
   *[other] The deck is empty; the discard pile of { $count } cards is shuffled into a new one.
}
event-down = { $you ->
    [yes] You turn { $alice } in your { $slot } slot face down.
   *[no] { $seat } turns { $alice } in the { $slot } slot face down.
}
event-invade = { $you ->
    [yes] You invade { $space }{ payment }.
   *[no] { $seat } invades { $space }{ payment }.
}
event-attack = { $you ->
    [yes] You put { $space } under attack.
   *[no] { $seat } puts { $space } under attack.
}
event-finish = { $you ->
    [yes] You finish your attack on { $space }.
   *[no] { $seat } finishes the attack on { $space }.
}
event-jet = { $you ->
    [yes] Jet takes { $space } for you at once.
   *[no] Jet takes { $space } for { $seat } at once.
}
event-skip = { $you ->
    [yes] You do not invade.
   *[no] { $seat } does not invade.
}
event-stolen = { $you ->
    [yes] You take { $space } from { $victim }.
   *[no] { $victim-you ->
        [yes] { $seat } takes { $space } from you.
       *[no] { $seat } takes { $space } from { $victim }.
    }
}
event-token_home = { $you ->
    [yes] Your attack on { $space } is lost; the token comes home.
   *[no] The attack of { $seat } on { $space } is lost; the token goes home.
}
event-bonus = { $count ->
    [0] { $you ->
        [yes] You should gain { $due } × { $what }, but the bank is empty.
       *[no] { $seat } should gain { $due } × { $what }, but the bank is empty.
    }
   *[other] { $you ->
        [yes] The space gives you { $count } × { $what }.
       *[no] The space gives { $seat } { $count } × { $what }.
    }
}
event-gain = { $count ->
    [0] { $you ->
        [yes] { $alice } should bring you { $due } × { $what }, but the bank is empty.
       *[no] { $alice } should bring { $seat } { $due } × { $what }, but the bank is empty.
    }
   *[other] { $you ->
        [yes] { $alice } brings you { $count } × { $what }.
       *[no] { $alice } brings { $seat } { $count } × { $what }.
    }
}
event-take = { $you ->
    [yes] You take a { $token } token from { $victim }.
   *[no] { $victim-you ->
        [yes] { $seat } takes a { $token } token from you.
       *[no] { $seat } takes a { $token } token from { $victim }.
    }
}
event-copy = { $you ->
    [yes] Your Wiccan copies { $alice }.
   *[no] The Wiccan of { $seat } copies { $alice }.
}
event-up = { $you ->
    [yes] You turn up { $alice } in your { $slot } slot.
   *[no] { $seat } turns up { $alice } in the { $slot } slot.
}
event-decline = { $you ->
    [yes] You do without { $alice }.
   *[no] { $seat } does without { $alice }.
}
event-tile = Tile { $tile }: { $points } VP.
event-slot = The { $slot } slots: { $points } VP.
event-end_effect = { $you ->
    [yes] { $alice } is worth { $points } VP to you.
   *[no] { $alice } is worth { $points } VP to { $seat }.
}
event-score = { $seat }: { $play } in play, { $tiles } for tiles, { $slots } for slots, { $effects } for effects: { $points } VP.
event-win = The victory goes to { $seats }. { $reason }.

## What is asked

question-choose_kingdom = Choose your kingdom
question-choose_kingdom-waiting = choosing a kingdom
question-mulligan = Give back any cards and draw others, once
question-mulligan-waiting = choosing cards to give back
question-place_city = Put a token on a City
question-place_city-waiting = choosing a City
question-politics = Politics: play a card
question-politics-waiting = playing a card
question-invasion = Invasion: choose a space
question-invasion-waiting = choosing a space to invade
question-take_token = Take a token from another player
question-take_token-waiting = choosing whom to take a token from
question-copy = Wiccan: whose effect does she copy?
question-copy-waiting = choosing what Wiccan copies
question-turn_up = Turn up one of your Commoners
question-turn_up-waiting = choosing a Commoner to turn up
question-gain = Use this effect?
question-gain-waiting = deciding about an effect

action-kingdom = Be { $kingdom }
action-keep = Keep all cards
action-discard = Give back { $cards }
action-city = Begin in { $space }
action-summon = Summon { $alice }{ payment }
action-commoner = { $alice } as a Commoner into the { $slot } slot
action-invade = Invade { $space }{ payment }
action-invade_down = Invade { $space }, turning down { $down }{ payment }
action-attack = Put { $space } under attack
action-finish = Finish the attack on { $space }
action-jet = Take { $space } with Jet
action-skip = Do not invade
action-take = Take it from { $seat }
action-decline = Do without
action-copy = Copy { $alice }
action-up = Turn up { $card }
action-use = Use it

## Why not

refused-wrong_kind = That is not what is asked.
refused-players = AlicematiC Heroes is for { $least } to { $most } players, not { $players }.
refused-kingdom_taken = { $kingdom } is taken.
refused-kingdom_twice = No two players have the same kingdom.
refused-not_in_hand = You can give back only cards you hold, named in the order of the card table.
refused-not_a_city = { $space } is no City.
refused-centre = Nobody begins in the City of the centre tile.
refused-city_full = { $space } has no free spot.
refused-not_held = You do not hold { $alice }.
refused-slot_full = The { $slot } slot is full.
refused-dream_short = { $alice } needs { $lack } more Dream Power: { $tokens ->
    [one] a token
   *[other] { $tokens } tokens
} you do not have.
refused-summon_exact = { $count ->
    [0] Nothing lacks, so nothing is paid.
    [one] Exactly one token is paid.
   *[other] Exactly { $count } tokens are paid.
}
refused-off_map = { $space } is not on this map.
refused-own = { $space } is yours already.
refused-city_yours = You already have a token in { $space }.
refused-connected = { $space } is connected to a City of seat { $number } and safe.
refused-forest_closed = { $count ->
    [one] { $space } is closed: nobody owns one space round it.
   *[other] { $space } is closed: nobody owns { $count } spaces round it.
}
refused-forest_none = You own no space round { $space }.
refused-forest_weak = Seat { $number } owns more spaces round { $space } than you.
refused-no_walk = No walk leads to { $space }.
refused-short = You are short of power for { $space }: { $red } Military and { $green } Mobility, and of the tokens to make it up.
refused-pay_exactly = Exactly what lacks for { $space } is paid, no more and no less.
refused-no_flip = No Alice can be turned down in this way for { $space }.
refused-must_invade = You can invade, so you must.
refused-nothing_to_finish = No attack token of yours lies on { $space }.
refused-finish_it = Your attack token lies on { $space }: finish the attack.
refused-no_attack = Cities and Forests cannot be put under attack.
refused-under_attack = { $space } is under attack by seat { $number }: only an invasion helps.
refused-no_jet = You have no Jet.
refused-not_short = You are strong enough to invade { $space } at once.
refused-no_token = Seat { $number } has no { $token } token.
refused-no_model = { $alice } does not lie face up where Wiccan looks, or is a Wiccan.
refused-no_commoner = You have no Commoner { $alice } there.
refused-too_many_cards = There are only { $count } cards of { $alice }.
refused-too_many_unnamed = There are only { $count } cards.
refused-too_many_tokens = There are only { $count } { $token } tokens.
refused-too_many_in_city = { $space } has only { $count ->
    [one] one spot.
   *[other] { $count } spots.
}
refused-owner_attacks = Nobody attacks her own land { $space }.
refused-slot_over = The { $slot } slot holds at most { $count } cards.
refused-too_many_on_map = By now seat { $seat } can have placed at most { $count } tokens.
refused-too_many_played = By now seat { $seat } can have played at most { $count } cards.

## Table options

preset-family = An Invasion may be skipped, and a City be invaded twice.
preset-expert = Gains are offered one by one, and Original scores for a clear lead only.
option-attack_tokens_score = Attack tokens on tiles
option-attack_tokens_score-false = Do not count for tile points
option-attack_tokens_score-true = Count for tile points
option-city_again = A City where you are already
option-city_again-false = Cannot be invaded again
option-city_again-true = Can be invaded again while it has a free spot
option-own_arrival = Effects that watch a slot
option-own_arrival-false = Do not count the arrival of their own card
option-own_arrival-true = Count the arrival of their own card
option-original_alone = Original
option-original_alone-false = Scores also with a shared lead
option-original_alone-true = Scores only for most Alices alone
option-reveal_once = Effects on being turned up
option-reveal_once-false = Happen every time
option-reveal_once-true = Only for the first of a name
option-free_skip = Invasion
option-free_skip-false = Must be made if it can be
option-free_skip-true = May be skipped
option-wiccan_home = Wiccan copies
option-wiccan_home-false = From any kingdom
option-wiccan_home-true = From her own kingdom only
option-auto_gain = Gains without a choice
option-auto_gain-true = Are taken without asking
option-auto_gain-false = Are offered one by one
option-start_player = Start player
option-start_player-random = Picked at random
option-start_player-1 = Seat 1
option-start_player-2 = Seat 2
option-start_player-3 = Seat 3
option-start_player-4 = Seat 4 (counting on round a smaller table)
option-start_player-5 = Seat 5 (counting on round a smaller table)

outcome-points = The most VP
outcome-alices = Equal VP, but more Alices
outcome-shared = Equal VP and equally many Alices: the victory is shared

## The board in words

describe-kingdoms = The kingdoms are being chosen.
describe-mulligan = Everybody may exchange cards once.
describe-cities = Everybody begins in two Cities.
describe-politics = Round { $round } of { $rounds }, { $name }: Politics.
describe-invasion = Round { $round } of { $rounds }, { $name }: Invasion.
describe-over = The game is over.
describe-bank = The bank: { $red } red, { $yellow } yellow, { $green } green tokens. Deck { $deck }, discard pile { $discard }.
describe-tile = Tile { $tile }: { $spaces }.
describe-tile-centre = Tile { $tile } in the centre: { $spaces }.
describe-space = { $kind } { $difficulty } at { $space }
describe-owned = { $name }
describe-owned-cut_off = { $name }, cut off
describe-attacked = under attack by { $name }
describe-spots = { $count ->
    [one] one spot
   *[other] { $count } spots
}
describe-seat = { $name }, { $kingdom }: { $vp } VP, { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand, tokens red { $red }, yellow { $yellow }, green { $green }, { $alices ->
    [one] one Alice
   *[other] { $alices } Alices
}; now worth { $total } VP in all.
describe-slot = { $slot }: { $cards }
describe-card-up = { $alice }
describe-card-copy = { $alice } copying { $copies }
describe-card-down = a Commoner
describe-card-known = { $alice } face down
describe-slots = { $name } has { $slots }.
describe-no-slots = { $name } has no card in any slot.
describe-score = { $name }: { $play } in play, { $tiles } for tiles, { $slots } for slots, { $effects } for effects, { $total } VP in all.
describe-hands = { $name } held { $cards }.
describe-you-hand = Your hand: { $cards }.
describe-you-card-now = { $alice } (can be summoned; { $effect })
describe-you-card-tokens = { $tokens ->
    [one] { $alice } (can be summoned for a token; { $effect })
   *[other] { $alice } (can be summoned for { $tokens } tokens; { $effect })
}
describe-you-card-no = { $alice } (cannot be summoned now; { $effect })
describe-you-powers = Your Military is { $military }, your Mobility { $mobility }, your Dream Power { $dream }.
describe-effect = { $name } is asked about { $alice }: { $effect }
describe-no-kingdom = no kingdom yet

## Figures of a study

figure-vp_mean = VP of a player
figure-vp_winner = VP of the winner
figure-tile_points = tile points of a player
figure-slot_points = slot points of a player
figure-play_points = VP in play of a player
figure-effect_points = end effects of a player
figure-empty_hands = turns lost to an empty hand
figure-alices = Alices
figure-slots = strongest slot
figure-tokens_up = face-up tokens on the map at the end
figure-tokens_cut_off = of them cut off
figure-cards_left = cards left in deck and discard pile
figure-empty_draws = draws that found no card
figure-short_gains = gains cut short by the bank
figure-snatched = land snatched from under another's attack
figure-spaces = spaces of the map
figure-invaded = invaded in a game
figure-held = held at the end

## Why an answer is better or worse, by the terms of the judge (bots/judge.py): whether there is $more of it, and with whom
## ($whose: with whoever answers, "own", or with the others). It is said of anybody, so nobody is called "you".
## Where less of it is better the message has the attribute "good".

because-vp = { $whose ->
    [others] { $more ->
        [yes] The others get more VP.
       *[no] The others get fewer VP.
    }
   *[own] { $more ->
        [yes] It brings more VP.
       *[no] It brings fewer VP.
    }
}
because-tiles = { $whose ->
    [others] { $more ->
        [yes] The others get more VP from land.
       *[no] The others get fewer VP from land.
    }
   *[own] { $more ->
        [yes] More VP come from land.
       *[no] Fewer VP come from land.
    }
}
because-slots = { $whose ->
    [others] { $more ->
        [yes] The slots of the others score more.
       *[no] The slots of the others score less.
    }
   *[own] { $more ->
        [yes] The slots of the kingdom score more.
       *[no] The slots of the kingdom score less.
    }
}
because-end_effects = { $whose ->
    [others] { $more ->
        [yes] The others score more by their Alices in the end.
       *[no] The others score less by their Alices in the end.
    }
   *[own] { $more ->
        [yes] Alices that score in the end bring more.
       *[no] Alices that score in the end bring less.
    }
}
because-cards = { $whose ->
    [others] { $more ->
        [yes] The others hold more cards.
       *[no] The others hold fewer cards.
    }
   *[own] { $more ->
        [yes] More cards stay in hand.
       *[no] Fewer cards stay in hand.
    }
}
because-no_cards = { $whose ->
    [others] { $more ->
        [yes] The others run out of cards more often.
       *[no] The others run out of cards less often.
    }
   *[own] { $more ->
        [yes] The hand is more often empty.
       *[no] The hand is less often empty.
    }
}
    .good = less
because-tokens = { $whose ->
    [others] { $more ->
        [yes] The others have more tokens.
       *[no] The others have fewer tokens.
    }
   *[own] { $more ->
        [yes] It brings more tokens.
       *[no] It leaves fewer tokens.
    }
}
because-cities = { $whose ->
    [others] { $more ->
        [yes] The others own more Cities.
       *[no] The others own fewer Cities.
    }
   *[own] { $more ->
        [yes] It wins or keeps more Cities.
       *[no] It costs Cities.
    }
}
because-alices = { $whose ->
    [others] { $more ->
        [yes] The others have more Alices.
       *[no] The others have fewer Alices.
    }
   *[own] { $more ->
        [yes] More Alices stand in the kingdom.
       *[no] Fewer Alices stand in the kingdom.
    }
}
because-red_power = { $whose ->
    [others] { $more ->
        [yes] The others have more Military.
       *[no] The others have less Military.
    }
   *[own] { $more ->
        [yes] Military rises.
       *[no] Military is lower.
    }
}
because-yellow_power = { $whose ->
    [others] { $more ->
        [yes] The others have more Dream Power.
       *[no] The others have less Dream Power.
    }
   *[own] { $more ->
        [yes] Dream Power rises.
       *[no] Dream Power is lower.
    }
}
because-green_power = { $whose ->
    [others] { $more ->
        [yes] The others have more Mobility.
       *[no] The others have less Mobility.
    }
   *[own] { $more ->
        [yes] Mobility rises.
       *[no] Mobility is lower.
    }
}
because-blue_power = { $whose ->
    [others] { $more ->
        [yes] The others have more Population.
       *[no] The others have less Population.
    }
   *[own] { $more ->
        [yes] Population rises.
       *[no] Population is lower.
    }
}
because-white_power = { $whose ->
    [others] { $more ->
        [yes] The others have more Order.
       *[no] The others have less Order.
    }
   *[own] { $more ->
        [yes] Order rises.
       *[no] Order is lower.
    }
}
because-footholds = { $whose ->
    [others] { $more ->
        [yes] The others occupy more of the land.
       *[no] The others occupy less of the land.
    }
   *[own] { $more ->
        [yes] More of the land is occupied.
       *[no] Less of the land is occupied.
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
