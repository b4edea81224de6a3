"""The features of KamiMaï say what the view says, number by number under the right name."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.contract.featured import counts, features, name_of, named
from tests.contract.subject import Subject, positions
from wondertable.games.kamimai.rules.cards import NAMES


@pytest.mark.parametrize("players", [1, 3, 5])
def test_features_are_what_the_view_shows(players: int) -> None:
    subject = Subject("kamimai", players, {"sheet": "2"})
    for position in positions(subject, 1)[-10:]:
        for seat in range(players):
            told = features(subject, position, seat)
            view: Any = subject.game.view(position, seat)
            board = view["board"]
            assert named(told, "phase") == {board["phase"]}
            assert told["energy"] == board["energy"]
            assert counts(told, "drawn") == Counter(board["drawn"])
            assert counts(told, "discard") == Counter(board["discard"])
            assert {card: n for card, n in counts(told, "book").items() if card in NAMES} == Counter(
                board["book"]["cards"]
            )
            pages = {page["page"]: page["card"] for page in board["book"]["pages"] or []}
            assert {page for page in named(told, "page") if "." not in page} == set(pages)
            for page, card in pages.items():
                assert named(told, f"page.{page}") == {card} - {None}
            if board["sheet"]:
                for area in board["sheet"]["areas"]:
                    name = f"area.{board['sheet']['level']}.{area['id']}"
                    assert told[f"{name}.sealed"] == area["sealed"]
                    assert told[f"{name}.target"] == (board["target"] == area["id"])
                    unticked = Counter(box["spell"] for box in area["boxes"] if not box["ticked"])
                    assert counts(told, f"{name}.unticked") == unticked
            for other, there in enumerate(board["seats"]):
                name = name_of(other, seat, players)
                assert counts(told, f"{name}.cards") == Counter(there["cards"])
                assert named(told, f"{name}.skill") == {there["skill"]}
                assert told[f"{name}.owes"] == board["owes"][other]
