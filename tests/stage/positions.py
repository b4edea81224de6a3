"""A position for every kind of question of every game, kept as saves beside its tests: `./dev python -m tests.stage.positions` finds them anew.

Rare questions are dear to find, so they are not looked for in every run. After a change of the rules or of the data they are found again.
"""

from __future__ import annotations

import contextlib
import json
import random
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import msgspec

from tests.contract import places
from tests.contract.subject import Subject, subjects
from wondertable import Position, Refused, Rng, game
from wondertable.core.rules.actions import kind_of
from wondertable.games import shipped

GAMES_PLAYED = 90
"""Of each game, for what is asked in them;"""
MOST = 1500
"""so many while something is still missing."""
LOOKED_AT = 400
"""Answers of one game."""
MANY = 6
"""With so many answers a question is as good as with more."""
WITH_REAL_CARDS = Subject("kamimai", 3, {"source": "companion"})
"""The contract plays without reports."""
REPORTS = {"built": "built", "drew": "drew water stands"}
"""What somebody enters who plays with real cards, by what is awaited."""


class Kind(NamedTuple):
    game: str
    question: str

    @property
    def file(self) -> Path:
        return places.folder(self.game) / "positions" / "asked" / f"{self.question}.json"

    def __str__(self) -> str:
        return f"{self.game}-{self.question}"


def kinds(*games: str) -> list[Kind]:
    """Every kind of question of these games, or of all that the package has."""
    return [Kind(name, question) for name in games or shipped() for question in game(name).question_names()]


def load(kind: Kind) -> tuple[Position, int]:
    """The position, and the seat that is asked."""
    position = game(kind.game).load(json.loads(kind.file.read_text()))
    return position, position.asked()[0]


def played(subject: Subject, seed: int) -> Iterator[Position]:
    """Each position of a game in which half of the answers are sensible and half come by chance."""
    bot, chance, rng = subject.game.bots()["thumb"], random.Random(f"stage {seed}"), Rng(seed)
    position = subject.new(seed)
    while position.outcome() is None:
        asked = position.asked()
        if not asked:
            position.report(REPORTS[position.awaiting() or ""])
            continue
        yield position
        seat = chance.choice(asked)
        sensible = chance.random() < 0.5
        answer = bot.choose(position.redeal(seat, rng), seat, rng) if sensible else chance.choice(position.legal(seat))
        position.apply(seat, answer)


def worth(options: list[int]) -> tuple[int, int]:
    """The more sorts of answers there are the better, and then the more answers."""
    return len({kind_of(option) for option in options}), min(MANY, len(options))


def find(name: str) -> None:
    """Write a save for every kind of question: the first one with as much to choose from as is found."""
    best = dict.fromkeys(game(name).question_names(), (0, 0))
    sorts = [subject for subject in (*subjects(), WITH_REAL_CARDS) if subject.name == name]
    for number in range(MOST):
        if number >= GAMES_PLAYED and all(found > (0, 0) for found in best.values()):
            break
        subject, seed = sorts[number % len(sorts)], number // len(sorts)
        with contextlib.suppress(Refused):  # of real cards there may be none left of those that are told
            for position in islice(played(subject, seed), LOOKED_AT):
                kind = Kind(name, subject.game.question_name(position.questions[-1]))
                found = worth(position.legal(position.asked()[0]))
                if found > best[kind.question]:
                    best[kind.question] = found
                    kind.file.parent.mkdir(parents=True, exist_ok=True)
                    kind.file.write_bytes(msgspec.json.encode(subject.game.save(position)))
    missing = [question for question, found in best.items() if found == (0, 0)]
    print(f"{name}: {len(best)} kinds of question" + (f", not found: {missing}" if missing else ""))


if __name__ == "__main__":
    for found in sys.argv[1:] or shipped():
        find(found)
