"""How the events of Miraris read."""

from __future__ import annotations

from wondertable.core.events import (
    Arg,
    Told,
    bag,
    by_seat,
    kind,
    named,
    names,
    number,
    ordinal,
    seat,
    seats,
    stack,
    truth,
)
from wondertable.games.miraris.people.scores import score_of
from wondertable.games.miraris.people.shapes import Score, ScoreValue
from wondertable.games.miraris.rules import tell
from wondertable.games.miraris.rules.ending import REASONS
from wondertable.games.miraris.rules.tables import BITS, Tables


def events(tables: Tables) -> dict[int, tuple[str, list[Arg]]]:
    character = named("character", "character", tables.character_ids)
    pile = stack("wonders", "wonder")
    wonders = bag("wonders", "wonder", BITS)
    return {
        tell.DEAL: ("deal", [number("each")]),
        tell.DEALT: ("dealt", [names("characters", "character", tables.character_ids)]),
        tell.KEPT: ("kept", [character]),
        tell.ALL_KEPT: ("all_kept", []),
        tell.TURN_UP: ("turn_up", [number("round"), pile]),
        tell.REVEAL: ("reveal", [by_seat("bids")]),
        tell.TIE: ("tie", [number("value"), seats()]),
        tell.CLAIM: ("claim", [seat(), ordinal("slot"), pile]),
        tell.SHOW: ("show", [seat(), character]),
        tell.TAKE: ("take", [seat(), wonders]),
        tell.TEST: ("test", [seat(), truth("won"), number("kinds")]),
        tell.DRAW: ("draw", [seat(), number("count")]),
        tell.DREW: ("drew", [wonders]),
        tell.DEMAND: ("demand", [seat(), number("demand"), seats("givers")]),
        tell.GIFT: ("gift", [seat("giver"), seat(), kind("wonder", "wonder")]),
        tell.GAVE: ("gave", [seat("giver"), seat()]),
        tell.TOTAL: ("total", [number("total")]),
        tell.STRIP: ("strip", [seat(), number("count"), seats("losers")]),
        tell.DISCARD: ("discard", [seat(), wonders]),
        tell.DREAM: ("dream", [seat(), number("count")]),
        tell.SCORE: (
            "score",
            [seat(), character, wonders, number("crowns"), number("bonus"), number("points"), *made(tables)],
        ),
        tell.WIN: ("win", [seats(), named("reason", "outcome", REASONS)]),
    }


def made(tables: Tables) -> list[Arg]:
    """How the points were made: the value of each kind under the character, and what the character adds besides."""

    def score(args: list[int]) -> Score:
        _, character, held, _, _, points = args
        return score_of(tables.characters[character], held, points)

    return [
        Told("values", "values", lambda args: score(args).values, list[ScoreValue]),
        Told("added", "number", lambda args: score(args).bonus),
    ]
