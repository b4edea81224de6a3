"""What a table chose before its game, as the rules read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from wondertable.core.refused import Refused

if TYPE_CHECKING:
    from wondertable.core.rules.questions import Question


class Refusals(Protocol):
    """Says why an answer is refused: the game's `people/refusals.py`."""

    def why_not(self, position: Any, question: Question, seat: int, action: int, /) -> Refused:
        """The rule that forbids an answer which is not among the options."""

    def why_final(self, position: Any, question: Question, /) -> Refused | None:
        """The rule by which an answer to this question cannot be taken back, or None where it can."""


class Reports(Protocol):
    """Takes results from outside the rules: the `outside/reports.py` of a game that has something there."""

    def why_not_report(self, position: Any, seat: int, text: str, /) -> Refused | None:
        """Why a person in this seat may not tell this result, or None if they may."""

    def report(self, position: Any, text: str, /) -> None:
        """Enter a result; refused, and nothing changed, if it cannot be."""


class Chosen:
    """What was chosen, in native fields under the names of the options; made once and shared by all copies of a position.

    Beside it stands whom a position asks for what is not rules: the reasons of refusals, and results from outside.
    """

    def __init__(self) -> None:
        self.game: str = ""
        self.options: dict[str, object] = {}
        """The values as people choose them."""
        self.refusals: Refusals | None = None
        self.reports: Reports | None = None
