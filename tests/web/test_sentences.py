"""Every sentence of the pages is said somewhere: one that no code names is dead weight for every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.languages import files

SHARED = [files.PAGES / folder for folder in ("shell", "kit", "lib", "text")]
BOARDS = sorted(file.parent for file in (files.PAGES / "boards").glob("*/text.en.ftl"))
QUOTED = re.compile(r"""(['"`])((?:(?!\1)[^\\\n])*)\1""")
FAMILY = re.compile(r"""(?:\.value\(|name: )'([a-z-]+)'""")
"""Names of values, as `bot-master`, and the choices of a setting, as `contrast-more`."""
GAP = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")


@cache
def named_in(folder: Path) -> tuple[frozenset[str], re.Pattern[str]]:
    """The texts in quotes, and a pattern for those with something to be filled in: `board-why-${key}`."""
    sources = [*folder.rglob("*.svelte"), *(file for file in folder.rglob("*.ts") if ".test." not in file.name)]
    said = set()
    made = set()
    for source in [*sources, folder.parent.parent / "App.svelte"]:
        text = source.read_text(encoding="utf-8") if source.exists() else ""
        made |= {f"{family}-[a-z0-9_A-Z-]+" for family in FAMILY.findall(text)}
        for _, words in QUOTED.findall(text):
            if "${" in words:
                parts = [re.escape(part) for part in GAP.split(words)]
                if re.match(r"[a-z]+-", words):
                    made.add("[a-z0-9_A-Z-]+".join(parts))
            else:
                said.add(words)
    return frozenset(said), re.compile("|".join(sorted(made)) or "(?!)")


def unsaid(file: Path, folders: list[Path], known: set[str]) -> list[str]:
    spoken = [named_in(folder) for folder in folders]
    parts = {part for message in files.messages(file).values() for part in files.needs(message).messages}
    return [
        key
        for key in files.messages(file)
        if key not in parts | known and not any(key in said or made.fullmatch(key) for said, made in spoken)
    ]


def test_the_house_says_all_its_sentences() -> None:
    assert unsaid(files.HOUSE / "text.en.ftl", [*SHARED, files.PAGES / "boards"], from_the_server()) == []


def from_the_server() -> set[str]:
    """What goes wrong without a server to say so has the family of its refusals."""
    return {key for key in files.messages(files.HOUSE / "text.en.ftl") if key.startswith("error-")}


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_a_board_says_all_its_sentences(board: Path) -> None:
    assert unsaid(board / "text.en.ftl", [board, *SHARED], set()) == []
