### KamiMaï: every sentence shown to people.
### A seat arrives as its player's name, a list as one joined text, a card, an area or a colour as its own message below.
### $you is "yes" where the seat named first in the event is the reader's own, else "no".

title = KamiMaï
tagline = Pull pages from a standing book, and hold your breath together.
feel = All together against the book: steady fingers, held breath, and a shout when it falls.

## The cards

card-water = Water
card-earth = Earth
card-air = Air
card-fire = Fire
card-g-water = Guardian of Water
card-g-earth = Guardian of Earth
card-g-air = Guardian of Air
card-g-fire = Guardian of Fire
card-fairy-water = Water Fairy
card-fairy-earth = Earth Fairy
card-fairy-air = Air Fairy
card-fairy-fire = Fire Fairy
card-wolf = Sacred Wolf
card-imp = Keychain Imp
card-dragonflies = Dragonflies
card-mouse = Stealing Mouse
card-several = { $count } × { $one }

ability-element = One unit of its colour.
ability-guardian = It stays in your Reserve and binds your hand: { $grip }. Drawing it wakes the effect of the target.
ability-fairy = One, two or three units of its colour, in a spell of anybody.
ability-wolf = One or two units of any colour, in a spell of anybody.
ability-imp = Played in your own turn: all Guardians of everybody are discarded.
ability-dragonflies = Played in your own turn: twice you name somebody who gives a card to somebody else.
ability-mouse = Played in your own turn: you name somebody who may take an Element or a Creature from the discard pile.

colour-water = Water
colour-earth = Earth
colour-air = Air
colour-fire = Fire
spell-water = Water
spell-earth = Earth
spell-air = Air
spell-fire = Fire
spell-team = Team

## The sheet

sheet-1 = Sheet 1, Easy
sheet-2 = Sheet 2, Normal
sheet-3 = Sheet 3, Hard
# What the data call the sheets.
label-Easy = Easy
label-Normal = Normal
label-Hard = Hard
effect-none = no effect
effect-blessing = Blessing
effect-curse_energy = Curse of Energy
effect-curse_discard = Curse of discard
effect-curse_colour = Curse of colour
effect-none-long = Guardians do nothing here.
effect-blessing-long = If a Guardian was drawn this turn, a fall in the draw costs no Energy.
effect-curse_energy-long = Each Guardian drawn costs an Energy Point.
effect-curse_discard-long = For each Guardian drawn everybody discards an Element or a Creature.
effect-curse_colour-long = Everybody discards all Elements of the colour of a Guardian drawn.

mode-easy = easy
mode-normal = normal
mode-hard = hard

## Hands

hand-left = left
hand-right = right
hand-any = either
grip-free = any fingers, either hand
grip-thumb_middle = thumb and middle finger
grip-thumb_ring = thumb and ring finger
grip-thumb_little = thumb and little finger
grip-other_hand = the other hand
fingers-any = any fingers
pull-side = sideways
pull-up = upwards
pull-out = outwards
pull-down = downwards
pace-slow = slowly
pace-calm = calmly
pace-brisk = briskly
skill-steady = a steady hand
skill-average = an average hand
skill-clumsy = a clumsy hand

## Why the book is built, falls and ends

cause-setup = for the first turn
cause-training = for the training
cause-draw_fall = with the discard pile
cause-quiet_fall = from the fallen cards
cause-between_fall = between the turns
cause-next_sheet = for the next sheet
loss-draw_fall = the book fell
loss-between_fall = the book fell between the turns
loss-curse = the curse took it
report-none = the book stands
report-draw = the book fell
report-watch = the book fell in the watch
moment-quiet = after the draw
moment-between = between the turns
outcome- = not over
outcome-sealed = Every area is sealed
outcome-energy = The last Energy Point is gone
outcome-unfinished = The game was broken off
won-sealed = Won, all together!
won-energy = Lost, all together
won-unfinished = Neither won nor lost

## Where a printed figure comes from

origin-printed = Printed in the rules.
origin-deduced = Not printed in the rules text; worked out from what is.
origin-ruled = Not printed; ruled for this table.
origin-reconstructed = Not printed; reconstructed.
origin-simulated = Not printed; measured in our simulated book.

## What happened

