"""What happened in Bibliowonders!, told to those who may know it.

Each function does nothing unless somebody keeps a journal, so that search pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core.rules.bags import Bag
from wondertable.core.rules.journal import EVERYBODY
from wondertable.core.rules.kit import Kind, Seat, bit, members
from wondertable.games.bibliowonders.rules.tables import SHELF_BITS, SHELF_MASK, Colours, Place, Places

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.rules.position import BibliowondersPosition

COLOUR: Final = 0
START: Final = 1
TURN: Final = 2
MOVE: Final = 3
TURN_UP: Final = 4
MP: Final = 5
DRAW: Final = 6
DREW: Final = 7
CRYSTAL: Final = 8
SHIFT: Final = 9
SWAP: Final = 10
LEARN: Final = 11
CAST: Final = 12
CLAIRVOYANCE: Final = 13
SAW: Final = 14
MAGIC: Final = 15
LINE: Final = 16
EXTRA: Final = 17
DISCARD: Final = 18
END: Final = 19
PUT_AWAY: Final = 20
RESHUFFLE: Final = 21
RECONSTRUCTION: Final = 22
WIN: Final = 23


def colour(position: BibliowondersPosition, seat: Seat) -> None:
    if position.journal is not None:
        position.journal.note(COLOUR, EVERYBODY, [seat, position.seats[seat].colour - 1])


def start(position: BibliowondersPosition) -> None:
    if position.journal is not None:
        position.journal.note(START, EVERYBODY, [position.start])


def turn(position: BibliowondersPosition) -> None:
    if position.journal is not None:
        position.journal.note(TURN, EVERYBODY, [position.active, position.round()])


def move(position: BibliowondersPosition, seat: Seat, origin: Place, place: Place) -> None:
    if position.journal is not None:
        position.journal.note(MOVE, EVERYBODY, [seat, origin, place])


def turn_up(position: BibliowondersPosition, place: Place) -> None:
    if position.journal is not None:
        position.journal.note(TURN_UP, EVERYBODY, [place, position.shelves[place] & SHELF_MASK])


def mp(position: BibliowondersPosition, seat: Seat, gained: i64) -> None:
    if position.journal is not None:
        position.journal.note(MP, EVERYBODY, [seat, gained, position.seats[seat].mp])


def draw(position: BibliowondersPosition, seat: Seat, count: i64, drawn: Bag) -> None:
    """BIB-Q25: that cards were drawn is public, which ones is not."""
    if position.journal is not None:
        position.journal.note(DRAW, EVERYBODY, [seat, count])
        position.journal.note(DREW, bit(seat), [drawn])


def crystal(position: BibliowondersPosition, seat: Seat, place: Place) -> None:
    if position.journal is not None:
        position.journal.note(CRYSTAL, EVERYBODY, [seat, place])


def shift(position: BibliowondersPosition, seat: Seat, origin: Place, place: Place) -> None:
    if position.journal is not None:
        position.journal.note(SHIFT, EVERYBODY, [seat, origin, place])


def swap(position: BibliowondersPosition, seat: Seat, first: Place, second: Place) -> None:
    if position.journal is not None:
        position.journal.note(SWAP, EVERYBODY, [seat, first, second])


def learn(position: BibliowondersPosition, seat: Seat, shown: Bag, slot: i64, letter: bool) -> None:
    if position.journal is not None:
        position.journal.note(LEARN, EVERYBODY, [seat, shown, slot, int(letter)])


def cast(position: BibliowondersPosition, seat: Seat, spell: i64, cost: i64) -> None:
    if position.journal is not None:
        position.journal.note(CAST, EVERYBODY, [seat, spell, cost])


def look(position: BibliowondersPosition, seat: Seat, place: Place) -> None:
    """BIB-Q25: that a seat looked, and where, is public; the front is not."""
    if position.journal is not None:
        position.journal.note(CLAIRVOYANCE, EVERYBODY, [seat, place])
        position.journal.note(SAW, bit(seat), [place, position.shelves[place] & SHELF_MASK])


def magic(position: BibliowondersPosition, seat: Seat, card: Kind) -> None:
    if position.journal is not None:
        position.journal.note(MAGIC, EVERYBODY, [seat, card])


def line(position: BibliowondersPosition, seat: Seat, direction: i64) -> None:
    if position.journal is not None:
        position.journal.note(LINE, EVERYBODY, [seat, direction])


def more_moves(position: BibliowondersPosition, seat: Seat) -> None:
    if position.journal is not None:
        position.journal.note(EXTRA, EVERYBODY, [seat, position.moves])


def discard(position: BibliowondersPosition, seat: Seat, put_down: Bag) -> None:
    if position.journal is not None:
        position.journal.note(DISCARD, EVERYBODY, [seat, put_down])


def end(position: BibliowondersPosition) -> None:
    if position.journal is not None:
        position.journal.note(END, EVERYBODY, [position.active])


def put_away(position: BibliowondersPosition) -> None:
    if position.journal is not None:
        position.journal.note(PUT_AWAY, EVERYBODY, [position.active, position.used])


def reshuffle(position: BibliowondersPosition) -> None:
    if position.journal is not None:
        position.journal.note(RESHUFFLE, EVERYBODY, [position.undrawn])


def reconstruction(position: BibliowondersPosition, colours: Colours, taken: Places) -> None:
    """What was taken, place by place; all of it lay face up."""
    if position.journal is not None:
        shelves = 0
        for place in members(taken):
            shelves = shelves << SHELF_BITS | int(position.shelves[place] & SHELF_MASK)
        position.journal.note(RECONSTRUCTION, EVERYBODY, [colours, taken, shelves])


def win(position: BibliowondersPosition) -> None:
    if position.journal is not None:
        position.journal.note(WIN, EVERYBODY, [position.winners, position.ended])
