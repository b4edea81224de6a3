"""What a table of Dominovia chose before the match, as the rules read it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules import chosen
from wondertable.games.dominovia.rules.classic import Classic
from wondertable.games.dominovia.rules.dragons import Angry, Base, Dizzy, Dragon, Hungry, Lazy
from wondertable.games.dominovia.rules.links import BY_SCROLL
from wondertable.games.dominovia.rules.play import Play

PLAYS: Final[dict[str, Play]] = {"spells": Play(), "classic": Classic()}
DRAGONS: Final[dict[str, Dragon]] = {
    "base": Base(),
    "lazy": Lazy(),
    "hungry": Hungry(),
    "dizzy": Dizzy(),
    "angry": Angry(),
}
"""DOM-S3, DOM-Q28: one of them for the whole match."""


class Chosen(chosen.Chosen):
    def __init__(self) -> None:
        super().__init__()
        self.play: Play = PLAYS["spells"]
        self.dragon: Dragon = DRAGONS["base"]
        self.rounds_to_win: i64 = 1
        self.freeze_scope: i64 = BY_SCROLL
        self.fly_after_draw: bool = True
        self.ring_choice: bool = True
        self.hungry_repetition: i64 = 0
        self.hungry_turn_limit: i64 = 0
        self.memory_aid: bool = False
        self.classic_points: i64 = 0
