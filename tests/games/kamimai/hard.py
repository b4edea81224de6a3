"""What makes a table of KamiMaï hard to draw."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def reserves(view: Json) -> int:
    return sum(len(seat["cards"]) for seat in view["board"]["seats"])


def drawn(view: Json) -> int:
    return len(view["board"]["drawn"])


def sheet(view: Json) -> int:
    """The sheet with most on it, and as much of it sealed as was found."""
    paper = view["board"]["sheet"]
    boxes = [box for area in paper["areas"] for box in area["boxes"]] if paper else []
    return 100 * len(boxes) + sum(bool(box["ticked"]) for box in boxes)


MEASURES = {"reserves": reserves, "drawn": drawn, "sheet": sheet}
