"""Who plays in a study: a bot of the house by name, or a class of one's own as MODULE:CLASS."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from wondertable.bots import bot
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position


def entrant(name: str, game: Game) -> Bot:
    """Refused if there is nobody of that name."""
    module, colon, own = name.partition(":")
    return own_bot(module, own) if colon else bot(name, game)


def own_bot(module: str, name: str) -> Bot:
    """From the folder in which the command was given, or from what is installed. Two versions of a bot are two modules."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), name)()
    except Exception as error:  # it is somebody else's, so anything may be wrong with it
        raise broken(f"{module}:{name}", error) from None
    if not isinstance(found, Bot):
        raise broken(f"{module}:{name}", TypeError("it is no wondertable.Bot"))
    return Guarded(f"{module}:{name}", found)


class Guarded(Bot):
    """A bot of somebody else's; what goes wrong in it is told under its name."""

    def __init__(self, name: str, own: Bot) -> None:
        self.name = name
        self.own = own

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        try:
            action = int(self.own.choose(world, seat, rng))
            refused = world.refusal(seat, action)
        except Exception as error:
            raise broken(self.name, error) from error
        if refused is not None:
            raise broken(self.name, ValueError(f"it answers {action}: {refused}"))
        return action


def broken(name: str, error: Exception) -> Refused:
    problem = f"{type(error).__name__}: {' '.join(str(error).split())}"[:200].rstrip(".: ")
    return Refused(None, "own-bot", {"bot": name[:80], "problem": problem})
