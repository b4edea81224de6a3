"""Actions as numbers and texts; a game may write a form of its own."""

from __future__ import annotations

import pytest

from wondertable import Refused
from wondertable.core.actions import Actions, Form, Name, Number


class Several(Form):
    """As many ranks as one likes, up to three, in one text."""

    def fits(self, action: int) -> bool:
        return 0 < action >> 6 < 1 << 12

    def text(self, action: int) -> str:
        ranks = action >> 6
        return " ".join([self.word, *(str(ranks >> shift & 15) for shift in (0, 4, 8) if ranks >> shift & 15)])

    def parse(self, words: list[str]) -> int | None:
        if not 1 <= len(words) <= 3 or not all(word.isdecimal() and 1 <= int(word) <= 15 for word in words):
            return None
        return self.kind | sum(int(word) << (6 + 4 * i) for i, word in enumerate(words))

    def shown(self, action: int) -> dict[str, int | str]:
        return {"ranks": self.text(action).removeprefix(f"{self.word} ")}

    def types(self) -> dict[str, str]:
        return {"ranks": "text"}


ACTIONS = Actions(
    [
        Form(1, "give", "give", [Name("card", "card", ["sun", "moon"]), Number("to", 1, 6, "seat")]),
        Several(2, "drop", "drop", []),
        Form(3, "pass", "pass", []),
    ]
)


@pytest.mark.parametrize("text", ["give moon 4", "give sun 1", "drop 3", "drop 15 1 7", "pass"])
def test_every_action_is_its_text(text: str) -> None:
    assert ACTIONS.text(ACTIONS.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "give", "give moon", "give star 1", "give moon 7", "give moon 04", "drop", "drop 0", "drop 1 2 3 4", "pass 1"],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="not an answer"):
        ACTIONS.parse(text)


@pytest.mark.parametrize("action", [0, -1, 63, 3 | 1 << 6, 2, 2 | 1 << 20])
def test_other_numbers_are_refused(action: int) -> None:
    with pytest.raises(Refused):
        ACTIONS.text(action)


def test_parts_and_their_types() -> None:
    assert ACTIONS.parts(ACTIONS.parse("give moon 4")) == {"kind": "give", "card": "moon", "to": 4}
    assert ACTIONS.parts(ACTIONS.parse("drop 5 6")) == {"kind": "drop", "ranks": "5 6"}
    assert ACTIONS.types() == {"give": {"card": "card", "to": "seat"}, "drop": {"ranks": "text"}, "pass": {}}
