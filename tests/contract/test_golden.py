"""Golden playthroughs: whole games as readable text, so that a change of rules is reviewed as a change of text.

One file for each game, seat count and option: tests/games/<game>/golden/<subject>.txt. After a wanted change:
`WONDERTABLE_GOLDEN=write ./dev python -m pytest tests/contract/test_golden.py`, and read the difference.
"""

from __future__ import annotations

import os

import pytest

import wondertable
from tests.contract import places
from tests.contract.subject import Subject, single_options, walk
from tests.offering import texts
from wondertable.core.words import Words

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]
TOLD = 30
"""Of a long game only so many decisions are told at the beginning and at the end: the end hangs on all between."""
LISTED = 24
"""More answers than this are not all listed, nor more refusals."""


def chosen() -> list[Subject]:
    """Each seat count with the defaults, and each other option value once, at the largest table."""
    found = []
    for name in wondertable.games():
        game = wondertable.game(name)
        found += [Subject(name, players) for players in game.seats()]
        found += [Subject(name, game.seats()[-1], options) for options in single_options(game)[1:]]
    return found


def playthrough(subject: Subject, seed: int) -> str:
    lines = [f"# {subject}, seed {seed}"]
    told = [0] * (subject.players + 1)
    position = None
    length = sum(1 for _ in walk(subject, seed))
    left_out = range(TOLD, length - TOLD) if length > 4 * TOLD else range(0)
    for number, (position, seat, action) in enumerate(walk(subject, seed)):
        if number in left_out:
            continue
        lately = news(subject, position, told)
        lines += [f"... {len(left_out)} decisions later"] if number == left_out.stop and left_out else lately
        view = subject.game.view(position, seat)
        question = view["question"]
        assert isinstance(question, dict)
        offered = listed(texts(question))
        refused = listed([f"{piece['piece']} ({piece['rule']})" for piece in question["refused"]])
        lines.append(f"{NAMES[seat]} {question['kind']}: {offered}" + (f"  refused: {refused}" if refused else ""))
        lines.append(f"    {NAMES[seat]}: {subject.game.actions.text(action)}")
    assert position is not None
    lines += news(subject, position, told)
    for viewer in subject.viewers():
        words = Words(subject.game, NAMES, viewer)
        lines.append(f"-- {'a spectator' if viewer is None else NAMES[viewer]} sees")
        lines += [f"   {line}" for line in subject.game.describe(subject.game.view(position, viewer), words)]
    return "\n".join(lines) + "\n"


def listed(options: list[str]) -> str:
    more = len(options) - LISTED
    return " | ".join(options[:LISTED]) + (f" | and {more} more" if more > 0 else "")


def news(subject: Subject, position: wondertable.Position, told: list[int]) -> list[str]:
    """What each viewer was told since the last decision: common news once, the rest with its audience."""
    heard: list[list[str]] = []
    for i, viewer in enumerate(subject.viewers()):
        events = subject.game.events(position, viewer, told[i])
        told[i] += len(events)
        words = Words(subject.game, NAMES, None)
        heard.append([f"{event['key']}: {words.event(event)}" for event in events])
    lines = [f"  * {line}" for line in heard[0]]
    for seat in range(subject.players):
        lines += [f"  > {NAMES[seat]} alone: {line}" for line in heard[seat + 1] if line not in heard[0]]
    return lines


@pytest.mark.parametrize("subject", chosen(), ids=str)
def test_golden_playthrough(subject: Subject) -> None:
    file = places.folder(subject.name) / "golden" / f"{subject}.txt"
    text = playthrough(subject, seed=1)
    if os.environ.get("WONDERTABLE_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text
