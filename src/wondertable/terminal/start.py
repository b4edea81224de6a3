"""The parts of a command line that a game is started from."""

from __future__ import annotations

import argparse

from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.games import game


def game_of(arguments: argparse.Namespace) -> Game:
    return game(arguments.game, arguments.data)


def players_of(arguments: argparse.Namespace, of: Game) -> int:
    """As asked for, else the fewest the game is for."""
    players = of.seats()[0] if arguments.players is None else int(arguments.players)
    of.check_players(players)
    return players


def options_of(arguments: argparse.Namespace) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in arguments.option:
        if key in found:
            raise Refused(None, "option-twice", {"key": key[:80]})
        found[key] = value
    return found
