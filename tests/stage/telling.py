"""What a page is told of a position, in the messages of a server."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import wondertable
from wondertable import Game, Position, Rng
from wondertable.core.views import Changing
from wondertable.server import wire
from wondertable.server.games import info
from wondertable.server.wire import Company

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
        now=0,
        view=wire.raw(wire.encode(Changing(look.asked, look.question, look.outcome, look.board))),
    )
    if not since:
        told.fixed = wire.raw(wire.encode(look.fixed))
        told.undo = wire.raw(wire.encode({"can": None, "asked_by": None, "agreed": [], "waiting": []}))
        told.talk = []
        told.again = None
        told.table = wire.TableInfo(
            table="stage",
            game=game.name,
            players=int(position.players),
            options=dict(look.options),
            clock=None,
            seats=[wire.Seat(NAMES[at], None, True, False, False, 0, False) for at in range(int(position.players))],
            host=0,
            started=True,
            over=look.outcome is not None,
            commitment="",
            seed_chosen=False,
            start=None,
            hints=True,
            brisk=False,
            weaker=False,
            watchers_apart=False,
            series=None,
            company=Company(60, None, None, None, [], True, [], False),
            leaving=None,
            notice=None,
            data=None,
            own_data=False,
        )
    message: Json = json.loads(wire.encode(told))
    return message


@cache
def moments(name: str, most: int) -> list[Json]:
    """What the first seat is told of a game, answer by answer, in which half of the answers are sensible."""
    game = wondertable.game(name)
    position = game.new(players=game.seats()[-1], seed=7)
    bot, chance, rng = game.bots()["thumb"], random.Random(7), Rng(7)
    found = [state(game, position, 0)]
    told = len(found[0]["events"])
    while position.outcome() is None and len(found) < most:
        seat = chance.choice(position.asked())
        sensible = chance.random() < 0.5
        answer = bot.choose(position.redeal(seat, rng), seat, rng) if sensible else chance.choice(position.legal(seat))
        position.apply(seat, answer)
        if events := len(game.happened(position, 0, told)):
            found.append(state(game, position, 0, told))
            told += events
    return found