event-mode = The mode is { $mode }.
event-hand = { $you ->
    [yes] Your stronger hand is the { $hand } one.
   *[no] { $seat } has a stronger { $hand } hand.
}
event-sheet = Sheet { $level } lies on the table. Energy: { $energy }.
event-first = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-build = The book is built { $cause }: { $size ->
    [one] one card.
   *[other] { $size } cards.
}
event-cannot_stand = What is left of the book cannot stand.
event-trained = { $you ->
    [yes] Your training is over.
   *[no] { $seat } has finished training.
}
event-turn = Turn { $turn }: { $you ->
    [yes] it is yours.
   *[no] { $seat }.
}
event-target = The arrow leads to area { $area }.
event-grip = { $you ->
    [yes] { $card } binds your hand: { $grip }.
   *[no] { $card } binds the hand of { $seat }: { $grip }.
}
event-begin = { $you ->
    [yes] You reach for the book.
   *[no] { $seat } reaches for the book.
}
event-grab = { $you ->
    [yes] You pull at { $pages }.
   *[no] { $seat } pulls at { $pages }.
}
event-grabbed = { $fell ->
    [true] { grabbed-fell }
    [yes] { grabbed-fell }
   *[false] { grabbed-stands }
}
grabbed-fell = The book falls! In hand: { $cards }.
grabbed-stands = Out came: { $cards }.
event-void = { $you ->
    [yes] Your pull could not be carried out: nothing has moved. Pull again.
   *[no] The pull of { $seat } could not be carried out: nothing has moved.
}
event-stop = { $you ->
    [yes] You stop.
   *[no] { $seat } stops.
}
event-draw = { $you ->
    [yes] You drew { $cards }; { $fall }.
   *[no] { $seat } drew { $cards }; { $fall }.
} { $left ->
    [one] One card was left.
   *[other] { $left } cards were left.
}
event-energy_lost = Energy lost: { $amount } ({ $cause }). { $left } left.
event-blessed = The Blessing of { $area } saves the Energy.
event-curse = { $guardians ->
    [one] A Guardian was drawn
   *[other] { $guardians } Guardians were drawn
} in { $area }: { $effect }.
event-coloured = { $you ->
    [yes] The curse takes { $cards } from you.
   *[no] The curse takes { $cards } from { $seat }.
}
event-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seat } discards { $cards }.
}
event-proposed = { $you ->
    [yes] You propose
   *[no] { $seat } proposes
} { spell-named } ({ $payment }).
event-agreed = { $you ->
    [yes] You agree.
   *[no] { $seat } agrees.
}
event-refused = { $you ->
    [yes] You refuse.
   *[no] { $seat } refuses.
}
event-cast = { $you ->
    [yes] You cast
   *[no] { $seat } casts
} { spell-named } ({ $payment }).
spell-named = { $spell-value ->
    [team] the team spell in { $colour }
   *[other] the { $colour } spell
}
event-sealed = Area { $area } is sealed.
event-imp = { $you ->
    [yes] Your Imp
   *[no] The Imp of { $seat }
} locks away { $cards }.
event-dragonflies = { $you ->
    [yes] You play the Dragonflies: two gifts.
   *[no] { $seat } plays the Dragonflies: two gifts.
}
event-giver = { $you ->
    [yes] You are to give a card.
   *[no] { $seat } is to give a card.
}
event-gift = { $you ->
    [yes] You give { $seat } { $card }.
   *[no] { $seat-you ->
        [yes] { $giver } gives you { $card }.
       *[no] { $giver } gives { $seat } { $card }.
    }
}
event-mouse = { $you ->
    [yes] You play the Mouse for { $to }.
   *[no] { $to-you ->
        [yes] { $seat } plays the Mouse for you.
       *[no] { $seat } plays the Mouse for { $to }.
    }
}
event-took = { $you ->
    [yes] You take { $card } from the discard pile.
   *[no] { $seat } takes { $card } from the discard pile.
}
event-declined = { $you ->
    [yes] You take nothing.
   *[no] { $seat } takes nothing.
}
event-end_cast = { $you ->
    [yes] You cast no more.
   *[no] { $seat } casts no more.
}
event-store = { $you ->
    [yes] You keep { $kept } and discard { $discarded }.
   *[no] { $seat } keeps { $kept } and discards { $discarded }.
}
event-fell = The book falls { $moment }.
event-loose = Loose pages go to the discard pile: { $cards }.
event-advice = { $you ->
    [yes] You give your advice.
   *[no] { $seat } gives advice.
}
event-entered = { $you ->
    [yes] Entered for you
   *[no] Entered for { $seat }
}: { $cards }; { $fall }. Is that right?
event-disputed = { $you ->
    [yes] You dispute the entry.
   *[no] { $seat } disputes the entry.
}
event-corrected = Corrected: { $you ->
    [yes] you
   *[no] { $seat }
} drew { $cards }.
event-over = The game is over. { $reason }.

## What is asked

