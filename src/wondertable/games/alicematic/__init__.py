"""AlicematiC Heroes: five kingdoms of Alices fight for a map of Wonderland, one card and one space a turn."""

from wondertable.games.alicematic.game import Alicematic as GAME

__all__ = ["GAME"]
