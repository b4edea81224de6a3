"""`wondertable simulate`: many games of bots, told as tables, JSON or an HTML report."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from wondertable.core.text import sentence
from wondertable.lab import figures
from wondertable.lab.columns import Columns
from wondertable.lab.crew import Crew, crew
from wondertable.lab.looking import Looked, closely
from wondertable.lab.numbers import interval, mean, percentiles
from wondertable.lab.pool import Found, simulate
from wondertable.lab.report import report
from wondertable.lab.result import summary
from wondertable.lab.study import Study
from wondertable.terminal import files
from wondertable.terminal.progress import Progress
from wondertable.terminal.screen import STRONG, Screen
from wondertable.terminal.start import game_of, options_of, players_of

INTERRUPTED = 130


def run(arguments: argparse.Namespace) -> int:
    study = study_of(arguments)
    study.open()
    if arguments.report:
        files.check_writable(arguments.report)
    by = crew(arguments.workers, arguments.ray)
    into = Columns(Path(arguments.out)) if arguments.out else None
    progress = Progress(study.games, sys.stderr)
    try:
        found = simulate(study, arguments.workers, progress, by, into)
        if into is not None:
            into.finish(summary(study, found))
    finally:
        progress.clear()
        if into is not None:
            into.drop()
    if arguments.json:
        print(json.dumps(summary(study, found), indent=2))
    else:
        tell(Screen(sys.stdout), study, found)
    if arguments.report:
        looked = look(study, found, by, arguments.closely)
        files.write_text(arguments.report, report(study, found, arguments.line, looked))
    if found.partial:
        games: dict[str, object] = {"games": found.sums.games, "wanted": study.games}
        print(sentence("lab-partial", games), file=sys.stderr)
        return INTERRUPTED
    return 0


def look(study: Study, found: Found, by: Crew, games: int) -> Looked | None:
    """Closely, for the report; nothing of a study that somebody had enough of."""
    games = min(games, study.games)
    if found.partial or not games:
        return None
    progress = Progress(games, sys.stderr, "lab-progress-closely")
    try:
        return closely(study, games, by, progress)
    finally:
        progress.clear()


def study_of(arguments: argparse.Namespace) -> Study:
    game = game_of(arguments)
    return Study(
        game=arguments.game,
        players=players_of(arguments, game),
        games=arguments.games,
        bots=tuple(arguments.bots.split(",")),
        seed=arguments.seed or 0,
        options=options_of(arguments),
        data=None if game.data_is_shipped else game.data,
        rotate=arguments.rotate,
    )


# -- as tables ---------------------------------------------------------------------------------------------------------


def tell(screen: Screen, study: Study, found: Found) -> None:
    sums = found.sums
    title = sentence("title", game=study.game)
    screen.say(sentence("lab-title", {"label": title, "players": study.players, "games": sums.games}), STRONG)
    speed = f"{sums.decisions / found.seconds:,.0f}"
    screen.say(sentence("lab-speed", {"decisions": sums.decisions, "seconds": f"{found.seconds:.1f}", "speed": speed}))
    if found.partial:
        screen.say(sentence("lab-partial", {"games": sums.games, "wanted": study.games}), STRONG)
    if sums.games:
        screen.say()
        tell_seats(screen, study, found)
        tell_bots(screen, study, found)
        screen.say()
        tell_games(screen, found)
        tell_figures(screen, study, found)


def tell_seats(screen: Screen, study: Study, found: Found) -> None:
    keys = ("lab-seat-head", "lab-sits", "lab-wins", "lab-share", "lab-interval", "lab-mean-score")
    rows = []
    for seat in range(study.players):
        wins = found.sums.wins[seat]
        sits = sentence("lab-in-turn") if study.turns > 1 else study.seating(0)[seat]
        cells = rate_cells(wins, found.sums.games)
        rows.append([str(seat + 1), sits, f"{wins:,.1f}", *cells, figures.shown(mean(found.sums.scores[seat]))])
    screen.table([sentence(key) for key in keys], rows, left=2)


def tell_bots(screen: Screen, study: Study, found: Found) -> None:
    if not study.several:
        return
    screen.say()
    keys = ("lab-bot", "lab-seats-played", "lab-wins", "lab-share", "lab-interval", "lab-mean-score")
    rows = [
        [name, f"{bot.seats:,}", f"{bot.wins:,.1f}", *rate_cells(bot.wins, bot.seats), figures.shown(mean(bot.scores))]
        for name, bot in found.sums.bots.items()
    ]
    screen.table([sentence(key) for key in keys], rows)


def rate_cells(wins: float, trials: int) -> list[str]:
    low, high = interval(wins, trials) or (0.0, 0.0)
    return [f"{wins / trials * 100:.1f} %", f"{low * 100:.1f} - {high * 100:.1f}"]


def tell_games(screen: Screen, found: Found) -> None:
    sums = found.sums
    screen.say(sentence("lab-shared", {"share": f"{sums.shared / sums.games * 100:.1f}"}))
    winning = percentiles(sums.winning, 5, 25, 50, 75, 95)
    if winning is not None:
        screen.say(sentence("lab-winning", {"list": " / ".join(str(value) for value in winning.values())}))
    lengths = percentiles(sums.lengths, 5, 50, 95) or {}
    screen.say(sentence("lab-lengths", {"list": " / ".join(str(value) for value in lengths.values())}))


def tell_figures(screen: Screen, study: Study, found: Found) -> None:
    stats = study.open().figures(found.sums.tally)
    singles = [[label, figures.shown(value)] for label, value in figures.single(stats, study.game)]
    if singles:
        screen.say()
        screen.table([sentence("lab-figure"), sentence("lab-value")], singles)
    for family in figures.families(stats, study.game):
        screen.say()
        head = [family.title, *family.columns.values(), sentence("lab-interval")]
        rows = [
            [
                line.name,
                *(figures.shown(line.values.get(column)) for column in family.columns),
                f"{line.interval[0]:.2f} - {line.interval[1]:.2f}" if line.interval else "-",
            ]
            for line in family.lines
        ]
        screen.table(head, rows)
