"""The Mirror Scrolls of Dominovia: dominoes in which every match of two pictures casts a spell."""

from wondertable.games.dominovia.game import Dominovia as GAME

__all__ = ["GAME"]
