"""Finds the hardest positions of a game for its board, by playing many games: `./dev python -m tests.gallery.finding [GAME ...]`.

Of every measure the position is kept that has most of it, as a save in `tests/games/<game>/positions/hard`. Measures that any game has are
below. A game may have more of its own in `hard.py` beside its tests: `MEASURES`, each a function of what the seat that is asked sees.
"""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from heapq import nlargest
from itertools import islice
from typing import Any

import msgspec

from tests.contract import places
from tests.contract.subject import Subject, subjects
from tests.gallery.states import HARD, NAMED, folder
from tests.languages import files
from tests.offering import offered
from tests.stage.positions import LOOKED_AT, played
from tests.stage.telling import Json
from wondertable import Refused, game
from wondertable.games import shipped

Measure = Callable[[Json], int]
GAMES_PLAYED = 60
"""Of each game, with all its options in turn."""
EVERY = 2
"""So many answers lie between two positions that are looked at."""
LONGEST = 12
"""So many names count together."""
NAME = re.compile(r"^([a-z]+)-(\S+) = ([^{}\n]+)$", re.MULTILINE)
SENTENCES = {
    "ability",
    "about",
    "action",
    "because",
    "describe",
    "effect",
    "event",
    "option",
    "outcome",
    "preset",
    "question",
    "reason",
    "refused",
}
"""What begins so is no name."""


def leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from leaves(one)
    elif value not in (None, False):
        yield value


def fullness(view: Json) -> int:
    """How much is to be seen."""
    return sum(1 for _ in leaves(view["board"]))


def answers(view: Json) -> int:
    return len(offered(view["question"])) if view["question"] else 0


@cache
def lengths(name: str, language: str) -> dict[str, int]:
    """How long the names of things are, by their ids."""
    text = (places.home(name) / f"text.{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, int] = {}
    for family, thing, called in NAME.findall(text):
        if family not in SENTENCES:
            found[thing] = max(len(called), found.get(thing, 0))
    return found


def long_names(view: Json, *, language: str) -> int:
    known = lengths(view["game"], language)
    return sum(nlargest(LONGEST, (known.get(str(leaf), 0) for leaf in leaves(view["board"]))))


def measures(name: str) -> dict[str, Measure]:
    found: dict[str, Measure] = {"fullest": fullness, "answers": answers}
    for language in files.COMPLETE:
        found[f"{NAMED}{language}"] = partial(long_names, language=language)
    if (places.folder(name) / "hard.py").exists():
        found |= places.module(name, "hard").MEASURES
    return found


def sorts(name: str) -> list[Subject]:
    """Games of the longest kind that the rulebook knows, with as many as can play, and every variant in turn."""
    usual = Subject(name, game(name).seats()[-1])
    return [one for variant in subjects() if variant.name == name for one in (usual, variant)]


def find(name: str) -> None:
    its, best, kept = measures(name), dict[str, int](), dict[str, bytes]()
    kinds = sorts(name)
    for number in range(GAMES_PLAYED):
        subject = kinds[number % len(kinds)]
        with contextlib.suppress(Refused):
            last = None
            for position in islice(played(subject, 1000 + number), 0, LOOKED_AT * 4, EVERY):
                view, last = subject.game.view(position, position.asked()[0]), position
                for measure, count in its.items():
                    if (found := count(view)) > best.get(measure, 0):
                        best[measure] = found
                        kept[measure] = msgspec.json.encode(subject.game.save(position))
            if last is None or last.outcome() is None:
                continue
            over = fullness(subject.game.view(last, 0))
            if over > best.get("over", 0):
                best["over"], kept["over"] = over, msgspec.json.encode(subject.game.save(last))
    home = folder(name) / HARD
    home.mkdir(parents=True, exist_ok=True)
    for old in home.glob("*.json"):
        old.unlink()
    for measure, save in kept.items():
        before = list(kept.values())[: list(kept).index(measure)]
        if save in before and not measure.startswith(NAMED):
            continue  # one look shows both
        (home / f"{measure}.json").write_bytes(save)
    print(f"{name}: {dict(sorted(best.items()))}", flush=True)


if __name__ == "__main__":
    for found in sys.argv[1:] or shipped():
        find(found)
