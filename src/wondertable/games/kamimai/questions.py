"""The kinds of question and of action in KamiMaï, by the names of the rules' table of decisions."""

from __future__ import annotations

from typing import Final

CHOOSE_SHEET: Final = 1
CHOOSE_MODE: Final = 2
STATE_HAND: Final = 3
TRAINING: Final = 4
CHOOSE_TARGET: Final = 5
CHOOSE_GRIP: Final = 6
BEGIN_DRAW: Final = 7
DRAW: Final = 8
CONFIRM_REPORT: Final = 9
CURSE_DISCARD: Final = 10
CAST_ACTION: Final = 11
CONSENT: Final = 12
GIFT_GIVER: Final = 13
GIFT_CARD: Final = 14
MOUSE_TAKE: Final = 15
STORE_KEEP: Final = 16
QUESTIONS: Final = [
    "", "choose_sheet", "choose_mode", "state_hand", "training", "choose_target", "choose_grip", "begin_draw", "draw",
    "confirm_report", "curse_discard", "cast_action", "consent", "gift_giver", "gift_card", "mouse_take", "store_keep",
]  # fmt: skip

SHEET: Final = 1
ADVENTURE: Final = 2
MODE: Final = 3
DOMINANT: Final = 4
GRAB: Final = 5
DONE: Final = 6
SKIP: Final = 7
TARGET: Final = 8
GRIP: Final = 9
BEGIN: Final = 10
STOP: Final = 11
CONFIRM: Final = 12
DISPUTE: Final = 13
DISCARD: Final = 14
CAST: Final = 15
CAST_TEAM: Final = 16
PLAY_IMP: Final = 17
PLAY_DRAGONFLIES: Final = 18
PLAY_MOUSE: Final = 19
END: Final = 20
AGREE: Final = 21
REFUSE: Final = 22
GIVER: Final = 23
GIVE: Final = 24
TAKE: Final = 25
TAKE_NONE: Final = 26
KEEP: Final = 27
