"""Mystic Forests: when they are open, and who is strong enough to take one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from wondertable.core.rules.kit import Seat
from wondertable.games.alicematic.rules.spaces import is_owned, owns
from wondertable.games.alicematic.rules.wonderland import Group

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition


def is_open(position: AlicematicPosition, group: Group) -> bool:
    """ALI-F3: somebody owns every space of the ring. ALI-F4: for good, for owned spaces stay owned."""
    return all(is_owned(position.spaces[space]) for space in position.land.rings[group])


def strength(position: AlicematicPosition, group: Group, seat: Seat) -> i64:
    """ALI-F5: the ring spaces a player owns."""
    found: i64 = 0
    for space in position.land.rings[group]:
        if owns(position.spaces[space], seat):
            found += 1
    return found


def is_strongest(position: AlicematicPosition, group: Group, seat: Seat) -> bool:
    """ALI-F6: at least one ring space, and nobody has more; ALI-F7: several may share that."""
    own = strength(position, group, seat)
    if own == 0:
        return False
    most: i64 = own
    other: Seat
    for other in range(position.players):
        most = max(most, strength(position, group, other))
    return own == most
