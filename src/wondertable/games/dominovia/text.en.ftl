### The Mirror Scrolls of Dominovia: every sentence shown to people.
### A seat arrives as its player's name, a list as one joined text, a scroll or a spell as its own message below.
### $you is "yes" where the seat named first in the event is the reader's own, else "no".

title = The Mirror Scrolls of Dominovia
tagline = Dominoes in which every match of two pictures casts a spell.
feel = Quick and cheeky: lay a scroll, cast its spell, upset the plans of the others.

## Spells and scrolls

spell-dragon = Dragon
spell-freeze = Freeze
spell-fly = Fly
spell-star = Star
spell-bam = Bam!
spell-colt = Colt
spell-crown = Crown

scroll-0-0 = Dragon Mirror (0)
scroll-0-1 = Dragon/Freeze (1)
scroll-0-2 = Dragon/Fly (2)
scroll-0-3 = Dragon/Star (3)
scroll-0-4 = Dragon/Bam! (4)
scroll-0-5 = Dragon/Colt (5)
scroll-0-6 = Dragon/Crown (6)
scroll-1-1 = Freeze Mirror (7)
scroll-1-2 = Freeze/Fly (8)
scroll-1-3 = Freeze/Star (9)
scroll-1-4 = Freeze/Bam! (10)
scroll-1-5 = Freeze/Colt (11)
scroll-1-6 = Freeze/Crown (12)
scroll-2-2 = Fly Mirror (13)
scroll-2-3 = Fly/Star (14)
scroll-2-4 = Fly/Bam! (15)
scroll-2-5 = Fly/Colt (16)
scroll-2-6 = Fly/Crown (17)
scroll-3-3 = Star Mirror (18)
scroll-3-4 = Star/Bam! (19)
scroll-3-5 = Star/Colt (20)
scroll-3-6 = Star/Crown (21)
scroll-4-4 = Bam! Mirror (22)
scroll-4-5 = Bam!/Colt (23)
scroll-4-6 = Bam!/Crown (24)
scroll-5-5 = Colt Mirror (25)
scroll-5-6 = Colt/Crown (26)
scroll-6-6 = Crown Mirror (27)

end-left = left
end-right = right
direction-left = to the left
direction-right = to the right
direction-across = across

## What each spell does

about-dragon = Everybody passes one scroll on. With three or four Mages the caster names the direction.
about-dragon-lazy = Nothing happens, and the Ring goes aside. Linking the Dragon Mirror ends the round.
about-dragon-hungry = The scroll at the other end of the chain is eaten and shuffled into the deck, with any Ring on it.
about-dragon-dizzy = The other half of the scroll just linked is cast instead. The Dragon Mirror casts nothing.
about-dragon-angry = Every Ring goes aside: no spell is active any more.
about-freeze = On your own next turn you may not link a scroll that bears Freeze, unless you have drawn.
about-freeze-match = On your own next turn you may not match Freeze with Freeze, unless you have drawn.
about-fly = If you cannot link on your next turn, you may pass instead of drawing.
about-fly-first = If you cannot link on your next turn, you may pass instead of drawing, but no longer once you have drawn.
about-star = With two or more scrolls left, you may discard one into the deck.
about-bam = With two or more scrolls left, you may give one to another Mage.
about-colt = You may link another scroll at once.
about-crown = Others may not link to an end scroll that bears a Crown, unless they have drawn in that turn.

## What happened

