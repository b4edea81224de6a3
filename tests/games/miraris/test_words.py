"""What the log of Miraris says: only what is true, for whoever reads it."""

from __future__ import annotations

from tests.games.miraris.helpers import GAME, Json, Situation, scoring
from wondertable.core.words import Words

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


def said(table: Situation, key: str, seat: int | None = None) -> list[str]:
    words = Words(GAME, NAMES, seat)
    return [words.event({"key": key, "args": args}) for args in table.events(key)]


def test_only_those_who_lose_a_wonder_are_named() -> None:
    spared = {"lucia": "11", "unknown": "3", "lana": "44", "el": "-"}
    assert said(scoring(spared), "strip") == ["Ben makes Cleo lose a random Wonder."]
    two = scoring({"lana": "15", "unknown": "33", "el": "2", "alma": "-"})
    assert said(two, "strip") == ["Ben makes Ann and Cleo each lose 2 random Wonders, or all they have."]
    assert said(two, "strip", seat=1) == ["You make Ann and Cleo each lose 2 random Wonders, or all they have."]
    assert said(scoring({"lucia": "11", "unknown": "3", "lana": "-", "el": "-"}), "strip") == [
        "Nobody has a Wonder to lose to Ben."
    ]


def test_only_those_who_are_asked_for_a_gift_are_named() -> None:
    table = scoring({"lucia": "11", "mirela": "2", "lana": "1", "el": "-"})
    assert said(table, "demand") == ["Ben asks Cleo for a gift."]
    table.answer("C", "give 1")
    assert said(table, "demand")[1] == "It is not enough, but nobody has another Wonder to give."


def test_events_told_before_they_said_who_still_make_sentences() -> None:
    words = Words(GAME, NAMES, None)
    old: list[Json] = [
        {"key": "demand", "args": {"seat": 1, "demand": 1}},
        {"key": "strip", "args": {"seat": 1, "count": 1}},
    ]
    assert [words.event(event) for event in old] == [
        "Ben asks everyone for a gift.",
        "Ben makes everyone else lose a random Wonder.",
    ]
