### What only the board of Dominovia says. The sentences of the game itself are beside its rules.

card-scroll = { $first } and { $second }, value { $value }
card-scroll-mirror = { $first } Mirror, value { $value }
card-scroll-classic = { $first } { $low } and { $second } { $high }
card-scroll-classic-mirror = { $first } Mirror, twice { $low }

board-world = The table of Dominovia
board-others = The other Mages
board-everybody = The Mages
board-you = You
board-turn = in turn
board-marks = { $count ->
    [0] { $name }
   *[other] { $name } · { $marks }
}
board-laid = chosen
board-round = Round { $round }
board-hand-number = Hand { $round }
board-goal = first to { $goal }
board-goal-classic = first to { $goal }
board-rounds-won = { $won ->
    [one] One round won of { $goal }
   *[other] { $won } rounds won of { $goal }
}
board-round-card = { $score }: the number on top of the Round card
board-points-of = { $points } of { $goal } points
board-points = { $points ->
    [one] one point
   *[other] { $points } points
}
board-hand = { $count ->
    [one] Your hand: one scroll
   *[other] Your hand: { $count } scrolls
}
board-hand-count = { $count ->
    [one] one scroll in hand
   *[other] { $count } scrolls in hand
}
board-deck = { $count ->
    [0] The deck is empty
    [one] The deck: one scroll
   *[other] The deck: { $count } scrolls
}
board-passes = { $count ->
    [one] one pass in a row
   *[other] { $count } passes in a row
}
board-passes-short = passes: { $count }
board-known = Seen: { $scrolls }
board-known-deck = In the deck: { $scrolls }
board-values-reconstructed = values reconstructed
board-values-deduced = values deduced
board-value-reconstructed = The values at the centre are reconstructed: the rulebook says only that they run from 0 to 27.
board-value-deduced = The values at the centre are deduced from the rulebook.

board-spells = Spells
board-spells-title = What the spells do
board-table-title = What lies on the table
board-about-ring = A Ring lies on the spell that its Mage has cast last. Aside, it lies on none: no spell is active.
board-about-round-card = The small card with 0, 1, 2 and 3 counts the rounds won: the number on top.
board-about-offering = Before a round everybody offers a scroll. The lowest value begins the chain, and its owner is rid of it; the others go back to their hands. The Mage to the left of that owner links first.

## Dragons

board-dragon-name-lazy = Lazy Dragon
board-dragon-name-hungry = Hungry Dragon
board-dragon-name-dizzy = Dizzy Dragon
board-dragon-name-angry = Angry Dragon
board-dragon-lazy = A Dragon match does nothing; the Dragon Mirror ends the round.
board-dragon-hungry = A Dragon match eats the scroll at the other end.
board-dragon-dizzy = A Dragon match casts the spell of the other half instead.
board-dragon-angry = A Dragon match puts every Ring aside.

## Rings

board-ring-aside = Ring aside
board-ring-aside-short = aside
board-ring-aside-why = Ring aside: no spell is active
board-ring-freeze = { $by_match ->
    [yes] { $now ->
        [yes] no match of Freeze before a draw
       *[no] no match of Freeze next turn before a draw
    }
   *[no] { $now ->
        [yes] no Freeze scroll before a draw
       *[no] no Freeze scroll next turn before a draw
    }
}
board-ring-freeze-lifted = lifted by the draw
board-ring-fly = { $first_only ->
    [yes] may pass instead of the first draw
   *[no] may pass instead of drawing
}
board-ring-crown = others draw before linking to a Crown end
board-ring-done = already worked
board-ring-at-work = at work
board-ring-over = cast last
board-ring-words = { $spell }: { $does }
board-ring-on = { $name }’s Ring: { $spell }

## The chain

board-chain = { $count ->
    [0] The chain, empty
    [one] The chain: one scroll
   *[other] The chain: { $count } scrolls, from end to end
}
board-lying = { $scroll }{ $alike ->
    [yes] {""}
   *[no] . From end to end: { $left }, { $right }
}{ $count ->
    [0] {""}
   *[other] . { $rings }
}
board-end = An end of the chain, open for { $spell }
board-end-crowned = An end of the chain, open for { $spell }; closed by { $names }’s Crown to everybody else who has not drawn

## Spells that are cast

