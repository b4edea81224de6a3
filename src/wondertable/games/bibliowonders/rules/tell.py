"""What happened in Bibliowonders!, told to those who may know it.

Each function does nothing unless somebody keeps a journal, so that search pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from wondertable.core import events
from wondertable.core.rules.journal import EVERYBODY
from wondertable.core.rules.kit import bit, members
from wondertable.games.bibliowonders.bag import cards
from wondertable.games.bibliowonders.questions import LINES
from wondertable.games.bibliowonders.tables import SHELF_BITS, SHELF_MASK

if TYPE_CHECKING:
    from wondertable.games.bibliowonders.position import BibliowondersPosition
    from wondertable.games.bibliowonders.tables import Tables

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


def card_bag(name: str, ids: list[str]) -> events.Arg:
    """Cards packed as a bag."""
    return events.Arg(name, "[card]", lambda bag: [ids[kind] for kind in cards(bag)])


def shelf_row(name: str, ids: list[str]) -> events.Arg:
    """Shelves packed one after the other, the last one lowest; none of them is the reception."""
    return events.Arg(name, "[shelf]", lambda row: [ids[code] for code in unpacked(row)])


def unpacked(row: int) -> list[int]:
    found = []
    while row:
        found.append(row & SHELF_MASK)
        row >>= SHELF_BITS
    found.reverse()
    return found


def event_forms(tables: Tables, reasons: list[str]) -> events.EventForms:
    def place(name: str) -> events.Arg:
        return events.named(name, "position", tables.place_ids)

    shelf = events.named("shelf", "shelf", tables.shelf_ids)
    held = card_bag("cards", tables.card_ids)
    return events.EventForms(
        [
            ("colour", [events.seat(), events.named("colour", "colour", tables.colour_ids)]),
            ("start", [events.seat()]),
            ("turn", [events.seat(), events.number("round")]),
            ("move", [events.seat(), place("from"), place("to")]),
            ("turn_up", [place("position"), shelf]),
            ("mp", [events.seat(), events.number("gained"), events.number("mp")]),
            ("draw", [events.seat(), events.number("count")]),
            ("drew", [held]),
            ("crystal", [events.seat(), place("position")]),
            ("shift", [events.seat(), place("from"), place("to")]),
            ("swap", [events.seat(), place("first"), place("second")]),
            (
                "learn",
                [events.seat(), held, events.named("slot", "slot", tables.slot_ids), events.truth("letter")],
            ),
            ("cast", [events.seat(), events.named("spell", "spell", tables.spell_ids), events.number("cost")]),
            ("clairvoyance", [events.seat(), place("position")]),
            ("saw", [place("position"), shelf]),
            ("magic", [events.seat(), events.named("card", "card", tables.card_ids)]),
            ("line", [events.seat(), events.named("line", "line", LINES)]),
            ("extra", [events.seat(), events.number("moves")]),
            ("discard", [events.seat(), held]),
            ("end", [events.seat()]),
            ("put_away", [events.seat(), held]),
            ("reshuffle", [events.number("count")]),
            (
                "reconstruction",
                [
                    events.names("colours", "colour", tables.colour_ids),
                    events.names("positions", "position", tables.place_ids),
                    shelf_row("shelves", tables.shelf_ids),
                ],
            ),
            ("win", [events.seats(), events.named("reason", "outcome", reasons)]),
        ]
    )


def colour(position: BibliowondersPosition, seat: i64) -> None:
    if position.journal is not None:
        position.journal.note(COLOUR, EVERYBODY, [seat, position.seats[seat].colour - 1])


def start(position: BibliowondersPosition) -> None:
    if position.journal is not None:
        position.journal.note(START, EVERYBODY, [position.start])


def turn(position: BibliowondersPosition) -> None:
    if position.journal is not None:
        position.journal.note(TURN, EVERYBODY, [position.active, position.round()])


def move(position: BibliowondersPosition, seat: i64, origin: i64, place: i64) -> None:
    if position.journal is not None:
        position.journal.note(MOVE, EVERYBODY, [seat, origin, place])


def turn_up(position: BibliowondersPosition, place: i64) -> None:
    if position.journal is not None:
        position.journal.note(TURN_UP, EVERYBODY, [place, position.shelves[place] & SHELF_MASK])


def mp(position: BibliowondersPosition, seat: i64, gained: i64) -> None:
    if position.journal is not None:
        position.journal.note(MP, EVERYBODY, [seat, gained, position.seats[seat].mp])


def draw(position: BibliowondersPosition, seat: i64, count: i64, drawn: i64) -> None:
    """BIB-Q25: that cards were drawn is public, which ones is not."""
    if position.journal is not None:
        position.journal.note(DRAW, EVERYBODY, [seat, count])
        position.journal.note(DREW, bit(seat), [drawn])


def crystal(position: BibliowondersPosition, seat: i64, place: i64) -> None:
    if position.journal is not None:
        position.journal.note(CRYSTAL, EVERYBODY, [seat, place])


def shift(position: BibliowondersPosition, seat: i64, origin: i64, place: i64) -> None:
    if position.journal is not None:
        position.journal.note(SHIFT, EVERYBODY, [seat, origin, place])


def swap(position: BibliowondersPosition, seat: i64, first: i64, second: i64) -> None:
    if position.journal is not None:
        position.journal.note(SWAP, EVERYBODY, [seat, first, second])


def learn(position: BibliowondersPosition, seat: i64, shown: i64, slot: i64, letter: bool) -> None:
    if position.journal is not None:
        position.journal.note(LEARN, EVERYBODY, [seat, shown, slot, int(letter)])


def cast(position: BibliowondersPosition, seat: i64, spell: i64, cost: i64) -> None:
    if position.journal is not None:
        position.journal.note(CAST, EVERYBODY, [seat, spell, cost])


def look(position: BibliowondersPosition, seat: i64, place: i64) -> None:
    """BIB-Q25: that a seat looked, and where, is public; the front is not."""
    if position.journal is not None:
        position.journal.note(CLAIRVOYANCE, EVERYBODY, [seat, place])
        position.journal.note(SAW, bit(seat), [place, position.shelves[place] & SHELF_MASK])


def magic(position: BibliowondersPosition, seat: i64, card: i64) -> None:
    if position.journal is not None:
        position.journal.note(MAGIC, EVERYBODY, [seat, card])


def line(position: BibliowondersPosition, seat: i64, direction: i64) -> None:
    if position.journal is not None:
        position.journal.note(LINE, EVERYBODY, [seat, direction])


def more_moves(position: BibliowondersPosition, seat: i64) -> None:
    if position.journal is not None:
        position.journal.note(EXTRA, EVERYBODY, [seat, position.moves])


def discard(position: BibliowondersPosition, seat: i64, put_down: i64) -> None:
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
        position.journal.note(RESHUFFLE, EVERYBODY, [position.left])


def reconstruction(position: BibliowondersPosition, colours: i64, taken: i64) -> None:
    """What was taken, place by place; all of it lay face up."""
    if position.journal is not None:
        shelves = 0
        for place in members(taken):
            shelves = shelves << SHELF_BITS | int(position.shelves[place] & SHELF_MASK)
        position.journal.note(RECONSTRUCTION, EVERYBODY, [colours, taken, shelves])


def win(position: BibliowondersPosition) -> None:
    if position.journal is not None:
        position.journal.note(WIN, EVERYBODY, [position.winners, position.ended])
