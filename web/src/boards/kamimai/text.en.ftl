### What only the board of KamiMaï says. The sentences of the game itself are beside its rules.

board-world = The table of KamiMaï
board-everybody = The summoners
board-asking = The matter in hand
board-tabs = Places beside the book
board-tab-ask = Now
board-tab-pages = Pages
board-tab-sheet = Sheet
board-tab-team = Team

## The turn

board-turn = Turn { $turn }: { $name }
board-steps = The steps of a turn
board-step-target = Target
board-step-draw = Draw
board-step-cast = Cast
board-step-store = Store
board-step-target-long = Where the arrow leads, and then the draw begins.
board-step-draw-long = One hand. At least one page, and no more than you dare.
board-step-watch-long = Three seconds. Nobody breathes.
board-step-cast-long = Four units of one colour make a spell. Ask for the cards of others.
board-step-store-long = Keep what fits in the Reserve; Guardians stay.
board-step-fallen-long = The book lies. It is built again after storing.
board-energy = { $energy ->
    [one] One Energy Point left
   *[other] { $energy } Energy Points left
}
board-activator = in turn

## The sheet

board-areas = The areas of the sheet
board-area = Area { $area }
board-area-detail = { $effect }; open: { $spells }
board-box = { $spell } spell
board-mode = { $mode } mode
board-needs = What the spells of the target lack
board-need = { $missing ->
    [0] can be cast
   *[other] { $missing } missing
}
board-origin-sheet = The areas of this sheet: { $origin }
board-origin-skill = How steady hands are is our own reckoning; it is not in the printed rules.

## The book

board-pages = { $count ->
    [0] The book: no pages
    [one] The book: one page
   *[other] The book: { $count } pages
}
board-wing = Wing { $wing }, { $wing ->
    [A] from the outside in
   *[other] from the inside out
}
board-page-read = { $page }, { $card }
board-page-unread = { $page }, not readable yet
board-page-risk = { $page }: { $percent ->
    [0] less than 1 %
   *[other] about { $percent } %
  } risk
board-unread = not readable yet
board-book-standing = The book stands.
board-book-fallen = The book lies on the felt.
board-book-building = The book is being built.
board-book-coming = The book is being brought…
board-no-webgl = This browser cannot draw the book in space. The list of pages is the same book: choose and pull from there.
board-eyes = Walk round the book
board-eyes-left = Walk to the left
board-eyes-right = Walk to the right
board-eyes-closer = Lean in
board-eyes-back = Step back
board-strain = Strain of the pull
board-strain-none = The page gives way
board-strain-some = It resists
board-strain-much = It strains
board-signs = Signs to the others
board-sign-cheer = Cheer
board-sign-point = Point at a page
board-sign-points = { $name } points at { $page }.
board-sign-watcher = Somebody who watches
board-gave-up = You let go. What is not out stays in the book.
board-draught = A draught. The pages rustle…
board-waiting-turn = { $seconds ->
    [one] Other books are moving. This pull begins in about a second.
   *[other] Other books are moving. This pull begins in about { $seconds } seconds.
  }
board-nearly = That was close: the book swayed, and stands.
board-level-even = level
board-level-wing = heavier on wing { $wing }
board-level-long = The book sways by { $sway } mm.

board-drawn = { $count ->
    [one] Drawn so far: one card
   *[other] Drawn so far: { $count } cards
}
board-drawn-by = Drawn so far by { $name }
board-worth = What they bring for the target
board-worth-of = { $drawn } of { $lacking }
board-worth-enough = enough

## What is awaited

board-await-built = The book is being built.
board-await-grabbed = { $name } pulls at the book. Hold your breath.
board-await-watch = Three seconds. Nobody breathes.
board-await-build = Build the book, then say that it stands.
board-await-entry = { $name } draws, and enters what came out.

## Pulling

board-hint-pages = { $most ->
    [one] Choose one page.
   *[other] Choose one page, or up to { $most } neighbours.
}
board-hint-pull = Choose how, then pull. There is no clock.
board-hint-draw = Drag a page out of the book, or choose it in the list of pages.
board-hint-training = Nothing counts: pull what you like, see what holds.
board-choose-page = Choose a page
board-do-pull = Pull { $pages }
board-pull = Direction
board-pace = Pace
board-hand = Hand
board-fingers = With { $fingers }.
board-fingers-index = thumb and index finger
board-grip-detail = { $grip }. { $feel }
board-bound = { $card } binds this hand: { $grip }.
board-feel = Mouse or finger: { $parts }.
board-feel-mirrored = what you pull towards one wing goes towards the other
board-feel-lag = the hand follows { $lag } seconds late
board-feel-tremor = it trembles by { $tremor } mm
board-feel-strength = it pulls with { $strength } % of its strength
board-feel-usual = the hand does as you do
board-stronger = stronger hand: { $hand }

