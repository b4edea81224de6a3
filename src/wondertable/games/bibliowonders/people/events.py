"""How the events of Bibliowonders! read."""

from __future__ import annotations

from wondertable.core import events as e
from wondertable.core.rules.bags import cards
from wondertable.core.rules.kit import has
from wondertable.games.bibliowonders.rules import tell
from wondertable.games.bibliowonders.rules.ending import REASONS
from wondertable.games.bibliowonders.rules.questions import LINES
from wondertable.games.bibliowonders.rules.tables import BITS, SHELF_BITS, SHELF_MASK, SPELLS, Tables


def events(tables: Tables) -> dict[int, tuple[str, list[e.Arg]]]:
    def shifts_round(args: list[int]) -> bool:
        _, origin, place = args
        return goes_round(tables, origin, place)

    def place(name: str) -> e.Arg:
        return e.named(name, "position", tables.place_ids)

    shelf = e.named("shelf", "shelf", tables.shelf_ids)
    held = card_bag("cards", tables.card_ids)
    return {
        tell.COLOUR: ("colour", [e.seat(), e.named("colour", "colour", tables.colour_ids)]),
        tell.START: ("start", [e.seat()]),
        tell.TURN: ("turn", [e.seat(), e.number("round")]),
        tell.MOVE: ("move", [e.seat(), place("from"), place("to")]),
        tell.TURN_UP: ("turn_up", [place("position"), shelf]),
        tell.MP: ("mp", [e.seat(), e.number("gained"), e.number("mp")]),
        tell.DRAW: ("draw", [e.seat(), e.number("count")]),
        tell.DREW: ("drew", [held]),
        tell.CRYSTAL: ("crystal", [e.seat(), place("position")]),
        tell.SHIFT: ("shift", [e.seat(), place("from"), place("to"), e.Told("round", "truth", shifts_round)]),
        tell.SWAP: ("swap", [e.seat(), place("first"), place("second")]),
        tell.LEARN: ("learn", [e.seat(), held, e.named("slot", "slot", tables.slot_ids), e.truth("letter")]),
        tell.CAST: ("cast", [e.seat(), e.named("spell", "spell", SPELLS), e.number("cost")]),
        tell.CLAIRVOYANCE: ("clairvoyance", [e.seat(), place("position")]),
        tell.SAW: ("saw", [place("position"), shelf]),
        tell.MAGIC: ("magic", [e.seat(), e.named("card", "card", tables.card_ids)]),
        tell.LINE: ("line", [e.seat(), e.named("line", "line", LINES)]),
        tell.EXTRA: ("extra", [e.seat(), e.number("moves")]),
        tell.DISCARD: ("discard", [e.seat(), held]),
        tell.END: ("end", [e.seat()]),
        tell.PUT_AWAY: ("put_away", [e.seat(), held]),
        tell.RESHUFFLE: ("reshuffle", [e.number("count")]),
        tell.RECONSTRUCTION: (
            "reconstruction",
            [
                e.names("colours", "colour", tables.colour_ids),
                e.names("positions", "position", tables.place_ids),
                shelf_row("shelves", tables.shelf_ids),
            ],
        ),
        tell.WIN: ("win", [e.seats(), e.named("reason", "outcome", REASONS)]),
    }


def goes_round(tables: Tables, origin: int, place: int) -> bool:
    """A shelf that goes to no place beside its own leaves the building on one side and comes in on the other."""
    return not has(tables.outline.with_4.near[origin], place)


def card_bag(name: str, ids: list[str]) -> e.Arg:
    return e.Arg(name, "[card]", lambda bag: [ids[kind] for kind in cards(bag, BITS)])


def shelf_row(name: str, ids: list[str]) -> e.Arg:
    """Shelves packed one after the other, the last one lowest; none of them is the reception."""
    return e.Arg(name, "[shelf]", lambda row: [ids[front] for front in unpacked(row)])


def unpacked(row: int) -> list[int]:
    found = []
    while row:
        found.append(row & SHELF_MASK)
        row >>= SHELF_BITS
    found.reverse()
    return found
