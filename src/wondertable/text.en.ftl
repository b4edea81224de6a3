### Sentences of the table itself, whatever the game.

## Values in words

# Side by side: facts about one thing, parts that may hold commas themselves, whole sentences.
join-facts = { $before }, { $after }
join-parts = { $before }; { $after }
join-sentences = { $before } { $after }
pair = { $first } { $second }
nothing = none

## Why something was not accepted

error-not-an-action = "{ $action }" is not an answer of this game.
error-game-over = The game is over.
error-needs-table = With { $option }={ $value } what happens is found out at a table in the browser, not here.
error-no-such-seat = There is no seat { $seat } at a table of { $players }.
error-not-asked = Seat { $seat } is not asked now.
error-not-offered = "{ $answer }" is not among the answers offered.
error-not-possible = That is not possible now.
error-nothing-awaited = No result from outside the rules is awaited.
error-no-such-game = There is no game "{ $game }". The games are: { $games }.
error-game-broken = The game "{ $game }" of { $where } cannot be played: { $problem }.
error-game-taken = The game "{ $game }" of { $where } is left out: there is another game of this name.
error-game-plain = The game "{ $game }" of { $where } comes from outside and runs in the plain form of the rules only, which WONDERTABLE_FORM=interpreted asks for.
error-game-endless = With these data a game has no end in sight: it was stopped after { $decisions } decisions.
error-game-broke = With these data game { $number } of seed { $seed } cannot be played to its end: { $problem }. The rules do not provide for what the data say.
error-no-such-bot = There is no bot "{ $bot }" for this game. The bots are: { $bots }.
error-option-name = There is no option "{ $option }". The options are: { $options }.
error-option-value = "{ $value }" is not a value of the option { $option }. Its values are: { $values }.
error-data = Data file, { $where }: { $problem }.
error-tables-unknown = There is no table "{ $table }" in this database.
error-tables-nobody = Nobody to be forgotten has seat { $seat } of table "{ $table }".
error-tables-nothing-to-announce = Say what is to be told, or --end.
error-file = The file { $file } cannot be read: { $problem }.
error-save = Saved position, { $where }: { $problem }.
error-save-rules = This position was saved under version { $made } of the rules, and those of version { $present } do not know it: { $problem }
error-record = Record, { $where }: { $problem }.
error-puzzle = The puzzle { $id } is not whole: its { $field } is not what its world says.
error-lesson = The lesson { $lesson }, { $where }: { $problem }.
error-no-such-lesson = There is no lesson "{ $lesson }" of this game.
error-lesson-over = This lesson is over.
error-lesson-told = There is nothing to answer here: read, and go on.
error-lesson-asks = The lesson waits for an answer here.
error-lesson-wrong = The answer "{ $answer }" does not go on in this lesson.
error-lesson-unforeseen = The lesson { $lesson } has nothing to say about the answer "{ $answer }".
error-learn-none = There are no lessons of { $label } yet.
error-stale = That question is closed; the table has moved on.
error-answered = You have answered this question already.
error-no-undo = There is nothing you can take back.
error-no-vote = Nobody has asked to take anything back.
error-not-over = The game is not over yet.

## The command line

cli-about = Five modern tabletop games on one table: play them with friends and bots, or by the million in code.
cli-epilog = "wondertable COMMAND --help" tells more about a command. Seats count from 1. Exit codes: 0 fine, 1 refused, 2 not understood, 3 a record that cannot be verified because it keeps secrets or was played under other rules, 130 interrupted.
cli-commands = commands
cli-usage = { $problem }. See "{ $command } --help".
cli-number = "{ $text }" is not a whole number from { $low } to { $high }
cli-option = "{ $text }" is not written as NAME=VALUE, such as memory_aid=true

cli-language = "{ $text }" is none of the languages: { $list }
cli-usage-line = usage:
cli-positional = arguments
cli-options = options
cli-argument = argument %(argument_name)s: %(message)s
cli-required = the following arguments are required: %s
cli-one-required = one of the arguments %s is required
cli-not-with = not allowed with argument %s
cli-unrecognized = unrecognized arguments: %s
cli-ambiguous = ambiguous option: %(option)s could match %(matches)s
cli-ignored = ignored explicit argument %r
cli-choice = invalid choice: %(value)r (choose from %(choices)s)
cli-one-argument = expected one argument
cli-some-arguments = expected at least one argument

