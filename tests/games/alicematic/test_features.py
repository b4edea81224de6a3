"""The features of AlicematiC say what the view says, number by number under the right name."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.contract.featured import counts, features, name_of, named
from tests.contract.subject import Subject, positions


@pytest.mark.parametrize("players", [3, 5])
def test_features_are_what_the_view_shows(players: int) -> None:
    subject = Subject("alicematic", players)
    alices = set(subject.game.tables.alice_names)
    for position in positions(subject, 1)[-10:]:
        for seat in range(players):
            told = features(subject, position, seat)
            view: Any = subject.game.view(position, seat)
            board = view["board"]
            assert named(told, "phase") == {board["phase"]}
            assert told["round"] == board["round"]
            assert told["deck"] == board["deck"]
            assert told["discard"] == board["discard"]
            assert counts(told, "bank") == Counter({name: n for name, n in board["bank"].items() if n})
            assert named(told, "effect") & alices == ({board["effect"]["alice"]} if board["effect"] else set())
            if board["you"]:
                assert counts(told, "own.hand") == Counter(card["alice"] for card in board["you"]["hand"])
            for space in board["map"]["spaces"]:
                name = f"space.{space['space']}"
                assert told[f"{name}.{space['kind']}"] == 1
                assert told[f"{name}.difficulty"] == space["difficulty"]
            for other, there in enumerate(board["seats"]):
                name = name_of(other, seat, players)
                assert told[f"{name}.hand"] == there["hand"]
                assert told[f"{name}.vp"] == there["vp"]
                assert told[f"{name}.supply"] == there["supply"]
                assert told[f"{name}.alices"] == there["alices_counted"]
                assert counts(told, f"{name}.power") == Counter({slot: n for slot, n in there["powers"].items() if n})
                assert tokens_on_map(told, name) == tokens_seen(board["tokens"], other)
                lying = [card for slot in there["slots"].values() for card in slot]
                up = Counter(card["alice"] for card in lying if card["face"] == "up")
                down = Counter(card["alice"] for card in lying if card["face"] == "down" and card["alice"])
                assert {alice: n for alice, n in counts(told, f"{name}.face_up").items() if alice in alices} == up
                assert counts(told, f"{name}.face_down") == down


def tokens_on_map(told: dict[str, int], seat: str) -> int:
    ends = tuple(f".{what}.{seat}" for what in ("owner", "attacker", "city"))
    return sum(value for name, value in told.items() if name.startswith("space.") and name.endswith(ends))


def tokens_seen(tokens: list[dict[str, Any]], seat: int) -> int:
    return sum(token["count"] for token in tokens if token["seat"] == seat)
