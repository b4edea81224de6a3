"""What invading each space would take and give, for the player whose turn it is."""

from __future__ import annotations

from functools import lru_cache

from wondertable.core.refused import Refused
from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.hexes import SIDES
from wondertable.core.rules.kit import members
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic.people import refusals
from wondertable.games.alicematic.rules import invasion, spaces
from wondertable.games.alicematic.rules import questions as q
from wondertable.games.alicematic.rules.alices import TERRAINS
from wondertable.games.alicematic.rules.invader import Invader, invader_of
from wondertable.games.alicematic.rules.mobility import costs, may_pass, walks
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import FAR, NONE, Tables
from wondertable.games.alicematic.rules.tell import VP, WHAT

Json = dict[str, object]
Way = tuple[list[str], list[str]]
NO_WAY: Way = ([], [])
ACTION_NAMES = {q.INVADE: "invade", q.INVADE_DOWN: "invade", q.ATTACK: "attack", q.FINISH: "finish", q.JET: "jet"}


def every_space(position: AlicematicPosition, seat: int) -> list[Json]:
    """An entry for each space, in rising order, with the powers of this moment."""
    return look_round(position, position.tick, seat)


@lru_cache(maxsize=1)
def look_round(position: AlicematicPosition, tick: int, seat: int) -> list[Json]:
    """Asked for twice in each view. A position is itself and no copy, and another one after each answer: `tick` tells."""
    outlook = Outlook(position, seat)
    actions = legal_actions(position, seat)
    return [outlook.of(space, actions.get(space, [])) for space in position.land.spaces]


def legal_actions(position: AlicematicPosition, seat: int) -> dict[int, list[str]]:
    """The kinds of invasion action that are legal on each space."""
    options = Options()
    invasion.list_invasions(position, seat, options)
    found: dict[int, list[str]] = {}
    for action in options.to_list():
        name = ACTION_NAMES.get(kind_of(action))
        if name is not None and name not in found.setdefault(part(action, 0), []):
            found[part(action, 0)].append(name)
    return found


class Outlook:
    """What a player meets and gains on each space; what several spaces have in common is found once."""

    def __init__(self, position: AlicematicPosition, seat: int) -> None:
        player, tables = position.seats[seat], position.tables
        self.position = position
        self.seat = seat
        self.names = tables.space_names
        self.terrain = position.land.terrain
        self.printed = position.land.difficulty
        self.invader = invader_of(position, seat)
        self.walks = Walks(position, seat, self.invader)
        self.mobility = self.invader.mobility
        active = player.real | player.copied
        self.military = [self.invader.power_against(terrain) for terrain in range(len(TERRAINS))]
        self.effects = [[tables.alice_names[k] for k in members(active & kinds)] for kinds in tables.invade_kinds]
        self._given: dict[tuple[int, int, bool], Json] = {}

    def of(self, space: int, legal: list[str]) -> Json:
        terrain, printed, mobility = self.terrain[space], self.printed[space], self.mobility
        cost = self.walks.costs[space]
        difficulty = self.invader.difficulty(terrain, printed)
        military = self.military[terrain]
        lack = difficulty - military
        path, passes = self.walks.way(space) if 0 < cost < FAR else NO_WAY
        why = None if legal else self._why_nothing(space, lack, cost)
        return {
            "space": self.names[space],
            "actions": legal,
            "difficulty": difficulty,
            "military": military,
            "cost": None if cost == FAR else cost,
            "mobility": mobility,
            "red": max(0, lack),
            "green": cost - mobility if mobility < cost < FAR else 0,
            "path": path,
            "passes": passes,
            "gives": self._gives(space, terrain, printed),
            "effects": self.effects[terrain],
            "why": None if why is None else refusals.reason(why),
        }

    def _gives(self, space: int, terrain: int, printed: int) -> Json:
        """The bonus of a space; Cities and Forests give VP as white land does."""
        position = self.position
        stolen = spaces.owner(position.spaces[space]) not in (NONE, self.seat)
        found = self._given.get((terrain, printed, stolen))
        if found is None:
            player = position.seats[self.seat]
            full = invasion.bonus(position, player, space, False)
            amount = invasion.bonus(position, player, space, stolen)
            found = {"what": WHAT[min(terrain, VP)], "amount": amount, "halved": amount < full}
            self._given[terrain, printed, stolen] = found
        return found

    def _why_nothing(self, space: int, lack: int, cost: int) -> Refused | None:
        """The rule by which nothing can be done on a space now."""
        found = refusals.not_target(self.position, self.seat, space, self.invader.closed_forests)
        if found is not None:
            return found
        args: Json = {"space": self.names[space]}
        if cost == FAR:
            return refusals.refuse("ALI-I16", "no_walk", args)
        return refusals.short_of(self.position, self.seat, self.invader, args, lack, cost)


class Walks:
    """The cheapest walks of a player: how far each space is, and the way there."""

    def __init__(self, position: AlicematicPosition, seat: int, invader: Invader) -> None:
        limit = 2 * position.tables.space_count
        self.position = position
        self.seat = seat
        self.invader = invader
        self.costs = list(costs(position, seat, invader, limit))
        self._walked = list(walks(position, seat, invader, limit))
        self._near = neighbours(position.tables)
        self._ways: dict[int, Way] = {}
        self._extra: dict[int, int] = {}

    def way(self, space: int) -> Way:
        """A cheapest walk, the start first, and the spaces of others passed through."""
        found = self._ways.get(space)
        if found is None:
            name = self.position.tables.space_names[space]
            if self._walked[space] == 0:
                found = [name], []
            else:
                before = self._step_back(space)
                path, passes = self.way(before)
                passed = [path[-1]] if self.surcharge(before) else []
                found = [*path, name], passes + passed
            self._ways[space] = found
        return found

    def _step_back(self, space: int) -> int:
        """A space before this one, from where going on costs exactly what is left."""
        walked = self._walked
        here = walked[space]
        for other in self._near[space]:
            there = walked[other]
            fits = there < here and there + 1 + self.surcharge(other) == here
            if fits and (there == 0 or may_pass(self.position, self.seat, self.invader, other)):
                return other
        raise AssertionError(f"no walk leads to {self.position.tables.space_names[space]}")

    def surcharge(self, space: int) -> int:
        """ALI-I12, ALI-I13: 1 for a space of others that is passed through."""
        found = self._extra.get(space)
        if found is None:
            free = self._walked[space] == 0 or self.invader.free_passage
            found = 0 if free else int(spaces.is_anothers(self.position.spaces[space], self.seat))
            self._extra[space] = found
        return found


@lru_cache(maxsize=8)
def neighbours(tables: Tables) -> list[list[int]]:
    """The spaces beside each space, in ring order."""
    near = list(tables.near)
    return [[other for other in near[at : at + SIDES] if other != NONE] for at in range(0, len(near), SIDES)]