cli-plain = games from outside the package run in the plain form of the rules, which is slower in search and simulation.

cli-learn = Learn a game in a few short lessons.
cli-play = Play against bots in the terminal.
cli-serve = Open tables in the browser, for people and bots.
cli-backup = Keep a copy of all tables in one file, while the server goes on.
cli-copy-database = Copy all tables into an empty database, such as from SQLite to PostgreSQL.
cli-tables = Look after the tables of a database, also while servers use it: list, close, announce, expire, forget.
cli-sit = Take a seat at a live table for a bot of your own.
cli-games = List the games, their seats, bots and options.
cli-simulate = Let bots play many games, and tell what came of them.
cli-arena = Let bots play against each other, and tell who wins more than a fair share.
cli-compare = Let bots play two versions of a game on the same deals, and tell what differs.
cli-dataset = Make data sets of games, each with a description, for those who study play.
cli-replay = Tell the game of a record again, in words.
cli-review = Look at the game of a record again: who was ahead, what turned it, and what a master would have done.
cli-verify = Check that a record follows from its seed and the rules.
cli-bench = Measure how fast the rules run here.

cli-help-lesson = Where to begin, by the name in the list; without it at the first lesson.
cli-help-help = Show this help.
cli-help-language = Speak this language, such as "fr"; that of the environment unless given.
cli-help-version = Show the version.
cli-help-game = The name of a game, as "wondertable games" lists it.
cli-help-games-json = Print JSON.
cli-help-players = The number of players; the fewest the game is for unless given.
cli-help-seed = A whole number. The same seed gives the same game; a study without one has seed 0, a table one that nobody knows.
cli-help-option = A table option, such as memory_aid=true; may be given several times.
cli-help-data = A file that replaces the game's shipped data.
cli-help-games = How many games; 1000 unless given.
cli-help-bots = One bot for all seats, or one for each seat in order, or fewer that take turns in all seats; "random" unless given.
cli-help-rotate = Let bots move on one seat with every game, also when each seat has its own.
cli-help-arena-bots = Who plays; each sits alone at tables of each other. Levels, "random", a game's own bots; "master@300" thinks for 300 turns. To compare with: "slips", "flat@300", "tree@300".
cli-help-arena-games = How many games of each pairing; 400 unless given.
cli-help-arena-file = Keep what is done in this file, and go on from it.
cli-help-workers = How many processes; one for each core unless given. The result is always the same.
cli-help-json = Print one JSON object instead of tables.
cli-help-report = Also write an HTML page with plots.
cli-help-closely = Of how many games the report tells when it was clear who wins, what there was to choose, and how much was luck; 40 unless given.
cli-help-out = Also write every game and every decision into this folder, as Parquet files for pandas, Polars and DuckDB. Needs the extra wondertable[columns].
cli-help-ray = Play on the Ray cluster at this address, such as 10.0.0.1:6379, "auto" for the one of this machine, "local" for a new one. Needs the extra wondertable[ray].
cli-help-all-games = Play all games of every pairing, also when its answer is clear.
cli-help-compare-data = A file that replaces the game's shipped data: the first version, and given again the second. One alone is compared with the shipped data.
cli-help-second-option = A table option of the second version alone, such as memory_aid=true; may be given several times.
cli-help-compare-games = How many games of each version; 400 unless given.
cli-help-compare-bots = One bot for all seats, or one for each seat in order, or fewer that take turns in all seats; "adept" unless given.
cli-help-dataset-folder = Where the data sets go: each title has a folder of its own in it.
cli-help-dataset-games = The titles; all unless given.
cli-help-dataset-bots = Who plays, in turn in all seats; "adept,apprentice" unless given.
cli-help-level = How well the bots play that you meet: "apprentice", "adept", "master" or "sage", or a bot of the game by name; "adept" unless given.
cli-help-own-seat = Your seat; the first unless given.
cli-help-name = What the others call you.
cli-help-words = Tell the board in words instead of drawing it, for screen readers and for those who would rather read.
cli-help-link = The link of a table, as its page shows it, such as http://127.0.0.1:8000/?table=abc.
cli-help-sit-bot = A class of yours, such as my_bots:Bidder, with a method answer(view, question) that gives the text of an answer; or "random".
cli-help-program = A program of yours, such as "python my_bot.py", that reads and writes one JSON object a line; docs/protocol.md describes them.
cli-help-record = A record of a game, a JSON file.
cli-help-seen-by = As this seat saw it, or all that happened; as a spectator saw it unless given.
cli-help-bench-games = The games to measure; all unless given.
cli-help-host = The address to listen at; 127.0.0.1, this machine only, unless given.
cli-help-port = The port to listen at; 8000 unless given, 0 for any that is free.
cli-help-database = Where tables are kept, such as sqlite:///tables.db.
cli-help-backup-file = The file to be written; it holds a SQLite database, whatever kind is copied.
cli-help-copy-from = The database to be copied; no server may use it meanwhile.
cli-help-copy-to = An empty database, or one that is not there yet: sqlite:///PATH or postgresql://USER@HOST/NAME.
cli-tables-list = List the tables, without names of people.
cli-tables-close = Close tables: whoever is there reads it, a game ends without a winner, and nothing happens there any more.
cli-tables-announce = Tell everybody at all tables something, for a while.
cli-tables-expire = Close the tables that nobody has used for long, and delete those that were closed long enough ago.
cli-tables-forget = Take the name, words and devices of whoever has a seat out of a table.
cli-help-table-id = The table: the twenty letters and figures at the end of its link.
cli-help-delete-after = Days until a closed table is deleted; 7 unless given.
cli-help-announcement = What they are told, in your words.
cli-help-minutes = For so many minutes; 60 unless given.
cli-help-announce-end = Take back what is told at present.
cli-help-unused-days = Tables that nobody has used for so many days.
cli-help-table-seat = The seat, counted from 1.
cli-help-keep-days = Close tables that nobody has used for so many days, and delete them a week later; their players are told before. Never unless given.
cli-help-open = Open the browser.
cli-help-allow-origin = A site whose pages may use this server, such as https://friends.example; may be given several times.
cli-help-trusted-proxy = The address (or network) of a proxy of yours, such as 127.0.0.1: what it says about where people come from (X-Forwarded-For) is believed. Nobody's is unless given; may be given several times.
cli-help-public-url = Where people find the server if it stands behind a proxy or a router, such as https://tables.example: calls under this name, and pages of it, are answered. Otherwise only the names and addresses of this machine are.
cli-help-webhooks = Lets whoever makes a table give an https address that is told whose answers are wanted, such as that of a chat. Only public addresses are called.
cli-help-limit = Sets one limit, such as calls=400,40; may be given several times. docs/operating.md lists them all.
cli-help-metrics = Address and port at which the server tells what it counts, in the format of Prometheus, such as 127.0.0.1:9100. Only for whoever runs it: keep strangers away from there.
cli-help-log = How the log reads: plain for people, json for programs.
cli-help-access-log = Writes down every request and connection, with the address it came from.

