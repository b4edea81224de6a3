"""Mobility: what it costs a player to reach each space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.hexes import SIDES
from wondertable.core.rules.kit import Seat
from wondertable.games.alicematic.rules.alices import FOREST, OFF_MAP
from wondertable.games.alicematic.rules.forests import is_open
from wondertable.games.alicematic.rules.invader import Invader
from wondertable.games.alicematic.rules.spaces import city_tokens, is_anothers, owner, owns
from wondertable.games.alicematic.rules.tables import FAR, NONE, Space

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition


def costs(position: AlicematicPosition, seat: Seat, invader: Invader, limit: i64) -> vec[i64]:
    """ALI-I12: the Mobility cost of every space, as far as it is not above the limit; FAR beyond."""
    found = walks(position, seat, invader, limit)
    near = position.tables.near
    for city in position.land.cities:
        if city_tokens(position.spaces[city], seat) > 0:
            # ALI-I11, ALI-F11: nothing on its tile; ALI-I17: so only a walk from elsewhere can cost 1
            found[city] = 0
            side: i64
            for side in range(SIDES):
                found[near[SIDES * city + side]] = 0
    return found


def walks(position: AlicematicPosition, seat: Seat, invader: Invader, limit: i64) -> vec[i64]:
    """ALI-I12: the cheapest walk to every space, 1 for each step and 1 more for each space of others passed through.

    Spaces are gone on from in the order of what it cost to reach and pass them; those with the same cost form a chain.
    """
    tables = position.tables
    terrains = position.land.terrain
    states = position.spaces
    found = tables.unreached[:]
    chain = tables.blank[:]
    heads = start_walks(position, seat, invader, found, chain, limit)
    near = tables.near
    free_passage = invader.free_passage
    cost: i64
    for cost in range(limit):
        here = heads[cost]
        while here != NONE:
            side: i64
            for side in range(SIDES):
                there = near[SIDES * here + side]
                if there != NONE and found[there] == FAR and terrains[there] != OFF_MAP:
                    found[there] = cost + 1
                    if terrains[there] != FOREST or may_pass(position, seat, invader, there):
                        later = cost + 1
                        # ALI-I13: only if it is passed through; ALI-I15: not where it is hers, nobody's or under attack
                        if not free_passage and is_anothers(states[there], seat):
                            later += 1
                        chain[there] = heads[later]
                        heads[later] = there
            here = chain[here]
    return found


def start_walks(
    position: AlicematicPosition, seat: Seat, invader: Invader, found: vec[i64], chain: vec[i64], limit: i64
) -> vec[i64]:
    """The places a walk begins at: own Cities, or with the Astronaut every own space (ALI-A43)."""
    heads = position.tables.no_heads[: limit + 3]
    starts = position.land.cities
    if invader.from_own:
        starts = position.land.spaces
    for space in starts:
        if owns(position.spaces[space], seat):
            found[space] = 0
            chain[space] = heads[0]
            heads[0] = space
    return heads


def may_pass(position: AlicematicPosition, seat: Seat, invader: Invader, space: Space) -> bool:
    """ALI-I14, ALI-F10: a closed Forest may be passed only by its owner or with the Demonlord."""
    if position.land.terrain[space] != FOREST or invader.closed_forests:
        return True
    return owner(position.spaces[space]) == seat or is_open(position, position.land.group[space])
