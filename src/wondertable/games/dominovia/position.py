"""Dominovia in progress: hands, chain, deck and Rings, and another world for a seat that cannot know this one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Outcome, Position
from wondertable.core.rules.questions import Options, Question
from wondertable.games.dominovia import choices, flow, knowledge, refusals
from wondertable.games.dominovia.chain import NO_CHAIN
from wondertable.games.dominovia.ending import OUTCOMES, RUNNING
from wondertable.games.dominovia.history import NO_MOVES
from wondertable.games.dominovia.hungry import Moment
from wondertable.games.dominovia.tables import BASE, NONE, Tables


@mypyc_attr(acyclic=True)
class Mage:
    """One seat: the hand, the Ring and what it lies on, and what was won so far."""

    __slots__ = ("hand", "last_hand", "offered", "points", "ring", "rounds_won", "spell")

    def __init__(self) -> None:
        self.hand: i64 = 0
        self.spell: i64 = NONE
        """The spell under the Ring; NONE: the Ring is aside (DOM-P22)."""
        self.ring: i64 = NONE
        """The scroll on which the Ring lies."""
        self.offered: i64 = 0
        """What everybody saw returning to this hand after the offering (DOM-K3): a set of one scroll or none."""
        self.last_hand: i64 = 0
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
    def __init__(self, tables: Tables, players: i64, rng: Rng) -> None:
        super().__init__(players, rng)
        self.tables = tables
        # what the table chose
        self.classic = False
        self.dragon: i64 = BASE
        self.rounds_to_win: i64 = 1
        self.freeze_by_match = False
        self.fly_after_draw = True
        self.ring_choice = True
        self.repetition: i64 = 0
        self.turn_limit: i64 = 0
        self.memory_aid = False
        self.classic_points: i64 = 0
        # the round
        self.round: i64 = 0
        self.seats: list[Mage] = []
        self.chain: vec[i64] = NO_CHAIN
        """Read and written by chain.py alone."""
        self.leftmost: i64 = 0
        self.length: i64 = 0
        self.open_left: i64 = NONE
        self.open_right: i64 = NONE
        self.deck: vec[i64] = tables.full_pile
        """Never written after a shuffle, so that copies share it; the top scroll is deck[drawn_off]."""
        self.drawn_off: i64 = 0
        self.crowns: i64 = 0
        """The seats whose active spell is Crown."""
        # the turn
        self.turn: i64 = NONE
        self.drawn: i64 = 0
        self.passes: i64 = 0
        self.turns_done: i64 = 0
        self.casting: i64 = NONE
        """The spell of the Mage in turn that is being carried out."""
        self.cast_end: i64 = NONE
        """The end at which it was cast."""
        self.direction: i64 = NONE
        # what was seen to move, and what came before
        self.moves: vec[i64] = NO_MOVES
        """Written by history.py alone: the first `moves_made` entries count."""
        self.moves_made: i64 = 0
        self.in_deck: i64 = 0
        """Scrolls that everybody knows to have been in the deck when the round began (classic play only)."""
        self.moments: list[Moment] = []
        """Hungry games only: turns that began with a chain as long as this one (DOM-V12)."""
        self.last_winner: i64 = NONE
        self.last_reason: i64 = RUNNING
        self.ended: i64 = RUNNING
        self.winner: i64 = NONE

    def deck_left(self) -> i64:
        return len(self.deck) - self.drawn_off

    def list_options(self, question: Question, seat: i64, options: Options) -> None:
        choices.list_options(self, question, seat, options)

    def carry_out(self, question: Question) -> None:
        flow.carry_out(self, question)

    def why_not(self, question: Question, seat: int, action: int) -> Refused:
        return refusals.why_not(self, question, seat, action)

    def why_final(self, question: Question) -> Refused | None:
        """DOM-K14: every answer may be taken back until it has shown somebody something."""
        return None

    def refusal(self, seat: int, action: int) -> Refused | None:
        """DOM-P24: a seat that is not asked, or has answered, is told so by the rules of this game."""
        refused = super().refusal(seat, action)
        if refused is not None and refused.key in ("not-asked", "answered"):
            return refusals.not_asked()
        return refused

    def forget(self, seat: i64, rng: Rng) -> None:
        knowledge.forget(self, seat, rng)

    def copy(self) -> Position:
        twin = DominoviaPosition(self.tables, self.players, self.rng)
        twin.classic = self.classic
        twin.dragon = self.dragon
        twin.rounds_to_win = self.rounds_to_win
        twin.freeze_by_match = self.freeze_by_match
        twin.fly_after_draw = self.fly_after_draw
        twin.ring_choice = self.ring_choice
        twin.repetition = self.repetition
        twin.turn_limit = self.turn_limit
        twin.memory_aid = self.memory_aid
        twin.classic_points = self.classic_points
        twin.round = self.round
        twin.seats = [mage.clone() for mage in self.seats]
        twin.chain = self.chain[:]
        twin.leftmost = self.leftmost
        twin.length = self.length
        twin.open_left = self.open_left
        twin.open_right = self.open_right
        twin.deck = self.deck
        twin.drawn_off = self.drawn_off
        twin.crowns = self.crowns
        twin.turn = self.turn
        twin.drawn = self.drawn
        twin.passes = self.passes
        twin.turns_done = self.turns_done
        twin.casting = self.casting
        twin.cast_end = self.cast_end
        twin.direction = self.direction
        twin.moves = self.moves[:]
        twin.moves_made = self.moves_made
        twin.in_deck = self.in_deck
        if self.moments:
            twin.moments = self.moments[:]
        twin.last_winner = self.last_winner
        twin.last_reason = self.last_reason
        twin.ended = self.ended
        twin.winner = self.winner
        return twin

    def outcome(self) -> Outcome | None:
        """DOM-E9, DOM-E11: one winner, and points in classic play only."""
        if self.ended == RUNNING:
            return None
        scores = [int(mage.points) for mage in self.seats] if self.classic else None
        return Outcome([int(self.winner)], scores, OUTCOMES[self.ended])

    def __repr__(self) -> str:
        where = "over" if self.ended else f"round {self.round}"
        return f"<Dominovia, {self.players} Mages, {where}, asked {self.asked()}>"


def begin(tables: Tables, players: int, rng: Rng) -> DominoviaPosition:
    """A table before its first round: everybody has a Ring, and a Round card at 0 (DOM-S4, DOM-S5)."""
    position = DominoviaPosition(tables, players, rng)
    position.chain = NO_CHAIN[:]
    position.moves = NO_MOVES[:]
    for _seat in range(position.players):
        position.seats.append(Mage())
    return position
