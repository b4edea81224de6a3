"""The moves of scrolls in this round, seen or unseen: what every seat's knowledge rests on.

One record serves all seats: a seat knows which scroll moved if it took part or if the move was open (knowledge.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.kit import shl

if TYPE_CHECKING:
    from wondertable.games.dominovia.position import DominoviaPosition

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


def move(kind: i64, giver: i64, receiver: i64, scroll: i64) -> i64:
    return kind | shl(giver, 4) | shl(receiver, 7) | shl(scroll, 10)


def kind_of(entry: i64) -> i64:
    return entry & 15


def giver_of(entry: i64) -> i64:
    """The seat whose hand the scroll left, or that drew it."""
    return (entry >> 4) & 7


def receiver_of(entry: i64) -> i64:
    return (entry >> 7) & 7


def scroll_of(entry: i64) -> i64:
    """The scroll that moved; of LACKED, the set of scrolls."""
    return entry >> 10


def with_scroll(entry: i64, scroll: i64) -> i64:
    return (entry & 1023) | shl(scroll, 10)


def note(position: DominoviaPosition, entry: i64) -> None:
    if position.moves_made < len(position.moves):
        position.moves[position.moves_made] = entry
    else:
        position.moves = append(position.moves, entry)
    position.moves_made += 1


def linked(position: DominoviaPosition, seat: i64, scroll: i64) -> None:
    note(position, move(LINKED, seat, 0, scroll))


def drew(position: DominoviaPosition, seat: i64, scroll: i64) -> None:
    note(position, move(DREW, seat, 0, scroll))


def gave(position: DominoviaPosition, giver: i64, receiver: i64, scroll: i64) -> None:
    note(position, move(GAVE, giver, receiver, scroll))


def passed(position: DominoviaPosition, giver: i64, receiver: i64, scroll: i64) -> None:
    note(position, move(PASSED, giver, receiver, scroll))


def landed(position: DominoviaPosition) -> None:
    note(position, LANDED)


def discarded(position: DominoviaPosition, seat: i64, scroll: i64) -> None:
    note(position, move(DISCARDED, seat, 0, scroll))


def eaten(position: DominoviaPosition, scroll: i64) -> None:
    note(position, move(EATEN, 0, 0, scroll))


def lacked(position: DominoviaPosition, seat: i64, fitting: i64) -> None:
    if fitting:
        note(position, move(LACKED, seat, 0, fitting))
