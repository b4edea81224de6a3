### Every sentence of the house itself: pages, lobby, frame, text client, records. Games speak in their own files.

wondertable = Wondertable
wondertable-home = Wondertable, to the shelf of games
loading = One moment…
close = Close
copy = Copy
copied = Copied
share = Share
try-again = Try again
part-missing = This part of the pages could not be loaded. Is the connection all right?
page-outdated = This page is of another version than its server. If something looks wrong, load it anew: the game stays as it is.
page-anew = Load it anew
board-broken = The picture of this table has failed, and we are sorry. The game goes on in words, and nothing is lost.
board-again = Try the picture again
nothing = none
pair = { $first }: { $second }
# Side by side: facts about one thing, parts that may hold commas themselves, whole sentences.
join-facts = { $before }, { $after }
join-parts = { $before }; { $after }
join-sentences = { $before } { $after }
you = you
somebody = somebody

## Home

home-title = Modern tabletop games, with friends or bots
home-lead = Free, in your browser, without an account. Send a link, and friends sit down with you.
shelf = Games, from light to heavy
minutes = { $least } to { $most } min
weight = { $weight ->
    [1] Light
    [2] Fairly light
    [3] Medium
    [4] Fairly heavy
   *[5] Heavy
}
play-now = Play now
play-now-game = Play now: { $title }, against bots
with-friends = With friends
with-friends-game = With friends: { $title }
players-range = { $min } to { $max } players
players-exactly = { $count ->
    [one] For one player
   *[other] { $count } players
}
shelf-learn = Learn
shelf-learn-game = Learn { $title }
shelf-rules = How it goes
shelf-rules-game = How it goes: { $title }
shelf-puzzles = Puzzles of { $title }
continue = Your tables
continue-lobby = Not started yet
continue-playing = In play
continue-paused = Paused
continue-asked = Your turn · asked { $when }
continue-waiting = Waiting for { $names }
continue-handed = A bot plays for you until you are back
continue-resigned = You have given up; a bot plays on
continue-over = Finished
continue-finished = { $count ->
    [one] One finished table
   *[other] { $count } finished tables
}
continue-with = with { $names }
continue-forget = Take { $title } off this list
continue-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
move-tables = To another device
open-record = Open a record
credits = Thanks
credits-about = Drawings and letters that others gave to everybody, under the licences named. All of them come with these pages; nothing is loaded from anywhere else.
language = Language
language-partly = { $language }: only names of some games
theme = Colours
theme-auto = As on this device
theme-light = Light
theme-dark = Dark

## Names for those who have not said one. The words of a list are separated by commas.

name-pattern = { $quality } { $being }
name-qualities = Amber, Brave, Bright, Calm, Clever, Copper, Curious, Gentle, Golden, Humble, Ivory, Jolly, Keen, Lucky, Mellow, Merry, Nimble, Patient, Quick, Quiet, Rosy, Silver, Sunny, Swift, Velvet, Wandering, Warm, Wise
name-beings = Badger, Beetle, Comet, Crane, Falcon, Fern, Finch, Fox, Hare, Hedgehog, Heron, Ibis, Lantern, Lynx, Magpie, Marten, Moth, Newt, Otter, Owl, Pike, Raven, Robin, Salmon, Sparrow, Stork, Swan, Thistle, Tortoise, Wren
your-name = Your name
another-name = Another name
change-name = Change name
keep-name = Keep

## Making a table

