"""Who owns what on the map: territory tokens, and which spaces are connected to a City of their owner.

The state of a space is one number: the owner of a land or Forest, the attacker, whether the space is connected to a
City of its owner, and the tokens of each seat on a City.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64

from wondertable.core.rules.hexes import SIDES
from wondertable.core.rules.kit import Seat, shl
from wondertable.games.alicematic.rules.alices import CITY
from wondertable.games.alicematic.rules.tables import NONE, Space

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition

State: TypeAlias = i64

OWNER_MASK: Final = 7
ATTACK_AT: Final = 3
CONNECTED: Final = 64
CITY_AT: Final = 8
CITY_BITS: Final = 4
CITY_MASK: Final = 15


def owner(state: State) -> Seat:
    """The owner of a land or Forest, or NONE."""
    return (state & OWNER_MASK) - 1


def attacker(state: State) -> Seat:
    """ALI-G3: whose attack token lies there, or NONE. ALI-I30: a state has room for one."""
    return ((state >> ATTACK_AT) & OWNER_MASK) - 1


def is_connected(state: State) -> bool:
    """ALI-G5, for an owned land or Forest."""
    return state & CONNECTED != 0


def is_owned(state: State) -> bool:
    """ALI-G2: a face-up token of somebody lies there."""
    return state & OWNER_MASK != 0 or state >> CITY_AT != 0


def city_tokens(state: State, seat: Seat) -> i64:
    """ALI-S13: both start tokens may lie on one City, and each counts as a token."""
    return (state >> (CITY_AT + CITY_BITS * seat)) & CITY_MASK


def tokens_in_city(state: State) -> i64:
    """All players together (ALI-M10)."""
    tokens: i64 = state >> CITY_AT
    found: i64 = 0
    while tokens:
        found += tokens & CITY_MASK
        tokens >>= CITY_BITS
    return found


def owns(state: State, seat: Seat) -> bool:
    return state & OWNER_MASK == seat + 1 or city_tokens(state, seat) > 0


def is_anothers(state: State, seat: Seat) -> bool:
    """ALI-G4: land or Forest of somebody else, or a City with tokens but none of this seat."""
    if state >> CITY_AT:
        return city_tokens(state, seat) == 0
    return state & OWNER_MASK != 0 and state & OWNER_MASK != seat + 1


def tokens_on_map(position: AlicematicPosition, seat: Seat) -> i64:
    """ALI-N3: face up and face down."""
    found: i64 = 0
    for space in position.land.spaces:
        state = position.spaces[space]
        found += city_tokens(state, seat)
        if owner(state) == seat:
            found += 1
        if attacker(state) == seat:
            found += 1
    return found


def cities_of(position: AlicematicPosition, seat: Seat) -> i64:
    """ALI-A50: two tokens on one City count once."""
    found: i64 = 0
    for city in position.land.cities:
        if city_tokens(position.spaces[city], seat) > 0:
            found += 1
    return found


# -- tokens come and go ------------------------------------------------------------------------------------------------


def put_attack_token(position: AlicematicPosition, seat: Seat, space: Space) -> None:
    """ALI-I26: it lies until somebody takes the space. ALI-I28: an owner keeps the land, with all it connects."""
    position.spaces[space] |= shl(seat + 1, ATTACK_AT)


def put_city_token(position: AlicematicPosition, seat: Seat, city: Space) -> None:
    """ALI-I5: no rule takes it away again."""
    position.spaces[city] += shl(1, CITY_AT + CITY_BITS * seat)
    connect_round(position, seat, city)


def take(position: AlicematicPosition, seat: Seat, space: Space) -> None:
    """ALI-I32: the tokens of others on a land or Forest go back to their players, and this seat's token lies face up.

    ALI-I37: what had an owner has one again.
    """
    if position.land.terrain[space] == CITY:
        put_city_token(position, seat, space)
        return
    position.spaces[space] = seat + 1
    if touches_connected(position, seat, space):
        connect(position, seat, space)


# -- connections -------------------------------------------------------------------------------------------------------


def touches_connected(position: AlicematicPosition, seat: Seat, space: Space) -> bool:
    """Whether a space lies beside a City or a connected space of this seat; ALI-G6: attack tokens neither make nor break."""
    near = position.tables.near
    side: i64
    for side in range(SIDES):
        other = near[SIDES * space + side]
        if other != NONE:
            state = position.spaces[other]
            if city_tokens(state, seat) > 0 or (owner(state) == seat and state & CONNECTED):
                return True
    return False


def connect(position: AlicematicPosition, seat: Seat, space: Space) -> None:
    """ALI-G5: an owned space is connected now, and with it all that hang on it; ALI-G7, ALI-F13: Forests like any other.

    ALI-I38: for good.
    """
    position.spaces[space] |= CONNECTED
    connect_round(position, seat, space)


def connect_round(position: AlicematicPosition, seat: Seat, space: Space) -> None:
    near = position.tables.near
    side: i64
    for side in range(SIDES):
        other = near[SIDES * space + side]
        if other != NONE:
            state = position.spaces[other]
            if owner(state) == seat and not state & CONNECTED:
                connect(position, seat, other)


def connect_all(position: AlicematicPosition) -> None:
    """Find all connections anew, for a position written by hand."""
    for space in position.land.spaces:
        position.spaces[space] &= ~CONNECTED
    seat: Seat
    for seat in range(position.players):
        for city in position.land.cities:
            if city_tokens(position.spaces[city], seat) > 0:
                connect_round(position, seat, city)
