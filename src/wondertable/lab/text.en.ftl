# Sentences of studies: their reports, tables and refusals.

# What is refused
error-own-bot = The bot { $bot } cannot play: { $problem }.
error-game-endless = With these data a game has no end in sight: it was stopped after { $decisions } decisions.
error-game-broke = With these data game { $number } of seed { $seed } cannot be played to its end: { $problem }. The rules do not provide for what the data say.
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
