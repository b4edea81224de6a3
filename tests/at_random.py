"""Games of people who answer anything that is possible."""

from __future__ import annotations

from collections.abc import Iterator

from wondertable import Position, Rng


def answers(position: Position, seed: int) -> Iterator[tuple[int, int]]:
    """Play to the end at random. Each seat and answer are yielded before the answer is given, the position unchanged."""
    rng = Rng(seed)
    while asked := position.asked():
        seat = asked[rng.below(len(asked))]
        legal = position.legal(seat)
        action = legal[rng.below(len(legal))]
        yield seat, action
        position.apply(seat, action)
