"""Actions: codes inside, canonical texts outside, also where a part takes several places or none."""

from __future__ import annotations

import pytest

from wondertable import Refused
from wondertable.core.actions import PART_BITS, Actions, Form, Name, Number, Part, Word


class Letters(Part):
    """A set of letters, written together."""

    def __init__(self, name: str, places: int) -> None:
        super().__init__(name, "[letter]", places)

    def text(self, value: int) -> str:
        return "".join(chr(97 + k) for k in range(26) if value >> k & 1)

    def parse(self, word: str) -> int | None:
        return sum(1 << (ord(letter) - 97) for letter in word) if word.isalpha() else None

    def shown(self, value: int) -> int | str | list[str]:
        return list(self.text(value))


ACTIONS = Actions(
    [
        Form(1, "show", "show", [Letters("letters", 4)]),
        Form(2, "show_help", "show", [Letters("letters", 4), Word("help"), Number("times", 1, 9)]),
        Form(3, "go", "go", [Name("way", "way", ["left", "right"])]),
    ]
)


@pytest.mark.parametrize("text", ["show abz", "show z", "show mnz help 7", "go left", "go right"])
def test_a_text_and_its_code_are_the_same_action(text: str) -> None:
    assert ACTIONS.text(ACTIONS.parse(text)) == text


def test_parts_are_told_by_name() -> None:
    assert ACTIONS.parts(ACTIONS.parse("show az help 7")) == {
        "kind": "show_help",
        "letters": ["a", "z"],
        "help": "help",
        "times": 7,
    }
    assert ACTIONS.types()["show_help"] == {"letters": "[letter]", "help": "text", "times": "number"}


@pytest.mark.parametrize("text", ["show abz", "go right"])
def test_a_code_longer_than_its_parts_is_no_action(text: str) -> None:
    action = ACTIONS.parse(text)
    with pytest.raises(Refused):
        ACTIONS.text(action | 1 << (6 + 4 * PART_BITS))


def test_another_word_than_the_fixed_one_is_no_action() -> None:
    with pytest.raises(Refused):
        ACTIONS.parse("show az hint 7")


def test_more_places_than_a_code_has_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 7 places"):
        Form(4, "long", "long", [Letters("one", 4), Letters("two", 4)])