how-many = How many play?
who-else = Who else sits down?
who-plays = Who plays?
seat-number = Seat { $number }
bot-number = Bot { $number }
bot-apprentice-number = Apprentice { $number }
bot-adept-number = Adept { $number }
bot-master-number = Master { $number }
bot-sage-number = Sage { $number }
friend = A friend, by invitation
a-bot = Bot: { $level }
only-friends = Friends only
only-watch = I only want to watch bots play
bot-apprentice = apprentice
bot-adept = adept
bot-master = master
bot-sage = sage
bot-random = plays anything allowed
bot-thumb = plays by rules of thumb
bot-sanity = plays the plain policy of studies
bot-ismcts = thinks ahead
bot-search = thinks ahead
levels = Bots in every seat that nobody takes
level-apprentice = Apprentice
level-apprentice-about = Still learning: plans little, and lets you get away with much.
level-adept = Adept
level-adept-about = Plays soundly and without delay.
level-master = Master
level-master-about = Thinks ahead, for about a second.
level-sage = Sage
level-sage-about = Looks furthest, and takes its time for it.
level-odds = Wins { $wins } of { $games } against { $count ->
    [one] { $others ->
        [apprentice] an apprentice.
        [adept] an adept.
        [master] a master.
       *[other] somebody who plays anything.
    }
   *[other] { $others ->
        [apprentice] { $count } apprentices.
        [adept] { $count } adepts.
        [master] { $count } masters.
       *[other] { $count } who play anything.
    }
}
level-odds-team = A team of { $level ->
    [apprentice] apprentices
    [adept] adepts
    [master] masters
   *[other] sages
} wins { $wins } of { $games }.
bots-weaker = Bots that think ahead see less far for now: the fast form of the rules is still being made.
more-rules = More rules
way = How strictly?
way-family = Family
way-rulebook = Rulebook
way-rulebook-about = As it is printed.
way-expert = Expert
way-own = Your own choice
rulings = Single rules
the-table = At this table
brisk = Bots answer at once
brisk-here = Bots answer at once.
without-hints = Play without hints
without-hints-here = Nobody may ask for hints.
usual = usual
whole-number = from { $least } to { $most }; usual: { $usual }
clock = Time for an answer
clock-about = When the time is up, the autopilot answers for whoever has not. It is marked as such, and the seat stays theirs.
clock-0 = As long as it takes
clock-30 = 30 seconds
clock-60 = One minute
clock-120 = Two minutes
clock-300 = Five minutes
clock-3600 = One hour
clock-86400 = One day
clock-seconds = { $seconds } seconds
make-table = Make the table
table-unopened = This table cannot be opened
table-anew = New table of this game

## Sitting down

join-title = { $host } invites you to { $title }
join-full = Every seat at this table of { $title } is taken
join-started = This game of { $title } has begun
join-over = This game of { $title } is over
seats = Seats
seat-free = Free seat
sit-down = Sit down
watch = Watch
look-back = Look back, step by step
see-board = See the last board
lobby-title = A table of { $title }
invite = Link for your friends
invite-about = Whoever opens it may take a free seat.
invite-qr = QR code of the link, for a camera
table-code = Table code
table-code-about = To be typed on the first page, until the game begins.
have-code = Were you told a table code?
invite-watch = Link for those who only watch
invite-share = Play { $title } with me
seat-for = Who sits in seat { $number }?
bot-level = bot, { $level }
not-here = not here at the moment
you-watch = You are watching.
start = Start
seats-open = { $count ->
    [one] One seat is still free: send the link, or put a bot there.
   *[other] { $count } seats are still free: send the link, or put bots there.
}
seats-open-guest = { $count ->
    [one] One seat is still free: send the link to a friend. { $host } may also put a bot there.
   *[other] { $count } seats are still free: send the link to friends. { $host } may also put bots there.
}
seats-open-watch = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
fill-with-bots = { $count ->
    [one] Put a bot in the free seat
   *[other] Put bots in all free seats
}
all-here = Everybody is here.
waiting-start = Everybody is here. { $host } starts the game.
how-played = How it is played here
start-chosen = This game does not begin at the beginning, and whoever made this table may know what is hidden.
seed-chosen = Whoever made this table chose the seed, and so may know what chance will bring.

## The table

table-menu = The table
menu = Menu
asked = What is asked
log = What happened
log-button = Log
talk-button = Talk
talk = Table talk
talk-empty = Nobody has said anything yet.
talk-say = Say something to the table
talk-send = Say
talk-kept = said when the connection is back
talk-unread = { $count ->
    [one] One new line of table talk
   *[other] { $count } new lines of table talk
}
mark-winner = winner
mark-bot = bot, { $level }
mark-hints = { $count ->
    [one] has asked for a hint
   *[other] has asked for { $count } hints
}
mark-autopilot = played by the autopilot
mark-away = away
mark-offline = not connected
waiting = Waiting for { $names }: { $what }
name-offline = { $name } (not connected)
waiting-table = One moment…
waiting-pause = The game pauses.
your-turn = Your turn
answer-sure = Really: { $answer }?
answer-yes = Yes
answer-no = No
waiting-since = Waiting since then
answered = You answered: { $answer }.
answered-waiting = { $answer }: laid. Waiting for { $names }: { $what }
answer-sending = On its way: { $answer }
answer-kept = Kept until the connection is back: { $answer }
answer-unsent = Not sent: { $answer }
time = { $seconds } s
line-gone = The server cannot go on with this table. What is shown is how it was last.
line-lost = The connection is gone. Trying again; nothing is lost.
line-moving = The server is being restarted. Your table is kept and goes on in a moment, by itself.
line-quiet = The table does not answer. Is the connection all right? Nothing is lost.
rule = Rule { $rule }
autopilot-for-you = The autopilot has answered for you. Your next answer takes the seat back.
let-autopilot = Let the autopilot answer
won = { $you ->
    [yes] { $count ->
        [one] You win!
       *[other] A shared victory: { $names }
    }
   *[no] { $count ->
        [0] Nobody wins
        [one] { $names } wins
       *[other] A shared victory: { $names }
    }
}
skip = Skip
show-outcome = The result
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-again = Play again
go-to-table = Go to the table

