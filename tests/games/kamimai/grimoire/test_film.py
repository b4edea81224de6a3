"""What is kept of a pull: it shows what the frames showed, and is small."""

from __future__ import annotations

import base64
import json
from math import cos, sin
from pathlib import Path

import pytest

from tests.games.kamimai.grimoire.packing import Pose, pack
from wondertable.games.kamimai.outside.grimoire import Hand, Pull, plan
from wondertable.games.kamimai.outside.grimoire.film import FELL, HEAD, LARGEST, LONGEST, NEARLY, STOOD, Film
from wondertable.games.kamimai.outside.grimoire.messages import Frame, Lean, Reach
from wondertable.games.kamimai.outside.grimoire.poses import Packer
from wondertable.games.kamimai.outside.grimoire.shelf import Shelf

GOLDEN = Path(__file__).parents[4] / "web/src/boards/kamimai/grimoire/film.golden.json"
STEP = 1 / 30
LEVEL = Lean(0.0, 0.0, 0.0, 1, 1, 0.0)


def standing(page: int, x: float, lean: float = 0.0) -> Pose:
    return (page, x, 0.0, 0.044, cos(lean / 2), 0.0, sin(lean / 2), 0.0)


def told(packer: Packer, time: float, poses: list[Pose], reach: Reach | None = None, fell: bool = False) -> Frame:
    state = "fallen" if fell else "standing"
    snapshot = pack(packer, time, state, False, poses, time == 0.0)
    return Frame(snapshot, (), state, False, None, time, reach, LEVEL)


def small() -> bytes:
    """Four pages; the last is pulled out sideways, the first falls over."""
    packer, film = Packer(), Film(4)
    film.note(told(packer, 0.0, [standing(page, page * 0.01) for page in range(4)]))
    for number in range(1, 31):
        time = number / 30
        poses = [standing(0, -0.001 * number, -0.05 * number), *(standing(page, page * 0.01) for page in (1, 2))]
        pulled: Pose = (3, 0.03, 0.003 * number, 0.044, 1.0, 0.0, 0.0, 0.0)
        held = Reach(0.03, 0.003 * number, 0.05, number / 40, ("B1",)) if number <= 15 else None
        film.note(told(packer, time, [*poses, pulled] if number <= 18 else poses, held, number >= 24))
    return film.developed(7, 2)


def test_the_film_that_the_board_is_tested_with() -> None:
    """What a browser makes of these bytes is tested there: web/src/boards/kamimai/grimoire/film.test.ts."""
    assert json.loads(GOLDEN.read_text())["film"] == base64.b64encode(small()).decode()


def test_a_head_tells_what_a_film_shows() -> None:
    assert HEAD.unpack_from(small()) == (1, FELL, 7, 100, 80, 0, 2)


def pulled(seed: int, pull: Pull, skill: str = "steady", pages: int = 64) -> bytes:
    shelf = Shelf()
    book = shelf.build(seed, pages)
    gesture = plan(pull, Hand(), skill, seed)
    shelf.advance(book, 0.0, (), True)
    shelf.begin(book, gesture.hold)
    frame = shelf.advance(book, STEP, gesture.samples, False)
    until = frame.time + gesture.samples[-1].t
    while frame.result is None or (frame.state == "fallen" and not frame.asleep):
        frame = shelf.advance(book, STEP, (), False)
        if frame.time >= until:
            shelf.end(book)
    return shelf.film(book, 1, 0)


def test_a_calm_pull_takes_little_room() -> None:
    film = pulled(0, Pull(("A1",)))
    _, marks, _, long, fell, sway, _ = HEAD.unpack_from(film)
    assert (marks, fell) == (0, STOOD) and 50 < long < 200 and sway < 3
    assert len(film) < 1500


def test_a_fall_takes_a_few_kilobytes_and_says_when() -> None:
    film = pulled(1, Pull(("A20",), "out"), "average")
    _, marks, _, long, fell, _, _ = HEAD.unpack_from(film)
    assert marks == FELL and 0 < fell < long
    assert len(film) < 5000


def test_a_book_that_swayed_and_stands_nearly_fell() -> None:
    film = pulled(2, Pull(("A14", "A15", "A16"), "side", "brisk"), "clumsy")
    _, marks, _, _, fell, sway, _ = HEAD.unpack_from(film)
    assert (marks, fell) == (NEARLY, STOOD) and sway >= 6


def test_what_moves_long_keeps_its_newest_part() -> None:
    packer, film = Packer(), Film(64)
    for number in range(round(2.5 * LONGEST * 30)):
        poses = [
            standing(page, page * 0.001 + 0.03 * sin(number * 0.7 + page), 0.3 * sin(number)) for page in range(64)
        ]
        film.note(told(packer, number / 30, poses))
    made = film.developed(1, 0)
    assert len(made) <= LARGEST + HEAD.size
    assert HEAD.unpack_from(made)[3] <= LONGEST * 100 + 10


@pytest.mark.parametrize("pages", [2, 64])
def test_a_cut_begins_with_every_page(pages: int) -> None:
    shelf = Shelf()
    book = shelf.build(3, pages)
    shelf.advance(book, 0.0, (), True)
    shelf.cut(book)
    film = shelf.films[book]
    assert sorted(film.keys[0].moved) == list(range(pages))
    assert HEAD.unpack_from(shelf.film(book, 1, 0))[3] == 0
