"""Every card of Kuhn poker is always somewhere."""

from __future__ import annotations

from kuhn.rules.position import CARDS, KuhnPosition


def census(position: KuhnPosition) -> dict[str, int]:
    return {card: list(position.cards).count(at) for at, card in enumerate(CARDS)}
