"""What may be a target of an invasion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wondertable.core.rules.kit import Seat
from wondertable.games.alicematic.rules.alices import CITY, FOREST
from wondertable.games.alicematic.rules.forests import is_open, is_strongest
from wondertable.games.alicematic.rules.spaces import CONNECTED, OWNER_MASK, State, city_tokens, tokens_in_city
from wondertable.games.alicematic.rules.tables import Space
from wondertable.games.alicematic.rules.wonderland import Group

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition


def is_target(position: AlicematicPosition, seat: Seat, space: Space, closed_forests: bool) -> bool:
    """ALI-I3, ALI-I4: whether a space may be invaded at all. ALI-I2: how far it is does not matter here."""
    terrain = position.land.terrain[space]
    state = position.spaces[space]
    if terrain == CITY:
        if tokens_in_city(state) >= position.land.spots[space]:
            return False
        return city_tokens(state, seat) == 0 or position.chosen.city_again  # ALI-V2
    if not may_be_taken(state, seat):
        return False
    return terrain != FOREST or may_take_forests(position, seat, position.land.group[space], closed_forests)


def may_take_forests(position: AlicematicPosition, seat: Seat, group: Group, closed_forests: bool) -> bool:
    """ALI-A26: closed ones with the Demonlord; ALI-F12: stealing one needs the same."""
    return (closed_forests or is_open(position, group)) and is_strongest(position, group, seat)


def may_be_taken(state: State, seat: Seat) -> bool:
    """Land or a Forest that is nobody's, or another's and cut off; ALI-I29: once connected again, nobody's target."""
    return state & OWNER_MASK == 0 or (state & CONNECTED == 0 and state & OWNER_MASK != seat + 1)