error-bots-number = { $bots } bots are too many for { $players } seats. Name at most one for each seat.
error-arena-bots = An arena needs at least two different bots; given: { $bots }.
error-arena-file = { $file } is no file of an arena: { $problem }
error-arena-other = { $file } is of another arena: its { $key } is { $found }, not { $wanted }.
error-seed = "{ $seed }" is not a seed. A seed is a whole number from 0 to 2^62 - 1.
error-option-twice = The option { $key } is given twice. Give it once.
error-worker-died = A process that played games has died, perhaps for want of memory. Try again with fewer --workers.
error-file-large = The file { $file } is larger than { $limit } MB, too large for a record of a game.
error-file-json = The file { $file } is not JSON, or was cut off: { $problem }. Get it again from the table it came from.
error-file-write = The file { $file } cannot be written: { $problem }. Choose another name.
error-file-folder = The file { $file } cannot be written: there is no such folder, or it is a folder itself. Choose another name.
error-replay-own = This record holds only what { $whose } saw. Leave --seat out.
error-review-secrets = This record keeps its secrets, without seed and answers, so nobody can look at its game again. "wondertable replay" tells what it holds.
error-review-rules = This game was played under version { $made } of the rules and goes another way under version { $present }: { $problem }
error-sit-link = "{ $link }" is not the link of a table, such as http://127.0.0.1:8000/?table=abc.
error-sit-level = "{ $bot }" is no bot from outside, which is named as MODULE:CLASS. The levels of this program play where the table is: its host can give them a seat. Only "random" needs no more than it is told.
error-sit-class = The bot { $bot } cannot be used: { $problem }.
error-sit-failed = The bot has failed to answer: { $problem }.
error-sit-program = The program { $program } cannot be started: { $problem }.
error-sit-line = The program has written no answer but: { $line }
error-sit-gone = The program { $program } has ended before the game, with the exit code { $code }.
error-sit-refused = The table has no seat for it: { $problem }
error-sit-unreachable = The server at { $link } cannot be reached: { $problem }.
error-sit-closed = The server has closed the table, with the code { $code }.
error-sit-answers = The answer "{ $answer }" was refused, and so were those before it: { $problem }
error-play-ambiguous = "{ $typed }" may mean several answers: { $list }. Type a little more.
error-play-unknown = "{ $typed }" is none of the answers offered. Type one of the numbers, or "help".
error-play-no-command = There is no command "{ $typed }". Type "save FILE", "help", or Enter to leave.
error-play-save-name = Name a file: save FILE
error-play-bad-name = A name has 1 to { $limit } ordinary characters.

