"""How a search goes about a game."""

from __future__ import annotations

from typing import Final

# Who answers for the others inside the tree.
BY_MIND: Final = 0
"""The game's mind: the tree holds own decisions, and follows what the others are seen to do."""
FOR_THEMSELVES: Final = 1
"""Everybody chooses what serves them best, in one tree of what the searching seat sees."""
BY_CHANCE: Final = 2
"""Anything that is allowed."""

# How games are played on below the tree.
SENSIBLY: Final = 0
AT_RANDOM: Final = 1


class Plan:
    """What suits a game. Everything has a default that suits a game of which nothing is known."""

    def __init__(
        self,
        *,
        others: int = FOR_THEMSELVES,
        playouts: int = AT_RANDOM,
        horizon: int = 0,
        candidates: int = 0,
        pool: int = 0,
        heed: float = 1.0,
        deep: bool = True,
        explore: float = 0.7,
        relative: bool = False,
        trust: float = 0.0,
        widen: float = 0.0,
        caution: float = 0.0,
        points: float = 0.1,
        team: bool = False,
        slips: float = 0.0,
    ) -> None:
        self.others = others
        self.playouts = playouts
        self.horizon = horizon
        """After so many answers below the tree the game's judge speaks; 0: play to the end."""
        self.candidates = candidates
        """Instead of a tree: so many answers are compared in the same worlds; 0: a tree."""
        self.pool = pool
        """Sealed answers of others are drawn as the mind foresees them from so many worlds; 0: they are searched."""
        self.heed = heed
        """So many of the sealed answers of others are the foreseen ones; the rest is searched."""
        self.deep = deep
        """Whether there is a tree below the question itself."""
        self.explore = explore
        self.relative = relative
        """Whether `explore` is measured by how much the rewards differ, which is little where a round is not the game."""
        self.trust = trust
        """How much a likely answer is preferred at first."""
        self.widen = widen
        """Not more than widen times the root of the visits, and one, are tried of the answers, the likeliest first; 0: all."""
        self.caution = caution
        """With candidates, another answer than the mind's must be better by so many standard errors."""
        self.points = points
        """How much of the reward is the lead in points, where there are points."""
        self.team = team
        """Whether all win together or not at all."""
        self.slips = slips
        """Below the tree the others answer anything as often as the mind thinks they do, times this; 0: never."""
