### Sentences of the table itself, whatever the game.

## Why something was not accepted

error-not-an-action = "{ $action }" is not an answer of this game.
error-game-over = The game is over.
error-no-such-seat = There is no seat { $seat } at a table of { $players }.
error-not-asked = Seat { $seat } is not asked now.
error-not-offered = "{ $answer }" is not among the answers offered.
error-nothing-awaited = No result from outside the rules is awaited.
error-no-such-game = There is no game "{ $game }". The games are: { $games }.
error-no-such-bot = There is no bot "{ $bot }" for this game. The bots are: { $bots }.
error-option-name = There is no option "{ $option }". The options are: { $options }.
error-option-value = "{ $value }" is not a value of the option { $option }. Its values are: { $values }.
error-data = Data file, { $where }: { $problem }.
error-file = The file { $file } cannot be read: { $problem }.
error-save = Saved position, { $where }: { $problem }.
error-record = Record, { $where }: { $problem }.
error-stale = That question is closed; the table has moved on.
error-answered = You have answered this question already.
error-no-undo = There is nothing you can take back.
error-no-vote = Nobody has asked to take anything back.
error-not-over = The game is not over yet.
