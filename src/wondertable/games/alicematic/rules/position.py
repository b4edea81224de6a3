"""AlicematiC in progress: kingdoms, map, deck and bank, and another world for a seat that cannot know this one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.rules.bags import Bag
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Kind, Seat, Seats, Set, members
from wondertable.core.rules.position import Outcome, Position
from wondertable.core.rules.questions import Options, Question
from wondertable.games.alicematic.rules import flow
from wondertable.games.alicematic.rules.chosen import Chosen
from wondertable.games.alicematic.rules.ending import REASONS, RUNNING
from wondertable.games.alicematic.rules.kingdom import PLACES, Card
from wondertable.games.alicematic.rules.knowledge import forgetting
from wondertable.games.alicematic.rules.phases import CHOOSING_KINGDOMS, OVER, PHASES, PLACING_CITIES
from wondertable.games.alicematic.rules.price import bag_of_tokens
from wondertable.games.alicematic.rules.spaces import State
from wondertable.games.alicematic.rules.tables import NONE, Tables
from wondertable.games.alicematic.rules.triggers import Effect
from wondertable.games.alicematic.rules.wonderland import Wonderland

NO_CARDS: Final = vec[i64]([0] * PLACES)
EMPTY: Final = vec[i64]()


@mypyc_attr(acyclic=True)
class Player:
    """One seat: its kingdom and slots, hand, tokens and VP."""

    __slots__ = (
        "asks_gains", "cards", "copied", "discarded", "hand", "kingdom", "points", "powers", "real", "redrew", "tokens", "vp",
    )  # fmt: skip

    def __init__(self) -> None:
        self.kingdom: i64 = NONE
        self.hand: vec[Kind] = EMPTY
        """In order of arrival."""
        self.cards: vec[Card] = NO_CARDS[:]
        """The cards in the slots; kingdom.py tells how."""
        self.powers: i64 = 0
        """How many cards lie in each slot."""
        self.real: Set = 0
        """The kinds lying face up."""
        self.copied: Set = 0
        """The kinds that face-up Wiccans copy."""
        self.tokens: Bag = 0
        self.vp: i64 = 0
        self.discarded: vec[Kind] = EMPTY
        """The cards given back in the mulligan."""
        self.redrew: vec[Kind] = EMPTY
        """The cards drawn since the discard pile became the deck."""
        self.asks_gains = False
        """ALI-V8: gains without a choice are offered instead of taken."""
        self.points: i64 = 0

    def clone(self) -> Player:
        twin = Player()
        twin.kingdom = self.kingdom
        twin.hand = self.hand[:]
        twin.cards = self.cards[:]
        twin.powers = self.powers
        twin.real = self.real
        twin.copied = self.copied
        twin.tokens = self.tokens
        twin.vp = self.vp
        twin.discarded = self.discarded
        twin.redrew = self.redrew[:]
        twin.asks_gains = self.asks_gains
        twin.points = self.points
        return twin


class AlicematicPosition(Position):
    def __init__(
        self, tables: Tables, chosen: Chosen, players: i64, rng: Rng, land: Wonderland, spaces: vec[State]
    ) -> None:
        super().__init__(players, rng)
        self.tables = tables
        self.chosen = chosen
        self.seats: list[Player] = []
        self.land = land
        self.spaces: vec[State] = spaces
        """Whose tokens lie on each space; spaces.py tells how."""
        self.bank: Bag = 0
        self.deck: vec[Kind] = tables.pile
        """Never written after the shuffle, so that copies share it."""
        self.drawn: i64 = 0
        """So many cards of the deck are drawn."""
        self.reshuffled = False
        self.phase: i64 = CHOOSING_KINGDOMS
        self.round: i64 = 0
        self.start: Seat = NONE
        self.turns: i64 = 0
        """In the set-up the start tokens placed so far, then the turns finished in this round."""
        self.pending: vec[Effect] = EMPTY
        """Effects still to be carried out, the next one last; triggers.py tells how."""
        self.effect: Effect = 0
        """The effect a question is about."""
        self.ended: i64 = RUNNING
        self.winners: Seats = 0

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
        forgetting.forget(self, seat, rng)

    def outcome(self) -> Outcome | None:
        if self.ended == RUNNING:
            return None
        return Outcome(members(self.winners), [int(player.points) for player in self.seats], REASONS[self.ended])

    def copy(self) -> Position:
        twin = AlicematicPosition(self.tables, self.chosen, self.players, self.rng, self.land, self.spaces[:])
        twin.seats = [player.clone() for player in self.seats]
        twin.bank = self.bank
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.reshuffled = self.reshuffled
        twin.phase = self.phase
        twin.round = self.round
        twin.start = self.start
        twin.turns = self.turns
        twin.pending = self.pending[:]
        twin.effect = self.effect
        twin.ended = self.ended
        twin.winners = self.winners
        return twin

    # -- what is asked of it often -------------------------------------------------------------------------------------

    def on_turn(self) -> Seat:
        """The seat whose turn it is, or NONE; in the set-up the seat that places (ALI-S11)."""
        if self.start == NONE or self.phase == OVER:
            return NONE
        if self.phase == PLACING_CITIES:
            return flow.placer(self)
        return (self.start + self.turns) % self.players

    def discard_size(self) -> i64:
        """ALI-S8: what was given back becomes the discard pile when all have drawn new cards."""
        if self.reshuffled or self.phase < PLACING_CITIES:
            return 0
        found: i64 = 0
        for player in self.seats:
            found += len(player.discarded)
        return found

    def deck_left(self) -> i64:
        return len(self.deck) - self.drawn

    def __repr__(self) -> str:
        where = PHASES[self.phase] if self.round == 0 else f"round {self.round}, {PHASES[self.phase]}"
        return f"<AlicematiC, {self.players} players, {where}, asked {self.asked()}>"


def begin(tables: Tables, chosen: Chosen, players: int, rng: Rng) -> AlicematicPosition:
    """A table with an empty map and empty kingdoms; ALI-S9: all resource tokens lie in the bank."""
    position = AlicematicPosition(tables, chosen, players, rng, Wonderland(tables), tables.blank[:])
    for _seat in range(position.players):
        player = Player()
        player.asks_gains = not chosen.auto_gain
        position.seats.append(player)
    position.bank = bag_of_tokens(tables.bank_each, tables.bank_each, tables.bank_each)
    return position
