"""A study's result as one JSON object, under the names `simulate --json` promises."""

from __future__ import annotations

from wondertable.lab.numbers import interval, mean, percentiles
from wondertable.lab.pool import Found
from wondertable.lab.study import Study
from wondertable.lab.sums import BotSums

Json = dict[str, object]


def summary(study: Study, found: Found) -> Json:
    sums = found.sums
    game = study.open()
    made: Json = {
        "game": study.game,
        "players": study.players,
        "games": sums.games,
        "decisions": sums.decisions,
        "seconds": round(found.seconds, 3),
        "seed": study.seed,
        "options": dict(game.check_options(study.options)),
        "wins": sums.wins,
        "intervals": [interval(wins, sums.games) for wins in sums.wins],
        "shared": sums.shared,
        "mean_scores": [mean(scores) for scores in sums.scores],
        "winning_score": percentiles(sums.winning, 5, 25, 50, 75, 95),
        "lengths": percentiles(sums.lengths, 5, 50, 95),
        "stats": game.figures(sums.tally),
    }
    if study.several:
        made["bots"] = {name: about_bot(bot) for name, bot in sums.bots.items()}
    if found.partial:
        made["partial"] = True
    return made


def about_bot(bot: BotSums) -> Json:
    """`games` counts seats: a bot that sits twice in a game plays it twice, and may win it twice over."""
    return {
        "games": bot.seats,
        "wins": bot.wins,
        "win_rate": bot.wins / bot.seats if bot.seats else None,
        "interval": interval(bot.wins, bot.seats),
        "mean_score": mean(bot.scores),
    }
