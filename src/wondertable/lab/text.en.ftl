# Sentences of studies: their reports, tables and refusals.

# What is refused
error-own-bot = The bot { $bot } cannot play: { $problem }.
error-ray-missing = Ray is not installed. Install the extra: pip install wondertable[ray]
error-ray-unreachable = There is no Ray cluster to play on at { $address }: { $problem }.
error-ray-lost = The Ray cluster was lost, or gave up a part of the games after several tries: { $problem }.
error-ray-version = A node of the Ray cluster has another version, so its games would be others: { $there } there, { $here } here.
error-columns-missing = Writing Parquet files needs pyarrow, which is not installed. Install the extra: pip install wondertable[columns]
error-columns-there = { $file } is there already. Name another folder.
error-arena-format = { $file } is of an earlier version (format { $format }), which did not keep single deals, so it cannot be gone on from. Name another file.
error-compare-data = Two versions are compared, and { $number } files of data are given. Give --data once or twice.
error-compare-same = Both versions are the same. Give --data or --second-option.

# The arena
arena-rating = rating
arena-clear = clear
arena-yes = yes
arena-no = not yet
arena-bradley-terry = Ratings after Bradley and Terry: of two bots that differ by 400 the better wins ten times as often. Intervals of 95 % by drawing deals anew.
arena-plackett-luce = Ratings after Plackett and Luce, from who won: of two bots that differ by 400 the better wins ten times as often. Intervals of 95 % by drawing deals anew.
arena-rule = Intervals of shares hold whenever one looks. A pairing is clear, and not played on, when betting against its fair share has multiplied the stake by 20 times { $pairings }, the number of pairings; for teams, against the equality of each two.

# Two versions
compare-title = { $label }, { $players } players: { $one } and { $other } on the same { $games } deals
compare-shipped = as shipped
compare-first = first version
compare-second = second version
compare-clear = Clear differences: { $clear } of { $all } figures compared. So many are compared that some would seem to differ by chance, so clear means: for all of them together at 95 % (Bonferroni).
compare-none = No figure differs clearly.
compare-no-winner = { $version }: of { $games } games none had a winner.
compare-partial = PARTIAL: stopped after { $games } of { $wanted } games of each version.
compare-figure = figure
compare-difference = difference
compare-all = All figures
compare-what = What clearly differs
compare-how = Both versions were dealt the same cards and the bots drew the same chance, so that luck cancels out. Intervals come from drawing blocks of games anew, for both versions alike. Largest values and medians have rough ones only.
compare-length = decisions in a game
compare-no-winner-share = games without a winner
compare-shared = shared victories
compare-unscored = ended without scores
compare-winning-score = winning score
compare-share = share of wins
compare-mean-score = mean score

# Reports
report-seat-family = seats
report-off = What looks off
report-off-nothing = Nothing differs from a fair share by more than chance explains.
report-off-many = { $compared } rates of winning were compared at once. Of so many some would seem to differ by chance, so the intervals named here are widened until they hold for all together at 95 % (Bonferroni). Who wins with a thing may also have got it because they were winning.
report-off-no-winner = Of { $games } games none had a winner.
report-off-rate = { $thing } ({ $family }): { $effect } wins against a fair share, corrected interval { $low } to { $high }.
report-off-dead = { $thing } ({ $family }) is hardly ever used: { $uses }, where { $usual } are usual.
report-first-edge = The first seat wins { $edge } of all games more than its fair share (95 % interval { $low } to { $high }).
report-lengths-table = Mean, and the number of decisions that 5, 25, 50, 75 and 95 per cent do not exceed
report-map = The stronger the colour of a place, the more of it; touch or point at a place for its name.
report-numbers = The same in numbers
report-choices = How much is there to choose from?
report-choices-told = In { $games } games looked at closely, a decision had { $mean } possible answers on average, half of them { $median } or fewer; { $forced } of the decisions had only one.
report-question = question
report-asked = times in a game
report-options-mean = answers, mean
report-options-most = answers, most
report-forced = only one
report-decisive = When is it clear who wins?
report-decisive-told = In half of { $games } games it was clear (a chance of { $clear } % or more, and it stayed so) after { $part } % of the decisions at the latest; { $open } were open to the end.
report-decisive-plot = The chance of those who won, along the game
report-decisive-way = how far the game is
report-decisive-how = From ten moments of each game it was played on { $playouts } times with other chance, as these bots would play on (adepts in place of those that search). These are the eyes of somebody who sees all cards; the players know less. The dashed line is a fair share.
report-comebacks = Comebacks
report-comebacks-told = { $share } of the games ({ $between }) were won by somebody whose chance had been below half of a fair share after the first third. Another seat took the lead { $leads } times in a game.
report-luck = Luck and skill
report-luck-told = With these bots the deal and the seat alone settle { $deal } of who wins, and after half of the decisions { $half } is settled. What is settled is how far the chances lie apart, as a part of how far results do.
report-skill-told = Levels against each other on the same deals, one at a table of the others, in every seat. The further from the dashed line of a fair share, the more there is to know.
report-skill-team = How often teams of each level win on the same deals; the dashed line is chance.
report-skill-plot = Share of wins by level
report-level-among = { $bot } among { $others }
lab-progress-closely = [{ $bar }] { $done } of { $total } games looked at closely, { $rate } a second, { $left } s left

# Data sets
dataset-made = { $label }: { $games } games with { $decisions } decisions in { $folder }.
