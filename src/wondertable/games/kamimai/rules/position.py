"""KamiMaï in progress: the sheet, the Reserves, the book and the turn."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.bags import Bag
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat, Set
from wondertable.core.rules.position import NOBODY, Outcome, Position
from wondertable.core.rules.questions import Options, Question
from wondertable.games.kamimai.rules import flow, knowledge, setup, tell
from wondertable.games.kamimai.rules.book import Book
from wondertable.games.kamimai.rules.cards import Card
from wondertable.games.kamimai.rules.chosen import ADVENTURE, Chosen
from wondertable.games.kamimai.rules.ending import REASONS, RUNNING, SEALED
from wondertable.games.kamimai.rules.tables import Area, Sheet, Tables
from wondertable.games.kamimai.rules.terms import (
    AVERAGE,
    AWAIT_NOTHING,
    AWAITED,
    FOR_SETUP,
    IN_SETUP,
    NO_EFFECT,
    NO_FALL,
    NONE,
    OWN_GRIPS,
    PHASES,
    Side,
)


@mypyc_attr(acyclic=True)
class Summoner:
    """One seat: the cards in front of it, its hands, and how steady they are."""

    __slots__ = ("cards", "dominant", "grips", "skill")

    def __init__(self) -> None:
        self.cards: Bag = 0
        """The Reserve; the activator's spread from CAST to STORE (KAM-P20)."""
        self.dominant: Side = NONE
        self.skill: i64 = AVERAGE
        self.grips: i64 = OWN_GRIPS
        """KAM-V11: the grip that each grip is replaced by."""

    def clone(self) -> Summoner:
        twin = Summoner()
        twin.cards = self.cards
        twin.dominant = self.dominant
        twin.skill = self.skill
        twin.grips = self.grips
        return twin


class KamimaiPosition(Position):
    def __init__(self, tables: Tables, chosen: Chosen, players: i64, rng: Rng) -> None:
        super().__init__(players, rng)
        self.tables = tables
        self.chosen = chosen
        self.sheet_choice: i64 = NONE
        """The sheet that the table chose; NONE until the group settles it."""
        self.mode_choice: i64 = NONE
        self.adventure = False

        self.phase: i64 = IN_SETUP
        self.sheet: i64 = NONE
        self.mode: i64 = NONE
        self.energy: i64 = 0
        self.ticked: Set = 0
        """The spell boxes of the sheet that are ticked."""
        self.target: i64 = NONE
        self.turn: i64 = 0
        self.activator: Seat = 0
        self.seats: list[Summoner] = []
        self.book = Book()
        self.discard: Bag = 0
        """Open, and without an order (KAM-Q43)."""

        self.begun = False
        """Whether a draw has begun on this sheet: before it there are no falls (KAM-Q34)."""
        self.drawn: Bag = 0
        """KAM-G10: neither the order of the cards nor the number of grabs matters."""
        self.grip: Card = NONE
        """The Guardian that binds this turn's draw."""
        self.hand: Side = NONE
        """The hand of this turn (KAM-P10)."""
        self.danger = 0.0
        """The hazard of the last grab, for the watch (KAM-G26)."""
        self.fall: i64 = NO_FALL
        self.cursed = False
        """Whether this turn's curse has been applied (KAM-U18)."""
        self.proposal: Action = 0
        """The cast that waits for its owners' consent."""
        self.gifts: i64 = 0
        self.giver: Seat = NOBODY
        self.taker: Seat = NOBODY
        self.tried = False
        """In the training: whether this seat has made a grab."""

        self.awaited: i64 = AWAIT_NOTHING
        self.cause: i64 = FOR_SETUP
        """Of the last build."""
        self.grabbing: Action = 0
        """The grab whose result is awaited."""
        self.entry_cards: Bag = 0
        self.entry_fall: i64 = NONE
        """Companion: the entry that waits for a second seat; NONE where there is none."""
        self.entry_seat: Seat = NOBODY
        """Whose draw the last entry was."""
        self.entry_fell = False
        """Whether the book fell in it."""
        self.entry_effect: i64 = NO_EFFECT
        """What its target did with Guardians."""
        self.disputes: i64 = 0
        self.correctable = False
        self.ended: i64 = RUNNING

    def the_sheet(self) -> Sheet:
        return self.tables.sheets[self.sheet]

    def target_area(self) -> Area:
        return self.tables.sheets[self.sheet].areas[self.target]

    def agreed(self) -> Chosen:
        return self.chosen

    def fresh(self, rng: Rng) -> Position:
        return begin(self.tables, self.chosen, self.players, rng)

    def set_up(self) -> None:
        setup.settle(self)

    def list_options(self, question: Question, seat: Seat, options: Options) -> None:
        flow.list_options(self, question, seat, options)

    def carry_out(self, question: Question) -> None:
        flow.carry_out(self, question)

    def advised(self, question: Question, seat: Seat) -> None:
        tell.advised(self, question, seat)

    def awaiting(self) -> str | None:
        return AWAITED[self.awaited] or None

    def forget(self, seat: Seat, rng: Rng) -> None:
        knowledge.forget(self, seat, rng)

    def copy(self) -> Position:
        twin = KamimaiPosition(self.tables, self.chosen, self.players, self.rng)
        twin.sheet_choice = self.sheet_choice
        twin.mode_choice = self.mode_choice
        twin.adventure = self.adventure
        twin.phase = self.phase
        twin.sheet = self.sheet
        twin.mode = self.mode
        twin.energy = self.energy
        twin.ticked = self.ticked
        twin.target = self.target
        twin.turn = self.turn
        twin.activator = self.activator
        twin.seats = [summoner.clone() for summoner in self.seats]
        twin.book = self.book.clone()
        twin.discard = self.discard
        twin.begun = self.begun
        twin.drawn = self.drawn
        twin.grip = self.grip
        twin.hand = self.hand
        twin.danger = self.danger
        twin.fall = self.fall
        twin.cursed = self.cursed
        twin.proposal = self.proposal
        twin.gifts = self.gifts
        twin.giver = self.giver
        twin.taker = self.taker
        twin.tried = self.tried
        twin.awaited = self.awaited
        twin.cause = self.cause
        twin.grabbing = self.grabbing
        twin.entry_cards = self.entry_cards
        twin.entry_fall = self.entry_fall
        twin.entry_seat = self.entry_seat
        twin.entry_fell = self.entry_fell
        twin.entry_effect = self.entry_effect
        twin.disputes = self.disputes
        twin.correctable = self.correctable
        twin.ended = self.ended
        return twin

    def outcome(self) -> Outcome | None:
        """KAM-E1: all win or all lose, and nothing is scored."""
        if self.ended == RUNNING:
            return None
        winners = list(range(self.players)) if self.ended == SEALED else []
        return Outcome(winners, None, REASONS[self.ended])

    def __repr__(self) -> str:
        where = f"turn {self.turn}, {PHASES[self.phase]}, energy {self.energy}"
        return f"<KamiMaï, {self.players} players, {where}, asked {self.asked()}>"


def begin(tables: Tables, chosen: Chosen, players: int, rng: Rng) -> KamimaiPosition:
    """A table whose options are known (KAM-V10), before its first event."""
    position = KamimaiPosition(tables, chosen, players, rng)
    position.adventure = chosen.sheet == ADVENTURE
    position.sheet_choice = 0 if position.adventure else chosen.sheet
    position.mode_choice = chosen.mode
    for seat in range(players):
        summoner = Summoner()
        summoner.skill = chosen.skill
        summoner.grips = chosen.helped[seat]
        position.seats.append(summoner)
    return position
