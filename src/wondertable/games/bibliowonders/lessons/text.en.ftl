### Lessons of Bibliowonders!. `lesson-<name>` is the name of a lesson, with `-about` what it teaches; the other sentences are said in it, one at a time.

## The first steps

lesson-first-steps = Your first steps
lesson-first-steps-about = Walk through the library, and find a card.
lesson-first-steps-goal = A library at night, and you are the blue wizard. Learn three things, then walk back onto the reception in the middle: that wins. You take two steps a turn.
lesson-first-steps-blue = North of you lies a blue shelf, your own colour. It gives you a card. Go there.
lesson-first-steps-blue-red = That shelf is red, and red is somebody else. On another colour nothing happens for you. Look for blue.
lesson-first-steps-blue-dark = A shelf with its back to you: turning it up gives you a point of magic, and that is not bad. But a card is waiting on your own colour.
lesson-first-steps-blue-end = You still have two steps, and they cannot be saved for later. Take the first one to the blue shelf.
lesson-first-steps-drawn = You drew a card. East wants you to stand further east than the reception; other cards want a colour beside you. The crystal says that this shelf is used up.
lesson-first-steps-dark = One step left. Around you shelves lie with their backs up. Step onto one: it turns up, and you gain a magic point.
lesson-first-steps-dark-back = Back on the reception nothing happens before you have learned three things. Turn up something new instead.
lesson-first-steps-dark-end = You have a step left, and it cannot be saved. A dark shelf gives a magic point: take it along.
lesson-first-steps-end = A point of magic! With one you can look under a shelf, with two change a card, with three take another step. Walk on until your cards fit.

## To learn

lesson-learn = Learn something
lesson-learn-about = The idea of the game: stand where your cards want you.
lesson-learn-cards = Cards are your homework. Show two, three or four different ones that fit where you stand, and you have learned: one cube for each of these numbers.
lesson-learn-north = You stand on red, beside yellow, east of the reception: three cards fit here. The fourth, North, wants you further north than the reception. Where do you go?
lesson-learn-north-east = That is further east, and East fits already. North looks up and down only: you must come to a row above the reception.
lesson-learn-north-south = That is south, the wrong way: a row above the reception is what North wants.
lesson-learn-north-reception = On the reception itself no direction fits, neither North nor East. Go past it, to a row above.
lesson-learn-north-early = You could learn now, with fewer cards. But one step to the north all four of them fit, and four are the hardest to come by.
lesson-learn-north-end = You have steps left, and one of them makes all four cards fit. Look for a place in a row above the reception.
lesson-learn-all = Now everything fits: you stand on yellow, beside red, north and east of the reception. A colour counts where you stand and beside you.
lesson-learn-four = Show all four at once: that fills the slot IV.
lesson-learn-four-fewer = That would fit too, for a smaller slot. But each slot takes one cube only, and four cards that fit together are rare. Use them now.
lesson-learn-four-move = One step more, and some of these cards do not fit any longer. Learn first: it costs no step.
lesson-learn-four-end = Do not leave yet: all four cards fit here and now, and learning costs no step.
lesson-learn-end = The greatest of the three! Two and three cards are left to do. So plan: collect cards of places that lie near each other.

## Magic

lesson-magic = One step more
lesson-magic-about = What magic points are for, and how a game is won.
lesson-magic-far = You have learned three things, so race to the reception. It lies three steps away, and you have two.
lesson-magic-leap = But you have three magic points. Which spell helps here?
lesson-magic-leap-negotiate = Negotiation changes a card and costs two points. You need no cards any more, and with one point left there is no third step.
lesson-magic-leap-look = Clairvoyance looks under a shelf and costs a point. With two left you could not Leap. And your way is lit already.
lesson-magic-leap-move = You could set out first and leap later: magic may be used at any time of your turn. Pay for the third step now, so that it is not forgotten.
lesson-magic-leap-end = Next turn could be too late: the other wizard needs one more thing only. You have three points of magic.
lesson-magic-walk = Three steps now, straight to the east. All these shelves belong to others or to nobody, so nothing will hold you up.
lesson-magic-walk-aside = That leads away from the straight line, and you have no step to spare. East!
lesson-magic-walk-end = Not yet: you have just paid for this way. East!
lesson-magic-on = On you go.
lesson-magic-on-aside = That leads away from the reception, and you have no step to spare. East!
lesson-magic-on-end = Not yet: two steps are left, and two are all you need.
lesson-magic-home = The last step. With three cubes, to move onto the reception wins at once.
lesson-magic-home-aside = So near! The reception lies beside you, to the east: step onto it and win.
lesson-magic-home-end = So near! One step is left, and the reception lies beside you.
lesson-magic-end = You win. Turn up shelves on your way and keep three points of magic for the end: many races are decided by one step.

## Moving shelves

lesson-moving-shelf = Shelves that walk
lesson-moving-shelf-about = A trap: the short way that carries you off.
lesson-moving-shelf-near = Three cubes are yours, and the reception is two steps away: one to the east and one to the south, in whichever order.
lesson-moving-shelf-two-ways = Two ways lead there. To the east lies a moving shelf with an arrow, to the south a red one. Which way do you go?
lesson-moving-shelf-two-ways-moving = The shelf would change places with its neighbour to the east, and carry you along: then the reception is two steps away, and you have one left.
lesson-moving-shelf-two-ways-away = That leads away from the reception, and two steps are all you have. East or south?
lesson-moving-shelf-two-ways-end = You have two steps, just enough for today. Look at the two ways.
lesson-moving-shelf-home = Nothing happened here, and that is what you wanted. Now the reception.
lesson-moving-shelf-home-aside = Not that way: the reception lies beside you, to the east. Step onto it and win.
lesson-moving-shelf-home-end = One step is left, and the reception lies beside you. Take it!
lesson-moving-shelf-end = Home. Moving shelves can help as well as harm: read the arrow first. And mind: to be carried onto the reception does not count, you must step there.

## A first game

lesson-first-game = Your first game
lesson-first-game-about = The second half of a game against a bot, and a master who tells you what to think of.
lesson-first-game-learn = Both of you have one cube. You stand on green, north of the reception. Look at your two cards!
lesson-first-game-learn-move = Before you go: both cards fit exactly here. Learning costs no step, so learn first.
lesson-first-game-learn-end = Do not end your turn: both of your cards fit exactly here.
lesson-first-game-draw = Two cubes! For the third you need four cards. The blue shelf in the west gives you one.
lesson-first-game-draw-reception = The reception is of use when you have three cubes. Go and find cards first: your own colour lies in the west.
lesson-first-game-draw-dark = A dark shelf gives a magic point. But you need cards, and your own colour lies right beside you in the west.
lesson-first-game-draw-end = You have two steps left, and a card is waiting on your own colour in the west.
lesson-first-game-play = Now you play as you like. The numbers on the board show what a master would do, and why. After a few rounds the most cubes win.
lesson-first-game-play-negotiation_discard = Discard what fits worst: a card you have twice, or one that wants you far away.
lesson-first-game-play-hand_limit_discard = Five cards are the most you may keep. Give up what fits worst.
lesson-first-game-end = That was your first game. A whole one begins with empty hands at the reception, and takes about half an hour among friends.