player-name = Player { $number }

## wondertable games

games-title = { $command }: { $label }, for { $least } to { $most } players
games-title-exactly = { $command }: { $label }, for { $most ->
    [one] one player
   *[other] { $most } players
}
games-bots = Bots: { $list }.
games-option = Option { $label }: { $list } ({ $default } unless chosen).

## Studies

lab-progress = [{ $bar }] { $done } of { $total } games, { $rate } a second, { $left } s left
lab-title = { $label }, { $players } players: { $games ->
    [one] one game
   *[other] { $games } games
}
lab-speed = { $decisions } decisions in { $seconds } s, { $speed } a second.
lab-partial = PARTIAL: stopped after { $games } of { $wanted } games. All figures are of these games only.
lab-seat = Seat { $number }
lab-seat-head = seat
lab-sits = bot
lab-in-turn = in turn
lab-bot = bot
lab-seats-played = seats played
lab-wins = wins
lab-share = share
lab-interval = 95 % interval
lab-mean = mean
lab-mean-score = mean score
lab-figure = figure
lab-value = value
lab-option = option
lab-shared = Shared victories: { $share } % of the games.
lab-winning = Winning score: { $list } (5, 25, 50, 75 and 95 per cent of the games have no higher one).
lab-lengths = Decisions in a game: { $list } (5, 50 and 95 per cent).

arena-title = { $label }, { $players } players: one bot at a table of others
arena-fair = Among its like a bot wins { $share } % of the games.
arena-team = A team wins or loses together: each bot plays with its like.
arena-among = among
arena-games = games
arena-partial = PARTIAL: stopped after { $games } games; what is missing can be played from the file.

## The figures of a study that many games share

figure-kept = kept
figure-won = won
figure-win_rate = win rate
figure-mean_score = mean score

## The report of a study

report-title = { $title }, { $players } players: a study
report-lead = { $games ->
    [one] One game
   *[other] { $games } games
} of { $players } players; bots: { $bots }.
report-partial = PARTIAL: the study was stopped after { $games } of { $wanted } games. All figures are of these games only.
report-fact-games = Games
report-fact-length = Decisions, median
report-fact-shared = Shared victories
report-fact-winning = Winning score, median
report-fact-unscored = Ended without scores
report-seats = Does a seat have an advantage?
report-seats-same = The fair share lies within the 95 % interval of every seat. The best seat wins { $spread } of all games more than the worst.
report-seats-differ = The fair share lies outside the 95 % interval of at least one seat; chance alone does that to one seat in twenty. The best seat wins { $spread } of all games more than the worst.
report-bots = Which bot plays better?
report-bots-rotated = The bots took turns in all seats, with the same cards in each turn. The dashed line is the fair share of a seat.
report-bots-fixed = Each bot kept its seat, so its advantages are those of the seat as well. The dashed line is the fair share of a seat.
report-bots-plot = Share of wins for each seat played, by bot
report-scores = How high are the scores?
report-no-scores = No game was decided by scores.
report-winning-scores = The winner's score
report-all-scores = Everybody's score
report-scores-table = Mean, and the scores that 5, 25, 50, 75 and 95 per cent do not exceed
report-all-seats = All seats
report-winners = Winners
report-lengths = How long is a game, in decisions?
report-figures = The game's own figures
report-family = A win rate of 1 is a fair share, at the dashed line; the bars are 95 % intervals.
report-family-plot = { $family }: win rate and more
report-how = How this was made
report-again = The same command gives the same games again, whatever the number of processes:
report-speed = { $decisions } decisions in { $seconds } seconds.
report-intervals = All intervals are Wilson's 95 % intervals of a rate. A shared victory counts as its fraction.
report-options = Table options

