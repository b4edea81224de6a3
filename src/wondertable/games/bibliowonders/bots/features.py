"""What a seat of Bibliowonders! knows, as a row of numbers: planes over the map, the cards, and every seat.

Of what lies hidden it is told how much of each there is to be found: shelves by the shuffle in which they were laid out,
cards by whether they were in the hands of others at the last reshuffle (`rules/knowledge.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.rules.bags import Bag, one, size
from wondertable.core.rules.features import Features, Layout, Row, seat_after
from wondertable.core.rules.kit import Seat, bit, first, has
from wondertable.core.rules.position import Position
from wondertable.games.bibliowonders.rules import conditions, knowledge
from wondertable.games.bibliowonders.rules.chosen import WINS_BY_PRESENCE
from wondertable.games.bibliowonders.rules.ending import REASONS
from wondertable.games.bibliowonders.rules.position import BibliowondersPosition
from wondertable.games.bibliowonders.rules.questions import QUESTIONS
from wondertable.games.bibliowonders.rules.tables import (
    ARROWS,
    BITS,
    COLOUR_COUNT_BITS,
    SHELF_BITS,
    Place,
    Places,
    Tables,
    arrow_of,
    colour_of,
)

MANY: Final = 1_000_000
"""More rounds or Moves than any game has."""
CARDS: Final = 255
"""More cards than the draw pile has."""


def features(tables: Tables, players: int) -> Features:
    return BibliowondersFeatures(tables, players)


def layout(tables: Tables, players: int) -> Layout:
    row = Layout(players)
    places, colours, shelves = tables.place_ids, tables.colour_ids, len(tables.place_ids)
    row.asked(QUESTIONS)
    # what the table chose
    row.flag("option.librarian_magic")
    row.flag("option.eight_neighbours")
    row.flag("option.win_by_presence")
    row.put("option.round_limit", 0, MANY)
    # the turn
    row.put("round", 0, MANY)
    row.each_seat("turn")
    row.each_seat("start")
    row.put("moves_left", 0, MANY)
    row.put("letter", 0, CARDS)
    row.flag("passage")
    row.put("owed", 0, CARDS)
    # the map
    row.flags("reception", places)
    row.flags("face_up", places)
    row.flags("crystal", places)
    row.counts("face_up", colours, shelves)
    for place in places:
        row.flags(f"shelf.{place}", colours)
        row.flags(f"shelf.{place}", list(ARROWS))
        row.counts(f"unseen.{place}", ["moving", *colours], shelves)
    # the cards
    row.put("draw_pile", 0, CARDS)
    row.counts("discard", tables.card_ids, CARDS)
    row.counts("used", tables.card_ids, CARDS)
    row.counts("own.hand", tables.card_ids, CARDS)
    row.counts("others.held_at_reshuffle", tables.card_ids, CARDS)
    # the seats
    for seat in row.seats:
        row.put(f"{seat}.cards", 0, CARDS)
        row.put(f"{seat}.mp", 0, int(tables.mp_max))
        row.flags(f"{seat}.colour", colours)
        row.flags(f"{seat}.slot", tables.slot_ids)
        row.flags(f"{seat}.pawn", places)
        row.flags(f"{seat}.seen", places)
        row.flags(f"{seat}.met", tables.card_ids[: int(tables.investigations)])
    row.flags("over", REASONS[1:])
    row.each_seat("won")
    return row


class BibliowondersFeatures(Features):
    def __init__(self, tables: Tables, players: int) -> None:
        super().__init__(layout(tables, players))
        self.colours: i64 = len(tables.colour_ids)
        self.kinds: i64 = len(tables.card_ids)
        unseen = vec[i64]()
        for _place in range(tables.outline.count):
            unseen = append(unseen, 0)
        self.unseen: vec[i64] = unseen
        """For each place a bag of the colours that the shelf there may have, 0 for none; empty where the viewer knows it."""

    def write(self, position: Position, seat: Seat, row: Row) -> None:
        assert isinstance(position, BibliowondersPosition)
        row.asked(position, seat, len(QUESTIONS))
        write_turn(position, seat, row)
        self.write_map(position, seat, row)
        self.write_cards(position, seat, row)
        step: i64
        for step in range(position.players):
            self.write_seat(position, seat_after(seat, step, position.players), row)
        row.which(position.ended - 1, len(REASONS) - 1)
        row.each_seat(position.winners, seat, position.players)

    def write_map(self, position: BibliowondersPosition, viewer: Seat, row: Row) -> None:
        places = position.tables.outline.count
        row.which(position.reception, places)
        row.flags(position.face_up, places)
        row.flags(position.crystals, places)
        row.counts(position.colour_counts, self.colours, COLOUR_COUNT_BITS)
        self.look_for_unseen(position, viewer)
        place: Place
        for place in range(places):
            if knowledge.knows(position, viewer, place):
                shelf = position.shelves[place]
                row.which(colour_of(shelf) - 1, self.colours)
                row.which(arrow_of(shelf) - 1, len(ARROWS))
            else:
                row.blank(self.colours)
                row.blank(len(ARROWS))
            row.counts(self.unseen[place], self.colours + 1, COLOUR_COUNT_BITS)

    def look_for_unseen(self, position: BibliowondersPosition, viewer: Seat) -> None:
        """What the viewer has not seen, together with what was laid out in the same shuffle."""
        hidden: Places = 0
        places = position.tables.outline.count
        shelves = position.shelves
        place: Place
        for place in range(places):
            self.unseen[place] = 0
            if not knowledge.knows(position, viewer, place):
                hidden |= bit(place)
        while hidden:
            origin = shelves[first(hidden)] >> SHELF_BITS
            together: Places = 0
            colours: Bag = 0
            for place in range(places):
                if has(hidden, place) and shelves[place] >> SHELF_BITS == origin:
                    together |= bit(place)
                    colours += one(colour_of(shelves[place]), COLOUR_COUNT_BITS)
            for place in range(places):
                if has(together, place):
                    self.unseen[place] = colours
            hidden &= ~together

    def write_cards(self, position: BibliowondersPosition, viewer: Seat, row: Row) -> None:
        row.put(position.undrawn)
        row.counts(position.discard, self.kinds, BITS)
        row.counts(position.used, self.kinds, BITS)
        row.counts(position.seats[viewer].hand, self.kinds, BITS)
        old: Bag = 0
        seat: Seat = 0
        for player in position.seats:
            if seat != viewer:
                old += player.old_cards
            seat += 1
        row.counts(old, self.kinds, BITS)

    def write_seat(self, position: BibliowondersPosition, seat: Seat, row: Row) -> None:
        tables = position.tables
        player = position.seats[seat]
        places = tables.outline.count
        row.put(size(player.hand, BITS))
        row.put(player.mp)
        row.which(player.colour - 1, self.colours)
        row.flags(player.slots, len(tables.slot_ids))
        row.which(player.pawn, places)
        row.flags(player.seen, places)
        if player.colour:
            row.flags(conditions.met(position, player.pawn), tables.investigations)
        else:
            row.blank(tables.investigations)


def write_turn(position: BibliowondersPosition, viewer: Seat, row: Row) -> None:
    chosen = position.chosen
    row.flag(chosen.librarian_magic)
    row.flag(chosen.neighbours > 4)
    row.flag(chosen.reception_win == WINS_BY_PRESENCE)
    row.put(chosen.round_limit)
    row.put(position.round())
    row.which_seat(position.active, viewer, position.players)
    row.which_seat(position.start, viewer, position.players)
    row.put(position.moves)
    row.put(position.letter)
    row.flag(position.passage)
    row.put(position.owed)
