"""What a seat cannot know (the rules' table "What each seat knows").

Reserves, spread, discard pile and the faces that can be seen are open to all. The one hidden thing is the order of the
unseen pages, and the position keeps none: each gets its card from the generator when it comes to light (book.py). A
redealt world has a generator of its own, so there every order of the unseen cards is equally likely, the true one too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat

if TYPE_CHECKING:
    from wondertable.games.kamimai.rules.position import KamimaiPosition


def forget(position: KamimaiPosition, seat: Seat, rng: Rng) -> None:
    """Nothing that a seat cannot know is written anywhere."""