## Hints

hint = Hint
advice-title = What a master would do
advice-thinking = A master thinks…
advice-none = This is for you alone to say. It changes nothing about your chances.
advice-heard = { $count ->
    [one] A master would answer: { $answer }, { $chance }.
   *[other] A master would answer: { $answer }, { $chance }. { $count } answers are listed.
}
advice-against = { $level ->
    [sage] Chances to win, as a sage
    [adept] Chances to win, as an adept
   *[master] Chances to win, as a master
} sees them if everybody plays on like { $against ->
    [apprentice] an apprentice.
    [master] a master.
    [sage] a sage.
   *[adept] an adept.
}
advice-against-team = { $level ->
    [sage] Chances of the team, as a sage
    [adept] Chances of the team, as an adept
   *[master] Chances of the team, as a master
} sees them if everybody plays on like { $against ->
    [apprentice] an apprentice.
    [master] a master.
    [sage] a sage.
   *[adept] an adept.
}
advice-weaker = It sees less far for now.
hint-used = { $name } has asked for a hint.
lit-lesson = The lesson points here.
lit-hint = Hint { $number } points here.
advice-chance = { $chance ->
    [0] less than 1 of 100
    [100] more than 99 of 100
   *[other] about { $chance } of 100
}
advice-equal = about equal
advice-stop = No more guiding
advice-offer-title = A guide for your first game
advice-offer = Your first game of { $title } here? A guide can show you at every question what a master would do. Everybody is told of it.
advice-offer-yes = Guide me
advice-offer-no = No, thanks

## Menu

client-text = Play in words
client-picture = Play on the board
undo-free = Take it back
undo-ask = Ask to take it back
undo-about-free = Nothing has been shown since your last answer: you may take it back freely.
undo-about-ask = Something has been shown since your last answer: everybody will be asked.
undo-about-none = There is nothing of yours to take back now.
undo-waiting = You asked to take it back. Waiting for { $names }.
undo-vote-title = Take it back?
undo-vote = { $name } would like to take back the last answer, though something has been shown since.
undo-agree = Agreed
undo-refuse = Better not
rules = Rules
rules-of = The rules of { $title }
rules-table = Table
rules-none = This game has no rules page yet.
rule-read = Read the rule

## The rules to read

rulebook-tabs = Ways to read the rules
rulebook-tab-how = How it goes
rulebook-tab-all = All rules
rulebook-tab-cards = Cards and pieces
rulebook-more = { $title }: read on at rule { $rule }
rulebook-begin = Set up a table
rulebook-english = The full rules are written in English.
rulebook-no-rule = There is no rule { $rule } on this page.
rulebook-find = Find in the rules
rulebook-found-none = Nothing found for “{ $wish }”.
rulebook-found = { $count ->
    [one] One place. Enter leads to it.
   *[other] { $count } places. Enter leads to the first.
}
rulebook-found-at = { $chapter ->
    [none] Place { $at } of { $count }
   *[other] Place { $at } of { $count }: { $chapter }
}
rulebook-found-before = The place before
rulebook-found-next = The next place
rulebook-find-card = Find a card or piece
rulebook-cards-found = { $count ->
    [0] Nothing found
    [one] One found
   *[other] { $count } found
}

leave = Leave the table
download-record = Download the record
commitment = The sealed seed
commitment-about = All chance of this game comes from one secret seed. This is its fingerprint, fixed before the first card was dealt. After the game the seed is shown, and anybody can check that nothing was changed.

## Text client

text-options = Your options
text-no-options = Nothing is asked of you now
text-how = Press a number to go to an option and Enter to choose it, or use Tab.
text-find = Find an option
text-back = Back to all options
text-find-none = No option has these letters.
text-refused = { $count ->
    [one] One thing is not possible now
   *[other] { $count } things are not possible now
}
text-board = What lies on the table
text-facts = At a glance
text-over = The game is over.

