"""Every sentence that the command line says is there, and every one that is there is said."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from wondertable.cli import COMMANDS
from wondertable.core.text import also_from, bundle, sentence
from wondertable.terminal.tables import DEEDS

SOURCES = Path(str(resources.files("wondertable")))
FILES = [SOURCES / "cli.py", *(SOURCES / "terminal").glob("*.py"), *(SOURCES / "lab").glob("*.py")]
FAMILIES = (
    "cli",
    "lab",
    "report",
    "play",
    "replay",
    "verify",
    "bench",
    "games",
    "player",
    "arena",
    "compare",
    "dataset",
    "review",
    "sit",
    "learn",
    "copied",
    "backup",
    "tables",
)
KEY = re.compile(rf'"((?:{"|".join(FAMILIES)})-[a-z-]+)"')
REFUSED = re.compile(r'Refused\(None, "([a-z-]+)"')
MADE = {
    # keys put together from parts, by the parts
    *(f"cli-{command}" for command in COMMANDS),
    *(f"cli-tables-{deed}" for deed in DEEDS),
    *(f"verify-checked-{part}" for part in ("commitment", "start", "answers", "draws", "events", "result")),
    *(
        f"play-help-{command}"
        for command in ("answer", "help", "answers", "board", "words", "log", "hint", "undo", "save", "quit")
    ),
    "arena-bradley-terry",
    "arena-plackett-luce",
    *(f"report-{column}" for column in ("asked", "options-mean", "options-most", "forced")),
    "bench-compiled",
    "bench-interpreted",
}


def said() -> set[str]:
    found = set(MADE)
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        refused = REFUSED.findall(text)
        found |= {key for key in KEY.findall(text) if key not in refused} | {f"error-{key}" for key in refused}
    return found


def test_every_sentence_is_there() -> None:
    also_from("wondertable.lab")
    missing = [key for key in said() if not bundle().has_message(key) and not bundle().has_message(f"error-{key}")]
    assert missing == []


def test_a_score_below_zero_is_a_number() -> None:
    assert [sentence("play-score", {"who": "Ann", "points": points}) for points in (-1, 1, 0)] == [
        "Ann: -1 point",
        "Ann: 1 point",
        "Ann: 0 points",
    ]


@pytest.mark.parametrize("family", FAMILIES)
def test_every_sentence_is_said(family: str) -> None:
    text = "".join(
        file.read_text(encoding="utf-8") for file in (SOURCES / "text.en.ftl", SOURCES / "lab" / "text.en.ftl")
    )
    there = set(re.findall(rf"^({family}-[a-z-]+) =", text, re.MULTILINE))
    assert there - said() == set()
