title = @Title@
tagline = Name a number. The highest wins.

question-choose = Which number do you name?
question-choose-waiting = naming a number

action-name = Name { $number }

event-begin = Everybody names a number from 1 to { $most }.
event-named = { $seat-you ->
    [yes] You named { $number }.
   *[no] { $seat } named { $number }.
}

outcome-highest = the highest number

refused-players = @Title@ is for { $least } to { $most } players, not for { $players }.

describe-numbers = Named in the order of the seats: { $numbers }.
