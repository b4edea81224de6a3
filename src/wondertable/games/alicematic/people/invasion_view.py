"""What invading each space would take and give, for the player whose turn it is."""

from __future__ import annotations

from typing import cast

from wondertable.core.refused import Refused
from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.kit import members
from wondertable.core.rules.questions import Options
from wondertable.core.shapes import Facts
from wondertable.games.alicematic.people import refusals
from wondertable.games.alicematic.people.map_view import chart_of
from wondertable.games.alicematic.people.shapes import Action, Against, Gain, Hindrance, Kind, Outlook, Place
from wondertable.games.alicematic.rules import invasion, questions as q, spaces
from wondertable.games.alicematic.rules.alices import TERRAINS
from wondertable.games.alicematic.rules.invader import Invader, invader_of
from wondertable.games.alicematic.rules.mobility import costs, may_pass, walks
from wondertable.games.alicematic.rules.position import AlicematicPosition
from wondertable.games.alicematic.rules.tables import FAR, NONE
from wondertable.games.alicematic.rules.tell import VP, WHAT

ACTIONS: dict[int, Action] = {
    q.INVADE: "invade",
    q.INVADE_DOWN: "invade",
    q.ATTACK: "attack",
    q.JET: "jet",
    q.FINISH: "finish",
}


def outlook(position: AlicematicPosition, seat: int) -> Outlook:
    player, tables, chart = position.seats[seat], position.tables, chart_of(position.land)
    invader = invader_of(position, seat)
    limit = 2 * tables.space_count
    walked, reached = list(walks(position, seat, invader, limit)), list(costs(position, seat, invader, limit))
    cost = [reached[space] for space in chart.spaces]
    military = [invader.power_against(terrain) for terrain in range(len(TERRAINS))]
    difficulty = [invader.difficulty(look.terrain, look.difficulty) for look in chart.looks]
    lacks = [meets - military[look.terrain] for look, meets in zip(chart.looks, difficulty, strict=True)]
    active = player.real | player.copied
    amount, halved = gains(position, seat)
    before, tolls = ways(position, seat, invader, [walked[space] for space in chart.spaces])
    actions = possible_actions(position, seat)
    return Outlook(
        mobility=invader.mobility,
        kinds={
            cast(Kind, name): Against(
                military[at],
                cast(Gain, WHAT[min(at, VP)]),
                [tables.alice_names[kind] for kind in members(active & tables.invade_kinds[at])],
            )
            for at, name in enumerate(TERRAINS)
        },
        difficulty=[difficulty[look] for look in chart.look],
        cost=[None if far == FAR else far for far in cost],
        before=before,
        tolls=tolls,
        amount=amount,
        halved=halved,
        actions=actions,
        why=Hindrances(position, seat, invader).among(set().union(*actions.values()), lacks, cost),
    )


def possible_actions(position: AlicematicPosition, seat: int) -> dict[Action, list[Place]]:
    options = Options()
    invasion.list_invasions(position, seat, options)
    place_of = chart_of(position.land).places
    found: dict[Action, list[Place]] = {name: [] for name in ACTIONS.values()}
    for action in options.to_list():
        name = ACTIONS.get(kind_of(action))
        if name is not None:
            there = found[name]
            place = place_of[part(action, 0)]
            if not there or there[-1] != place:  # space by space in rising order, each perhaps in several payments
                there.append(place)
    return {name: there for name, there in found.items() if there}


def gains(position: AlicematicPosition, seat: int) -> tuple[list[int], list[Place]]:
    """What each space gives, and those that give only half; Cities and Forests give VP as white land does."""
    chart, player = chart_of(position.land), position.seats[seat]
    full = [invasion.bonus(position, player, look.space, False) for look in chart.looks]
    stolen = [invasion.bonus(position, player, look.space, True) for look in chart.looks]
    found = [full[look] for look in chart.look]
    halved = []
    for place, state in enumerate(chart.states(position)):
        if state and spaces.owner(state) not in (NONE, seat):
            found[place] = stolen[chart.look[place]]
            if found[place] < full[chart.look[place]]:
                halved.append(place)
    return found, halved


def ways(
    position: AlicematicPosition, seat: int, invader: Invader, walked: list[int]
) -> tuple[list[Place | None], list[Place]]:
    """The space before each one on a cheapest walk, and the spaces that cost one more where a walk leads on from them."""
    chart = chart_of(position.land)
    through, tolls = walked[:], []
    """What it costs to come to a space and go on from there."""
    if not invader.free_passage:
        for place, state in enumerate(chart.states(position)):
            if state and walked[place] and spaces.is_anothers(state, seat):
                through[place] += 1  # ALI-I12, ALI-I13: for a space of others that is passed through
                tolls.append(place)
    for forest in chart.forests:
        if walked[forest] and not may_pass(position, seat, invader, chart.spaces[forest]):
            through[forest] = FAR
    return [step_back(through, here, near) for here, near in zip(walked, chart.near, strict=True)], tolls


def step_back(through: list[int], here: int, near: list[Place]) -> Place | None:
    """A space from where going on costs exactly what is left."""
    if here in (0, FAR):
        return None
    for place in near:
        if through[place] + 1 == here:
            return place
    raise AssertionError("no walk leads there")


class Hindrances:
    """The rules by which nothing can be done on a space now, each once for all spaces it speaks of."""

    def __init__(self, position: AlicematicPosition, seat: int, invader: Invader) -> None:
        self.position = position
        self.seat = seat
        self.invader = invader
        self._found: dict[object, Hindrance] = {}

    def among(self, possible: set[Place], lacks: list[int], cost: list[int]) -> list[Hindrance]:
        """On the spaces where nothing is possible, with what Military Power lacks by their looks and what they cost."""
        chart = chart_of(self.position.land)
        no_target: dict[object, Hindrance | None] = {}
        too_dear: dict[object, Hindrance | None] = {}
        for place, state in enumerate(chart.states(self.position)):
            if place in possible:
                continue
            there = chart.ground[place], state
            if there not in no_target:
                no_target[there] = self._noted(self._no_target(chart.spaces[place]))
            why = no_target[there]
            if why is None:
                lack = lacks[chart.look[place]]
                short_of = lack > 0, cost[place] == FAR  # one of these it is, for it can be invaded otherwise
                if short_of not in too_dear:
                    too_dear[short_of] = self._noted(self._too_dear(chart.spaces[place], lack, cost[place]))
                why = too_dear[short_of]
            if why is not None:
                why.spaces.append(place)
        return list(self._found.values())

    def _no_target(self, space: int) -> Refused | None:
        return refusals.not_target(self.position, self.seat, space, self.invader.closed_forests)

    def _too_dear(self, space: int, lack: int, cost: int) -> Refused | None:
        args: dict[str, object] = {"space": self.position.tables.space_names[space]}
        if cost == FAR:
            return refusals.refuse("ALI-I16", "no_walk", args)
        return refusals.short_of(self.position, self.seat, self.invader, args, lack, cost)

    def _noted(self, why: Refused | None) -> Hindrance | None:
        if why is None:
            return None
        lacks = why.key == "short"
        args = {} if lacks else {key: value for key, value in why.args.items() if key != "space"}
        fresh = Hindrance([], why.rule, why.key, cast(Facts, args), lacks)
        return self._found.setdefault((why.rule, why.key, *args.values()), fresh)
