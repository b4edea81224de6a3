"""Bibliowonders! in progress: the map, the players, the piles, and another world for a seat that cannot know this one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.bags import Bag
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat, Seats, Set, members, set_size
from wondertable.core.rules.position import Outcome, Position
from wondertable.core.rules.questions import Options, Question
from wondertable.games.bibliowonders.rules import flow, knowledge
from wondertable.games.bibliowonders.rules.chosen import Chosen
from wondertable.games.bibliowonders.rules.ending import REASONS, RUNNING
from wondertable.games.bibliowonders.rules.tables import NONE, Adjacency, Colour, Place, Places, Tables


@mypyc_attr(acyclic=True)
class Player:
    """One seat: its colour, pawn, MP, hand and cubes, and the face-down shelves it has looked at."""

    __slots__ = ("colour", "hand", "mp", "old_cards", "pawn", "seen", "slots")

    def __init__(self, pawn: Place, mp: i64) -> None:
        self.colour: Colour = 0
        """0 before a player card is chosen."""
        self.pawn = pawn
        self.mp = mp
        self.hand: Bag = 0
        self.old_cards: Bag = 0
        """The part of the hand that was there at the last reshuffle."""
        self.slots: Set = 0
        """Those that are filled."""
        self.seen: Places = 0
        """Where a face-down shelf lies that this seat knows (BIB-Q31)."""

    def clone(self) -> Player:
        twin = Player(self.pawn, self.mp)
        twin.colour = self.colour
        twin.hand = self.hand
        twin.old_cards = self.old_cards
        twin.slots = self.slots
        twin.seen = self.seen
        return twin


class BibliowondersPosition(Position):
    def __init__(self, tables: Tables, chosen: Chosen, adjacency: Adjacency, players: i64, rng: Rng) -> None:
        super().__init__(players, rng)
        self.tables = tables
        self.chosen = chosen
        self.adjacency = adjacency
        self.seats: list[Player] = []
        self.shelves: vec[i64] = tables.shelf_pile
        """The card on each place: its front, and above SHELF_BITS the shuffle it came from."""
        self.shuffles: i64 = 0
        """How often shelves were laid out anew; what lies face down is unknown only within its own shuffle."""
        self.face_up: Places = 0
        self.crystals: Places = 0
        """BIB-M8: at most one on a card. BIB-S11: none at first."""
        self.reception: Place = tables.reception_start
        self.colour_counts: Bag = 0
        """How many shelves of each colour, counted from 0, lie face up, moving shelves left out."""
        self.pile: vec[i64] = tables.pile_plain
        """The draw pile. Never written after the shuffle, so that copies share it."""
        self.undrawn: i64 = 0
        """How many cards of the draw pile are left; the top one is pile[undrawn - 1]."""
        self.discard: Bag = 0
        self.used: Bag = 0
        """Magic cards lying out in front of the active player."""
        self.start: Seat = NONE
        self.turns: i64 = 0
        """Turns begun, the present one included; 0 while player cards are chosen."""
        self.active: Seat = NONE
        self.moves: i64 = 0
        self.letter: i64 = 0
        """How many cards the letter stands in for; 0 without one."""
        self.passage = False
        self.owed: i64 = 0
        """Cards still to be discarded by the open question."""
        self.ended: i64 = RUNNING
        self.winners: Seats = 0

    def full_pile(self) -> vec[i64]:
        """BIB-S4: all cards of the draw pile; BIB-V1: with librarian magic or without."""
        if self.chosen.librarian_magic:
            return self.tables.pile_magic
        return self.tables.pile_plain

    def round(self) -> i64:
        """Counted from 1; 0 while player cards are chosen."""
        return (self.turns + self.players - 1) // self.players

    def agreed(self) -> Chosen:
        return self.chosen

    def fresh(self, rng: Rng) -> Position:
        return begin(self.tables, self.chosen, self.players, rng)

    def set_up(self) -> None:
        flow.set_up(self)

    def list_options(self, question: Question, seat: Seat, options: Options) -> None:
        flow.list_options(self, question, seat, options)

    def carry_out(self, question: Question) -> None:
        flow.carry_out(self, question)

    def forget(self, seat: Seat, rng: Rng) -> None:
        knowledge.forget(self, seat, rng)

    def copy(self) -> BibliowondersPosition:
        twin = BibliowondersPosition(self.tables, self.chosen, self.adjacency, self.players, self.rng)
        twin.seats = [player.clone() for player in self.seats]
        twin.shelves = self.shelves[:]
        twin.shuffles = self.shuffles
        twin.face_up = self.face_up
        twin.crystals = self.crystals
        twin.reception = self.reception
        twin.colour_counts = self.colour_counts
        twin.pile = self.pile
        twin.undrawn = self.undrawn
        twin.discard = self.discard
        twin.used = self.used
        twin.start = self.start
        twin.turns = self.turns
        twin.active = self.active
        twin.moves = self.moves
        twin.letter = self.letter
        twin.passage = self.passage
        twin.owed = self.owed
        twin.ended = self.ended
        twin.winners = self.winners
        return twin

    def outcome(self) -> Outcome | None:
        """BIB-E7: no points; the cubes are told for the record."""
        if self.ended == RUNNING:
            return None
        cubes = [int(set_size(player.slots)) for player in self.seats]
        return Outcome(members(self.winners), cubes, REASONS[self.ended])

    def __repr__(self) -> str:
        where = "over" if self.ended else f"turn {self.turns}"
        return f"<Bibliowonders!, {self.players} players, {where}, asked {self.asked()}>"


def begin(tables: Tables, chosen: Chosen, players: int, rng: Rng) -> BibliowondersPosition:
    """A table with all pawns where the reception will lie and nothing laid out yet."""
    outline = tables.outline
    adjacency = outline.with_8 if chosen.neighbours == 8 else outline.with_4  # BIB-V2
    position = BibliowondersPosition(tables, chosen, adjacency, players, rng)
    for _seat in range(position.players):
        # BIB-S7: on the reception; BIB-S8: without MP; BIB-S9: no card in hand, no slot filled
        position.seats.append(Player(tables.reception_start, tables.mp_start))
    return position
