"""What a page is told of a position, in the messages of a server."""

from __future__ import annotations

import json
from typing import Any

from wondertable import Game, Position
from wondertable.core.views import Changing
from wondertable.server import wire
from wondertable.server.games import info

Json = dict[str, Any]
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]


def game_info(game: Game) -> Json:
    told: Json = json.loads(wire.encode(info(game)))
    return told


def state(game: Game, position: Position, seat: int | None, since: int = 0) -> Json:
    """The first state of a connection, or with `since` a later one, of which only what is new is told."""
    look = game.look(position, seat)
    told = wire.State(
        number=1,
        seat=seat,
        question=int(position.tick),
        events=wire.raw(wire.encode(game.happened(position, seat, since))),
        first=since,
        moment=None,
        since=0,
        remaining=None,
        view=wire.raw(wire.encode(Changing(look.asked, look.question, look.outcome, look.board))),
    )
    if not since:
        told.fixed = wire.raw(wire.encode(look.fixed))
        told.undo = wire.raw(wire.encode({"can": None, "asked_by": None, "agreed": [], "waiting": []}))
        told.talk = []
        told.table = wire.TableInfo(
            table="stage",
            game=game.name,
            players=int(position.players),
            options=dict(look.options),
            clock=None,
            seats=[wire.Seat(NAMES[at], None, True, False, False) for at in range(int(position.players))],
            started=True,
            over=look.outcome is not None,
            commitment="",
            seed_chosen=False,
            start=None,
        )
    message: Json = json.loads(wire.encode(told))
    return message
