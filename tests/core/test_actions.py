"""Actions: whole numbers inside, canonical texts outside."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from wondertable import Refused
from wondertable.core.forms import Actions, Always, Form, Name, Number, Part, SeatNumber, Shown, word
from wondertable.core.rules.actions import code, code_pair


class Letters(Part):
    """A set of letters, written together, in three places."""

    def __init__(self) -> None:
        super().__init__("letters", "[letter]", 3)

    def text(self, value: int) -> str:
        return "".join(chr(97 + k) for k in range(24) if value >> k & 1)

    def parse(self, word: str) -> int | None:
        return sum(1 << (ord(letter) - 97) for letter in word) if word.isalpha() and word.islower() else None

    def shown(self, value: int) -> Shown:
        return list(self.text(value))


PLACES = ["cellar", "attic"]
ACTIONS = Actions(
    [
        Form(1, "go", "go", [Name("place", "place", PLACES), Always("way", "way", "left")]),
        Form(2, "go", "go", [Name("place", "place", PLACES), Always("way", "way", "right")]),
        Form(3, "pay", "pay", [Number("coins", 0, 255), word("to"), SeatNumber("to", 4)]),
        Form(4, "rest", "rest", []),
        Form(5, "call", "call", [Letters(), word("times"), Number("times", 1, 9)]),
    ]
)


@pytest.mark.parametrize(
    ("action", "text", "parts"),
    [
        (code(1, 1), "go attic left", {"kind": "go", "place": "attic", "way": "left"}),
        (code(2, 0), "go cellar right", {"kind": "go", "place": "cellar", "way": "right"}),
        (code_pair(3, 255, 3), "pay 255 to 4", {"kind": "pay", "coins": 255, "to": 3}),
        (4, "rest", {"kind": "rest"}),
        (5 | 0x800003 << 6 | 7 << 30, "call abx times 7", {"kind": "call", "letters": ["a", "b", "x"], "times": 7}),
    ],
)
def test_code_text_and_parts_say_the_same(action: int, text: str, parts: dict[str, object]) -> None:
    assert ACTIONS.text(action) == text
    assert ACTIONS.parse(text) == action
    assert ACTIONS.parts(action) == parts


@given(st.integers(0, 255), st.integers(0, 3))
def test_every_action_can_be_written_and_read(coins: int, seat: int) -> None:
    action = int(code_pair(3, coins, seat))
    assert ACTIONS.parse(ACTIONS.text(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "go",
        "go attic",
        "go attic up",
        "go loft left",
        "pay 1 to 5",
        "pay 1 to 0",
        "pay 1 for 2",
        "pay 01 to 2",
        "pay 256 to 1",
        "pay -1 to 1",
        "pay ١ to 1",
        "rest well",
        "REST",
        " rest",
        "rest ",
        "pay 1  to 1",
        "x" * 10000,
    ],
)
def test_any_other_text_is_refused_and_named(text: str) -> None:
    with pytest.raises(Refused) as refused:
        ACTIONS.parse(text)
    assert refused.value.args == {"action": text[:80]}


@pytest.mark.parametrize("action", [0, -1, 6, code(4, 1), code(1, 0) | 1 << 14, 5 | 1 << 38])
def test_any_other_number_is_refused(action: int) -> None:
    with pytest.raises(Refused):
        ACTIONS.text(action)


def test_clients_learn_the_types_of_what_is_shown() -> None:
    types = ACTIONS.types()
    assert types["go"] == {"place": "place", "way": "way"}
    assert types["pay"] == {"coins": "number", "to": "seat"}
    assert types["call"] == {"letters": "[letter]", "times": "number"}


def test_a_kind_has_at_most_seven_places() -> None:
    parts: list[Part] = [Number(f"n{i}", 0, 9) for i in range(8)]
    with pytest.raises(ValueError, match="at most 7"):
        Form(1, "many", "many", parts)
    Form(1, "many", "many", [*parts[:7], word("and"), Always("x", "x", "y")])
