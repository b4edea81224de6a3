"""What makes a table of Dominovia hard to draw."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def chain(view: Json) -> int:
    return len(view["board"]["chain"])


def own_hand(view: Json) -> int:
    return len(view["board"]["seats"][view["seat"]]["hand"] or [])


def tokens(view: Json) -> int:
    """Rings, frozen Mages, crowned and closed ends."""
    board = view["board"]
    ends = [*board["ends"].values()] if board["ends"] else []
    lying = sum(len(end["crowned_by"]) + len(end["closed_to"]) for end in ends if end)
    return 3 * lying + 2 * len(board["frozen"]) + len(board["rings"])


MEASURES = {"chain": chain, "hand": own_hand, "tokens": tokens}
