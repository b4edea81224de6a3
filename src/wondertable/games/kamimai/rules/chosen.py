"""What a table of KamiMaï chose before the game (KAM-V10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wondertable.core.rules import chosen
from wondertable.games.kamimai.rules.tables import Hands
from wondertable.games.kamimai.rules.terms import AVERAGE, NORMAL, STATISTICAL

ADVENTURE: Final = -2
"""All sheets in a row (KAM-V4)."""


class Chosen(chosen.Chosen):
    odds: Hands
    """Those that statistical hands have."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet: i64 = 0
        """NONE where the group settles it at the table; or ADVENTURE."""
        self.mode: i64 = NORMAL
        """NONE where the group settles it at the table."""
        self.skill: i64 = AVERAGE
        self.training = False
        self.source: i64 = STATISTICAL
        self.helped: list[int] = []
        """KAM-V11: for each seat the grip that each grip is replaced by."""
        self.blessing_always = False
        self.colour_takes_fairies = False
        self.one_grab = False
        self.strict_contact = False
        self.activator_overrules = False
        self.late_falls = True
        self.risk_shown = False
        """Everybody is told how likely the book falls with one more page."""
        self.turn_cap: i64 = 0

    def with_hands(self, odds: Hands) -> Chosen:
        """The same, but that pulls are made by statistical hands with these odds."""
        twin = Chosen()
        twin.game = self.game
        twin.options = self.options
        twin.refusals = self.refusals
        twin.odds = odds
        twin.sheet = self.sheet
        twin.mode = self.mode
        twin.skill = self.skill
        twin.training = self.training
        twin.helped = self.helped
        twin.blessing_always = self.blessing_always
        twin.colour_takes_fairies = self.colour_takes_fairies
        twin.one_grab = self.one_grab
        twin.strict_contact = self.strict_contact
        twin.activator_overrules = self.activator_overrules
        twin.late_falls = self.late_falls
        twin.risk_shown = self.risk_shown
        twin.turn_cap = self.turn_cap
        return twin
