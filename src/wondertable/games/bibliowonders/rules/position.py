"""Bibliowonders! in progress: the map, the players, the piles, and another world for a seat that cannot know this one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import members, set_size
from wondertable.core.rules.position import Outcome, Position
from wondertable.core.rules.questions import Options, Question
from wondertable.games.bibliowonders import flow, knowledge, refusals
from wondertable.games.bibliowonders.ending import REASONS, RUNNING
from wondertable.games.bibliowonders.tables import NONE, Tables


@mypyc_attr(acyclic=True)
class Player:
    """One seat: its colour, pawn, MP, hand and cubes, and the face-down shelves it has looked at."""

    __slots__ = ("colour", "hand", "mp", "old", "pawn", "seen", "slots")

    def __init__(self, pawn: i64, mp: i64) -> None:
        self.colour: i64 = 0
        """Counted from 1, like the colour of a shelf; 0 before a player card is chosen."""
        self.pawn = pawn
        self.mp = mp
        self.hand: i64 = 0
        self.old: i64 = 0
        """The part of the hand that was there at the last reshuffle."""
        self.slots: i64 = 0
        self.seen: i64 = 0
        """The places whose face-down shelf this seat knows (BIB-Q31)."""

    def clone(self) -> Player:
        twin = Player(self.pawn, self.mp)
        twin.colour = self.colour
        twin.hand = self.hand
        twin.old = self.old
        twin.slots = self.slots
        twin.seen = self.seen
        return twin


class BibliowondersPosition(Position):
    def __init__(self, tables: Tables, players: i64, rng: Rng) -> None:
        super().__init__(players, rng)
        self.tables = tables
        self.with_magic = True
        self.neighbours: i64 = 4
        self.presence_wins = False
        self.round_limit: i64 = 0
        self.start_player: i64 = NONE
        """The seat that the table named, or NONE: drawn at random."""
        self.beside: vec[i64] = tables.outline.beside_4
        self.near: vec[i64] = tables.outline.near_4
        self.seats: list[Player] = []
        self.shelves: vec[i64] = tables.shelf_pile
        """The card on each place: its code, and above SHELF_BITS the shuffle it came from."""
        self.shuffles: i64 = 0
        """How often shelves were laid out anew; what lies face down is unknown only within its own shuffle."""
        self.up: i64 = 0
        self.crystals: i64 = 0
        self.reception: i64 = tables.reception_start
        self.shown: i64 = 0
        """How many shelves of each colour lie face up, moving shelves left out (BIB-P33, BIB-P44)."""
        self.pile: vec[i64] = tables.pile_plain
        """Never written after the shuffle, so that copies share it; the top card is pile[left - 1]."""
        self.left: i64 = 0
        self.discard: i64 = 0
        self.used: i64 = 0
        """Magic cards lying out in front of the active player."""
        self.start: i64 = NONE
        self.turns: i64 = 0
        """Turns begun, the present one included; 0 while player cards are chosen."""
        self.active: i64 = NONE
        self.moves: i64 = 0
        self.letter: i64 = 0
        """How many cards the letter stands in for; 0 without one."""
        self.passage = False
        self.owed: i64 = 0
        """Cards still to be discarded by the open question."""
        self.ended: i64 = RUNNING
        self.winners: i64 = 0

    def join(self, neighbours: i64) -> None:
        """BIB-V2: with 8, diagonal places are adjacent too."""
        self.neighbours = neighbours
        outline = self.tables.outline
        if neighbours == 8:
            self.beside = outline.beside_8
            self.near = outline.near_8
        else:
            self.beside = outline.beside_4
            self.near = outline.near_4

    def full_pile(self) -> vec[i64]:
        """BIB-S4, BIB-V1: all cards of the draw pile."""
        if self.with_magic:
            return self.tables.pile_magic
        return self.tables.pile_plain

    def round(self) -> i64:
        """Counted from 1; 0 while player cards are chosen."""
        return (self.turns + self.players - 1) // self.players

    def list_options(self, question: Question, seat: i64, options: Options) -> None:
        flow.list_options(self, question, seat, options)

    def carry_out(self, question: Question) -> None:
        flow.carry_out(self, question)

    def why_not(self, question: Question, seat: int, action: int) -> Refused:
        return refusals.why_not(self, question, seat, action)

    def why_final(self, question: Question) -> Refused | None:
        return None

    def forget(self, seat: i64, rng: Rng) -> None:
        knowledge.forget(self, seat, rng)

    def copy(self) -> Position:
        twin = BibliowondersPosition(self.tables, self.players, self.rng)
        twin.with_magic = self.with_magic
        twin.neighbours = self.neighbours
        twin.presence_wins = self.presence_wins
        twin.round_limit = self.round_limit
        twin.start_player = self.start_player
        twin.beside = self.beside
        twin.near = self.near
        twin.seats = [player.clone() for player in self.seats]
        twin.shelves = self.shelves[:]
        twin.shuffles = self.shuffles
        twin.up = self.up
        twin.crystals = self.crystals
        twin.reception = self.reception
        twin.shown = self.shown
        twin.pile = self.pile
        twin.left = self.left
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
        """BIB-E7: the cubes are kept for the record."""
        if self.ended == RUNNING:
            return None
        cubes = [int(set_size(player.slots)) for player in self.seats]
        return Outcome(members(self.winners), cubes, REASONS[self.ended])

    def __repr__(self) -> str:
        where = "over" if self.ended else f"turn {self.turns}"
        return f"<Bibliowonders!, {self.players} players, {where}, asked {self.asked()}>"


def begin(tables: Tables, players: int, rng: Rng) -> BibliowondersPosition:
    """A table with all pawns where the reception will lie and nothing laid out yet."""
    position = BibliowondersPosition(tables, players, rng)
    for _seat in range(position.players):
        position.seats.append(Player(tables.reception_start, tables.mp_start))
    return position
