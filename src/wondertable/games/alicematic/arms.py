"""What a player brings to an invasion: Military Power, Mobility and the effects that help, and how far each space is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.hexes import SIDES
from wondertable.core.rules.kit import has
from wondertable.games.alicematic.alices import (
    ATTACK_SUCCEEDS,
    CITY,
    CITY_DIFFICULTY,
    CLOSED_FORESTS,
    COUNT_FROM_OWN_SPACES,
    FOREST,
    FREE_PASSAGE_FULL_BONUS,
    GREEN,
    MILITARY_BONUS,
    OFF_MAP,
    RED,
    WILD_TOKENS,
)
from wondertable.games.alicematic.kingdom import power
from wondertable.games.alicematic.spaces import city_tokens, is_anothers, is_open, owner, owns
from wondertable.games.alicematic.tables import FAR, NONE, Tables

if TYPE_CHECKING:
    from wondertable.games.alicematic.position import AlicematicPosition, Player


@mypyc_attr(acyclic=True)
class Arms:
    """Powers and helpful effects of a player whose face-up kinds are `real` and whose Wiccans copy `copied`."""

    __slots__ = (
        "bonus", "city_relief", "closed_forests", "copied", "free_passage", "from_own", "jet", "military", "mobility", "real",
        "tables", "wild",
    )  # fmt: skip

    def __init__(self, tables: Tables, player: Player, real: i64, copied: i64) -> None:
        self.tables = tables
        self.real = real
        self.copied = copied
        self.military: i64 = power(player, RED)
        """ALI-I7, without effects that depend on the target."""
        self.bonus: i64 = 0
        """What turned-down Alices add (ALI-A25)."""
        self.mobility: i64 = power(player, GREEN)
        active = real | copied
        verbs = tables.with_verb
        self.city_relief: i64 = -self.amount(CITY_DIFFICULTY, CITY)
        self.closed_forests: bool = active & verbs[CLOSED_FORESTS] != 0
        self.free_passage: bool = active & verbs[FREE_PASSAGE_FULL_BONUS] != 0
        self.from_own: bool = active & verbs[COUNT_FROM_OWN_SPACES] != 0
        self.jet: bool = active & verbs[ATTACK_SUCCEEDS] != 0
        self.wild: bool = active & verbs[WILD_TOKENS] != 0

    def amount(self, verb: i64, kind_of_space: i64) -> i64:
        """The amounts of all active effects with this verb that concern this kind of space, per source (ALI-A9)."""
        kinds = (self.real | self.copied) & self.tables.with_verb[verb]
        found: i64 = 0
        kind: i64 = 0
        while kinds:
            if kinds & 1:
                alice = self.tables.alices[kind]
                if alice.spaces == 0 or has(alice.spaces, kind_of_space):
                    found += alice.amount * (((self.real >> kind) & 1) + ((self.copied >> kind) & 1))
            kinds >>= 1
            kind += 1
        return found

    def walks_plainly(self) -> bool:
        """Whether no effect changes how far spaces are."""
        return not (self.closed_forests or self.free_passage or self.from_own)

    def walks_like(self, other: Arms) -> bool:
        """Whether all spaces are as far, and as far as tokens reach, as with other arms of the same player."""
        if self.closed_forests != other.closed_forests or self.free_passage != other.free_passage:
            return False
        return self.from_own == other.from_own and self.wild == other.wild

    def power_against(self, kind_of_space: i64) -> i64:
        """ALI-I7, ALI-A23: Military Power against a space of this kind."""
        found = self.military + self.bonus
        if (self.real | self.copied) & self.tables.with_verb[MILITARY_BONUS]:
            found += self.amount(MILITARY_BONUS, kind_of_space)
        return found

    def difficulty(self, kind_of_space: i64, printed: i64) -> i64:
        """ALI-I8, ALI-A24: a City may be easier, but not below 0."""
        if kind_of_space == CITY and self.city_relief:
            if printed < self.city_relief:
                return 0
            return printed - self.city_relief
        return printed


def arms_of(position: AlicematicPosition, seat: i64) -> Arms:
    player = position.seats[seat]
    return Arms(position.tables, player, player.real, player.copied)


def bare_arms(position: AlicematicPosition, seat: i64) -> Arms:
    """ALI-I19: without card effects."""
    return Arms(position.tables, position.seats[seat], 0, 0)


# -- Mobility ----------------------------------------------------------------------------------------------------------


def costs(position: AlicematicPosition, seat: i64, arms: Arms, limit: i64) -> vec[i64]:
    """ALI-I11 to ALI-I16: the Mobility cost of every space, as far as it is not above the limit; FAR beyond."""
    found = walks(position, seat, arms, limit)
    near = position.tables.near
    i: i64 = 0
    while i < len(position.land.cities):
        city = position.land.cities[i]
        if city_tokens(position.spaces[city], seat) > 0:
            found[city] = 0
            side: i64 = 0
            while side < SIDES:
                found[near[SIDES * city + side]] = 0  # ALI-I11
                side += 1
        i += 1
    return found


def walks(position: AlicematicPosition, seat: i64, arms: Arms, limit: i64) -> vec[i64]:
    """ALI-I12: the cheapest walk to every space, 1 for each step and 1 more for each space of others passed through.

    Spaces are gone on from in the order of what it cost to reach and pass them; those with the same cost form a chain.
    """
    tables = position.tables
    kinds = position.land.kind
    states = position.spaces
    found = tables.unreached[:]
    chain = tables.blank[:]
    heads = start_walks(position, seat, arms, found, chain, limit)
    near = tables.near
    free_passage = arms.free_passage
    cost: i64 = 0
    while cost < limit:
        here = heads[cost]
        while here != NONE:
            side: i64 = 0
            while side < SIDES:
                there = near[SIDES * here + side]
                if there != NONE and found[there] == FAR and kinds[there] != OFF_MAP:
                    found[there] = cost + 1
                    if kinds[there] != FOREST or may_pass(position, seat, arms, there):
                        later = cost + 1
                        if not free_passage and is_anothers(states[there], seat):
                            later += 1  # ALI-I13: only if it is passed through
                        chain[there] = heads[later]
                        heads[later] = there
                side += 1
            here = chain[here]
        cost += 1
    return found


def start_walks(
    position: AlicematicPosition, seat: i64, arms: Arms, found: vec[i64], chain: vec[i64], limit: i64
) -> vec[i64]:
    """The places a walk begins at: own Cities, or with the Astronaut every own space (ALI-A43)."""
    heads = position.tables.no_heads[: limit + 3]
    if arms.from_own:
        i: i64 = 0
        while i < len(position.land.spaces):
            space = position.land.spaces[i]
            if owns(position.spaces[space], seat):
                found[space] = 0
                chain[space] = heads[0]
                heads[0] = space
            i += 1
        return heads
    i = 0
    while i < len(position.land.cities):
        city = position.land.cities[i]
        if city_tokens(position.spaces[city], seat) > 0:
            found[city] = 0
            chain[city] = heads[0]
            heads[0] = city
        i += 1
    return heads


def may_pass(position: AlicematicPosition, seat: i64, arms: Arms, space: i64) -> bool:
    """ALI-I14, ALI-F10: a closed Forest may be passed only by its owner or with the Demonlord."""
    if position.land.kind[space] != FOREST or arms.closed_forests:
        return True
    return owner(position.spaces[space]) == seat or is_open(position, position.land.group[space])
