# What the server itself says when it refuses something. Games speak in their own files.
error-already-started = The game has already started.
error-bad-eyes = Nobody looks through the eyes "{ $eyes }": give the number of a seat, watch or everything.
error-bad-name = A name has 1 to { $limit } ordinary characters, and something of it can be seen.
error-bad-text = Table talk has 1 to { $limit } ordinary characters.
error-bad-token = This token belongs to no seat of this table.
error-bots-alone = Give your name, or a bot for each of the { $players } seats.
error-books-busy = As many simulated books as may be are already on the tables here. Try again in a minute or two, when one of these games is over; or play with a real book.
error-bots-busy = Bots already play at as many tables as they may. Try again in a minute or two, when one of these games is over.
error-draining = { $seconds ->
    [one] The server is about to be restarted and takes no new games. Try again in a second.
   *[other] The server is about to be restarted and takes no new games. Try again in { $seconds } seconds.
}
error-server-full = As many tables as there is room for are in use. Try again in a minute.
error-damaged = { $rules ->
    [other] This table was made under version { $made } of the rules of its game. This server plays version { $present }, in which line { $line } of the table's log is not possible ({ $problem }). Nothing of it is lost: a server with version { $made } can play it on.
   *[same] This table cannot be read: line { $line } of its log is damaged ({ $problem }).
}
error-game-gone = This table plays "{ $game }", a game that this server no longer has. The table is kept as it is, and goes on as soon as the game is there again.
error-database = The server cannot write to its database at the moment. Nothing has changed; try again.
error-foreign-host = This server does not answer under the name { $host }. Its owner can name the address at which people find it: --public-url http://{ $host }
error-foreign-page = Pages of { $origin } may not use this server. Its owner can allow them: --allow-origin { $origin }
error-head-too-large = The address and the headers of a request have at most { $limit } bytes.
error-hello-first = The first message of a connection is "hello".
error-internal = Something went wrong on the server. Nothing has changed.
error-kept-hidden = This table keeps something hidden for ever: it can be looked at through one's own eyes only, or as those saw it who watched.
error-malformed = This message cannot be understood: { $problem }.
error-method = This address does not know { $method }.
error-moment-outside = Nobody can play on from this moment: it hangs on something outside the rules that is not kept. Choose another one.
error-name-taken = Somebody at this table is already called { $name }, or nearly so.
error-no-advice = Nobody could be found to think about this question. Ask again in a moment.
error-no-hints = This table has agreed to play without advice.
error-no-hands = Nothing at this table is moved by hand.
error-no-moments = This record keeps something hidden for ever. It can be read in words, but not be shown on a board.
error-no-such-moment = This game has no moment { $moment }: its last is { $last }.
error-no-review = This game could not be looked at again. Try it once more in a moment.
error-lesson-no-help = A master helps only where a lesson lets you play as you like.
error-no-such-puzzle = There is no such puzzle of this game any more.
error-no-such-review = There is no such review any more. Ask for it again.
error-not-away = Seat { $seat } is not away: its owner can answer.
error-not-host = Only the first seat may do this.
error-not-seated = You are watching: only people with a seat may do this.
error-not-started = The game has not started yet.
error-not-your-eyes = While the game runs, everybody sees it through their own eyes only.
error-own-seat = This is your own seat: answer yourself.
error-record-rules = This game was played under version { $made } of the rules. Those of version { $present } do not lead through it ({ $problem }), so it can be read in words, but not be shown on a board.
error-seat-taken = Seat { $seat } is taken.
error-seats-open = The game can start when every seat is taken.
error-table-bots = This table needs { $wanted } entries for bots, one for each other seat; there are { $given }.
error-table-full = This table is full.
error-table-shut = This table is closed: it can be looked at until it is deleted, but nothing happens here any more.
error-too-fast = { $seconds ->
    [one] Too much at once. Try again in a second.
   *[other] Too much at once. Try again in { $seconds } seconds.
}
error-too-large = A message has at most { $limit } bytes.
error-too-long = This game is too long to be shown again.
error-too-many = Too many connections of this kind are already open. Close one, or try again in a minute.
error-unknown-address = There is nothing at this address.
error-no-code = There is no short code for this table at the moment. Its link leads there all the same.
error-unknown-code = No table waits under this code. Are the figures right, and has the game not begun?
error-unknown-table = There is no such table. Is the link complete?
error-address-not-https = Notices go to addresses that begin with https:// only.
error-address-not-public = { $host } is a place within a private network: notices go to public addresses only.
error-address-unknown = Nobody knows where { $host } is. Is the address complete?
error-address-unreadable = This is no address of a web page. Write it as in a browser: https://example.org/hook
error-already-over = This game is over: there is nothing left to be told of it.
error-bad-subscription = The browser's subscription cannot be read: its keys are not those of a push service.
error-no-move-room = Too many tables are on their way to other devices at the moment. Try again in an hour.
error-no-push = This server cannot send notices to browsers. Its owner can add that: pip install 'wondertable[push]'
error-no-such-move = Nothing lies here any more. Tables on their way to another device are kept for a day, and gone when they have arrived.
error-no-webhooks = This server calls no webhooks. Its owner can allow them: wondertable serve --webhooks

