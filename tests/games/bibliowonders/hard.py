"""What makes a table of Bibliowonders! hard to draw."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def pawns(view: Json) -> int:
    """On one card, and how much else lies there."""
    return max(
        10 * len(card["pawns"]) + 5 * bool(card["crystal"]) + len(card["seen_by"]) for card in view["board"]["map"]
    )


def own_hand(view: Json) -> int:
    return len(view["board"]["seats"][view["seat"]]["cards"] or [])


def learnt(view: Json) -> int:
    """Magic of all wizards."""
    return sum(len(seat["slots"]) for seat in view["board"]["seats"])


MEASURES = {"pawns": pawns, "hand": own_hand, "learnt": learnt}