event-round_begins = Round { $round } begins.
event-deal = { $each ->
    [one] Everyone is dealt a scroll.
   *[other] Everyone is dealt { $each } scrolls.
}
event-dealt = You are dealt { $scrolls }.
event-offered = The offerings are turned up: { $offerings }.
event-donation = { $you ->
    [yes] Your offering is the lowest: you donate { $scroll }.
   *[no] { $seat } has offered the lowest and donates { $scroll }.
}
event-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }'s turn.
}
# An end is called by what it shows; if both show the same, also by the scroll that lies there. A lone Mirror has nothing but a left and a right.
event-link = { $alike ->
    [no] { $you ->
        [yes] You link { $scroll } at the end that showed { $spell }.
       *[no] { $seat } links { $scroll } at the end that showed { $spell }.
    }
    [yes] { $you ->
        [yes] You link { $scroll } at the end that showed { $spell } on { $beside }.
       *[no] { $seat } links { $scroll } at the end that showed { $spell } on { $beside }.
    }
   *[mirror] { $you ->
        [yes] You link { $scroll } at the { $end } end.
       *[no] { $seat } links { $scroll } at the { $end } end.
    }
}
event-cast = { $you ->
    [yes] You cast { $spell }: your Ring lies on { $scroll }.
   *[no] { $seat } casts { $spell }: the Ring lies on { $scroll }.
}
event-ring_aside = { $you ->
    [yes] Your Ring goes aside.
   *[no] { $seat }'s Ring goes aside.
}
event-draw = { $you ->
    [yes] You draw a scroll.
   *[no] { $seat } draws a scroll.
}
event-drew = You drew { $scroll }.
event-pass = { $fly ->
    [true] { $you ->
        [yes] You fly over this turn: you pass, and your Ring goes aside.
       *[no] { $seat } flies over this turn: a pass, and the Ring goes aside.
    }
   *[false] { $you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
}
event-direction = { $you ->
    [yes] You send the Dragon { $direction }.
   *[no] { $seat } sends the Dragon { $direction }.
}
event-exchange = Everyone passes a scroll { $direction }.
event-gave = You gave { $seat } { $scroll }.
event-received = You received { $scroll } from { $seat }.
event-discard = { $you ->
    [yes] You discard a scroll into the deck.
   *[no] { $seat } discards a scroll into the deck.
}
event-discarded = You discarded { $scroll }.
event-mix = The deck is shuffled.
event-gift = { $you ->
    [yes] You give { $seat } a scroll, unseen by the others.
   *[no] { $seat-you ->
        [yes] { $giver } gives you a scroll, unseen by the others.
       *[no] { $giver } gives { $seat } a scroll, unseen by the others.
    }
}
event-keep = { $you ->
    [yes] You make no use of { $spell }.
   *[no] { $seat } makes no use of { $spell }.
}
event-stop = { $you ->
    [yes] You link no further scroll.
   *[no] { $seat } links no further scroll.
}
event-eaten = The Hungry Dragon eats { $scroll }.
event-repeat = Everything is as it was before, too often: the round ends here.
event-play_on = All have passed in a row, but somebody can link now that all Rings are aside. Play goes on.
event-hand_shown = { $you ->
    [yes] You held { $scrolls }.
   *[no] { $seat } held { $scrolls }.
}
event-round = { $you ->
    [yes] You win the round: { $reason }.
   *[no] { $seat } wins the round: { $reason }.
}
event-match = { $you ->
    [yes] You win the match!
   *[no] { $seat } wins the match.
}
event-opens = { $you ->
    [yes] You open with { $scroll }.
   *[no] { $seat } opens with { $scroll }.
}
event-hand = { $points ->
    [0] Nobody scores in this hand: { $reason }.
    [one] { $seat } scores a point: { $reason }.
   *[other] { $seat } scores { $points } points: { $reason }.
}
event-choice = { $barred ->
    [true] { $seat } is kept from linking by a Freeze or a Crown alone.
   *[false] { $links ->
        [0] { $seat } cannot link.
        [one] { $seat } has one legal link.
       *[other] { $seat } has { $links } legal links.
    }
}

reason-out = the last scroll is linked
reason-stopped = nobody can link any more, and this hand is the smallest
reason-lazy = the Lazy Dragon's Mirror ends the round, and this hand is the smallest
reason-repeat = the Hungry Dragon goes in circles, and this hand is the smallest
reason-cap = the round has had its number of turns, and this hand is the smallest
reason-blocked = all have passed

outcome-rounds = The agreed number of rounds is won
outcome-points = The agreed number of points is reached

## What is asked

question-offer = Choose your offering: the lowest value opens the chain
question-offer-waiting = choosing an offering
question-link = Link a scroll
question-link-waiting = linking a scroll
question-fly = You cannot link: draw, or fly over this turn?
question-fly-waiting = deciding whether to fly over
question-direction = Which way does the Dragon go?
question-direction-waiting = choosing the Dragon's direction
question-dragon_pass = Choose the scroll you pass on
question-dragon_pass-waiting = choosing a scroll to pass on
question-star = Star: you may discard a scroll into the deck
question-star-waiting = deciding about a discard
question-bam = Bam!: you may give a scroll away
question-bam-waiting = deciding about a gift
question-colt = Colt: you may link once more
question-colt-waiting = deciding about another link
question-place_ring = On which scroll does your Ring lie?
question-place_ring-waiting = placing a Ring

action-offer = Offer { $scroll }
action-link = { $alike ->
    [no] Link { $scroll } at the end that shows { $spell }
    [yes] Link { $scroll } at the end that shows { $spell } on { $beside }
   *[mirror] Link { $scroll } at the { $end } end
}
action-draw = Draw
action-pass = Fly over: pass
action-direction = Pass { $direction }
action-give = Pass on { $scroll }
action-discard = Discard { $scroll }
action-keep = Keep all
action-give_to = Give { $scroll } to { $to }
action-stop = Stop here
action-ring = Ring on { $scroll }

## Why not

refused-not_asked = That is not what is asked now.
refused-not_in_hand = { $scroll } is not in your hand.
refused-no_match = { $scroll } does not match the end that shows { $spell }.
refused-frozen = { $by_match ->
    [true] Your own Freeze keeps you from matching Freeze, here with { $scroll }: only a draw in this turn would lift it.
   *[false] Your own Freeze holds { $scroll } back: only a draw in this turn would lift it.
}
refused-crowned = The Crown of Mage { $mage } closes the end that shows { $spell }, because the scroll there bears a Crown: only a draw in this turn would open it.
refused-must_link = { $by_colt ->
    [true] Colt: you may link once more, or stop. Nobody draws or passes for a Colt.
   *[false] You can link, so you may neither draw nor pass.
}
refused-no_such_seat = Mage { $mage } cannot be given a scroll: name another Mage of this table.
refused-no_such_direction = With three Mages the Dragon goes to the left or to the right, not { $direction }.
refused-players = Dominovia is for { $least } to { $most } Mages, not { $players }.
refused-twice = There is only one scroll { $scroll }, and it cannot lie in two places.
refused-broken_chain = Touching halves show the same picture, not { $left } and { $right }.
refused-ring = The Ring of Mage { $mage } must lie on a scroll of the chain that bears its spell; { $scroll } is not.
refused-empty_hand = Mage { $mage } has no scroll, but while a round runs everybody holds at least one.

## Table options

preset-family = One round, the Lazy Dragon, and the table shows what you know of other hands.
preset-expert = The Hungry Dragon eats the chain while you build it.
option-play = Game
option-play-spells = Mirror Scrolls, with spells
option-play-classic = Classic dominoes with the same scrolls
option-dragon = Dragon
option-dragon-base = Base Dragon: everyone passes a scroll on
option-dragon-lazy = Lazy Dragon: does nothing, but its Mirror ends the round
option-dragon-hungry = Hungry Dragon: eats the other end of the chain
option-dragon-dizzy = Dizzy Dragon: casts the other half instead
option-dragon-angry = Angry Dragon: sets every Ring aside
option-rounds_to_win = Rounds to win the match
option-freeze_scope = Freeze holds back
option-freeze_scope-scroll = every scroll that bears Freeze
option-freeze_scope-match = only matches of Freeze itself
option-fly_after_draw = Fly after a first draw
option-fly_after_draw-true = may still pass instead of the second draw
option-fly_after_draw-false = offers its choice before the first draw only
option-ring_choice = Rings in Hungry games
option-ring_choice-true = the caster chooses between the two scrolls
option-ring_choice-false = always on the scroll just linked
option-hungry_repetition = The same position so often ends a Hungry round
option-hungry_turn_limit = So many turns end a Hungry round
option-memory_aid = Memory aid
option-memory_aid-true = Show what you know of other hands and the deck
option-memory_aid-false = Remember for yourself what you have seen
option-classic_points = Points to win at classic dominoes

## The figures of a study

figure-rounds = rounds
figure-rounds_per_match = rounds in a match
figure-turns_per_round = turns in a round
figure-longest_round = turns in the longest round
figure-links_per_round = links in a round
figure-draws_per_round = draws in a round
figure-stopped = rounds stopped
figure-tie_break = rounds decided by the tie-break
figure-barred_turns = turns in which only a Freeze or Crown prevented a link
figure-rows_of_passes = complete rows of passes after which play went on, in a round
figure-fly_passes = passes by choice with Fly, in a round
figure-largest_hand = largest hand
figure-longest_chain = longest chain
figure-ended_by_lazy = rounds ended by the Lazy Dragon's Mirror
figure-ended_by_repeat = rounds ended by repetition
figure-ended_by_cap = rounds ended by the limit of turns
figure-legal_links = legal links of a Mage asked to link
figure-single_link = share of those with a single one
figure-colt_links = extra links possible by Colt, in a round
figure-points_per_hand = points in a hand of classic dominoes
figure-places = places from the donor
figure-spells = spells
figure-rounds_won = rounds won
figure-casts = casts in a round
place-donor = the donor
place-first = first Mage
place-second = second Mage
place-third = third Mage

## The board in words

describe-heading-table = The table
describe-heading-you = You
describe-heading-seats = The Mages
describe-offering = Round { $round }: everyone chooses an offering.
describe-play = Round { $round }.
describe-over = The match is over.
describe-dragon = { $dragon }.
describe-no-chain = There is no chain yet.
describe-chain = { $count ->
    [one] The chain is a single scroll: { $chain }.
   *[other] The chain of { $count } scrolls, from end to end: { $chain }.
}
describe-ends = { $count ->
    [one] Both its halves are open: { $first } and { $second }.
   *[other] Its ends show { $first } on { $first-scroll } and { $second } on { $second-scroll }.
}
describe-crowned = The end that shows { $spell } on { $scroll } is closed to others who have not drawn, by the Crown of { $names }.
describe-deck = { $deck ->
    [0] The deck is empty.
    [one] One scroll is left in the deck.
   *[other] { $deck } scrolls are left in the deck.
}
describe-known-deck = You know to be in the deck: { $scrolls }.
describe-turn = { $drawn ->
    [0] It is { $name }'s turn.
    [one] It is { $name }'s turn, after one draw.
   *[other] It is { $name }'s turn, after { $drawn } draws.
}
describe-casting = { $name } is casting { $spell }.
describe-direction = Scrolls are passed { $direction }.
describe-passes = Passes in a row: { $passes }.
describe-seat = { $name }: { $scrolls ->
    [one] one scroll
   *[other] { $scrolls } scrolls
} in hand, { $won ->
    [0] no round won
    [one] one round won
   *[other] { $won } rounds won
}.
describe-seat-classic = { $name }: { $scrolls ->
    [one] one scroll
   *[other] { $scrolls } scrolls
} in hand, { $points ->
    [one] one point
   *[other] { $points } points
}.
describe-ring = { $name }'s Ring lies on { $scroll }: { $spell }.
describe-frozen = { $by_match ->
    [yes] Freeze keeps { $name } from matching Freeze in the next turn of their own, until they draw.
   *[no] Freeze holds back { $name }'s scrolls that bear Freeze in the next turn of their own, until they draw.
}
describe-your-hand = Your hand: { $scrolls }.
describe-hand = { $name } holds { $scrolls }.
describe-known = You know that { $name } holds { $scrolls }.
describe-last = The round before was won by { $name }: { $why }.
describe-last-nobody = Nobody scored in the hand before: { $why }.
describe-last-hand = { $name } was left with { $scrolls }.

## Why an answer is better or worse, by the terms of the judge (bots/judge.py): whether there is $more of it, and with whom
## ($whose: with whoever answers, "own", or with the others). It is said of anybody, so nobody is called "you".
## Where less of it is better the message has the attribute "good".

because-scrolls = { $whose ->
    [others] { $more ->
        [yes] The others are left with more scrolls.
       *[no] The others are left with fewer scrolls.
    }
   *[own] { $more ->
        [yes] More scrolls stay in hand.
       *[no] Fewer scrolls stay in hand.
    }
}
    .good = less
because-few_scrolls = { $whose ->
    [others] { $more ->
        [yes] The others come nearer to an empty hand.
       *[no] The others are kept from an empty hand.
    }
   *[own] { $more ->
        [yes] The hand is nearer to being empty.
       *[no] The hand is further from being empty.
    }
}
because-links = { $whose ->
    [others] { $more ->
        [yes] The others can link more of their scrolls.
       *[no] The others can link fewer of their scrolls.
    }
   *[own] { $more ->
        [yes] More scrolls of the own hand can be linked next.
       *[no] Fewer scrolls of the own hand can be linked next.
    }
}
because-pictures = { $whose ->
    [others] { $more ->
        [yes] The others hold more different pictures.
       *[no] The others hold fewer different pictures.
    }
   *[own] { $more ->
        [yes] The hand keeps more different pictures.
       *[no] The hand keeps fewer different pictures.
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
because-crown = { $whose ->
    [others] { $more ->
        [yes] A Crown of somebody else bars the end of the chain.
       *[no] No Crown of others bars the end of the chain so often.
    }
   *[own] { $more ->
        [yes] A Crown guards the end of the chain more often.
       *[no] A Crown guards the end of the chain less often.
    }
}
because-frozen = { $whose ->
    [others] { $more ->
        [yes] Freeze holds the others back more often.
       *[no] Freeze holds the others back less often.
    }
   *[own] { $more ->
        [yes] Freeze holds the own scrolls back more often.
       *[no] Freeze holds the own scrolls back less often.
    }
}
    .good = less
because-rounds_won = { $whose ->
    [others] { $more ->
        [yes] It lets the others win the round more often.
       *[no] It keeps the others from winning the round.
    }
   *[own] { $more ->
        [yes] It wins the round more often.
       *[no] It wins the round less often.
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
