"""Dominovia in words: ends are called by what they show, and nothing is said to be in force that is not."""

from __future__ import annotations

import pytest

from tests.games.dominovia.helpers import GAME, Json, Situation, table
from wondertable.core.words import Words

NAMES = ["Ann", "Ben"]


def words(seat: int | None = 1) -> Words:
    return Words(GAME, NAMES, None if seat is None else seat - 1)


def offered(situation: Situation, seat: int = 1) -> dict[str, str]:
    """What each answer is called."""
    return {option["text"]: words(seat).option(option) for option in situation.view(seat)["question"]["options"]}


def told(situation: Situation, key: str) -> list[str]:
    return [words(None).event(event) for event in situation.told() if event["key"] == key]


def described(situation: Situation, seat: int | None = None) -> str:
    return " ".join(GAME.describe(situation.view(seat), words(seat)))


# -- ends --------------------------------------------------------------------------------------------------------------


def test_an_end_is_called_by_what_it_shows() -> None:
    asked = table("0-3 1-5 2-2", "0-0 6-6", chain="3|6 6|5")
    assert offered(asked) == {
        "link 0-3 left": "Link Dragon/Star (3) at the end that shows Star",
        "link 1-5 right": "Link Freeze/Colt (11) at the end that shows Colt",
    }
    assert "Its ends show Star on Star/Crown (21) and Colt on Colt/Crown (26)." in described(asked)
    asked.answer(1, "link 1-5 right")
    assert told(asked, "link") == ["Ann links Freeze/Colt (11) at the end that showed Colt."]


def test_two_ends_that_show_the_same_are_told_apart_by_their_scrolls() -> None:
    asked = table("0-3 2-2", "0-0 1-1", chain="3|6 6|5 5|3")
    assert offered(asked) == {
        "link 0-3 left": "Link Dragon/Star (3) at the end that shows Star on Star/Crown (21)",
        "link 0-3 right": "Link Dragon/Star (3) at the end that shows Star on Star/Colt (20)",
    }
    asked.answer(1, "link 0-3 right")
    assert told(asked, "link") == ["Ann links Dragon/Star (3) at the end that showed Star on Star/Colt (20)."]


def test_a_lone_mirror_has_a_left_and_a_right() -> None:
    asked = table("0-3 2-2", "0-0 1-1", chain="3|3")
    assert offered(asked) == {
        "link 0-3 left": "Link Dragon/Star (3) at the left end",
        "link 0-3 right": "Link Dragon/Star (3) at the right end",
    }
    assert "Both its halves are open: Star and Star." in described(asked)
    asked.answer(1, "link 0-3 left")
    assert told(asked, "link") == ["Ann links Dragon/Star (3) at the left end."]


def test_refusals_call_ends_by_what_they_show() -> None:
    asked = table("2-4 3-4", "0-0 5-5", chain="3|5 5|1 1|6 6|2", rings={2: "crown on 2-6"})
    assert "the end that shows Star" in str(asked.refused(1, "link 2-4 left"))
    assert "the end that shows Fly" in str(asked.refused(1, "link 2-4 right"))
    assert (
        "The end that shows Fly on Fly/Crown (17) is closed to others who have not drawn, by the Crown of Ben."
        in described(asked)
    )


def test_a_link_told_before_ends_had_names_is_still_a_sentence() -> None:
    """Records of earlier rules say left and right only."""
    event: Json = {"key": "link", "args": {"seat": 0, "scroll": "0-3", "end": "left"}}
    assert words(2).event(event) == "Ann links Dragon/Star (3) at the left end."


# -- Freeze ------------------------------------------------------------------------------------------------------------

HANDS = ("1-3 1-6 4-4", "0-0 2-2")
CHAIN = "3|5 5|1 1|1"


@pytest.mark.rule("DOM-A9", "DOM-P11")
def test_nobody_is_frozen_after_a_draw() -> None:
    waiting = table("1-3 1-6 4-4", "3-3 2-2 0-0", chain=CHAIN, rings={1: "freeze on 1-1"}, turn=2)
    assert waiting.seen(1)["frozen"] == [0]
    assert "Freeze holds back Ann's scrolls" in described(waiting)
    drew = table(*HANDS, chain=CHAIN, rings={1: "freeze on 1-1"}, deck="0-2")
    assert drew.events("draw") == [{"seat": 0}]
    assert drew.ring(1) == "freeze on 1-1"
    assert drew.seen(1)["frozen"] == []
    assert "Freeze holds" not in described(drew)


@pytest.mark.rule("DOM-A10")
def test_a_freeze_cast_after_a_draw_is_for_the_turn_to_come() -> None:
    cast = table("0-0 4-4", "2-2 3-3 6-6", chain="3|5 5|1", deck="1-2", dragon="hungry").answer(1, "link 1-2 right")
    assert (cast.question, cast.seen(1)["drawn"]) == ("place_ring", 1)
    assert cast.seen(1)["frozen"] == [0]


@pytest.mark.rule("DOM-V17")
def test_freeze_by_match_is_described_as_such() -> None:
    waiting = table("1-3 1-6 3-4", "3-3 2-2", chain=CHAIN, rings={1: "freeze on 1-1"}, turn=2, freeze_scope="match")
    assert "Freeze keeps Ann from matching Freeze" in described(waiting)
    assert "holds back" not in described(waiting)


def test_nobody_is_frozen_when_the_match_is_over() -> None:
    over = table("3-5", "0-0 1-1", chain="2|4 4|1 1|3", rings={2: "freeze on 1-3"}, rounds_to_win=1)
    over.answer(1, "link 3-5 right")
    assert over.over and over.ring(2) == "freeze on 1-3"
    assert over.seen(None)["frozen"] == []


def test_the_crown_of_a_last_scroll_closes_nothing() -> None:
    over = table("5-6", "0-0 1-1", chain="2|4 4|6", rounds_to_win=1).answer(1, "link 5-6 right")
    assert over.ring(1) == "crown on 5-6"
    assert over.seen(None)["ends"]["right"] == {"open": 5, "crowned_by": [], "closed_to": []}
    assert "closed" not in described(over)
