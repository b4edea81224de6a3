"""Forms to be filled in: what they can hold, what that is as a text, and why something cannot be taken."""

from __future__ import annotations

from wondertable.core import filling
from wondertable.core.views import OneOf, OpenForm, Reason, Run

APART, FULL = Reason("X-1", "apart", {}), Reason("X-2", "full", {})
ROWS = Run("pages", [["A1", "A3", "A4"], ["B1"]], 2, APART, FULL, "card", {"A3": "water"})
FORM = OpenForm("pull", "pull", [ROWS, OneOf("way", ["up", "down"], "down")], [])


def test_a_form_is_all_its_answers() -> None:
    assert filling.texts([FORM]) == [
        "pull A1 up",
        "pull A1 down",
        "pull A1+A3 up",
        "pull A1+A3 down",
        "pull A3 up",
        "pull A3 down",
        "pull A3+A4 up",
        "pull A3+A4 down",
        "pull A4 up",
        "pull A4 down",
        "pull B1 up",
        "pull B1 down",
    ]


def test_neighbours_are_taken_in_whatever_order_and_named_in_theirs() -> None:
    assert filling.take(ROWS, [], "A4") == ["A4"]
    assert filling.take(ROWS, ["A4"], "A3") == ["A3", "A4"]
    assert filling.take(ROWS, ["A3"], "A1") == ["A1", "A3"], "nothing stands between them"


def test_what_cannot_be_taken_says_why() -> None:
    assert filling.take(ROWS, ["A1"], "A4") == APART
    assert filling.take(ROWS, ["A1"], "B1") == APART
    assert filling.take(ROWS, ["A1", "A3"], "A4") == FULL


def test_a_field_without_a_choice_is_known() -> None:
    assert filling.only(OneOf("way", ["up"], "up")) == "up"
    assert filling.only(Run("pages", [[], ["B1"]], 1, APART, FULL, "card", {})) == ["B1"]
    assert filling.only(ROWS) is None
    assert filling.only(FORM.fields[1]) is None
