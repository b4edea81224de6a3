"""Parts of a game as they are where a game says nothing: each stands for the file of the same name in the game's folder."""

from wondertable.core.defaults import data, describe, mind, options, possible, refusals, saving, thumb, view

__all__ = ["data", "describe", "mind", "options", "possible", "refusals", "saving", "thumb", "view"]
