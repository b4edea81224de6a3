"""The kinds of question and of action in Miraris, by the names of the rules' table of decisions."""

from __future__ import annotations

from typing import Final

CHOOSE_CHARACTER: Final = 1
BID: Final = 2
ROLANDO_TAKE: Final = 3
LUCIA_TAKE: Final = 4
MIRELA_GIFT: Final = 5
QUESTIONS: Final = ["", "choose_character", "bid", "rolando_take", "lucia_take", "mirela_gift"]

KEEP: Final = 1
LAY: Final = 2
TAKE: Final = 3
TAKE_TWO: Final = 4
GIVE: Final = 5
