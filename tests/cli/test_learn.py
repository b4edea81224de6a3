"""`wondertable learn`: lessons in the terminal."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run
from tests.cli.helpers import is_one_sentence
from tests.contract.test_lessons import each, legal, named, sensible
from wondertable.core.rules.bot import Budget
from wondertable.core.text import sentence
from wondertable.games import game, games
from wondertable.lessons import Playing, lessons
from wondertable.terminal import hints


@pytest.mark.parametrize("name", games())
def test_all_lessons_are_listed(name: str, run: Run) -> None:
    known = lessons(game(name))
    said = run("learn", name, typed="q\n")
    if not known:
        is_one_sentence(said)
        return
    assert said.code == 0
    for lesson in known:
        assert sentence(lesson.key(), game=name) in said.out and lesson.name in said.out


def test_a_wrong_answer_is_explained_and_a_right_one_goes_on(run: Run) -> None:
    said = run("learn", "miraris", "first-bid", typed="\n\nbid 4\nnonsense\nbid 9\n\nbid 1\nq\n")
    assert said.code == 0
    for key in ("dream-four", "claimed", "near", "end"):
        assert sentence(f"lesson-first-bid-{key}", game="miraris") in said.out
    assert "MIR-P9" in said.out and "nonsense" in said.out


def test_a_lesson_that_is_not_there_is_named(run: Run) -> None:
    is_one_sentence(run("learn", "miraris", "flying"), "flying")


@pytest.mark.parametrize(("name", "lesson"), each())
def test_every_lesson_is_taken_to_its_end(name: str, lesson: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BUDGET", Budget(turns=20))
    said = run("learn", name, lesson, typed="\n".join([*answers(name, lesson), "q", ""]))
    assert (said.code, said.err) == (0, "")
    of, taught = named(name, lesson)
    assert sentence(taught.key(taught.steps[-1].say), game=of.name) in said.out


def answers(name: str, lesson: str) -> list[str]:
    """What is typed by somebody who answers everything rightly."""
    playing, typed = Playing(*named(name, lesson)), []
    while not playing.is_over:
        answer = None
        if playing.is_free:
            answer = sensible(playing)
        elif not playing.is_told:
            answer = next(text for text in legal(playing) if playing.clone().take(text) is None)
        playing.go_on(answer)
        typed.append(answer or "")
    return typed
