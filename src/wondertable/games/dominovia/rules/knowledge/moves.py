"""The moves of scrolls in this round, seen or unseen: what every seat's knowledge rests on.

One record serves all seats: a seat knows which scroll moved if it took part or if the move was open (seen_moves.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.kit import Seat, shl
from wondertable.games.dominovia.rules.tables import Scroll, Scrolls

if TYPE_CHECKING:
    from wondertable.games.dominovia.rules.position import DominoviaPosition

Move: TypeAlias = i64
"""What moved, packed: the kind of move, the giver, the receiver, and the scroll; of LACKED the set of scrolls."""

LINKED: Final = 1
"""From a hand into the chain, open to all."""
DREW: Final = 2
"""From the deck into a hand, known to the drawer."""
GAVE: Final = 3
"""From hand to hand, known to both."""
PASSED: Final = 4
"""From a hand towards another in a Dragon's exchange, known to both; it arrives with LANDED."""
LANDED: Final = 5
"""All scrolls of an exchange have arrived."""
DISCARDED: Final = 6
"""From a hand into the deck, known to the discarder."""
EATEN: Final = 7
"""From the chain into the deck, open to all."""
LACKED: Final = 8
"""No move, but known to all: a hand held no scroll of a set, or its Mage would have linked (DOM-K11)."""
NAMES: Final = ["", "linked", "drew", "gave", "passed", "landed", "discarded", "eaten", "lacked"]
SEATS_NAMED: Final = [0, 1, 1, 2, 2, 0, 1, 0, 1]
"""How many seats each kind of move names."""

USUAL: Final = 64
NO_MOVES: Final = vec[i64]([0] * USUAL)
"""Room for most rounds; longer ones get more."""


def packed(kind: i64, giver: Seat, receiver: Seat, scroll: Scroll) -> Move:
    return kind | shl(giver, 4) | shl(receiver, 7) | shl(scroll, 10)


def kind_of(move: Move) -> i64:
    return move & 15


def giver_of(move: Move) -> Seat:
    """The seat whose hand the scroll left, or that drew it."""
    return (move >> 4) & 7


def receiver_of(move: Move) -> Seat:
    return (move >> 7) & 7


def scroll_of(move: Move) -> Scroll:
    """The scroll that moved; of LACKED, the set of scrolls."""
    return move >> 10


def with_scroll(move: Move, scroll: Scroll) -> Move:
    return (move & 1023) | shl(scroll, 10)


def note(position: DominoviaPosition, move: Move) -> None:
    if position.moves_made < len(position.moves):
        position.moves[position.moves_made] = move
    else:
        position.moves = append(position.moves, move)
    position.moves_made += 1


def linked(position: DominoviaPosition, seat: Seat, scroll: Scroll) -> None:
    note(position, packed(LINKED, seat, 0, scroll))


def drew(position: DominoviaPosition, seat: Seat, scroll: Scroll) -> None:
    note(position, packed(DREW, seat, 0, scroll))


def gave(position: DominoviaPosition, giver: Seat, receiver: Seat, scroll: Scroll) -> None:
    note(position, packed(GAVE, giver, receiver, scroll))


def passed(position: DominoviaPosition, giver: Seat, receiver: Seat, scroll: Scroll) -> None:
    note(position, packed(PASSED, giver, receiver, scroll))


def landed(position: DominoviaPosition) -> None:
    note(position, LANDED)


def discarded(position: DominoviaPosition, seat: Seat, scroll: Scroll) -> None:
    note(position, packed(DISCARDED, seat, 0, scroll))


def eaten(position: DominoviaPosition, scroll: Scroll) -> None:
    note(position, packed(EATEN, 0, 0, scroll))


def lacked(position: DominoviaPosition, seat: Seat, fitting: Scrolls) -> None:
    if fitting:
        note(position, packed(LACKED, seat, 0, fitting))
