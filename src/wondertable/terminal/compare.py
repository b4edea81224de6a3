"""`wondertable compare`: two versions of a game on the same deals, told as tables, JSON or an HTML report."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from wondertable.core.refused import Refused
from wondertable.core.text import sentence
from wondertable.games import game
from wondertable.lab import comparing
from wondertable.lab.compare_report import cells, report
from wondertable.lab.comparing import Compared, Difference, Version, compare
from wondertable.lab.crew import crew
from wondertable.terminal import files
from wondertable.terminal.progress import Progress
from wondertable.terminal.screen import STRONG, Screen
from wondertable.terminal.start import options_of, players_of

INTERRUPTED = 130
MOST = 2


def run(arguments: argparse.Namespace) -> int:
    versions = versions_of(arguments)
    players = players_of(arguments, game(arguments.game))
    if arguments.report:
        files.check_writable(arguments.report)
    by = crew(arguments.workers, arguments.ray)
    progress = Progress(2 * arguments.games, sys.stderr)
    bots = tuple(arguments.bots.split(","))
    found = compare(
        arguments.game,
        players,
        arguments.games,
        versions,
        bots,
        arguments.seed or 0,
        by,
        lambda done, _total: progress(done),
    )
    progress.clear()
    if arguments.json:
        print(json.dumps(comparing.told(found), indent=2))
    else:
        tell(Screen(sys.stdout), found)
    if arguments.report:
        files.write_text(arguments.report, report(found, arguments.line))
    if found.partial:
        words: dict[str, object] = {"games": found.games, "wanted": arguments.games}
        print(sentence("compare-partial", words), file=sys.stderr)
        return INTERRUPTED
    return 0


def versions_of(arguments: argparse.Namespace) -> tuple[Version, Version]:
    """One file of data is compared with what is shipped, two with each other."""
    if len(arguments.data) > MOST:
        raise Refused(None, "compare-data", {"number": len(arguments.data)})
    options = options_of(arguments)
    changed = options | options_of(argparse.Namespace(option=arguments.second_option))
    paths = [None, *arguments.data][-MOST:] if arguments.data else [None, None]
    data = [None if path is None else game(arguments.game, path).data for path in paths]
    whole = [game(arguments.game).data if mine is None else mine for mine in data]  # also a copy of what is shipped
    if whole[0] == whole[1] and changed == options:
        raise Refused(None, "compare-same")
    names = [sentence("compare-shipped") if path is None else Path(path).name for path in paths]
    if names[0] == names[1]:
        names = [sentence("compare-first"), sentence("compare-second")]
    return Version(names[0], data[0], options), Version(names[1], data[1], changed)


def tell(screen: Screen, found: Compared) -> None:
    study = found.studies[0]
    words: dict[str, object] = {
        "label": sentence("title", game=study.game),
        "players": study.players,
        "games": found.games,
        "one": found.names[0],
        "other": found.names[1],
    }
    screen.say(sentence("compare-title", words), STRONG)
    for name, sums in zip(found.names, found.sums, strict=True):
        if sums.games and sums.unwon == sums.games:
            screen.say(sentence("compare-no-winner", {"version": name, "games": sums.games}), STRONG)
    compared = [each for each in found.differences if each.interval is not None]
    clear = [each for each in compared if each.clear]
    screen.say(sentence("compare-clear", {"clear": len(clear), "all": len(compared)}))
    tell_table(screen, found, clear, "compare-what")
    tell_table(screen, found, compared, "compare-all")


def tell_table(screen: Screen, found: Compared, differences: list[Difference], title: str) -> None:
    if not differences:
        return
    screen.say()
    screen.say(sentence(title), STRONG)
    head = [sentence("compare-figure"), *found.names, sentence("compare-difference"), sentence("lab-interval")]
    screen.table(head, [cells(found, each) for each in differences])
