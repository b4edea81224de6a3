"""What invading each space would take and give, for the player whose turn it is."""

from __future__ import annotations

from mypy_extensions import i64

from wondertable.core.refused import Refused
from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.hexes import SIDES
from wondertable.core.rules.kit import members
from wondertable.core.rules.questions import Options
from wondertable.games.alicematic import invasion, price, refusals, spaces
from wondertable.games.alicematic.alices import CITY, FOREST
from wondertable.games.alicematic.arms import Arms, arms_of, costs, may_pass, walks
from wondertable.games.alicematic.position import AlicematicPosition
from wondertable.games.alicematic.questions import ATTACK, FINISH, INVADE, INVADE_DOWN, JET
from wondertable.games.alicematic.tables import FAR, NONE
from wondertable.games.alicematic.tell import CARDS, VP, WHAT

Json = dict[str, object]
ACTION_NAMES = {INVADE: "invade", INVADE_DOWN: "invade", ATTACK: "attack", FINISH: "finish", JET: "jet"}


def every_space(position: AlicematicPosition, seat: int) -> list[Json]:
    """An entry for each space, in rising order, with the powers of this moment."""
    if position.looked is None or position.looked_at != position.tick or position.looked_by != seat:
        position.looked = look_round(position, seat)
        position.looked_at = position.tick
        position.looked_by = seat
    return position.looked


def look_round(position: AlicematicPosition, seat: int) -> list[Json]:
    arms = arms_of(position, seat)
    reached = Walks(position, seat, arms)
    actions = legal_actions(position, seat)
    return [entry(reached, int(space), actions.get(int(space), [])) for space in position.land.spaces]


def legal_actions(position: AlicematicPosition, seat: int) -> dict[int, list[str]]:
    """The kinds of invasion action that are legal on each space."""
    options = Options()
    invasion.list_invasions(position, seat, options)
    found: dict[int, list[str]] = {}
    for action in options.to_list():
        name = ACTION_NAMES.get(kind_of(action))
        if name is not None and name not in found.setdefault(int(part(action, 0)), []):
            found[int(part(action, 0))].append(name)
    return found


def entry(reached: Walks, space: int, legal: list[str]) -> Json:
    position, seat, arms = reached.position, reached.seat, reached.arms
    names = position.tables.space_names
    kind = position.land.kind[space]
    cost = int(reached.costs[space])
    lack = int(price.lack_of_military(position, arms, space))
    path = reached.path(space)
    why = None if legal else why_nothing(position, seat, space, arms, lack, cost)
    return {
        "space": names[space],
        "actions": legal,
        "difficulty": int(arms.difficulty(kind, position.land.difficulty[space])),
        "military": int(arms.power_against(kind)),
        "cost": None if cost == FAR else cost,
        "mobility": int(arms.mobility),
        "red": max(0, lack),
        "green": 0 if cost == FAR else max(0, cost - int(arms.mobility)),
        "path": [names[other] for other in path],
        "passes": [names[other] for other in path[1:-1] if reached.surcharge(other)],
        "gives": gives(position, seat, space),
        "effects": [position.tables.alice_names[k] for k in members(acting(position, seat, kind))],
        "why": None if why is None else {"rule": why.rule, "key": why.key, "args": why.args},
    }


def why_nothing(
    position: AlicematicPosition, seat: int, space: int, arms: Arms, lack: int, cost: int
) -> Refused | None:
    """The rule by which nothing can be done on a space now."""
    found = refusals.not_target(position, seat, space, arms.closed_forests)
    if found is not None:
        return found
    args: Json = {"space": position.tables.space_names[space]}
    if cost == FAR:
        return refusals.refuse("ALI-I16", "no_walk", args)
    return refusals.short_of(position, seat, arms, args, lack, cost)


def acting(position: AlicematicPosition, seat: int, kind: i64) -> i64:
    """The kinds of this player that act after a space of this kind is taken, as a set."""
    player = position.seats[seat]
    return (player.real | player.copied) & position.tables.invade_kinds[kind]


def gives(position: AlicematicPosition, seat: int, space: int) -> Json:
    """The bonus of a space (ALI-B1 to ALI-B5)."""
    kind = int(position.land.kind[space])
    player = position.seats[seat]
    owner = spaces.owner(position.spaces[space])
    stolen = owner not in (NONE, seat)
    full = int(invasion.bonus(position, player, space, False))
    amount = int(invasion.bonus(position, player, space, stolen))
    what = WHAT[VP] if kind in (CITY, FOREST) else WHAT[CARDS] if kind == CARDS else WHAT[kind]
    return {"what": what, "amount": amount, "halved": amount < full}


class Walks:
    """The cheapest walks of a player: how far each space is, and the way there."""

    def __init__(self, position: AlicematicPosition, seat: int, arms: Arms) -> None:
        limit = 2 * int(position.tables.space_count)
        self.position = position
        self.seat = seat
        self.arms = arms
        self.costs = costs(position, seat, arms, limit)
        self._walked = walks(position, seat, arms, limit)
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
            other = int(near[SIDES * space + side])
            if other == NONE or self._walked[other] >= self._walked[space]:
                continue
            passable = self._walked[other] == 0 or may_pass(self.position, self.seat, self.arms, other)
            if passable and self._walked[other] + 1 + self.surcharge(other) == self._walked[space]:
                return other
        raise AssertionError(f"no walk leads to {self.position.tables.space_names[space]}")

    def surcharge(self, space: int) -> int:
        """ALI-I12, ALI-I13: 1 for a space of others that is passed through."""
        if self._walked[space] == 0 or self.arms.free_passage:
            return 0
        return int(spaces.is_anothers(self.position.spaces[space], self.seat))
