"""Bibliowonders!: a race through a library whose shelves wander."""

from wondertable.games.bibliowonders.game import Bibliowonders as GAME

__all__ = ["GAME"]
