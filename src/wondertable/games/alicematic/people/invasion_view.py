"""What invading each space would take and give, for the player whose turn it is."""

from __future__ import annotations

from functools import lru_cache

from wondertable.core.refused import Refused
from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.hexes import SIDES
from wondertable.core.rules.kit import members
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic.people import refusals
from wondertable.games.alicematic.rules import invasion, price, spaces
from wondertable.games.alicematic.rules import questions as q
from wondertable.games.alicematic.rules.alices import CITY, FOREST
from wondertable.games.alicematic.rules.invader import Invader, invader_of
from wondertable.games.alicematic.rules.mobility import costs, may_pass, walks
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import FAR, NONE
from wondertable.games.alicematic.rules.tell import VP, WHAT

Json = dict[str, object]
ACTION_NAMES = {q.INVADE: "invade", q.INVADE_DOWN: "invade", q.ATTACK: "attack", q.FINISH: "finish", q.JET: "jet"}


def every_space(position: AlicematicPosition, seat: int) -> list[Json]:
    """An entry for each space, in rising order, with the powers of this moment."""
    return look_round(position, position.tick, seat)


@lru_cache(maxsize=1)
def look_round(position: AlicematicPosition, tick: int, seat: int) -> list[Json]:
    """Asked for twice in each view. A position is itself and no copy, and another one after each answer: `tick` tells."""
    invader = invader_of(position, seat)
    reached = Walks(position, seat, invader)
    actions = legal_actions(position, seat)
    return [entry(reached, space, actions.get(space, [])) for space in position.land.spaces]


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


def entry(reached: Walks, space: int, legal: list[str]) -> Json:
    position, seat, invader = reached.position, reached.seat, reached.invader
    names = position.tables.space_names
    terrain = position.land.terrain[space]
    cost = reached.costs[space]
    lack = price.lack_of_military(position, invader, space)
    path = reached.path(space)
    why = None if legal else why_nothing(position, seat, space, invader, lack, cost)
    return {
        "space": names[space],
        "actions": legal,
        "difficulty": invader.difficulty(terrain, position.land.difficulty[space]),
        "military": invader.power_against(terrain),
        "cost": None if cost == FAR else cost,
        "mobility": invader.mobility,
        "red": max(0, lack),
        "green": 0 if cost == FAR else max(0, cost - invader.mobility),
        "path": [names[other] for other in path],
        "passes": [names[other] for other in path[1:-1] if reached.surcharge(other)],
        "gives": gives(position, seat, space),
        "effects": [position.tables.alice_names[k] for k in members(acting(position, seat, terrain))],
        "why": None if why is None else refusals.reason(why),
    }


def why_nothing(
    position: AlicematicPosition, seat: int, space: int, invader: Invader, lack: int, cost: int
) -> Refused | None:
    """The rule by which nothing can be done on a space now."""
    found = refusals.not_target(position, seat, space, invader.closed_forests)
    if found is not None:
        return found
    args: Json = {"space": position.tables.space_names[space]}
    if cost == FAR:
        return refusals.refuse("ALI-I16", "no_walk", args)
    return refusals.short_of(position, seat, invader, args, lack, cost)


def acting(position: AlicematicPosition, seat: int, terrain: int) -> int:
    """The kinds of this player that act after such a space is taken, as a set."""
    player = position.seats[seat]
    return (player.real | player.copied) & position.tables.invade_kinds[terrain]


def gives(position: AlicematicPosition, seat: int, space: int) -> Json:
    """The bonus of a space."""
    terrain = position.land.terrain[space]
    player = position.seats[seat]
    owner = spaces.owner(position.spaces[space])
    stolen = owner not in (NONE, seat)
    full = invasion.bonus(position, player, space, False)
    amount = invasion.bonus(position, player, space, stolen)
    what = WHAT[VP] if terrain in (CITY, FOREST) else WHAT[terrain]
    return {"what": what, "amount": amount, "halved": amount < full}


class Walks:
    """The cheapest walks of a player: how far each space is, and the way there."""

    def __init__(self, position: AlicematicPosition, seat: int, invader: Invader) -> None:
        limit = 2 * position.tables.space_count
        self.position = position
        self.seat = seat
        self.invader = invader
        self.costs = costs(position, seat, invader, limit)
        self._walked = walks(position, seat, invader, limit)
        self._back: dict[int, int] = {}

    def path(self, space: int) -> list[int]:
        """A cheapest walk, the start first; none where the space is free to reach or cannot be reached."""
        if not 0 < self.costs[space] < FAR:
            return []
        found = [space]
        while self._walked[found[-1]] > 0:
            here = found[-1]
            if here not in self._back:
                self._back[here] = self._step_back(here)
            found.append(self._back[here])
        return found[::-1]

    def _step_back(self, space: int) -> int:
        """A space before this one, from where going on costs exactly what is left."""
        near = self.position.tables.near
        for side in range(SIDES):
            other = near[SIDES * space + side]
            if other == NONE or self._walked[other] >= self._walked[space]:
                continue
            passable = self._walked[other] == 0 or may_pass(self.position, self.seat, self.invader, other)
            if passable and self._walked[other] + 1 + self.surcharge(other) == self._walked[space]:
                return other
        raise AssertionError(f"no walk leads to {self.position.tables.space_names[space]}")

    def surcharge(self, space: int) -> int:
        """ALI-I12, ALI-I13: 1 for a space of others that is passed through."""
        if self._walked[space] == 0 or self.invader.free_passage:
            return 0
        return spaces.is_anothers(self.position.spaces[space], self.seat)