## Replaying and verifying

other-rules = This game was played under version { $made } of the rules; those of today are version { $present }.
event-of-other-rules = (not told under the rules of today) { $label }: { $facts }
replay-watched = { $list }; as a spectator saw it.
replay-seen = { $list }; as { $who } in seat { $number } saw it.
replay-all = { $list }; all that happened, also what only some were told.
replay-told = (to { $list }) { $told }
replay-spectator = a spectator
replay-nobody = nobody
verify-good = { $file } is a true record. Checked:
verify-checked-commitment = The seed is the one whose hash was shown before the first card.
verify-checked-start = It began with the position whose hash was shown, not at the beginning of a game.
verify-checked-answers = Every answer was asked for and legal at its time.
verify-checked-draws = Every draw of chance follows from the seed.
verify-checked-events = The events are those that seed and answers lead to.
verify-checked-result = So is the result.
verify-no-commitment = Its seed is a plain number, so nobody was promised a seed before the game.
verify-other-data = It was played with other data than those shipped; the record holds them.
verify-earlier-data = It was played with data of an earlier version, which are still here.
verify-same-under-these = It was played under version { $made } of the rules; under version { $present } the same answers lead to the same game.
verify-other-rules = { $file } was played under version { $made } of the rules and goes another way under version { $present }, so its answers cannot be checked here. It can be replayed. Checked:
verify-secrets = { $file } cannot be verified: it is one player's record of a table that keeps its secrets, without seed and answers. It can be replayed.

## A bot from outside at a table

serve-open = Wondertable is open at { $address }
serve-public = People find it at { $address }
serve-network = Others in your network come to { $address }
serve-no-pages = The pages are not built: ./dev run builds them.
serve-kept = Tables are kept in { $where }. Ctrl-C stops the server.
serve-draining = The server stops: what has been answered is written down, and everybody is told to come back. Once more ends it at once.
serve-metrics = Metrics are told at { $address }
serve-metrics-package = Metrics need a package: pip install 'wondertable[metrics]'.
serve-metrics-address = "{ $text }" is no address and port for metrics. Write both, such as 127.0.0.1:9100.
serve-limit-unknown = "{ $text }" names no limit. There are: { $names }.
serve-limit-value = A limit cannot be "{ $text }". Write it as here: { $example }
serve-proxy = "{ $text }" is no address of a proxy. Write a number, such as 127.0.0.1 or 10.0.0.0/8, not a name.
serve-url = "{ $text }" is no address at which people find a server. Write it as in a browser: https://tables.example/
serve-no-port = There is no port { $port }: ports go from 1 to { $last } (0 takes any that is free).
serve-no-address = There is no address { $address } to listen at: { $problem }.
serve-port-taken = Port { $port } is taken: another program, perhaps another Wondertable, listens there. Stop it, or choose another port: wondertable serve { $option }
serve-port-denied = Port { $port } needs the rights of an administrator. Choose a larger one: wondertable serve { $option }
serve-cannot-listen = The server cannot listen at { $address }: { $problem }.
serve-store-no-file = "{ $text }" names no file. Write sqlite:///tables.db, or sqlite:////home/me/tables.db for a full path.
serve-store-package = PostgreSQL needs the package { $package }: pip install 'wondertable[postgres]'.
serve-store-address = "{ $text }" is no database address. Write sqlite:///PATH or postgresql://USER@HOST/NAME.
serve-store-unopened = The database { $where } cannot be opened: { $problem }.
serve-store-unread = The database { $where } cannot be read: { $problem }.
serve-store-unwritten = The database { $where } cannot be written: { $problem }.
serve-store-slips = The database { $where } cannot keep what does not stay: { $problem }.
serve-store-failing = The database { $where } fails: { $problem }.
serve-store-untrusted = The database { $where } cannot be trusted: { $problem }.
serve-store-silent = The database { $where } does not answer.
serve-store-closed = The database { $where } is closed.
serve-store-in-use = The database { $where } is in use by another Wondertable. Stop that one, or choose another file; several servers for the same tables need PostgreSQL: --database postgresql://USER@HOST/NAME
serve-store-newer = The database { $where } was written by a newer Wondertable (its format is { $format }, this one knows { $known }).
serve-store-older = The database { $where } was written by an older Wondertable (its format is { $format }, this one writes { $known }). Start the server with it once, then this command knows it.
serve-store-not-there = There is no database { $where }.
serve-store-served = A server uses the database { $where }. Stop all servers that do, so that nothing is missing from the copy.
serve-store-copied = The database { $where } is just being copied. Start the server when that is done.
serve-store-same = The database { $where } cannot be copied into itself. Name another one to copy into.
serve-store-not-empty = There is something in the database { $where } already. A copy goes only into one that is empty.
serve-store-backup-there = There is a file { $where } already, and a backup replaces none. Choose another name.
serve-store-copy = Nothing was copied into { $where }: { $problem }.
serve-store-differs = Nothing was copied: what was written into { $where } is not what was read from { $source }.

