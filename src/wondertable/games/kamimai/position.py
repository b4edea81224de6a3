"""KamiMaï in progress: the sheet, the Reserves, the book and the turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Outcome, Position
from wondertable.core.rules.questions import Options, Question
from wondertable.games.kamimai import flow, knowledge, refusals, reports, tell
from wondertable.games.kamimai.cards import NO_CARD
from wondertable.games.kamimai.tables import AVERAGE, NO_EFFECT, NONE, Area, Sheet, Tables
from wondertable.games.kamimai.terms import (
    AWAIT_NOTHING,
    AWAITED,
    NO_FALL,
    NORMAL,
    OWN_GRIPS,
    PHASES,
    REASONS,
    RUNNING,
    SEALED,
    SETUP,
    STANDING,
    STATISTICAL,
)


@mypyc_attr(acyclic=True)
class Summoner:
    """One seat: the cards in front of it, its hands, and how steady they are."""

    __slots__ = ("cards", "dominant", "grips", "skill")

    def __init__(self) -> None:
        self.cards: i64 = 0
        """The Reserve; the activator's spread from CAST to STORE (KAM-P20)."""
        self.dominant: i64 = NONE
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


@mypyc_attr(acyclic=True)
class Book:
    """The Grimoire (KAM-G1, KAM-G2): which cards it has, and where those stand that have been seen.

    A page that nobody has seen has no card yet: as nothing but chance put the cards in order, its card is drawn from the
    unseen ones when it comes to light. So no order is kept that anybody could know too early.
    """

    __slots__ = ("builds", "built_with", "can_stand", "cards", "faces", "here_a", "here_b", "state", "unseen", "wing_a")

    def __init__(self) -> None:
        self.state: i64 = STANDING
        self.can_stand = True
        self.cards: i64 = 0
        self.unseen: i64 = 0
        self.builds: i64 = 0
        self.built_with: i64 = 0
        self.wing_a: i64 = 0
        """How many pages wing A had when the book was built."""
        self.here_a: i64 = 0
        """The pages that still stand in wing A: page A3 is member 2."""
        self.here_b: i64 = 0
        self.faces: vec[i64] = vec[i64]()
        """The card of each page as built, wing A first, each wing from the outside in; NO_CARD where it was not seen."""

    def clone(self) -> Book:
        twin = Book()
        twin.state = self.state
        twin.can_stand = self.can_stand
        twin.cards = self.cards
        twin.unseen = self.unseen
        twin.builds = self.builds
        twin.built_with = self.built_with
        twin.wing_a = self.wing_a
        twin.here_a = self.here_a
        twin.here_b = self.here_b
        twin.faces = self.faces[:]
        return twin


class KamimaiPosition(Position):
    def __init__(self, tables: Tables, players: i64, rng: Rng) -> None:
        super().__init__(players, rng)
        self.tables = tables
        self.source: i64 = STATISTICAL
        self.hands = tables.hands[0]
        """Statistical hands, by the option `odds`."""
        self.blessing_always = False
        self.colour_takes_fairies = False
        self.one_grab = False
        self.strict_contact = False
        self.activator_overrules = False
        self.late_falls = True
        self.turn_cap: i64 = 0
        self.training = False
        self.sheet_choice: i64 = 0
        """The sheet of the table's options; ASK where the group decides."""
        self.mode_choice: i64 = NORMAL
        self.sheet_asked = False
        self.mode_asked = False
        self.skill: i64 = AVERAGE
        self.helped = "none"

        self.phase: i64 = SETUP
        self.sheet: i64 = NONE
        self.adventure = False
        self.mode: i64 = NONE
        self.energy: i64 = 0
        self.ticked: i64 = 0
        """The spell boxes of the sheet that are ticked."""
        self.target: i64 = NONE
        self.turn: i64 = 0
        self.activator: i64 = 0
        self.seats: list[Summoner] = []
        self.book = Book()
        self.discard: i64 = 0

        self.begun = False
        """Whether a draw has begun on this sheet: before it there are no falls (KAM-Q34)."""
        self.drawn: i64 = 0
        self.grip: i64 = NO_CARD
        """The Guardian that binds this turn's draw."""
        self.hand: i64 = NONE
        """The hand of this turn (KAM-P10)."""
        self.danger = 0.0
        """The hazard of the last grab, for the watch (KAM-G26)."""
        self.fall: i64 = NO_FALL
        self.cursed = False
        """Whether this turn's curse has been applied (KAM-U18)."""
        self.proposal: i64 = 0
        """The cast that waits for its owners' consent."""
        self.gifts: i64 = 0
        self.giver: i64 = NONE
        self.taker: i64 = NONE
        self.tried = False
        """In the training: whether this seat has made a grab."""

        self.awaited: i64 = AWAIT_NOTHING
        self.cause: i64 = 0
        self.grabbing: i64 = 0
        """The grab whose result is awaited."""
        self.entry_cards: i64 = 0
        self.entry_fall: i64 = NONE
        """Companion: the entry that waits for a second seat; NONE where there is none."""
        self.entry_seat: i64 = NONE
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

    def list_options(self, question: Question, seat: i64, options: Options) -> None:
        flow.list_options(self, question, seat, options)

    def carry_out(self, question: Question) -> None:
        flow.carry_out(self, question)

    def why_not(self, question: Question, seat: int, action: int) -> Refused:
        return refusals.why_not(self, question, seat, action)

    def why_final(self, question: Question) -> Refused | None:
        return refusals.why_final(self, question)

    def advised(self, question: Question, seat: i64) -> None:
        tell.advised(self, question, seat)

    def awaiting(self) -> str | None:
        return AWAITED[self.awaited] or None

    def why_not_report(self, seat: int, text: str) -> Refused | None:
        return refusals.why_not_report(self, seat, text)

    def report(self, text: str) -> None:
        reports.report(self, text)

    def forget(self, seat: i64, rng: Rng) -> None:
        knowledge.forget(self, seat, rng)

    def copy(self) -> Position:
        twin = KamimaiPosition(self.tables, self.players, self.rng)
        twin.source = self.source
        twin.hands = self.hands
        twin.blessing_always = self.blessing_always
        twin.colour_takes_fairies = self.colour_takes_fairies
        twin.one_grab = self.one_grab
        twin.strict_contact = self.strict_contact
        twin.activator_overrules = self.activator_overrules
        twin.late_falls = self.late_falls
        twin.turn_cap = self.turn_cap
        twin.training = self.training
        twin.sheet_choice = self.sheet_choice
        twin.mode_choice = self.mode_choice
        twin.sheet_asked = self.sheet_asked
        twin.mode_asked = self.mode_asked
        twin.skill = self.skill
        twin.helped = self.helped
        twin.phase = self.phase
        twin.sheet = self.sheet
        twin.adventure = self.adventure
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
        if self.ended == RUNNING:
            return None
        winners = list(range(int(self.players))) if self.ended == SEALED else []
        return Outcome(winners, None, REASONS[self.ended])

    def __repr__(self) -> str:
        where = f"turn {self.turn}, {PHASES[self.phase]}, energy {self.energy}"
        return f"<KamiMaï, {self.players} players, {where}, asked {self.asked()}>"


def begin(tables: Tables, players: int, rng: Rng) -> KamimaiPosition:
    """A table before anything is chosen."""
    position = KamimaiPosition(tables, players, rng)
    for _seat in range(position.players):
        position.seats.append(Summoner())
    return position