board-casts = { $name } casts { $spell }
board-cast-dragon = { $dragon ->
    [lazy] nothing happens
    [hungry] the scroll at the other end is eaten
    [dizzy] the other half is cast instead
    [angry] every Ring goes aside
   *[base] everybody passes a scroll on
}
board-cast-freeze = { $by_match ->
    [yes] no match of Freeze next turn before a draw
   *[no] no scroll with Freeze next turn before a draw
}
board-cast-fly = may pass next turn instead of drawing
board-cast-star = may slip a scroll into the deck
board-cast-bam = may give a scroll away
board-cast-colt = may link once more
board-cast-crown = others draw before linking to a Crown end
board-eaten = eats the scroll at the other end

## Choosing

board-barred = { $name }. { $why }

board-lay-back = Lay it back
board-direction = { $direction ->
    [left] left, to { $name }
    [right] right, to { $name }
   *[across] across, to { $name }
}
board-link-at = { $alike ->
    [no] Link to { $spell }
    [yes] to { $spell } on { $beside }
   *[mirror] Link { $end }
}
board-give-to = to { $name }
board-hint-offer = Offer a scroll: the lowest value of all begins the chain, the others come back
board-hint-link = Choose a scroll, or drag it to an end
board-hint-colt = Colt: link another scroll, or stop
board-hint-star = Star: choose a scroll to slip into the deck, or keep all
board-hint-bam = Bam!: choose a scroll to give away, or keep all
board-hint-fly = Nothing fits, but you may fly on
board-hint-direction = Dragon: which way do the scrolls go?
board-hint-give = Dragon: choose a scroll for { $name }
board-hint-place_ring = Where do you set your Ring?
board-hint-sealed = It stays face down until all have chosen; until then you can take it back
board-refused-end = { $alike ->
    [yes] { $spell } on { $beside }: { $why }.
   *[no] { $spell }: { $why }.
}
board-refused-crowned = closed by { $name }’s Crown until you draw
board-refused-frozen = frozen until you draw
board-refused-no_match = does not match

## Offering

board-offerings = The offerings
board-offering-open = { $name } has not chosen yet
board-offering-sealed = The offering of { $name }, face down
board-donation = begins the chain
board-value = value { $value }

## The end of a round

board-round-over = Round { $round } is over
board-hand-over = Hand { $round } is over
board-reckoning = What is left in the hands?
board-left = { $count ->
    [one] one scroll
   *[other] { $count } scrolls
}
board-rounds = How the match was won, round by round
board-made-round = { $name }
board-made-points = { $won ->
    [no] nobody
   *[yes] { $name } +{ $points }
}
board-last-round = The last round
board-won-round = won the round
board-arch-mage = { $name } is Arch Mage of Mirrors
board-winner-classic = { $name } wins
board-hand-left = { $count ->
    [0] { $name } has no scroll left
    [one] { $name } has one scroll left
   *[other] { $name } has { $count } scrolls left
}
board-hand-empty = no scroll left
board-why-out = { $name } linked the last scroll.
board-why-stopped = { $won ->
    [no] Nobody can go on, and two hands are equally low: nobody scores.
   *[yes] { $tied ->
        [yes] Nobody can go on. Of the smallest hands, { $name } holds the highest value.
       *[no] Nobody can go on, and { $name } holds the least.
    }
}
board-why-blocked = { $won ->
    [no] Nobody can go on, and two hands are equally low: nobody scores.
   *[yes] Nobody can go on, and { $name } holds the least.
}
board-why-lazy = { $tied ->
    [yes] The Lazy Dragon’s Mirror ended the round. Of the smallest hands, { $name } holds the highest value.
   *[no] The Lazy Dragon’s Mirror ended the round, and { $name } holds the fewest scrolls.
}
board-why-repeat = { $tied ->
    [yes] The same position came back again and again. Of the smallest hands, { $name } holds the highest value.
   *[no] The same position came back again and again; { $name } holds the fewest scrolls.
}
board-why-cap = { $tied ->
    [yes] The round went on for too long. Of the smallest hands, { $name } holds the highest value.
   *[no] The round went on for too long; { $name } holds the fewest scrolls.
}

## Keys

board-keys-pick = Pick up a scroll; then, on a place, lay it there
board-keys-clear = Put the scroll back
