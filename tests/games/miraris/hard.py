"""What makes a table of Miraris hard to draw."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def tallest_pile(view: Json) -> int:
    return max((len(pile) for pile in view["board"]["row"]), default=0)


def own_wonders(view: Json) -> int:
    """Of as many kinds as there are before as many as there are."""
    wonders = (view["board"]["you"] or {}).get("wonders") or []
    return 100 * len(set(wonders)) + len(wonders)


MEASURES = {"pile": tallest_pile, "wonders": own_wonders}
