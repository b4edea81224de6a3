"""How a round ends, and the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.kit import Seat, set_size
from wondertable.games.dominovia.rules import tell
from wondertable.games.dominovia.rules.tables import NONE

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition

NOT_OVER: Final = 0
OUT: Final = 1
STOPPED: Final = 2
BY_LAZY: Final = 3
BY_REPEAT: Final = 4
BY_CAP: Final = 5
BLOCKED: Final = 6
REASONS: Final = ["", "out", "stopped", "lazy", "repeat", "cap", "blocked"]
"""Why a round ended: the last scroll linked (DOM-E1), nobody can link (DOM-E3), the Dragon Mirror of a Lazy game (DOM-V3),
the same position again (DOM-V12), too many turns (DOM-V30); in classic play also: all passed (DOM-V28)."""

RUNNING: Final = 0
BY_ROUNDS: Final = 1
BY_POINTS: Final = 2
OUTCOMES: Final = ["", "rounds", "points"]
"""Why a match ended: enough rounds won (DOM-E9), or in classic play enough points (DOM-V29)."""


def fewest_scrolls(position: DominoviaPosition) -> Seat:
    """DOM-E6: the Mage with the fewest scrolls; of several the one with the highest value among them (DOM-E7, DOM-Q24)."""
    tables = position.tables
    best: Seat = NONE
    fewest: i64 = 0
    highest: i64 = 0
    seat: Seat
    for seat in range(position.players):
        hand = position.seats[seat].hand
        held = set_size(hand)
        value = tables.values[tables.highest(hand)]
        if best == NONE or held < fewest or (held == fewest and value > highest):
            best = seat
            fewest = held
            highest = value
    return best


def close_round(position: DominoviaPosition, winner: Seat, reason: i64) -> None:
    """DOM-Q32: all hands are shown. The Rings stay where they are until the next round."""
    position.reveal()
    for mage in position.seats:
        mage.last_hand = mage.hand
    position.last_winner = winner
    position.last_reason = reason
    position.turn = NONE
    position.casting = NONE
    position.cast_end = NONE
    position.direction = NONE
    tell.hands(position)


def win_round(position: DominoviaPosition, winner: Seat, reason: i64) -> bool:
    """DOM-E8: the winner's Round card turns. Returns whether the match is won with it (DOM-E9)."""
    close_round(position, winner, reason)
    mage = position.seats[winner]
    mage.rounds_won += 1
    tell.round_won(position)
    if mage.rounds_won < position.chosen.rounds_to_win:
        return False
    end_match(position, winner, BY_ROUNDS)
    return True


def end_match(position: DominoviaPosition, winner: Seat, outcome: i64) -> None:
    position.winner = winner
    position.ended = outcome
    tell.match_won(position)
