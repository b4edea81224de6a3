"""Who owns what on the map: territory tokens, connections, and spaces that change hands.

The state of a space is one number: the owner of a land or Forest, the attacker, whether the space is connected to a
City of its owner, and the tokens of each seat on a City.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.hexes import SIDES
from wondertable.core.rules.kit import shl
from wondertable.games.alicematic.alices import CITY, FOREST
from wondertable.games.alicematic.tables import NONE

if TYPE_CHECKING:
    from wondertable.games.alicematic.position import AlicematicPosition

OWNER_MASK: Final = 7
ATTACK_AT: Final = 3
CONNECTED: Final = 64
CITY_AT: Final = 8
CITY_BITS: Final = 4
CITY_MASK: Final = 15


def owner(state: i64) -> i64:
    """The owner of a land or Forest, or NONE."""
    return (state & OWNER_MASK) - 1


def attacker(state: i64) -> i64:
    """ALI-G3: whose attack token lies there, or NONE."""
    return ((state >> ATTACK_AT) & OWNER_MASK) - 1


def is_connected(state: i64) -> bool:
    """ALI-G5, for an owned land or Forest."""
    return state & CONNECTED != 0


def is_owned(state: i64) -> bool:
    """ALI-G2: a face-up token of somebody lies there."""
    return state & OWNER_MASK != 0 or state >> CITY_AT != 0


def city_tokens(state: i64, seat: i64) -> i64:
    return (state >> (CITY_AT + CITY_BITS * seat)) & CITY_MASK


def tokens_in_city(state: i64) -> i64:
    """All players together (ALI-M10)."""
    tokens: i64 = state >> CITY_AT
    found: i64 = 0
    while tokens:
        found += tokens & CITY_MASK
        tokens >>= CITY_BITS
    return found


def owns(state: i64, seat: i64) -> bool:
    return state & OWNER_MASK == seat + 1 or city_tokens(state, seat) > 0


def is_anothers(state: i64, seat: i64) -> bool:
    """ALI-G4: land or Forest of somebody else, or a City with tokens but none of this seat."""
    if state >> CITY_AT:
        return city_tokens(state, seat) == 0
    return state & OWNER_MASK != 0 and state & OWNER_MASK != seat + 1


def tokens_on_map(position: AlicematicPosition, seat: i64) -> i64:
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


def cities_of(position: AlicematicPosition, seat: i64) -> i64:
    """ALI-A50: two tokens on one City count once."""
    found: i64 = 0
    for city in position.land.cities:
        if city_tokens(position.spaces[city], seat) > 0:
            found += 1
    return found


# -- tokens come and go ------------------------------------------------------------------------------------------------


def put_attack_token(position: AlicematicPosition, seat: i64, space: i64) -> None:
    position.spaces[space] |= shl(seat + 1, ATTACK_AT)


def put_city_token(position: AlicematicPosition, seat: i64, city: i64) -> None:
    position.spaces[city] += shl(1, CITY_AT + CITY_BITS * seat)
    connect_round(position, seat, city)


def take(position: AlicematicPosition, seat: i64, space: i64) -> None:
    """ALI-I32: the tokens of others on a land or Forest go back to their players, and this seat's token lies face up."""
    if position.land.kind[space] == CITY:
        put_city_token(position, seat, space)
        return
    position.spaces[space] = seat + 1
    if touches_connected(position, seat, space):
        connect(position, seat, space)


# -- connections -------------------------------------------------------------------------------------------------------


def touches_connected(position: AlicematicPosition, seat: i64, space: i64) -> bool:
    """Whether a space lies beside a City or a connected space of this seat."""
    near = position.tables.near
    side: i64 = 0
    while side < SIDES:
        other = near[SIDES * space + side]
        if other != NONE:
            state = position.spaces[other]
            if city_tokens(state, seat) > 0 or (owner(state) == seat and state & CONNECTED):
                return True
        side += 1
    return False


def connect(position: AlicematicPosition, seat: i64, space: i64) -> None:
    """ALI-G5, ALI-G7: an owned space is connected now, and with it all that hang on it. ALI-I38: for good."""
    position.spaces[space] |= CONNECTED
    connect_round(position, seat, space)


def connect_round(position: AlicematicPosition, seat: i64, space: i64) -> None:
    near = position.tables.near
    side: i64 = 0
    while side < SIDES:
        other = near[SIDES * space + side]
        if other != NONE:
            state = position.spaces[other]
            if owner(state) == seat and not state & CONNECTED:
                connect(position, seat, other)
        side += 1


def connect_all(position: AlicematicPosition) -> None:
    """Find all connections anew, for a position written by hand."""
    for space in position.land.spaces:
        position.spaces[space] &= ~CONNECTED
    seat: i64
    for seat in range(position.players):
        for city in position.land.cities:
            if city_tokens(position.spaces[city], seat) > 0:
                connect_round(position, seat, city)


# -- Forests -----------------------------------------------------------------------------------------------------------


def is_open(position: AlicematicPosition, group: i64) -> bool:
    """ALI-F3: somebody owns every space of the ring."""
    land = position.land
    i = land.ring_begin[group]
    end = land.ring_end(group)
    while i < end:
        if not is_owned(position.spaces[land.rings[i]]):
            return False
        i += 1
    return True


def strength(position: AlicematicPosition, group: i64, seat: i64) -> i64:
    """ALI-F5: the ring spaces a player owns."""
    land = position.land
    found: i64 = 0
    i = land.ring_begin[group]
    end = land.ring_end(group)
    while i < end:
        if owns(position.spaces[land.rings[i]], seat):
            found += 1
        i += 1
    return found


def is_strongest(position: AlicematicPosition, group: i64, seat: i64) -> bool:
    """ALI-F6, ALI-F7: at least one ring space, and nobody has more."""
    own = strength(position, group, seat)
    if own == 0:
        return False
    other: i64 = 0
    while other < position.players:
        if other != seat and strength(position, group, other) > own:
            return False
        other += 1
    return True


# -- targets -----------------------------------------------------------------------------------------------------------


def is_target(position: AlicematicPosition, seat: i64, space: i64, closed_forests: bool) -> bool:
    """ALI-I3, ALI-I4: whether a space may be invaded at all."""
    kind = position.land.kind[space]
    state = position.spaces[space]
    if kind == CITY:
        if tokens_in_city(state) >= position.land.spots[space]:
            return False
        return position.city_again or city_tokens(state, seat) == 0
    if not may_be_taken(state, seat):
        return False
    if kind == FOREST:
        group = position.land.group[space]
        return (closed_forests or is_open(position, group)) and is_strongest(position, group, seat)
    return True


def may_be_taken(state: i64, seat: i64) -> bool:
    """Land or a Forest that is nobody's, or another's and cut off."""
    return state & OWNER_MASK == 0 or (state & CONNECTED == 0 and state & OWNER_MASK != seat + 1)
