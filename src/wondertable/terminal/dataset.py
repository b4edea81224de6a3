"""`wondertable dataset`: for each title a folder with its games and decisions as columns, and a description of them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from wondertable.core.text import sentence
from wondertable.games import game, games
from wondertable.lab.columns import ABOUT, DECISIONS, GAMES, Columns
from wondertable.lab.crew import Crew, crew
from wondertable.lab.dataset import CARD, card
from wondertable.lab.pool import simulate
from wondertable.lab.result import summary
from wondertable.lab.study import Study
from wondertable.terminal import files
from wondertable.terminal.progress import Progress
from wondertable.terminal.screen import Screen
from wondertable.terminal.start import players_of

INTERRUPTED = 130


def run(arguments: argparse.Namespace) -> int:
    studies = [study_of(title, arguments) for title in dict.fromkeys(arguments.titles or games())]
    for study in studies:  # all are known to be possible before the first is played
        found = study.open()
        found.check_alone(found.check_options(study.options))
    by = crew(arguments.workers, arguments.ray)
    for study in studies:
        if not make(study, Path(arguments.folder) / study.game, by, arguments.line):
            return INTERRUPTED
    return 0


def study_of(title: str, arguments: argparse.Namespace) -> Study:
    players = players_of(arguments, game(title))
    bots = tuple(arguments.bots.split(","))
    return Study(title, players, arguments.games, bots, arguments.seed or 0)


def make(study: Study, folder: Path, by: Crew, line: list[str]) -> bool:
    """Whether it came to its end; what somebody stopped is whole as far as it goes, and says so."""
    into = Columns(folder)
    progress = Progress(study.games, sys.stderr)
    try:
        found = simulate(study, None, progress, by, into)
        into.finish(summary(study, found))
    finally:
        progress.clear()
        into.drop()
    sizes = {name: (folder / name).stat().st_size for name in (GAMES, DECISIONS, ABOUT)}
    files.write_text(str(folder / CARD), card(study, found, sizes, line))
    told: dict[str, object] = {
        "label": sentence("title", game=study.game),
        "games": found.sums.games,
        "decisions": found.sums.decisions,
        "folder": str(folder),
    }
    Screen(sys.stdout).say(sentence("dataset-made", told))
    if found.partial:
        partial: dict[str, object] = {"games": found.sums.games, "wanted": study.games}
        print(sentence("lab-partial", partial), file=sys.stderr)
    return not found.partial
