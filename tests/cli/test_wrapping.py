"""Lines on a terminal, in letters that are wide and stand without spaces, and in others."""

from __future__ import annotations

from wondertable.core.picture import width_of
from wondertable.terminal.wrapping import padded, wrapped

JAPANESE = "あなたは「特急お取り寄せ」を使いました。カードを3枚引き、その後、手札から2枚を捨てる（http://127.0.0.1:8000を見る）。"


def test_wide_letters_stay_within_the_width() -> None:
    for width in range(30, 60):
        lines = wrapped(JAPANESE, width).split("\n")
        assert all(width_of(line) <= width for line in lines), width
        assert "".join(line.strip() for line in lines) == JAPANESE


def test_no_line_begins_with_a_sign_that_closes_or_ends_with_one_that_opens() -> None:
    for width in range(30, 60):
        for line in wrapped(JAPANESE, width).split("\n"):
            assert line.strip()[0] not in "、。）」っ"
            assert line[-1] not in "（「"


def test_words_of_other_languages_are_not_parted() -> None:
    lines = wrapped("答えは「wondertable verify」で確かめられます。", 24).split("\n")
    assert any("wondertable" in line for line in lines)
    assert wrapped("You draw a card from the deck.", 20, 2) == "  You draw a card\n    from the deck."


def test_columns_count_cells() -> None:
    assert padded("水", 4) == "水  "
    assert padded("水", 4, right=True) == "  水"