question-choose_sheet = Choose the sheet together
question-choose_sheet-waiting = choosing the sheet
question-choose_mode = Choose the mode together
question-choose_mode-waiting = choosing the mode
question-state_hand = Which is your stronger hand?
question-state_hand-waiting = stating the stronger hand
question-training = Training: try the balance, nothing counts
question-training-waiting = training
question-choose_target = Where shall the arrow lead?
question-choose_target-waiting = choosing a target
question-choose_grip = Which Guardian binds your hand this turn?
question-choose_grip-waiting = choosing a grip
question-begin_draw = Begin your draw
question-begin_draw-waiting = about to draw
question-draw = Pull a page, or stop
question-draw-waiting = drawing
question-confirm_report = Is the entry right?
question-confirm_report-waiting = checking the entry
question-curse_discard = Choose what you discard
question-curse_discard-waiting = discarding
question-cast_action = Cast a spell, play a Creature, or end
question-cast_action-waiting = casting
question-consent = Do you give your cards?
question-consent-waiting = asked for their cards
question-gift_giver = Dragonflies: who gives?
question-gift_giver-waiting = naming a giver
question-gift_card = Give a card to somebody
question-gift_card-waiting = giving a card
question-mouse_take = Take a card from the discard pile
question-mouse_take-waiting = taking a card
question-store_keep = What do you keep?
question-store_keep-waiting = storing

action-sheet = { $sheet }
action-adventure = Adventure: all sheets one after the other
action-mode = Mode: { $mode }
action-dominant = The { $hand } one
form-grab = Pull pages out of the book
field-grab-pages = Which pages?
field-grab-pull = Which way?
field-grab-hand = With which hand?
field-grab-fingers = With which fingers?
field-grab-pace = How fast?
action-grab = Pull { $pages } { $pull }, { $hand } hand
action-done = Training done
action-skip = No training
action-target = Area { $area }
action-grip = { $card }
action-begin = Begin
action-stop = Stop
action-confirm = It is right
action-dispute = It is not right
action-discard = Discard { $cards }
action-cast = Cast { $colour }: { $shares }
action-cast_team = Cast the team spell in { $colour }: { $shares }
action-play_imp = Play the Imp
action-play_dragonflies = Play the Dragonflies
action-play_mouse = Play the Mouse for { $to }
action-end = End casting
action-agree = Agree
action-refuse = Refuse
action-giver = { $giver } gives
action-give = Give { $card } to { $to }
action-take = Take { $card }
action-take_none = Take nothing
action-keep = Keep { $cards }

## Why not

