"""Why an answer is refused where no rule says more than that it was not offered."""

from __future__ import annotations

from wondertable.core.refused import Refused
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Question


def why_not(position: Position, question: Question, seat: int, action: int) -> Refused:
    return Refused(None, "not-possible")


def why_final(position: Position, question: Question) -> Refused | None:
    return None
