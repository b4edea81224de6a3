"""Bots: players in code. They are given worlds their seat cannot tell from the true one, never the true position."""

from __future__ import annotations

from wondertable.bots.levels import Adept, Apprentice
from wondertable.bots.playout import Random
from wondertable.bots.searcher import Searcher
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.rules.bot import Bot, Budget

WHIM = 2.0
MASTER = Budget(seconds=1.0)
SAGE = Budget(seconds=10.0)
TURNS_MOST = 10_000_000


def bot(name: str, game: Game) -> Bot:
    """A bot by name: a level, `random`, or one of the game's own. `master@300` searches for 300 turns, however long they take."""
    known: dict[str, Bot] = {
        "random": Random(),
        "apprentice": Apprentice(game.mind, WHIM),
        "adept": Adept(game.mind),
        "master": Searcher(game.mind, MASTER),
        "sage": Searcher(game.mind, SAGE),
        **game.bots(),
    }
    level, _, turns = name.partition("@")
    if level in ("master", "sage") and turns.isdecimal() and 0 < int(turns) <= TURNS_MOST:
        return Searcher(game.mind, Budget(turns=int(turns)))
    if name not in known:
        raise Refused(None, "no-such-bot", {"bot": name[:80], "bots": ", ".join(known)})
    return known[name]
