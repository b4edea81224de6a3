"""Bots: players in code. They are given worlds their seat cannot tell from the true one, never the true position."""

from __future__ import annotations

from wondertable.bots.levels import Adept, Apprentice, Slips
from wondertable.bots.playout import Random
from wondertable.bots.searcher import Searcher
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.rules.bot import Bot, Budget
from wondertable.core.rules.plan import AT_RANDOM, BY_CHANCE, FOR_THEMSELVES, Plan

MASTER = Budget(seconds=1.0)
SAGE = Budget(seconds=10.0)
SLIPS = 0.3
TURNS_MOST = 10_000_000
FLAT = Plan(others=BY_CHANCE, playouts=AT_RANDOM, deep=False)
"""Every answer is tried in random games."""
TREE = Plan(others=FOR_THEMSELVES, playouts=AT_RANDOM, relative=True)
"""A search that knows nothing of how others play."""
PLANS = {"master": None, "sage": None, "flat": FLAT, "tree": TREE}


def bot(name: str, game: Game) -> Bot:
    """A bot by name: a level, `random`, or one of the game's own. `master@300` searches for 300 turns, however long they take;
    so do `flat@300` and `tree@300`, which exist for studies, as `slips` does."""
    known: dict[str, Bot] = {
        "random": Random(),
        "slips": Slips(game.mind, SLIPS),
        "apprentice": Apprentice(game.mind),
        "adept": Adept(game.mind),
        "master": Searcher(game.mind, MASTER),
        "sage": Searcher(game.mind, SAGE),
        **game.bots(),
    }
    level, _, turns = name.partition("@")
    if level in PLANS and turns.isdecimal() and 0 < int(turns) <= TURNS_MOST:
        return Searcher(game.mind, Budget(turns=int(turns)), PLANS[level])
    if name not in known:
        raise Refused(None, "no-such-bot", {"bot": name[:80], "bots": ", ".join(known)})
    return known[name]
