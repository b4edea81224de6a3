"""What makes a table of AlicematiC hard to draw."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def tokens(view: Json) -> int:
    """On the map."""
    return sum(token["count"] for token in view["board"]["tokens"])


def alices(view: Json) -> int:
    """Of all kingdoms."""
    return sum(len(slot) for seat in view["board"]["seats"] for slot in seat["slots"].values())


def own_hand(view: Json) -> int:
    return len((view["board"]["you"] or {}).get("hand", []))


MEASURES = {"tokens": tokens, "alices": alices, "hand": own_hand}
