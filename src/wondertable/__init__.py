"""Wondertable: five modern tabletop games, for people in the browser and for millions of games in code.

>>> import wondertable
>>> game = wondertable.game("miraris")
>>> position = game.new(players=4, seed=7)
>>> position.asked()
[0, 1, 2, 3]
"""

from __future__ import annotations

from wondertable import form as form  # comes first: it chooses which form of the others is loaded
from wondertable.bots import bot
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.rules.bot import Bot, Budget
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Outcome, Position
from wondertable.games import game, game_of, games

__version__ = "0.1.0"
__all__ = ["Bot", "Budget", "Game", "Outcome", "Position", "Refused", "Rng", "bot", "game", "game_of", "games"]
