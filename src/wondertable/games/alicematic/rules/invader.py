"""What a player brings to an invasion: Military Power, Mobility and the effects that help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.kit import Kind, Seat, Set, has
from wondertable.games.alicematic.rules import alices as a
from wondertable.games.alicematic.rules.alices import CITY, GREEN, RED, Terrain, Verb
from wondertable.games.alicematic.rules.kingdom import power
from wondertable.games.alicematic.rules.tables import Tables

if TYPE_CHECKING:
    from wondertable.games.alicematic.rules.position import AlicematicPosition, Player


@mypyc_attr(acyclic=True)
class Invader:
    """Powers and helpful effects of a player whose face-up kinds are `real` and whose Wiccans copy `copied`."""

    __slots__ = (
        "bonus", "city_relief", "closed_forests", "copied", "free_passage", "from_own", "jet", "military", "mobility", "real",
        "tables", "wild",
    )  # fmt: skip

    def __init__(self, tables: Tables, player: Player, real: Set, copied: Set) -> None:
        self.tables = tables
        self.real = real
        self.copied = copied
        self.military: i64 = power(player, RED)
        """ALI-I7, without effects that depend on the target."""
        self.bonus: i64 = 0
        """What turned-down Alices add (ALI-A25)."""
        self.mobility: i64 = power(player, GREEN)
        """ALI-I10: no effect adds to it."""
        active = real | copied
        verbs = tables.with_verb
        self.city_relief: i64 = -self.amount(a.CITY_DIFFICULTY, CITY)
        self.closed_forests: bool = active & verbs[a.CLOSED_FORESTS] != 0
        """ALI-A26."""
        self.free_passage: bool = active & verbs[a.FREE_PASSAGE_FULL_BONUS] != 0
        """ALI-A42."""
        self.from_own: bool = active & verbs[a.COUNT_FROM_OWN_SPACES] != 0
        """ALI-A43."""
        self.jet: bool = active & verbs[a.ATTACK_SUCCEEDS] != 0
        """ALI-A44."""
        self.wild: bool = active & verbs[a.WILD_TOKENS] != 0
        """ALI-A37."""

    def amount(self, verb: Verb, terrain: Terrain) -> i64:
        """The amounts of all active effects with this verb that concern this terrain, per source (ALI-A9)."""
        kinds = (self.real | self.copied) & self.tables.with_verb[verb]
        found: i64 = 0
        kind: Kind = 0
        while kinds:
            if kinds & 1:
                alice = self.tables.alices[kind]
                if alice.terrains == 0 or has(alice.terrains, terrain):
                    found += alice.amount * (((self.real >> kind) & 1) + ((self.copied >> kind) & 1))
            kinds >>= 1
            kind += 1
        return found

    def walks_plainly(self) -> bool:
        """Whether no effect changes how far spaces are."""
        return not (self.closed_forests or self.free_passage or self.from_own)

    def walks_like(self, other: Invader) -> bool:
        """Whether all spaces are as far, and as far as tokens reach, as with other effects of the same player."""
        if self.closed_forests != other.closed_forests or self.free_passage != other.free_passage:
            return False
        return self.from_own == other.from_own and self.wild == other.wild

    def power_against(self, terrain: Terrain) -> i64:
        """ALI-I7, ALI-A23: Military Power against a space."""
        found = self.military + self.bonus
        if (self.real | self.copied) & self.tables.with_verb[a.MILITARY_BONUS]:
            found += self.amount(a.MILITARY_BONUS, terrain)
        return found

    def difficulty(self, terrain: Terrain, printed: i64) -> i64:
        """ALI-I8, ALI-A24: a City may be easier, but not below 0."""
        if terrain == CITY and self.city_relief:
            if printed < self.city_relief:
                return 0
            return printed - self.city_relief
        return printed


def invader_of(position: AlicematicPosition, seat: Seat) -> Invader:
    """ALI-A4: what helps without a choice helps whenever a space is invaded."""
    player = position.seats[seat]
    return Invader(position.tables, player, player.real, player.copied)


def unaided(position: AlicematicPosition, seat: Seat) -> Invader:
    """ALI-I19: without card effects."""
    return Invader(position.tables, position.seats[seat], 0, 0)


def is_unaided_short(unaided: Invader, printed: i64, cost: i64) -> bool:
    """ALI-I19: short of Military Power or Mobility, without tokens and without effects."""
    return unaided.military < printed or unaided.mobility < cost
