"""What one seat of Bibliowonders! sees, built up from nothing."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from wondertable.core.refused import Refused
from wondertable.core.rules.actions import kind_of, part
from wondertable.core.rules.bags import cards, count, kinds, size
from wondertable.core.rules.journal import SPECTATOR
from wondertable.core.rules.kit import has, members, set_size
from wondertable.core.views import Piece, piece
from wondertable.games.bibliowonders.people import refusals
from wondertable.games.bibliowonders.people.previews import previews
from wondertable.games.bibliowonders.people.shapes import Board, Condition, Fixed, SeatSeen, ShelfKind, Square
from wondertable.games.bibliowonders.rules import conditions, learning, questions as q
from wondertable.games.bibliowonders.rules.ending import RUNNING
from wondertable.games.bibliowonders.rules.knowledge import knows
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.tables import (
    ARROWS,
    BITS,
    COLOUR_COUNT_BITS,
    DIRECTIONS,
    NONE,
    RECEPTION,
    SHELF_MASK,
    SPELLS,
    Tables,
    arrow_of,
    colour_of,
)

__all__ = ["Board", "Fixed", "board", "fixed", "refused_pieces", "told_of"]


def fixed(position: BibliowondersPosition) -> Fixed:
    tables = position.tables
    fronts = sorted({RECEPTION, *map(int, tables.shelf_pile)})
    return Fixed(tables.reconstruction_at, [shelf_kind(tables, front) for front in fronts])


def shelf_kind(tables: Tables, front: int) -> ShelfKind:
    colour, arrow = colour_of(front), arrow_of(front)
    return ShelfKind(
        id=tables.shelf_ids[front],
        colour=tables.colour_ids[colour - 1] if colour else None,
        arrow=ARROWS[arrow - 1] if arrow else None,
    )


def board(position: BibliowondersPosition, seat: int | None) -> Board:
    shared = seen_by_all(position, position.tick)
    if seat is None:
        return shared
    player, tables = position.seats[seat], position.tables
    library, seats = shared.map.copy(), shared.seats.copy()
    for place in members(player.seen):
        library[place] = replace(library[place], shelf=tables.shelf_ids[position.shelves[place] & SHELF_MASK])
    seats[seat] = replace(seats[seat], cards=named(position, player.hand))
    acts = asked_to_act(position, seat)
    return replace(shared, map=library, seats=seats, previews=previews(position, seat) if acts else [])


@lru_cache(maxsize=1)
def seen_by_all(position: BibliowondersPosition, tick: int) -> Board:
    """Asked for by one viewer after the other. A position is itself and no copy, and another one after each answer."""
    tables = position.tables
    playing = position.ended == RUNNING and position.turns > 0
    met = [conditions.met(position, place) for place in range(tables.outline.count)]
    pawns = places_of_pawns(position)
    return Board(
        phase="over" if position.ended != RUNNING else "play" if position.turns else "cards",
        round=position.round(),
        turn=position.active if playing else None,
        start=None if position.start == NONE else position.start,
        moves_left=position.moves if playing else 0,
        letter=playing and position.letter > 0,
        passage=playing and position.passage,
        used=named(position, position.used),
        draw_pile=position.undrawn,
        discard_pile=named(position, position.discard),
        reception=tables.place_ids[position.reception],
        map=[square(position, place, pawns) for place in range(tables.outline.count)],
        face_up={
            colour: count(position.colour_counts, number, COLOUR_COUNT_BITS)
            for number, colour in enumerate(tables.colour_ids)
        },
        conditions=[
            Condition(
                tables.card_ids[kind], [tables.place_ids[place] for place, there in enumerate(met) if has(there, kind)]
            )
            for kind in range(tables.investigations)
        ],
        seats=[seat_seen(position, other, met) for other in range(position.players)],
        previews=[],
    )


def named(position: BibliowondersPosition, bag: int) -> list[str]:
    return [position.tables.card_ids[kind] for kind in cards(bag, BITS)]


def asked_to_act(position: BibliowondersPosition, seat: int | None) -> bool:
    return seat in position.asked() and position.open_question().kind == q.TURN_ACTION


def places_of_pawns(position: BibliowondersPosition) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for seat, player in enumerate(position.seats):
        if player.colour:
            found.setdefault(player.pawn, []).append(seat)
    return found


def square(position: BibliowondersPosition, place: int, pawns: dict[int, list[int]]) -> Square:
    tables = position.tables
    known = knows(position, SPECTATOR, place)
    compass = conditions.directions(position, place)
    return Square(
        position=tables.place_ids[place],
        x=tables.outline.x[place],
        y=tables.outline.y[place],
        up=has(position.face_up, place),
        shelf=tables.shelf_ids[position.shelves[place] & SHELF_MASK] if known else None,
        seen_by=[other for other, player in enumerate(position.seats) if has(player.seen, place)],
        crystal=has(position.crystals, place),
        pawns=pawns.get(place, []),
        compass=[name for i, name in enumerate(DIRECTIONS) if compass & tables.direction_cards[i]],
    )


def seat_seen(position: BibliowondersPosition, other: int, met: list[int]) -> SeatSeen:
    tables = position.tables
    player = position.seats[other]
    colour = tables.colour_ids[player.colour - 1] if player.colour else None
    return SeatSeen(
        colour=colour,
        character=tables.characters[colour] if colour else None,
        pawn=tables.place_ids[player.pawn] if colour else None,
        mp=player.mp,
        hand=size(player.hand, BITS),
        cards=named(position, player.hand) if position.ended != RUNNING else None,
        slots=[tables.slot_ids[slot] for slot in members(player.slots)],
        cubes=set_size(player.slots),
        met=[tables.card_ids[kind] for kind in members(met[player.pawn])] if colour else [],
    )


# -- what an answer does -----------------------------------------------------------------------------------------------


def told_of(position: BibliowondersPosition, action: int) -> dict[str, object]:
    """The slot that a Learn fills; the row or column that a magic card lights up."""
    tables, kind = position.tables, kind_of(action)
    if kind in (q.LEARN, q.LEARN_LETTER):
        number = set_size(q.shown_by(action)) + (position.letter if kind == q.LEARN_LETTER else 0)
        return {"slot": tables.slot_ids[tables.slot_of[number]]}
    if kind == q.LIGHT_LINE:
        outline, pawn = tables.outline, position.seats[position.active].pawn
        line = outline.row[pawn] if part(action, 1) == q.ROW else outline.column[pawn]
        return {"positions": [tables.place_ids[place] for place in members(line)]}
    return {}


# -- what cannot be done -----------------------------------------------------------------------------------------------


def refused_pieces(position: BibliowondersPosition, seat: int) -> list[Piece]:
    """The pieces a player may point at that cannot be used now."""
    question = position.open_question()
    if question.kind == q.CHOOSE_PLAYER_CARD:
        taken = [player.colour - 1 for player in position.seats if player.colour]
        ids = position.tables.colour_ids
        return [piece(f"colour-{ids[colour]}", refusals.not_free(position, colour)) for colour in taken]
    if question.kind != q.TURN_ACTION:
        return []
    return refused_places(position, seat) + refused_cards(position, seat) + refused_spells(position, seat)


def refused_places(position: BibliowondersPosition, seat: int) -> list[Piece]:
    found = []
    for place, name in enumerate(position.tables.place_ids):
        refused = refusals.no_move(position, seat, place)
        if refused is not None:
            found.append(piece(f"position-{name}", refused))
    return found


def refused_cards(position: BibliowondersPosition, seat: int) -> list[Piece]:
    tables = position.tables
    player = position.seats[seat]
    met = conditions.met(position, player.pawn)
    shown = learning.all_shown(position, player)
    found = []
    for kind in members(kinds(player.hand, BITS)):
        refused: Refused | None = None
        if kind >= tables.investigations:
            refused = refusals.useless(position, seat, tables.magic[kind - tables.investigations])
        elif not has(met, kind):
            refused = refusals.not_met(position, kind)
        elif not has(shown, kind):
            refused = refusals.refuse("BIB-P21", "no_learn", {"card": tables.card_ids[kind]})
        if refused is not None:
            found.append(piece(f"card-{tables.card_ids[kind]}", refused))
    for slot in members(player.slots):
        found.append(piece(f"slot-{tables.slot_ids[slot]}", refusals.filled(position, slot)))
    return found


def refused_spells(position: BibliowondersPosition, seat: int) -> list[Piece]:
    found = []
    for spell, kind in zip(SPELLS, (q.CLAIRVOYANCE, q.NEGOTIATE, q.LEAP), strict=True):
        refused = refusals.spell_refused(position, seat, kind)
        if refused is not None:
            found.append(piece(f"spell-{spell}", refused))
    return found
