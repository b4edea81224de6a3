"""Every refusal of the server is a sentence."""

from __future__ import annotations

import re
from pathlib import Path

import wondertable
from wondertable.core import text
from wondertable.server import problems

PACKAGE = Path(wondertable.__file__).parent
SERVER = Path(problems.__file__).parent
TOLD = [
    "room",
    "live",
    "conversation",
    "lobby",
    "names",
    "tables",
    "making",
    "rematch",
    "talking",
    "looking_back",
    "rewinding",
    "gate",
    "door",
    "handing",
    "watching",
]


def keys(file: Path) -> set[str]:
    return set(re.findall(r"^error-([a-z-]+) =", file.read_text(), re.MULTILINE))


def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal() -> None:
    source = "".join(file.read_text() for file in SERVER.rglob("*.py"))
    used = set(re.findall(r'Refused\(None, "([a-z-]+)"', source))
    used |= set(re.findall(r'"(bad-[a-z]+)"\)', source))
    assert used >= {"damaged", "bad-name", "unknown-table"}
    for key in used:
        assert text.bundle().has_message(f"error-{key}"), key
    assert keys(SERVER / "text.en.ftl") <= used


def test_the_server_says_nothing_that_is_said_elsewhere() -> None:
    assert not keys(SERVER / "text.en.ftl") & keys(PACKAGE / "text.en.ftl")


def test_every_status_belongs_to_a_known_key() -> None:
    for key in problems.STATUS:
        assert text.bundle().has_message(f"error-{key}"), key


def test_the_protocol_page_names_every_key_a_table_refuses_with() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
    source = "".join((SERVER / f"{name}.py").read_text() for name in TOLD)
    used = set(re.findall(r'Refused\(None, "([a-z-]+)"', source)) | {"bad-name", "bad-text"}
    assert not {key for key in used if f"`{key}`" not in page}


def test_the_pages_name_every_key_of_a_call_that_went_wrong() -> None:
    docs = Path(__file__).parents[2] / "docs"
    told = "".join((docs / f"{page}.md").read_text() for page in ("protocol", "workshop"))
    assert not {key for key in problems.STATUS if f"`{key}`" not in told}
