### Lessons of KamiMaï. `lesson-<name>` is the name of a lesson, with `-about` what it teaches; the other sentences are said in it, one at a time.

## The first spell

lesson-first-spell = Your first spell
lesson-first-spell-about = What the cards are for, and how friends help each other.
lesson-first-spell-demon = A paper demon, and you are all against it. Fill in every part of the sheet before your Energy is gone, and you win together. The arrow shows where you work now.
lesson-first-spell-fire = This part wants a Fire spell and a Water spell. A spell costs four of its colour, and you hold four Fire. Cast it!
lesson-first-spell-fire-water = That would work too, with the help of your friend. But begin with what you can pay alone: four Fire.
lesson-first-spell-fire-end = Nobody must cast. But four Fire are exactly a spell, and a sheet that is not filled in wins nothing.
lesson-first-spell-together = Now Water. You hold one, and your friend's open cards show three. Together you have four: propose it, and your friend agrees or not.
lesson-first-spell-together-end = One Water is not enough for you alone, but cards of others count if you give at least one yourself. Propose the spell together.
lesson-first-spell-keep = Sealed, the first part is done! At the end of a turn you may keep four cards for later. What do you do with your Earth?
lesson-first-spell-keep-none = What you do not keep is discarded. Other parts of the sheet want Earth, and there is room: keep it.
lesson-first-spell-end = Your friend has pulled pages meanwhile, and it is your turn again. Four of a colour, alone or together: that is a spell.

## Pulling

lesson-pulling = Pull, and stop in time
lesson-pulling-about = The idea of the game: how much do you dare?
lesson-pulling-book = Your cards come out of this book. Its pages stand by themselves, wing A and wing B. If it falls while you pull, all of you lose an Energy Point.
lesson-pulling-outside = You hold three Fire and need one more. Pull a single page from the outside: page A1.
lesson-pulling-outside-elsewhere = A page further inside carries others, and the book may follow it. You may pull anywhere, but page A1 at the edge is the safest to begin with.
lesson-pulling-outside-many = More pages at a time are more cards, but each of them pulls at the book as well. Begin with one: page A1.
lesson-pulling-enough = A second page slipped out as well, but the book stands. There is Fire among them: with yours that makes four. What now?
lesson-pulling-enough-more = You have what you need. If the book falls now, you lose Energy and cast nothing in this turn, whatever you hold. Stop here.
lesson-pulling-enough-many = So many pages, and you need none of them! A fall costs Energy and this turn's spells. Stop here.
lesson-pulling-cast = The book stands, so you may cast.
lesson-pulling-cast-end = Do not let it go: you hold four Fire, and the part wants a Fire spell. Cast it!
lesson-pulling-end = So each turn: pull until you have enough, or until you do not dare any more. When the last Energy Point is gone, all is lost.

## The Reserve

lesson-reserve = What you keep
lesson-reserve-about = Guardians, the Imp, and four places in your Reserve.
lesson-reserve-guardian = You have drawn a Guardian of Fire. You must keep it, it takes one of your four places, and next turn you would have to pull with your weaker hand.
lesson-reserve-imp = But you have the Keychain Imp as well. It locks all Guardians away, yours and those of others. What do you do?
lesson-reserve-imp-end = Then the Guardian stays with you: a place less, and your weaker hand next turn. The Imp can help now.
lesson-reserve-free = Gone! You have no four of a colour, so there is nothing to cast. End the casting.
lesson-reserve-keep = Five cards, and room for four. The part you work on wants Fire and Water. Which four do you keep?
lesson-reserve-keep-others = Look at the part with the arrow: only its own spells can be cast, Fire and Water. Keep both Fire and the Water, and one of the others.
lesson-reserve-keep-fewer = There is room for four, and what you do not keep is lost. Keep both Fire, the Water, and one of the others.
lesson-reserve-end = What lies in your Reserve is open to all: so your friends know what you lack, and can pull for it too.

## Fairy and Wolf

lesson-fairy = Helpers are precious
lesson-fairy-about = A trap: to pay more than a spell costs you.
lesson-fairy-creatures = Two helpers came out of the book. The Fairy of Water stands for one, two or three Water, the Sacred Wolf for one or two of any colour.
lesson-fairy-fire = First the Fire spell. There are several ways to pay for it. Which one costs you least?
lesson-fairy-fire-wolf = The Wolf would help, and be gone. You have four Fire already: keep the Wolf for a colour that you lack.
lesson-fairy-fire-water = That is the other spell, a good one. But first Fire, with four plain cards: they can do nothing else here.
lesson-fairy-fire-end = You hold four Fire, and this part wants a Fire spell. Cast it first.
lesson-fairy-water = Now Water: you have a single card of it, and the Fairy stands for up to three. What do you pay with?
lesson-fairy-water-wolf = The Wolf is not needed: one Water and the Fairy, who stands for three, make four. Keep the Wolf for another day.
lesson-fairy-water-end = One Water and the Fairy, who stands for up to three, make four. Cast the spell, and this part is sealed.
lesson-fairy-end = Sealed, and the Wolf is still yours. Plain cards first, helpers last, and no page more than you need: so the Energy lasts.

## A first game

lesson-first-game = The last part of the demon
lesson-first-game-about = Finish a sheet together with a bot, and a master tells you what to think of.
lesson-first-game-area = Three parts of the demon are sealed. The last one wants Earth, Air and Fire, and you have three Energy Points left.
lesson-first-game-air = You hold four Air. You know what to do!
lesson-first-game-air-end = Four Air are a spell, and the last part wants one. Cast it before you end.
lesson-first-game-done = Earth and Fire are left, and you have two Fire only. End the casting.
lesson-first-game-keep = Your friend has a Fire as well. What do you keep?
lesson-first-game-keep-less = There is room for four cards, and Fire is needed. Keep both: what you discard is gone until the book is built anew.
lesson-first-game-play = Now you play as you like. What is listed here is what a master would do, and why. You need not listen!
lesson-first-game-play-draw = Pull for Earth and Fire. One page at a time, and stop when you do not dare any more.
lesson-first-game-play-cast_action = Cast what you can pay, also with the help of your friend.
lesson-first-game-play-consent = Your friend proposes a spell, and some of the cards are yours. Do you give them?
lesson-first-game-play-store_keep = Keep what the last spells want: Earth and Fire. Guardians stay with you in any case.
lesson-first-game-play-choose_grip = Each Guardian binds your hand in its own way. Choose the grip that you like best.
lesson-first-game-end = That was it! Whether the demon is sealed or not, you win and lose together. A whole sheet takes about twenty minutes.
