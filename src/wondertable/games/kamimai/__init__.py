"""KamiMaï: pull pages out of a standing book, and spend them on spells. See docs/rules/kamimai.md."""

from wondertable.games.kamimai.game import Kamimai as GAME

__all__ = ["GAME"]