## Who is there and who plays

error-bot-plays = A bot plays for you at the moment. Take your seat back first.
error-broken-off = This game was broken off: what was hidden then stays hidden.
error-door-closed = The people at this table play without anybody watching.
error-has-resigned = You have given up in this game. You see how it goes on, and decide nothing any more.
error-has-seat = You have a seat at this table: what two seats know is not for one person.
error-many-sent-away = { $limit } people have been sent away already. Close the door: then nobody can watch.
error-motion-open = The table is still being asked about something else. Wait for the answers, or take the other question back.
error-no-motion = Nobody asks you about anything at the moment.
error-not-handed = You play your seat yourself.
error-not-paused = The game is not paused.
error-not-watching = Nobody of that name is watching any more.
error-out-of-time = Your time is used up: the autopilot answers for you to the end of the game.
error-paused = The game is paused. It goes on when everybody agrees, or when whoever asked for the pause says so.
error-seat-forgotten = This table knows nothing of you any more, and this seat is no longer yours.
error-seat-freed = Your seat was made free again.
error-seat-given-up = The owner of seat { $seat } has given up: a bot plays it to the end.
error-seat-kept = Seat { $seat } belongs to somebody for whom a bot plays. It cannot be taken.
error-seat-of-bot = Seat { $seat } belongs to a bot already.
error-sent-away = The people at this table have asked you not to watch.
error-two-clocks = A table has one clock: time for each answer, or time for the whole game.

## What is told where a link is shared, beside a picture

preview-house = Wondertable
preview-house-about = Modern tabletop games with friends and bots, in the browser. No account: make a table, send the link, play.
preview-game = { $title } on Wondertable
preview-invited = { $host } invites you to { $title }
preview-free = { $count ->
    [one] One seat is free. Open the link and sit down.
   *[other] { $count } seats are free. Open the link and sit down.
}
preview-full = A table of { $title }
preview-playing = { $title }, being played
preview-players = { $names } are playing. Open the link to watch.
preview-alone = { $names } is playing. Open the link to watch.
preview-over = { $title }: { $count ->
    [0] nobody has won
    [one] { $names } has won
   *[other] { $names } have won
}
preview-over-about = Open the link to look back at the game, move by move.
preview-bot = { $level ->
    [apprentice] Apprentice { $number }
    [adept] Adept { $number }
    [master] Master { $number }
    [sage] Sage { $number }
   *[other] Bot { $number }
}
preview-seat = Seat { $number }
preview-list = { $first }, { $rest }
preview-list-end = { $first } and { $last }
error-last-here = You are the only one at this table: simply go.
error-no-name = Whoever watches gives a name to speak under.
error-no-next-table = Nobody has asked for another game yet.
error-no-such-phrase = There is no phrase "{ $phrase }"; there are: { $phrases }.
error-seat-there = Whoever has seat { $seat } is there, and can give it up alone.
error-seats-wait = { $count ->
    [one] { $name } has not come yet. Wait, or free the seat.
   *[other] { $name } and others, { $count } in all, have not come yet. Wait, or free their seats.
}

## Notices for those who are not there

notice-title = Your turn: { $title }
notice-with = with { $names }
notice-asked = Your answer is wanted
notice-table = { $title }: waiting for { $names }.
notice-ending = { $title }: this table will be closed
notice-ending-about = Nobody has used it for long. It is closed { $days ->
    [1] tomorrow
   *[other] in { $days } days
}, unless somebody plays, says something or keeps it.
error-data-heavy = These cards keep the server busy for too long. Make them fewer or smaller.
error-no-study = This study could not be played. Try it once more in a moment.
error-no-such-data = This server has no cards of that version any more. Ask whoever made the link for the file.
error-no-such-study = There is no such study any more. Ask for it again.
error-studies-busy = One study is played for you already, or too many wait. Wait until one of them is over.
error-study-stopped = The study was stopped before it began.
