"""The map of Bibliowonders! as JSON and back.

It is written as in the rules' examples: "blue" is a face-up blue shelf, "blue*" one with a crystal, "moving-W" a moving
shelf that points west, "reception" the reception; "(red)" is a face-down red shelf. Shelves named nowhere lie face down
in random order.
"""

from __future__ import annotations

from wondertable.core.rules.kit import bit, has, packed, shuffle
from wondertable.core.saving import bad
from wondertable.core.shapes import within
from wondertable.games.bibliowonders.people import refusals
from wondertable.games.bibliowonders.people.saved import Board
from wondertable.games.bibliowonders.rules import reconstruction
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import RECEPTION, SHELF_BITS, SHELF_MASK, Tables


def save_map(position: BibliowondersPosition) -> dict[str, str]:
    return {name: save_place(position, place) for place, name in enumerate(position.tables.place_ids)}


def save_shuffled(position: BibliowondersPosition) -> dict[str, int]:
    origins = [shelf >> SHELF_BITS for shelf in position.shelves]
    return {name: origin for name, origin in zip(position.tables.place_ids, origins, strict=True) if origin}


def save_place(position: BibliowondersPosition, place: int) -> str:
    name = position.tables.shelf_ids[position.shelves[place] & SHELF_MASK]
    if not has(position.face_up, place):
        return f"({name})"
    return f"{name}*" if has(position.crystals, place) else name


def place_index(tables: Tables, where: str, name: str) -> int:
    if name not in tables.place_ids:
        raise bad(where, f"no such position: {name!r}")
    return tables.place_ids.index(name)


def load_map(position: BibliowondersPosition, board: Board) -> None:
    """BIB-S2: all shelves of the box lie on the map, each position with exactly one card."""
    tables = position.tables
    fronts: dict[int, int] = {}
    face_up = 0
    for name, card in board.map.items():
        place = place_index(tables, "map", name)
        fronts[place], is_up, crystal = read_card(tables, f"map, {name}", card)
        if is_up:
            face_up |= bit(place)
        if crystal:
            position.crystals |= bit(place)
    if RECEPTION not in fronts.values() and tables.reception_start not in fronts:
        fronts[tables.reception_start] = RECEPTION
        face_up |= bit(tables.reception_start)
    if list(fronts.values()).count(RECEPTION) != 1:
        raise bad("map", "expected the reception on exactly one position")
    fill_map(position, fronts)
    position.face_up = face_up
    load_shuffles(position, board)
    reconstruction.count_all(position)


def read_card(tables: Tables, where: str, card: str) -> tuple[int, bool, bool]:
    """The front, whether it lies face up, whether a crystal lies on it."""
    face_down = card.startswith("(") and card.endswith(")")
    crystal = card.endswith("*")
    name = card[1:-1] if face_down else card[:-1] if crystal else card
    if not name or name not in tables.shelf_ids:
        raise bad(where, f"no such card: {card!r}")
    front = tables.shelf_ids.index(name)
    if front == RECEPTION and (face_down or crystal):
        raise bad(where, "the reception lies face up and holds no crystal")
    return front, not face_down, crystal


def fill_map(position: BibliowondersPosition, fronts: dict[int, int]) -> None:
    tables = position.tables
    rest = list(tables.shelf_pile)
    for front in fronts.values():
        if front == RECEPTION:
            continue
        if front not in rest:
            there = {"shelf": tables.shelf_ids[front], "count": list(tables.shelf_pile).count(front)}
            raise refusals.refuse("BIB-S2", "too_many_shelves", dict(there))
        rest.remove(front)
    pile = packed(rest)
    shuffle(pile, position.rng)
    face_down = iter(pile)
    shelves = [fronts[place] if place in fronts else next(face_down) for place in range(tables.outline.count)]
    position.shelves = packed(shelves)
    position.reception = shelves.index(RECEPTION)


def load_shuffles(position: BibliowondersPosition, board: Board) -> None:
    position.shuffles = board.shuffles
    shelves = position.shelves
    for name, origin in board.shuffled.items():
        place = place_index(position.tables, "shuffled", name)
        within(f"shuffled, {name}", origin, 0, board.shuffles, bad)
        if has(position.face_up, place):
            raise bad("shuffled", f"the card on {name} lies face up")
        shelves[place] = shelves[place] | origin << SHELF_BITS
