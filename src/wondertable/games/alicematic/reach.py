"""What invading each space would take and give, for the player whose turn it is."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.actions import kind_of, part
from wondertable.core.hexes import SIDES
from wondertable.core.kit import members
from wondertable.core.questions import Options
from wondertable.core.refused import Refused
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
    arms = arms_of(position, seat)
    limit = 2 * int(position.tables.space_count)
    reached = costs(position, seat, arms, limit)
    walked = walks(position, seat, arms, limit)
    actions = legal_actions(position, seat)
    return [entry(position, seat, int(s), arms, reached, walked, actions.get(int(s), [])) for s in position.land.spaces]


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


def entry(
    position: AlicematicPosition,
    seat: int,
    space: int,
    arms: Arms,
    reached: vec[i64],
    walked: vec[i64],
    legal: list[str],
) -> Json:
    tables = position.tables
    kind = position.land.kind[space]
    cost = int(reached[space])
    lack = int(price.lack_of_military(position, arms, space))
    path = walk_to(position, seat, space, arms, walked) if 0 < cost < FAR else []
    passed = [s for s in path[1:-1] if spaces.is_anothers(position.spaces[s], seat) and not arms.free_passage]
    why = None if legal else why_nothing(position, seat, space, arms, lack, cost)
    return {
        "space": tables.space_names[space],
        "actions": legal,
        "difficulty": int(arms.difficulty(kind, position.land.difficulty[space])),
        "military": int(arms.power_against(kind)),
        "cost": None if cost == FAR else cost,
        "mobility": int(arms.mobility),
        "red": max(0, lack),
        "green": 0 if cost == FAR else max(0, cost - int(arms.mobility)),
        "path": [tables.space_names[s] for s in path],
        "passes": [tables.space_names[s] for s in passed],
        "gives": gives(position, seat, space),
        "effects": [tables.alice_names[k] for k in members(acting(position, seat, kind))],
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


def walk_to(position: AlicematicPosition, seat: int, space: int, arms: Arms, walked: vec[i64]) -> list[int]:
    """A cheapest walk, the start first: step by step back to where going on costs exactly what is left."""
    path = [space]
    while walked[path[-1]] > 0:
        path.append(step_back(position, seat, path[-1], arms, walked))
    return path[::-1]


def step_back(position: AlicematicPosition, seat: int, space: int, arms: Arms, walked: vec[i64]) -> int:
    near = position.tables.near
    for side in range(SIDES):
        other = near[SIDES * space + side]
        if other == NONE or walked[other] == FAR:
            continue
        here = walked[other]
        if here > 0:
            if not may_pass(position, seat, arms, other):
                continue
            if not arms.free_passage and spaces.is_anothers(position.spaces[other], seat):
                here += 1
        if here + 1 == walked[space]:
            return int(other)
    raise AssertionError(f"no walk leads to {position.tables.space_names[space]}")
