"""A view with all that goes without saying on the wire; web/src/boards/alicematic/whole.ts does the same in a browser."""

from __future__ import annotations

from typing import Any, cast

from wondertable.core.views import View, spelled
from wondertable.games.alicematic.people.shapes import Board, Fixed, Hindrance, Outlook, Place, Space

Json = dict[str, Any]
Way = tuple[list[str], list[str]]


def whole(view: View[Fixed, Board]) -> Json:
    seen = cast(Json, spelled(view))
    board: Json = seen.pop("fixed") | seen["board"]
    for seat, entry in enumerate(board["seats"]):
        entry["slots"] = {slot: [card(each) for each in cards] for slot, cards in entry["slots"].items()}
        entry["score"] = score(view.board, seat)
        entry["alices_counted"] = entry["score"]["alices"]
    if view.board.you is not None:
        outlook = view.board.you.outlook
        del board["you"]["outlook"]
        reach = None if outlook is None else reaches(view.fixed.map.spaces, outlook)
        board["you"]["reach"] = reach
        if reach is not None and view.question is not None and view.question.kind == "invasion":
            seen["question"]["refused"] = [{"piece": one["space"], **one["why"]} for one in reach if one["why"]]
    return seen | {"board": board}


def card(seen: Json) -> Json:
    up = seen["face"] == "up"
    return {"public": up, "effect": up} | seen


def score(board: Board, seat: int) -> Json:
    """The points of a seat, line by line."""
    found = cast(Json, spelled(board.seats[seat].score))
    lines: list[Json] = [{"kind": "play", "points": found["play"]}]
    for tile in board.tiles:
        if tile.points[seat]:
            lines.append({"kind": "tile", "tile": tile.tile, "tokens": tile.tokens[seat], "points": tile.points[seat]})
    for slot in board.slots:
        if slot.points[seat]:
            lines.append({"kind": "slot", "slot": slot.slot, "alices": slot.alices[seat], "points": slot.points[seat]})
    lines += [{"kind": "effect", **source} for source in found.pop("sources")]
    return found | {"lines": lines}


def reaches(spaces: list[Space], outlook: Outlook) -> list[Json]:
    """An entry for each space of the map."""
    whys = {place: why for why in outlook.why for place in why.spaces}
    found: list[Json] = []
    for place, space in enumerate(spaces):
        against, cost, difficulty = outlook.kinds[space.kind], outlook.cost[place], outlook.difficulty[place]
        lacks = {"red": max(0, difficulty - against.military), "green": max(0, (cost or 0) - outlook.mobility)}
        path, passes = way(spaces, outlook, place) if cost else ([], [])
        why = whys.get(place)
        found.append(
            {
                "space": space.space,
                "actions": [action for action, there in outlook.actions.items() if place in there],
                "difficulty": difficulty,
                "military": against.military,
                "cost": cost,
                "mobility": outlook.mobility,
                **lacks,
                "path": path,
                "passes": passes,
                "gives": {
                    "what": against.gives,
                    "amount": outlook.amount[place],
                    "halved": place in outlook.halved,
                },
                "effects": against.effects,
                "why": why and reason(why, {"space": space.space, **(lacks if why.lacks else {})}),
            }
        )
    return found


def reason(why: Hindrance, there: Json) -> Json:
    return {"rule": why.rule, "key": why.key, "args": there | why.args}


def way(spaces: list[Space], outlook: Outlook, place: Place) -> Way:
    """A cheapest walk, the start first, and the spaces of others passed through."""
    path, passes = [spaces[place].space], []
    before = outlook.before[place]
    while before is not None:
        path.append(spaces[before].space)
        if before in outlook.tolls:
            passes.append(path[-1])
        before = outlook.before[before]
    return path[::-1], passes[::-1]
