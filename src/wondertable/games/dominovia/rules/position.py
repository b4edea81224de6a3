"""Dominovia in progress: hands, chain, deck and Rings, and another world for a seat that cannot know this one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Seat, Seats
from wondertable.core.rules.position import Outcome, Position
from wondertable.core.rules.questions import NO_ANSWER, Options, Question
from wondertable.games.dominovia.rules import flow
from wondertable.games.dominovia.rules.chain import NO_CHAIN
from wondertable.games.dominovia.rules.chosen import Chosen
from wondertable.games.dominovia.rules.ending import NOT_OVER, OUTCOMES, RUNNING
from wondertable.games.dominovia.rules.knowledge import worlds
from wondertable.games.dominovia.rules.knowledge.moves import NO_MOVES
from wondertable.games.dominovia.rules.questions import Direction, End
from wondertable.games.dominovia.rules.repetition import Moment
from wondertable.games.dominovia.rules.tables import NONE, Rank, Scroll, Scrolls, Tables


@mypyc_attr(acyclic=True)
class Mage:
    """One seat: the hand, the Ring and what it lies on, and what was won so far."""

    __slots__ = ("hand", "last_hand", "offered", "points", "ring", "rounds_won", "spell")

    def __init__(self) -> None:
        self.hand: Scrolls = 0
        """DOM-P18: any number of them."""
        self.spell: Rank = NONE
        """The spell under the Ring; NONE: the Ring is aside (DOM-P22)."""
        self.ring: Scroll = NONE
        """The scroll on which the Ring lies."""
        self.offered: Scrolls = 0
        """What everybody saw returning to this hand after the offering (DOM-K3): a set of one scroll or none."""
        self.last_hand: Scrolls = 0
        """The hand shown at the end of the round before (DOM-Q32)."""
        self.rounds_won: i64 = 0
        self.points: i64 = 0

    def clone(self) -> Mage:
        twin = Mage()
        twin.hand = self.hand
        twin.spell = self.spell
        twin.ring = self.ring
        twin.offered = self.offered
        twin.last_hand = self.last_hand
        twin.rounds_won = self.rounds_won
        twin.points = self.points
        return twin


class DominoviaPosition(Position):
    def __init__(self, tables: Tables, chosen: Chosen, players: i64, rng: Rng) -> None:
        super().__init__(players, rng)
        self.tables = tables
        self.chosen = chosen
        # the round
        self.round: i64 = 0
        self.seats: list[Mage] = []
        self.chain: vec[i64] = NO_CHAIN
        """Read and written by chain.py alone."""
        self.leftmost: i64 = 0
        self.length: i64 = 0
        self.open_left: Rank = NONE
        self.open_right: Rank = NONE
        self.deck: vec[i64] = tables.full_pile
        """Never written after a shuffle, so that copies share it; the top scroll is deck[deck_top]."""
        self.deck_top: i64 = 0
        self.crowns: Seats = 0
        """The seats whose active spell is Crown."""
        # the turn
        self.turn: Seat = NONE
        self.drawn_this_turn: i64 = 0
        self.passes: i64 = 0
        """How many in a row."""
        self.turns_done: i64 = 0
        self.casting: Rank = NONE
        """The spell of the Mage in turn that is being carried out."""
        self.cast_end: End = NONE
        """The end at which it was cast."""
        self.direction: Direction = NONE
        # what was seen to move, and what came before
        self.moves: vec[i64] = NO_MOVES
        """Written by knowledge/moves.py: the first `moves_made` entries count."""
        self.moves_made: i64 = 0
        self.known_in_deck: Scrolls = 0
        """What everybody knows to have been in the deck when the round began (classic play only)."""
        self.moments: list[Moment] = []
        """Hungry games only: turns that began with a chain as long as this one (DOM-V12)."""
        self.last_winner: Seat = NONE
        self.last_reason: i64 = NOT_OVER
        """Of the round before; NOT_OVER in the first one."""
        self.ended: i64 = RUNNING
        self.winner: Seat = NONE

    def deck_left(self) -> i64:
        return len(self.deck) - self.deck_top

    def agreed(self) -> Chosen:
        return self.chosen

    def fresh(self, rng: Rng) -> Position:
        return begin(self.tables, self.chosen, self.players, rng)

    def set_up(self) -> None:
        flow.set_up(self)

    def list_options(self, question: Question, seat: i64, options: Options) -> None:
        flow.list_options(self, question, seat, options)

    def carry_out(self, question: Question) -> None:
        flow.carry_out(self, question)

    def refusal(self, seat: int, action: int) -> Refused | None:
        """DOM-P24: a seat that is not asked, or has answered, is told so by the rules of this game."""
        refused = super().refusal(seat, action)
        if refused is not None and refused.key in ("not-asked", "answered"):
            return self.why_not(self.open_question(), seat, NO_ANSWER)
        return refused

    def forget(self, seat: i64, rng: Rng) -> None:
        worlds.forget(self, seat, rng)

    def copy(self) -> Position:
        twin = DominoviaPosition(self.tables, self.chosen, self.players, self.rng)
        twin.round = self.round
        twin.seats = [mage.clone() for mage in self.seats]
        twin.chain = self.chain[:]
        twin.leftmost = self.leftmost
        twin.length = self.length
        twin.open_left = self.open_left
        twin.open_right = self.open_right
        twin.deck = self.deck
        twin.deck_top = self.deck_top
        twin.crowns = self.crowns
        twin.turn = self.turn
        twin.drawn_this_turn = self.drawn_this_turn
        twin.passes = self.passes
        twin.turns_done = self.turns_done
        twin.casting = self.casting
        twin.cast_end = self.cast_end
        twin.direction = self.direction
        twin.moves = self.moves[:]
        twin.moves_made = self.moves_made
        twin.known_in_deck = self.known_in_deck
        if self.moments:
            twin.moments = self.moments[:]
        twin.last_winner = self.last_winner
        twin.last_reason = self.last_reason
        twin.ended = self.ended
        twin.winner = self.winner
        return twin

    def outcome(self) -> Outcome | None:
        """One winner (DOM-E9), and points in classic play only (DOM-E11)."""
        if self.ended == RUNNING:
            return None
        scores = [int(mage.points) for mage in self.seats] if self.chosen.play.is_classic else None
        return Outcome([int(self.winner)], scores, OUTCOMES[self.ended])

    def __repr__(self) -> str:
        where = "over" if self.ended else f"round {self.round}"
        return f"<Dominovia, {self.players} Mages, {where}, asked {self.asked()}>"


def begin(tables: Tables, chosen: Chosen, players: int, rng: Rng) -> DominoviaPosition:
    """A table before its first round: everybody has a Ring, and a Round card at 0 (DOM-S4, DOM-S5)."""
    position = DominoviaPosition(tables, chosen, players, rng)
    position.chain = NO_CHAIN[:]
    position.moves = NO_MOVES[:]
    for _seat in range(position.players):
        position.seats.append(Mage())
    return position