## Keeping and moving databases

copied-progress = [{ $bar }] { $done } of { $total } entries, { $rate } a second, { $left } s left
copied-all = All { $rows } entries are in { $target } now.
backup-done = All { $rows } entries are in { $file } now, as they were when the backup began.
tables-line = { $table }  { $game }  { $players } seats, { $people ->
    [one] one person
   *[other] { $people } people
}  made { $made }  last used { $used }  { $lines ->
    [one] one line
   *[other] { $lines } lines
}  { $state ->
    [operator] closed by you, deleted on { $until }
    [unused] closed because nobody used it, deleted on { $until }
   *[open] open
}
tables-odd = { $table }  cannot be read; { $lines } lines, last used { $used }
tables-none = There are no tables.
tables-closed = Table { $table } is closed, and is deleted on { $until }.
tables-announced = Everybody at a table reads this for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}: { $text }
tables-announcement-ended = Nobody is told anything any more.
tables-expired = { $closed ->
    [one] One table was closed
   *[other] { $closed } tables were closed
}, { $deleted ->
    [one] one was deleted
   *[other] { $deleted } were deleted
}.
tables-forgotten = Nothing is left at table { $table } of whoever had seat { $seat }. Records that others have fetched, and backups made before, still have the name.

## Serving tables, and sitting at them

sit-name = Visitor
sit-seated = { $who } sits in seat { $seat }.
sit-again = The line was lost; it is taken up again.
sit-over = { $won ->
    [0] The game is over. Nobody has won.
    [one] The game is over. { $list } has won.
   *[other] The game is over. { $list } have won.
}

## Looking at a game again

review-progress = [{ $bar }] { $done } of { $total }, { $left } s left
review-winners = { $won ->
    [0] Nobody has won.
    [one] { $list } has won.
   *[other] { $list } have won together.
}
review-team = { $won ->
    [0] The team has lost.
   *[other] The team has won.
}
review-all-together = The team
review-chances = Everybody's chances, moment by moment
review-line = { $first } of 100 at first, { $least } at least, { $most } at most, { $last } in the end.
review-turns = What turned it
review-no-turns = No single answer changed much.
review-turn = Moment { $moment }, { $who }: { $words }.
review-turn-outside = Moment { $moment }: what happened outside the rules.
review-change = { $who }: from { $before } to { $after } of 100.
review-choices = Choices that mattered
review-no-choices = None cost so much that it could be told from luck.
review-lost = Moment { $moment }, { $who }: { $words } ({ $text }), about { $chance } of 100.
review-praised = Moment { $moment }, { $who }: { $words } ({ $text }), about { $chance } of 100. Well found!
review-master = A master would have answered: { $words } ({ $text }), about { $chance } of 100.
review-also = Also better: { $words } ({ $text }), about { $chance } of 100.
review-parts = Choice and luck
review-part-good = { $who }: own choices cost { $lost } of 100, luck and the others brought { $luck }.
review-part-bad = { $who }: own choices cost { $lost } of 100, luck and the others took { $luck }.
review-against = The line shows chances as somebody sees them who knows every card. Each choice is judged by what its player could know then, by a master, where { $level ->
    [random] the others play on at random
    [adept] everybody plays on like an adept
   *[other] everybody plays on like a bot of the level { $level }
}.

## Measuring