## Answers

board-nothing-asked = Nothing is asked now.
board-advise = { $name } decides ({ $what }). What do you advise?
board-wait = { $names }: { $what }
board-advised = advised by { $names }
board-you-advised = You advised: { $answer }.
board-answered = You chose: { $answer }. You may choose again.
board-not-now = Not now.
board-more-cards = Choose cards
board-your-cards = Your cards
board-keep-none = Keep nothing more
board-discard-pile-cards = The discard pile
board-hint-curse_discard = { $most ->
    [one] Choose one card: { $picked } chosen.
   *[other] Choose { $most } cards: { $picked } chosen.
}
board-hint-store_keep = Keep up to { $most }: { $picked } chosen.
board-hint-mouse_take = Choose a card to take, or take nothing.
board-hint-gift_card = Choose the card you give.
board-hint-give-to = Choose who gets it.

## Spells

board-spell = { $colour } spell
board-spell-team = Team spell in { $colour }
board-cast = { $colour } spell: { $payment }
board-cast-team = Team spell in { $colour }: { $payment }
board-share = { $name } { $cards }
board-payment = Who pays what
board-payment-before = The payment before
board-payment-next = The next payment
board-payment-count = { $at } of { $count }
board-do-cast = Cast it
board-do-advise-cast = Advise it
board-no-payment = These cards do not make it
board-proposal = A proposed spell
board-proposal-spell = { $colour } spell, proposed
board-proposal-team = Team spell in { $colour }, proposed
board-asked-consent = is asked
board-agrees = agrees
board-pays = gives

## Cards on the table

board-cards-of = Reserve of { $name }
board-spread-of = Spread of { $name }
board-card-why = { $card }. { $why }
board-copies = { $card } × { $count }
board-no-cards = no cards
board-limit = of { $limit } that may be kept
board-owes = { $count ->
    [one] must discard one card
   *[other] must discard { $count } cards
}
board-discard = { $count ->
    [0] Discard pile: empty
    [one] Discard pile: one card
   *[other] Discard pile: { $count } cards
}
board-in-book = { $count ->
    [one] In the book: one card
   *[other] In the book: { $count } cards
}

## Real cards

board-companion = Your real book
board-companion-watching = The people at the table enter what happens to the real book.
board-companion-over = The game is over.
board-cancel = Cancel
board-build-from = { $count ->
    [one] This card is left for the book:
   *[other] Shuffle these { $count } cards and build the book:
}
board-built = It stands
board-cannot-stand = It cannot stand
board-enter-own = Draw, then enter what came out.
board-enter-for = Draw for { $name }, then enter what came out.
board-enter = Enter
board-entering = On its way…
board-remember-grip = Hand: { $hand }. { $fingers }.
board-entry-cards = Cards that came out
board-entry-more = One { $card } more; now { $count }
board-entry-less = One { $card } less
board-entry-book = The book
board-entry-none = It stands
board-entry-none-drawn = No card came out.
board-entry-draw = It fell in the draw
board-entry-watch = It fell within three seconds after the last card
board-entered = { $count ->
    [0] No card came out; { $fall }.
    [one] One card came out; { $fall }.
   *[other] { $count } cards came out; { $fall }.
}
board-entry-sum = Came out: { $cards }.
board-loose = These came loose
board-correct = Correct it
board-correct-long = What { $name } truly drew:
board-tell-fell = The book fell
board-tell-loose = A page came loose
board-tell-correct = Correct the last entry
board-remind-setup = Lay out the mat and shuffle all cards.
board-remind-training = Try the balance with the real book. Nothing counts.
board-remind-target = Choose the target, then begin. A fall before that is told here.
board-remind-draw = Draw with one hand.
board-remind-watch = Count to three.
board-remind-cast = The book stays standing while spells are cast. If it falls now, tell it here.
board-remind-store = Cards that are not kept go to the discard pile, face up.

## The end

board-final = How it ended
board-see-table = See the table
board-won = The demon is sealed
board-lost = The last candle is out
board-unfinished = Broken off
board-end-areas = Areas sealed: { $sealed } of { $areas }
board-end-energy = Energy left: { $energy }
board-end-turns = Turn by turn
board-end-drew = { $count ->
    [0] No page drawn.
    [one] One page drawn.
   *[other] { $count } pages drawn.
}
board-end-spells = Spells cast: { $spells }
board-end-lost = Energy lost: { $lost }

## In words

board-text-table = The table
board-text-book = The book

## Keys

board-keys-let-go = Open the fingers: let go of the page
