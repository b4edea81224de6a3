"""Entries: as JSON in logs and records, and proved once on their way through a table."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import wondertable
from wondertable import Refused
from wondertable.core import record
from wondertable.core.entries import Agreed, Answered, Declined, Entry, Reported, Wished
from wondertable.core.forms import Actions
from wondertable.core.table import Table

ALL: list[tuple[Entry, dict[str, object]]] = [
    (Answered(0, "bid 7", "bot thumb"), {"kind": "answer", "seat": 0, "answer": "bid 7", "by": "bot thumb"}),
    (Wished(1, [0, 2]), {"kind": "wish", "seat": 1, "voters": [0, 2]}),
    (Agreed(0), {"kind": "agree", "seat": 0}),
    (Declined(2), {"kind": "decline", "seat": 2}),
    (Reported("built"), {"kind": "report", "report": "built"}),
]


@pytest.mark.parametrize(("entry", "plain"), ALL)
def test_entries_as_json(entry: Entry, plain: dict[str, object]) -> None:
    assert list(json.loads(msgspec.json.encode(entry)).items()) == list(plain.items())
    assert msgspec.convert(plain, Entry) == entry


def test_what_an_earlier_log_left_out() -> None:
    assert msgspec.json.decode(b'{"kind":"answer","seat":1,"answer":"x"}', type=Entry) == Answered(1, "x", "player")
    assert msgspec.json.decode(b'{"kind":"wish","seat":1}', type=Entry) == Wished(1, [])


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ("bid 7", "entries 1: expected an object, found 'bid 7'"),
        ({"kind": "sing", "seat": 0}, "entries 1, kind: expected one of answer, wish, agree, decline, report"),
        ({"kind": "answer", "answer": "bid 7"}, "entries 1, seat: missing"),
        ({"kind": "answer", "seat": "1", "answer": "bid 7"}, "entries 1, seat: expected a whole number, found '1'"),
        ({"kind": "wish", "seat": 1, "voters": [0, None]}, "entries 1, voters 2: expected a whole number"),
    ],
)
def test_a_damaged_entry_is_named(entry: object, told: str) -> None:
    header = {"format": "wondertable-record", "version": 1, "game": "miraris", "players": 3, "options": {}}
    with pytest.raises(Refused) as refused:
        record.read(header | {"events": [], "entries": [entry]})
    assert told in str(refused.value)


class Counted:
    """A position of which the calls are counted."""

    def __init__(self, position: Any, calls: list[str]) -> None:
        self._position = position
        self._calls = calls

    def __getattr__(self, name: str) -> Any:
        if name in ("refusal", "apply", "legal", "options", "answer", "report", "clone"):
            self._calls.append(name)
        found = getattr(self._position, name)
        return (lambda: Counted(found(), self._calls)) if name == "clone" else found


def counted(table: Table) -> list[str]:
    """What is asked of the position from now on."""
    calls: list[str] = []
    table.position = Counted(table.position, calls)  # type: ignore[assignment]
    return calls


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts of actions that are read from now on."""
    texts: list[str] = []
    parse = Actions.parse

    def note(actions: Actions, text: str) -> int:
        texts.append(text)
        return parse(actions, text)

    monkeypatch.setattr(Actions, "parse", note)
    return texts


def miraris() -> Table:
    return Table(wondertable.game("miraris"), 3, 7)


def test_a_proposed_answer_is_parsed_and_listed_once(parsed: list[str]) -> None:
    table = miraris()
    calls = counted(table)
    entry = table.propose(0, "keep lana", table.question(0))
    assert entry is not None
    table.enter(entry)
    assert (parsed, calls) == (["keep lana"], ["refusal", "answer"])
    assert table.asked() == [1, 2]


def test_an_answer_from_elsewhere_is_proved_first(parsed: list[str]) -> None:
    table = miraris()
    calls = counted(table)
    table.enter(Answered(0, "keep lana"))
    assert (parsed, calls) == (["keep lana"], ["refusal", "answer"])
    with pytest.raises(Refused, match="MIR-P20"):
        table.enter(Answered(0, "keep lana"))
    assert len(table.entries) == 1


def test_what_was_proposed_before_something_else_happened_is_proved_again() -> None:
    table = miraris()
    early = table.propose(0, "keep lana")
    assert early is not None
    table.enter(Answered(0, "keep lucia"))
    with pytest.raises(Refused, match="MIR-P20"):
        table.enter(early)
    assert [one.answer for one in table.entries if isinstance(one, Answered)] == ["keep lucia"]


def test_an_entry_is_entered_once() -> None:
    table = miraris()
    entry = table.propose(0, "keep lana")
    assert entry is not None
    table.enter(entry)
    with pytest.raises(Refused, match="MIR-P20"):
        table.enter(entry)


def test_a_report_runs_the_rules_twice() -> None:
    table = Table(wondertable.game("kamimai"), 3, 1, {"source": "companion"})
    for seat in range(3):
        table.enter(Answered(seat, "dominant right"))
    calls = counted(table)
    table.enter(table.propose_report("built"))
    assert calls == ["clone", "report", "report"]
    assert table.position.awaiting() is None
