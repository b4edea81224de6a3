"""Bots: players in code. They are given worlds their seat cannot tell from the true one, never the true position."""

from __future__ import annotations

from wondertable.bots.playout import Random
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.rules.bot import Bot


def bot(name: str, game: Game) -> Bot:
    """A bot by name: `random`, or one of the game's own."""
    known: dict[str, Bot] = {"random": Random(), **game.bots()}
    if name not in known:
        raise Refused(None, "no-such-bot", {"bot": name[:80], "bots": ", ".join(known)})
    return known[name]
