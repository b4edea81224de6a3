"""What is studied: one game, who plays it, and how often. A study alone decides every card and every answer."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.rules.chance import SEED_LIMIT
from wondertable.games import game, game_with_data
from wondertable.lab.entrants import entrant

RANDOM = "random"


@dataclass(frozen=True)
class Study:
    """One name in `bots` sits in every seat, one name for each seat sits as listed.

    Fewer names than seats take turns and move on one seat with every game, as one name for each seat does with `rotate`.
    Games that differ only in who sits where are dealt the same cards.
    """

    game: str
    players: int
    games: int
    bots: tuple[str, ...] = (RANDOM,)
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    data: Mapping[str, object] | None = None
    rotate: bool = False

    def open(self) -> Game:
        """The game with its data, all names and numbers checked; refused by name if something does not fit."""
        found = game(self.game) if self.data is None else game_with_data(self.game, dict(self.data))
        found.check_players(self.players)
        found.check_options(self.options)
        for name in self.bots:
            entrant(name, found)
        if not 1 <= len(self.bots) <= self.players:
            raise Refused(None, "bots-number", {"bots": len(self.bots), "players": self.players})
        if not 0 <= self.seed < SEED_LIMIT:
            raise Refused(None, "seed", {"seed": str(self.seed)[:80]})
        return found

    @property
    def several(self) -> bool:
        return len(set(self.bots)) > 1

    @property
    def turns(self) -> int:
        """How many games in a row share their cards, each with the bots one seat further."""
        moves = self.several and (self.rotate or len(self.bots) < self.players)
        return len(self.bots) if moves else 1

    def seating(self, number: int) -> list[str]:
        """The bot in each seat of game `number`, counted from 0."""
        moved = number % self.turns
        return [self.bots[(seat + moved) % len(self.bots)] for seat in range(self.players)]

    def deal_seed(self, number: int) -> int:
        return self._seed("deal", number // self.turns)

    def bots_seed(self, number: int) -> int:
        return self._seed("bots", number)

    def _seed(self, purpose: str, number: int) -> int:
        """Any game can be played on its own: its chance hangs on its number, not on the games before it."""
        digest = hashlib.sha256(f"{purpose} {self.seed} {number}".encode()).digest()
        return int.from_bytes(digest[:8], "big") % SEED_LIMIT