bench-form = The rules are { $form }.
bench-compiled = compiled
bench-interpreted = interpreted, not compiled: simulations run many times slower than they could
bench-players = players
bench-decisions = decisions/s
bench-games = games/s
bench-clones = clones/s
bench-redeals = redeals/s
bench-features = features/s

## Lessons in the terminal

learn-listed = { $number }. { $label }: { $about } ({ $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}; { $lesson })
learn-begins = Lesson { $number }: { $label }
learn-next-prompt = (Enter to go on, q to leave)
learn-go-on = (Enter for the next lesson, q to leave)
learn-rule = Rule { $rule }

## Playing in the terminal

play-name = Guest
play-bot-names = Iris, Otto, Nell, Basil, Wanda, Hugo, Tilda
play-welcome = { $label }: { $who }, at the table with { $others }.
play-welcome-alone = { $label }: { $who }, alone at the table.
play-commitment = Chance is sealed: its seed has the hash { $hash }. The record of the game will show the seed.
play-how = Answer with a number or with words. Other commands: help, answers, board, log, hint, undo, save FILE, quit.
play-prompt = >
play-more-answers = And { $count } more: "answers" shows them all.
play-field = Enter alone leads back to all answers.
play-hint-best = { $words } ({ $text }): wins about { $chance } of 100.
play-hint-equal = { $words } ({ $text }): about equal.
play-hint-none = This is for you alone to say. It changes nothing about your chances.
play-hint-other = { $words } ({ $text }): about { $chance } of 100.
play-hint-against = What a master would answer. The chances hold where { $level ->
    [random] the others play on at random
    [adept] everybody plays on like an adept
   *[other] everybody plays on like a bot of the level { $level }
}.
play-hint-team = What a master would answer. The chances are those of the team, where { $level ->
    [random] it plays on at random
    [adept] everybody plays on like an adept
   *[other] everybody plays on like a bot of the level { $level }
}.
play-undone = Taken back.
play-saved-record = The record is in { $file }. "wondertable replay" tells it again, "wondertable verify" checks it.
play-saved-position = The position is in { $file }, with everything that is hidden from you.
play-score = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-won = You have won!
play-shared = You share the victory!
play-lost = Not this time.
play-offer-record = To keep the record of this game, type "save FILE". Other commands: help, board, log. Enter leaves the table.
play-goodbye = Good-bye. Thank you for playing.
play-help-answer = An answer: its number, its words, or as much of them as is unambiguous, such as "7", "bid 7" or "keep el".
play-help-help = help: these lines.
play-help-answers = answers: all of them, where there are too many to show every time.
play-help-board = board: how things stand.
play-help-words = words: the same, told line by line.
play-help-log = log: everything that happened so far, as far as you know it.
play-help-hint = hint: what a master would answer, with chances and reasons; it takes a second.
play-help-undo = undo: take back your last answer, where the rules allow it.
play-help-save = save FILE: keep the position; after the end the record.
play-help-quit = quit: leave the table.

# What is wrong with a file or with what stands in it: it comes behind the place and a colon.
mistake-in-file = the file
mistake-in-whole = the whole
mistake-too-large = larger than { $limit } characters
mistake-not-toml = not TOML: { $told }
mistake-no-such-data = the rules know no such data ({ $error })
mistake-missing = missing
mistake-unknown = not a known name here
mistake-name = not a name: { $told }
mistake-together = { $one } and { $other } belong together
mistake-expected = expected { $wanted }, found { $found }
# Things that are expected.
mistake-or = { $one } or { $other }
mistake-least = at least { $low }
mistake-whole = a whole number
mistake-whole-between = a whole number from { $low } to { $high }
mistake-whole-least = a whole number of at least { $low }
mistake-whole-most = a whole number of at most { $high }
mistake-number = a number
mistake-number-between = a number from { $low } to { $high }
mistake-number-least = a number of at least { $low }
mistake-number-most = a number of at most { $high }
mistake-truth = true or false
mistake-text = a text
mistake-text-filled = a text that is not empty
mistake-small-letters = small letters, figures, _ or -
mistake-plain-word = one word of plain letters
mistake-one-of = one of { $ids }
mistake-list = a list
mistake-list-of = a list of { $count }
mistake-list-filled = a list that is not empty
mistake-list-least = a list of at least { $count }
mistake-list-most = a list of at most { $count }
mistake-nothing = nothing
mistake-table = a table
mistake-object = an object
mistake-something-else = something else