refused-wrong_kind = That is not what is asked.
refused-players = KamiMaï is for { $least } to { $most } players, not { $players }.
refused-sealed = Area { $area } is sealed already.
refused-no_path = No path leads to area { $area } yet.
refused-other_sheet = That area is not on this sheet.
refused-draw_one = Draw at least one card first.
refused-no_such_page = There is no page { $page } in the book.
refused-page_twice = A page is named twice.
refused-all_pages = At least one card must stay in the book.
refused-other_hand = This draw is for the { $hand } hand only.
refused-other_fingers = This draw is for { $fingers } only.
refused-too_many_pages = { $count ->
    [one] Pull a single page at a time.
   *[other] Pull at most { $count } pages at a time.
}
refused-not_neighbours = Pages that are pulled together stand side by side in one wing.
refused-not_listed = A page is not pulled in that way here.
refused-not_yours = Those are not cards of yours that may go.
refused-discard_count = { $count ->
    [one] Discard exactly one card.
   *[other] Discard exactly { $count } cards.
}
refused-keep_less = { $count ->
    [0] Your Guardians leave no place for other cards.
    [one] Only one place is left.
   *[other] Only { $count } places are left.
}
refused-no_such_spell = Area { $area } has no open spell of that kind.
refused-no_own_card = Needs { $units } { $colour }, { $holder ->
    [you] one of them yours: you have none
   *[activator] one of them from the activator, who has none
}{ $others ->
    [0] { "" }
   *[other] , the others { $others }
}.
refused-not_held = Those cards do not lie there.
refused-too_many_cards = A spell is always { $units } units: there is a card too many.
refused-too_few_units = Those cards do not make { $units } units.
refused-cannot_pay = Needs { $units } { $colour }, { $holder ->
    [you] you have { $own }
   *[activator] the activator has { $own }
}{ $others ->
    [0] { "" }
   *[other] , the others { $others }
}.
refused-share = { $payers ->
    [one] Needs { $units } of one colour.
   *[other] Needs { $units } of one colour, from { $payers } of you: { $shares }.
}
refused-team_short = { $payers ->
    [one] Needs { $units } of one colour
   *[other] Needs { $units } of one colour, from { $payers } of you ({ $shares })
}. In { $colour } { $missing ->
    [one] one is missing.
   *[other] { $missing } are missing.
}
refused-ticked = This spell is cast already.
refused-not_owned = { $card } is not yours to play.
refused-imp_idle = There is no Guardian to lock away.
refused-dragonflies_idle = There is no other card to give.
refused-mouse_idle = There is no Element or Creature in the discard pile.
refused-nothing_to_give = There is no card to give there.
refused-to_oneself = A gift goes to somebody else.
refused-no_guardian = Guardians cannot be taken.
refused-not_in_discard = That card is not there to be taken.
refused-guardian_stays = No curse takes a Guardian.
refused-guardian_kept = Guardians are kept unasked.
refused-own_source = At this table nobody pulls at real cards: the results come by themselves, and nothing is reported.
refused-not_your_draw = Seat { $number } draws, and enters what came out.
refused-grab_made = What fingers have moved cannot be taken back.
refused-no_grab = No hand of yours is on the book.
refused-beside_grab = Pace and hand go with a grab only.
refused-beside_unknown = This cannot go with a grab: { $name }.
refused-sample = A sample of a gesture has { $numbers } ordinary numbers.
refused-report_unreadable = "{ $report }" is not a report.
refused-no_such_card = "{ $cards }" are not names of cards in the rules' order.
refused-not_in_book = { $count ->
    [0] No { $card } is in the book.
    [one] Only one { $card } is in the book.
   *[other] Only { $count } { $card } are in the book.
}
refused-none_left = At least one card must be left.
refused-none_drawn = At least one card is drawn, unless the book fell at once.
refused-not_correctable = There is no entry to correct now; entries stand once the next draw has begun.
refused-answers_pending = First answer what is asked: it counts on the cards as they were entered.
refused-reserve_full = So many cards do not fit the Reserve: it holds { $limit }.
refused-already_used = Those cards have moved on since. Take back what was done with them instead.
refused-guardian_counted = The Guardians drawn have had their effect. Take back the entry instead.
refused-not_in_watch = { $seconds } is not a time within the { $watch } seconds of the watch.
refused-book_lies = The book lies already.
refused-not_in_play = The book is not in play now; it is simply built again.
refused-tell_with_draw = A fall or a loose page in the draw is told with its result.
refused-no_late_falls = At this table the book does not fall after the watch.
refused-too_many = There are more cards on the table than in the box.
refused-miscounted = There are { $count } of { $card } in the box, but { $found } on the table.
refused-no_energy = Without Energy the game is lost.

## Table options

preset-family = One Energy Point more, and everybody is told what one more page risks.
preset-expert = All three sheets in a row, and the book may fall between the turns.
option-sheet = Sheet
option-sheet-1 = 1, Easy
option-sheet-2 = 2, Normal
option-sheet-3 = 3, Hard
option-sheet-adventure = Adventure: all three, one after the other
option-sheet-ask = Chosen at the table
option-mode = Mode
option-mode-easy = Easy: one Energy Point more
option-mode-normal = Normal
option-mode-hard = Hard: falls between the turns count
option-mode-ask = Chosen at the table
option-training = Training
option-training-false = Straight into the game
option-training-true = Everybody may try the balance first
option-source = The book
option-source-statistical = By chance, as steady as your hands
option-source-simulated = A simulated book: pull the pages yourself
option-source-companion = Real cards on your table; you enter what you draw
option-odds = When the book falls
option-odds-rules = As the rules reckon
option-odds-physics = As the simulated book does, by the same formula
option-skill = Hands (by chance only)
option-skill-average = Average
option-skill-steady = Steady
option-skill-clumsy = Clumsy
option-helped = Help for hands
option-helped-none = Everybody forms every grip
option-blessing_always = Blessings
option-blessing_always-true = Always at work while their area is the target
option-blessing_always-false = Only when a Guardian was drawn
option-colour_takes_fairies = Curse of colour
option-colour_takes_fairies-true = Takes Elements and Fairies
option-colour_takes_fairies-false = Takes Elements only
option-one_grab = Pulls in a draw
option-one_grab-true = One that brings out a card
option-one_grab-false = As many as you like
option-strict_contact = Cards in the fingers as the book falls
option-strict_contact-true = Have fallen
option-strict_contact-false = Are drawn
option-activator_overrules = Cards of others in a spell
option-activator_overrules-true = Used without asking
option-activator_overrules-false = Their owners must agree
option-late_falls = Falls after the draw
option-late_falls-true = Can happen
option-late_falls-false = Never happen
option-risk_shown = What one more page risks
option-risk_shown-true = Is shown
option-risk_shown-false = Is for you to judge
option-turn_cap = Most turns on a sheet (0: no limit)

