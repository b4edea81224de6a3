"""The lessons of a game: one file each in its folder `lessons`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources.abc import Traversable
from math import ceil
from typing import Final

from wondertable.core.data import THE_FILE
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.shapes import Words, mistake, shaped
from wondertable.core.text import ENGLISH, sentence
from wondertable.games import class_of
from wondertable.lessons.shapes import Lesson, Written

FOLDER: Final = "lessons"
SUFFIX: Final = ".toml"
SECONDS_A_WORD: Final = 0.3
"""Of somebody who reads what is new to them."""
SECONDS_AN_ANSWER: Final = 5
SECONDS_FREE: Final = 180
"""What a short game takes."""


def lessons(game: Game) -> list[Lesson]:
    """In their order; none in a game that has none, nor with other cards than those they speak of."""
    return list(_kept(game.name)) if game.data_is_shipped else []


def lesson(game: Game, name: str) -> Lesson:
    for found in lessons(game):
        if found.name == name:
            return found
    raise Refused(None, "no-such-lesson", {"lesson": name[:80]})


@cache
def _kept(game: str) -> tuple[Lesson, ...]:
    folder = class_of(game).folder().joinpath(FOLDER)
    files = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)] if folder.is_dir() else []
    return tuple(sorted((read(file) for file in files), key=lambda found: found.written.number))


def read(file: Traversable) -> Lesson:
    """Refused with the file and the place of the first mistake."""
    name = file.name.removesuffix(SUFFIX)

    def wrong(where: Words, problem: Words) -> Refused:
        return Refused(None, "lesson", {"lesson": name, "where": where, "problem": problem})

    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise wrong(THE_FILE, mistake("not-toml", told=str(error))) from None
    written = shaped(data, Written, wrong, whole=THE_FILE, table="table")
    for number, step in enumerate(written.steps, 1):
        if step.free and step.right:
            raise wrong(f"steps {number}, right", "where everything is free nothing is asked for")
        if not step.right and (step.wrong or step.then):
            raise wrong(f"steps {number}, right", "missing, though there are wrong answers or others go on")
    if written.steps[-1].right or written.steps[-1].free:
        raise wrong(f"steps {len(written.steps)}", "the last one only tells")
    return Lesson(name, written)


def words(game: Game, lesson: Lesson) -> int:
    """How many words somebody reads in English who answers everything rightly."""
    said = (sentence(lesson.key(step.say), game=game.name, language=ENGLISH) for step in lesson.steps)
    return sum(len(each.split()) for each in said)


def minutes(game: Game, lesson: Lesson) -> int:
    """How long it takes, so that people know."""
    asked = sum(1 for step in lesson.steps if step.right)
    free = sum(1 for step in lesson.steps if step.free)
    seconds = words(game, lesson) * SECONDS_A_WORD + asked * SECONDS_AN_ANSWER + free * SECONDS_FREE
    return ceil(seconds / 60)