## When a call goes wrong. What the server says itself is in its own file.

error-unreachable = The server cannot be reached. Is the connection all right?
error-unexpected = Something went wrong: { $detail }
error-no-such-game = There is no game called { $game } here.

## Looking back

look-back-title = Look back at a game
record-about = The record of a game is a file that anybody can read. Open one to see the game step by step, and to check that its chance was fair.
record-file = A record from this device
record-not-json = This file is not a record: it is not JSON.
record-other = This file is not the record of a game played here.
record-newer = This record was written by another version of Wondertable.
record-broken = This record is damaged: something in it is missing or of the wrong kind.
replay-of = { $title }, step by step
replay-steps = Steps; the arrow keys do the same
replay-step = Step
replay-begin = Before the first card. Go on with the right arrow key.
step-first = To the beginning
step-back = One step back
step-forward = One step on
step-last = To the end
step-of = { $step } of { $steps }
eyes = Through whose eyes?
eyes-everything = Everything that happened
eyes-watch = What those who watched saw
eyes-seat = What { $name } saw
those-who-watch = those who watch
told-to = { $names } alone: { $sentence }
back-to-table = Back to the table
check-title = Was chance fair?
check-running = Checking…
check-right = Right
check-wrong = Wrong
check-promised = The fingerprint in this record is the one this browser was shown before the first card was dealt.
check-promised-wrong = The fingerprint in this record is not the one this browser was shown before the game.
check-commitment = The seed in this record has exactly the fingerprint that was promised.
check-commitment-wrong = The seed in this record does not have the fingerprint that was promised.
check-draws = { $count ->
    [one] The one draw of chance in this game follows from the seed.
   *[other] All { $count } draws of chance in this game follow from the seed, in their order.
}
check-draws-wrong = Draw number { $number } does not follow from the seed.
check-rest = Checked here, by your own browser. Whether every answer kept the rules is checked by the command "wondertable verify" with the downloaded file.
check-hidden = At this table what was hidden stays hidden, so the record tells neither the seed nor the draws. It can be replayed, but not checked.
check-insecure = Browsers can check this only on a secure page (https, or on the server's own machine). The command "wondertable verify" checks the downloaded file anywhere.
check-too-large = The seed of this record is too large a number for a browser to check.
check-details = Seed and fingerprint
check-seed = The seed
check-fingerprint = Its fingerprint (SHA-256)

## Looking back on the board

reel = Moments of the game
reel-line = Moment
reel-play = Play on
reel-pause = Stay here
reel-again = Last turn again
reel-present = Back to the game
look-back-here = Look back
record-facts = About this game
moment-of = { $moment } of { $moments }
moment-told = { $where }: { $sentence }
moment-link = A link to this moment
play-on = Play on from here
play-on-about = A new table begins with this moment. You play for one of them, bots for all others.
play-on-seat = You play for
play-on-begin = Begin

## A master's review

review = Review
reviewing-made = A master looks at the game again…
reviewing-graph = Chances over the game: arrow keys lead from moment to moment, Page Up and Page Down from turning point to turning point
reviewing-list = What mattered
reviewing-chances = Chances over the game
reviewing-team = The team
reviewing-chance = { $name }: { $chance }
reviewing-at = Moment { $moment } of { $moments }. { $chances }
reviewing-moment = Moment { $moment }
reviewing-choices = Answers that mattered
reviewing-no-choices = No answer could clearly have been better.
reviewing-better = A master would have: { $answer }. { $lost ->
    [0] It is a little better.
   *[other] It is better by about { $lost } of 100.
}
reviewing-found = Well found: most else was clearly worse.
reviewing-turning = Where the game turned
reviewing-change = { $name }: from { $from } to { $to } of 100
reviewing-luck = Choice and luck
reviewing-part = { $name }: { $lost ->
    [0] own answers cost nothing,
   *[other] own answers cost about { $lost } of 100,
} { $turn ->
    [good] chance and the others brought about { $luck }.
    [bad] chance and the others took about { $luck }.
   *[even] chance and the others were even.
}
reviewing-praise = { $name } played closest to a master.
reviewing-costliest = What cost most: { $name }, { $answer } (about { $lost } of 100).
reviewing-summary = To be shared
reviewing-of = { $title }: { $won }

## Puzzles

puzzles = Puzzles
puzzles-about = Moments of real games in which a master knew better than most. What would you answer?
puzzles-none = There are none yet. They come from games that were reviewed: play one, and let a master look at it.
puzzles-solved = { $solved ->
    [0] None of { $all } solved yet
   *[other] { $solved } of { $all } solved
}
puzzle-number = Puzzle { $number }
puzzle-players = { $players ->
    [one] One player
   *[other] { $players } players
}
puzzle-solved = solved
puzzle-right = Right: a master would do the same.
puzzle-as-good = As good as a master's answer.
puzzle-wrong = A master would have answered otherwise.
puzzle-given = Your answer: { $answer }, { $chance }.
puzzle-played = In the real game: { $answer }.
puzzle-again = Once more
puzzle-next = Next puzzle
puzzle-all = All puzzles

## How somebody likes to play

speed = Speed of what others do
speed-slow = Slow
speed-normal = Normal
speed-quick = Quick
speed-once = At once
volume = Sounds
volume-none = none
volume-some = { $part } %
vibrates = Vibrate when I am asked
guides = Guide me: a hint at each question of mine, and everybody is told of it
answers-forced = Answer for me where there is only one answer
reel-more = Speed, eyes and more

## Lessons. What a lesson itself says stands beside it, in the folder of its game.

learn-title = Learn { $title }
learn-about = A few minutes at the real board, one idea at a time. Nothing can go wrong: try things.
learn-none = This game has no lessons yet. Its rules are at every table.
learn-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
learn-taken = done
learn-next = Next
learn-try-again = Try again
learn-not-yet = Not quite.
learn-your-turn = Your turn: answer on the board.
learn-your-turn-words = Your turn: choose an answer.
learn-again = Once more
learn-all = All lessons
learn-next-lesson = Next lesson
learn-play = Play a real game
learn-you = Guest
learn-name-1 = Ada
learn-name-2 = Ben
learn-name-3 = Cleo
learn-name-4 = Dora
learn-name-5 = Emil
learn-name-6 = Flora

## How it looks, and which keys there are

settings = Settings
confirms = Ask me once more before every answer
contrast = Contrast
contrast-normal = As designed
contrast-more = Stronger
text-size = Size of letters
text-size-100 = Normal
text-size-115 = Large
text-size-130 = Very large
hand = Buttons beside the board
hand-right = On the right
hand-left = On the left
fullscreen = Full screen
fullscreen-end = Leave full screen
keys = Keys
keys-everywhere = On every page
keys-table = At the table
keys-board = On this board
keys-list = This list
keys-move = To the next thing that can be pressed; to the one before
keys-press = Press it
keys-close = Close, or let go of what is chosen
keys-arrows = From piece to piece within a group
keys-hint = Ask what a master would do
keys-rule = Read the rule about the card that is looked at
keys-skip = Any other key: skip what is being shown
keys-look-back = While you look back: one step back or on
keys-ends = While you look back: to the beginning, to the end
keys-words = In words: go to the option of this number
keys-none = This board has no keys of its own.
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-back-tab = Shift+Tab

## Over days: notices, another device, what was finished

days-notices = Notices on this device
days-notices-about = When an answer of yours is wanted and you have not seen the question, this device tells you, even while Wondertable is closed. One notice a question, with what is asked and where, and one before a table is closed that nobody uses: nothing hidden ever.
days-notices-want = Tell me when I am asked
days-notices-insecure = Browsers allow notices only on pages that come over https, or from the machine itself.
days-notices-install = On this device notices come to apps only: add Wondertable to the home screen first (Share, Add to Home Screen), and open it from there.
days-notices-browser = This browser knows no notices.
days-notices-denied = This browser was told to show no notices of Wondertable. You can allow them in its settings for this page.
days-notices-server = This server cannot send notices. Whoever runs it can add that: pip install 'wondertable[push]'
days-webhook = Webhook of this table
days-webhook-about = An address that is told whose answer is wanted, for instance of a chat you all read. Whoever reads along there gets the link of the table.
days-webhook-set = Set: { $host }
days-webhook-keep = Keep
days-webhook-end = Take it away
days-announced = Whoever runs this server says: { $text }
days-shut-operator = Whoever runs this server has closed this table. It can be looked at until { $when }, and is deleted then: save its record before.
days-shut-unused = Nobody had used this table for long, so it was closed. It can be looked at until { $when }, and is deleted then: save its record before.
days-unused = Nobody has used this table for long. It will be closed on { $when }, unless somebody plays, says something or keeps it.
days-keep = Keep the table
days-forget = Forget me
days-forget-ask = Forget me …
days-forget-about = { $count ->
    [0] Everything that Wondertable keeps on this device goes: your name and your settings.
    [one] Your name, your words and your devices are taken out of the one table that this device knows, and everything goes that Wondertable keeps here. A game that is not over is given up: a bot plays on for you, and of two the other has won.
   *[other] Your name, your words and your devices are taken out of all { $count } tables that this device knows, and everything goes that Wondertable keeps here. Games that are not over are given up: a bot plays on for you, and of two the other has won.
} Nobody can bring it back. Records that others have saved keep your name.
days-forget-do = Forget me for good
days-forget-not = Keep everything
days-forget-done = Nothing is left of you here.
days-move = Your tables on another device
days-move-about = Open the link on the other device, or let its camera look at the picture: your seats and results will be there too. They are encrypted here; the key stands in the link alone, and the server keeps what it cannot read for one day, or until it has arrived.
days-move-nothing = You sit at no table on this device yet.
days-move-count = { $count ->
    [one] One table goes along.
   *[other] { $count } tables go along.
}
days-move-make = Make the link
days-move-once = This link is shown once. Give it to nobody: whoever has it can play for you.
days-move-qr = The link as a picture, for the camera of the other device
days-move-link = Link for your other device
days-insecure = Browsers encrypt only on pages that come over https, or from the machine itself. Open Wondertable that way, and try again.
days-arrival = Tables from another device
days-arrival-about = { $count ->
    [0] All { $all } tables of this link are known here already.
    [one] This link brings one table to this device.
   *[other] This link brings { $count } tables to this device.
}
days-arrival-after = What you sit at here already stays. Afterwards the link leads nowhere any more.
days-arrival-take = Bring them here
days-arrival-no-key = This link is not complete: its key is missing, the part after the # sign.
days-arrival-wrong-key = This link's key does not fit. Is the link complete? Make another one on the first device.
days-arrival-other-version = This link was made by another version of Wondertable. Load both pages anew, and make another one.
days-scores = { $words } · { $scores }
days-tally = Your games on this device
days-tally-game = Game
days-tally-played = Played
days-tally-won = Won
days-tally-latest = Latest
days-tally-share = { $won } ({ $part } %)
days-tally-latest-words = { $won } of the latest { $count } won
days-offline = The server cannot be reached
days-offline-about = You may be offline, or Wondertable is being restarted. Nothing is lost: your seats are kept, and the games wait for you.

## Another game, and talk

again-asked = { $name } wants to play again. Your seat waits for you.
again-yours = Your new table is laid.
again-watch = { $name } and the others play again.
again-come = Come along
again-see = Watch there
again-not = Not this time
seat-waits = has not come yet
seat-free-up = Free the seat
seat-give-up = Give up my seat
seats-awaited = { $count ->
    [one] It starts by itself as soon as the last one is here.
   *[other] It starts by itself as soon as the other { $count } are here.
}
waiting-others = { $count ->
    [one] Waiting for the last one to come.
   *[other] Waiting for { $count } others to come.
}
series = { $games ->
    [one] One game so far
   *[other] { $games } games so far
}
series-score = Games won
series-of = { $name }: { $wins } of { $games } won
series-wins = { $wins } of { $games } won
series-moved = Everybody has moved up a seat, so that another one begins.
series-stays = Everybody keeps their seat: who begins is settled anew.
watchers-apart = What spectators say stays among them
watchers-apart-here = What spectators say stays among them.
talk-watcher = { $name } (watching)
talk-watching = Everybody at the table hears what you say.
talk-apart = Only others who watch hear what you say.
people-speak-as = You speak as
talk-line = { $name }: { $words }
somebody-watching = Somebody who watches
phrases = Quick words
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-move = Nice move!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-back = I am back.
phrase-your-turn = It is your turn.
phrase-once-more = Once more?
phrase-goodbye = Goodbye!
feelings = Show a feeling
feeling-cheer = Cheer
feeling-laugh = Laugh
feeling-wonder = Be amazed
feeling-sorrow = Be sad
feeling-thanks = Thank
mute-about = Whom do you hear?
mute-off = Mute
mute-on = Muted: hear again
result-share = Share the result
result-see = See the result
result-link = Link to this result
result-of = { $title }: the result
result-ranks = Ranking
result-rank = { $rank }.
result-final = The final table
result-play = Play this now
result-friends = With friends
result-check = Was chance fair?

## Who is away, and what the table does about it

away-left = { $name } left { $ago }.
away-several = { $names } are not connected.
away-soon = If nothing changes, you may let a bot play in { $time }.
away-clock = The autopilot answers in { $time }.
away-now = You need not wait any longer.
away-level = How the bot for { $name } plays
away-hand = Let a bot play
handed-you = A bot plays for you ({ $level }).
handed-back = Play myself again
resigned-you = You have given up. A bot plays your seat to the end.
late-you = Your time is used up: the autopilot answers for you to the end of the game.
paused-by = Paused, as { $name } asked. Nobody can answer, and the clock stands.
paused-go-on = Go on
motion-waits = Waiting for { $names }.
motion-withdraw = Never mind
motion-title-end = End the game?
motion-end = { $name } would like to end this game without a winner. What was hidden stays hidden.
motion-title-pause = Take a break?
motion-pause = { $name } would like to take a break. Nobody can answer until the game goes on, and the clock stands.
motion-title-resume = Go on?
motion-resume = { $name } would like to go on.
motion-title-take = Somebody new at the table?
motion-take = { $name } would like to play on for { $seat }, and will know all that this seat knows.
leave-title = Leave the table?
leave-about = The others play on. What becomes of your seat?
leave-keep = Keep my seat
leave-keep-about = The others wait for you. If that takes long, they may let a bot play until you are back.
leave-bot = Let a bot play
leave-bot-about = You have your seat again as soon as you open the table.
leave-resign = Give up
leave-resign-about = { $duel ->
    [yes] The other player wins at once.
   *[no] A bot plays your seat to the end, and the result says so. You cannot come back into this game.
}
leave-level = How the bot plays
leave-stay = Stay here
people = Who is here
people-here = here
people-watching = Watching
people-nobody = Nobody is watching.
people-visitor = Somebody without a name
people-send-away = Send away
people-send-away-name = Send { $name } away
people-sent-away = Sent away: { $names }
people-close = Let nobody watch
people-open = Let everybody watch again
people-closed = Nobody may watch.
people-take = Ask for this seat
people-take-seat = Ask for the seat of { $name }
people-take-about = Those who play have to agree, for you will know all that this seat knows.
people-pause = Ask for a break
people-end = Ask to end the game
mark-handed = a bot plays until they are back, { $level }
mark-resigned = has given up, a bot plays on, { $level }
mark-late = out of time, played by the autopilot
mark-left = left { $ago }
mark-bank = { $time } left
outcome-agreed = The table has agreed to end the game
ending-late = Out of time, played on by the autopilot: { $names }
ending-handed = In the end a bot played for { $names }
ending-resigned = Gave up, and a bot played on: { $names }
outcome-resigned = The other player has given up
outcome-shut = The table was closed
clock-each = For each answer
clock-whole = For the whole game
clock-bank = { $time } and { $increment } more for each answer
clock-bank-about = Each player has a store of time. When it is used up, the autopilot answers to the end of the game, and the result says so.
patience = When somebody is away
patience-about = So long the others wait for somebody who is asked and not here. Then they may let a bot play; the seat stays theirs.
patience-60 = Wait a minute
patience-600 = Wait ten minutes
patience-3600 = Wait an hour
patience-86400 = Wait a day
patience-259200 = Wait three days
patience-seconds = Wait { $time }

## Cards of somebody's own

own-data = This table plays with cards of its own, not with those the game comes with.
own-data-differs = See what is different
own-data-title = { $title } · own cards
own-data-chosen = This table will play with your version “{ $name }”, and everybody at it is told so.
own-data-gone = That version is not kept in this browser. The table will play with the cards the game comes with.
shelf-workshop = Workshop
shelf-workshop-game = Workshop of { $title }: change its cards

## The workshop

workshop-title = Workshop: { $title }
workshop-about = Correct what your box has otherwise, or try an idea: cards, costs, numbers, maps. Nothing changes for anybody else until you give your version away.
workshop-link-unread = The link is not whole: nothing could be read from it. Ask for it once more.
workshop-of-table = As at the table
workshop-mine = My version
workshop-shipped = As the game comes
workshop-version = Version
workshop-name = Its name
workshop-undo = Undo
workshop-redo = Redo
workshop-copy = Copy
workshop-remove = Delete
workshop-remove-really = Delete it for good
workshop-unkept = This browser has no room to keep your version. Save it as a file before you leave.
workshop-play = Play this version
workshop-cannot-play = It cannot be played yet: the line below says what is wrong.
workshop-tabs = What to do with this version
workshop-tab-form = Edit
workshop-tab-changes = Changes
workshop-tab-cards = Print
workshop-tab-compare = Study
workshop-tab-share = Share
workshop-changes = { $count ->
    [0] Nothing is changed.
    [one] One change.
   *[other] { $count } changes.
}
workshop-in-order = All is in order.
workshop-checking = One moment: it is being checked.
workshop-not-in-order = Something is wrong with this version. Mend it first: the line above says where.
workshop-go-there = Go there
workshop-find = Find a card or a number
workshop-only-open = Only what the rulebook does not give
workshop-open = { $open } of { $all } entries are not printed in the rulebook; they are marked with * and where they come from. Do you have the box? Compare them with your cards.
workshop-confirmed = { $count ->
    [one] You have confirmed one.
   *[other] You have confirmed { $count }.
}
workshop-nothing-found = Nothing like that is found.
workshop-count = { $count ->
    [one] one entry
   *[other] { $count } entries
}
workshop-count-open = { $count } not in the rulebook
workshop-changed = changed
workshop-wrong = mistake
workshop-thing = { $list } { $number }
workshop-thing-players = Players: { $players }
workshop-confirm = My card says exactly this
workshop-copy-thing = One more like this
workshop-remove-thing = Remove
workshop-add = Add
workshop-add-to = Add to: { $list }
workshop-add-field = Add: { $field }
workshop-leave-out = Leave out: { $field }
workshop-new-name = New name
workshop-more-fields = { $count ->
    [one] One more field
   *[other] { $count } more fields
}
workshop-sort = Kind
workshop-bounds = { $low } to { $high }
workshop-was = before: { $value }
workshop-new = new
workshop-nothing = nothing
workshop-yes = yes
workshop-no = no
workshop-put-back = Put back: { $field }
workshop-back = Put back
workshop-no-changes = Nothing is changed yet.
workshop-what = What
workshop-before = Before
workshop-now = Now
workshop-only-changed = Only what is changed
workshop-which-cards = Which ones
workshop-every-copy = As many as there are in the game
workshop-print = { $count ->
    [one] Print one card
   *[other] Print { $count } cards
}
workshop-no-cards = There are no such cards.
workshop-compare-about = Bots play both versions on the same deals, here on the server. Then you see which figures clearly differ, and how sure that is.
workshop-against = Compare with
workshop-players = Players
workshop-bots = Who plays
workshop-games = Games of each
workshop-study = Study this version
workshop-same = Both are the same: no figure would differ. Change something first, or choose another version to compare with.
workshop-stop = Stop, and compare what was played
workshop-waits = Another study is being played. Yours comes next.
workshop-played = { $done } of { $all } games are played.
workshop-study-over = { $games ->
    [one] One game of each was played.
   *[other] { $games } games of each were played.
} { $clear ->
    [0] None of { $all } figures clearly differs.
    [one] One of { $all } figures clearly differs.
   *[other] { $clear } of { $all } figures clearly differ.
}
workshop-study-partial = That is less than you asked for.
workshop-no-winner = { $name }: of { $games } games none had a winner.
workshop-report = Report
workshop-report-alone = The report on a page of its own
workshop-link = Link to this version
workshop-link-about = The whole version is in the link, and nowhere else: whoever opens it gets a copy of their own.
workshop-file = Save as { $file }
workshop-file-about = The commands for studies and games in the terminal take such a file:
workshop-file-remark = { $title }: { $name }
workshop-open-file = Open a file
workshop-file-read = “{ $name }” is open.

# Fields of the data, where a game has no words of its own for them.
field-id = Name in files
field-name = Name
field-title = Title
field-origin = Where it comes from
field-origin-printed = printed in the rules
field-origin-official = from the publisher
field-origin-deduced = worked out
field-origin-ruled = ruled by the house
field-origin-reconstructed = reconstructed
field-origin-simulated = measured in a simulation
field-note = Note
field-game = The game
field-options = Options
field-players_min = Fewest players
field-players_max = Most players
field-players = Players
field-rounds = Rounds
field-copies = Copies
field-count = Copies
field-cost = Cost
field-text = Text
field-colour = Colour
field-kind = Kind
field-amount = Amount
field-draw = Cards to draw
field-discard = Cards to discard