## The table in words

describe-setup = The table is being prepared.
describe-training = The training is on; nothing counts yet.
describe-target = Turn { $turn }: the draw has not begun.
describe-draw = Turn { $turn }: the draw.
describe-watch = Turn { $turn }: everybody watches the book.
describe-cast = Turn { $turn }: spells and Creatures.
describe-store = Turn { $turn }: storing.
describe-over = The game is over.
describe-sheet = { $label }, { $mode } mode. Energy: { $energy }.
describe-adventure = Adventure, sheet { $stage } of { $stages }.
describe-area = Area { $area } ({ $effect }): { $boxes }.
describe-area-target = Target: area { $area } ({ $effect }): { $boxes }.
describe-area-sealed = Area { $area } ({ $effect }) is sealed.
describe-box-open = { $spell }
describe-box-ticked = { $spell } (cast)
describe-need = The { $spell } spell needs { $needed } { $colour }: { $name } has { $own }{ $others ->
    [none] { "" }
   *[other] , the others { $others }
}{ $missing ->
    [0] . It can be cast.
   *[other] ; { $missing } missing.
}
describe-need-team = The team spell needs { $shares } of one colour. Missing: { $units }.
describe-need-units = { $missing } { $colour }
describe-worth = Of what the target lacks they bring { $units }.
describe-worth-units = { $lacking ->
    [0] { $drawn } { $colour } more than enough
   *[other] { $drawn } of { $lacking } { $colour }
}
describe-book = The book stands: { $size ->
    [one] one card.
   *[other] { $size } cards.
}
describe-book-fallen = The book lies: { $size ->
    [one] one card.
   *[other] { $size } cards.
}
describe-book-building = The book is being built: { $size } cards.
describe-risk = One more page brings the book down about so often: { $least ->
    [0] less than 1 %
   *[other] { $least } %
  } at { $page }, { $most } % at { $worst }.
describe-wing = Wing { $wing }, from the outside in: { $pages }.
describe-page-unseen = { $page }
describe-page-seen = { $page } { $card }
describe-drawn = Drawn this turn: { $cards }.
describe-discard = Discard pile: { $cards }.
describe-seat = { $name }: { $cards }.
describe-seat-empty = { $active ->
    [yes] { $name }, whose turn it is, holds no card.
   *[no] { $name } holds no card.
}
describe-seat-active = { $name }, whose turn it is: { $cards }.
describe-grip = This draw: { $grip }.
describe-proposal = Proposed: { $text }.
describe-advice = { $name } advises: { $text }.
describe-entry = Entered: { $cards }; { $fall }.
describe-rebuild = Build the book from these cards: { $cards }.
describe-awaiting-built = Waiting for the book to be built.
describe-awaiting-grabbed = Waiting for what the pull brings.
describe-awaiting-watch = Three seconds of watching.
describe-awaiting-drew = Waiting for what was drawn.

## Why an answer is better or worse for the team, by the terms of the judge (bots/judge.py): whether there is $more of it.
## Where less of it is better the message has the attribute "good".

because-lead = { $more ->
    [yes] The Energy lasts more surely for what is left to do.
   *[no] The Energy lasts less surely for what is left to do.
}
because-lacking = { $more ->
    [yes] More is lacking for what remains of the sheet.
   *[no] Less is lacking for what remains of the sheet.
}
    .good = less
because-team_boxes = { $more ->
    [yes] More boxes for team spells are left.
   *[no] Fewer boxes for team spells are left.
}
    .good = less
because-blessed_boxes = { $more ->
    [yes] More boxes under a Blessing are left.
   *[no] Fewer boxes under a Blessing are left.
}
because-cursed_boxes = { $more ->
    [yes] More boxes under the Curse of Energy are left.
   *[no] Fewer boxes under the Curse of Energy are left.
}
    .good = less
because-creatures = { $more ->
    [yes] More Wolves and Fairies are in hand.
   *[no] Fewer Wolves and Fairies are in hand.
}
because-energy = { $more ->
    [yes] More Energy is left.
   *[no] It costs Energy more often.
}
because-guardians = { $more ->
    [yes] More Guardians are out.
   *[no] Fewer Guardians are out.
}
    .good = less
because-thin_book = { $more ->
    [yes] The book grows thinner.
   *[no] The book stays thicker.
}
    .good = less
because-no_energy = { $more ->
    [yes] The last Energy Point is at stake more often.
   *[no] The last Energy Point is at stake less often.
}
    .good = less
because-the_end = { $more ->
    [yes] It more often ends in victory.
   *[no] It less often ends in victory.
}
