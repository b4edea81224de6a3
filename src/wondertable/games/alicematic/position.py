"""AlicematiC in progress: kingdoms, map, deck and bank, and another world for a seat that cannot know this one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import members, one
from wondertable.core.rules.position import Outcome, Position
from wondertable.core.rules.questions import Options, Question
from wondertable.games.alicematic import flow, knowledge, refusals
from wondertable.games.alicematic.alices import GREEN, RED, YELLOW
from wondertable.games.alicematic.kingdom import PLACES
from wondertable.games.alicematic.questions import CHOOSING_KINGDOMS, OVER, PHASES, PLACING_CITIES
from wondertable.games.alicematic.scoring import REASONS, RUNNING
from wondertable.games.alicematic.tables import NONE, Tables
from wondertable.games.alicematic.wonderland import Wonderland

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
        self.hand: vec[i64] = EMPTY
        """Kinds of Alice, in order of arrival."""
        self.cards: vec[i64] = NO_CARDS[:]
        """The cards in the slots; kingdom.py tells how."""
        self.powers: i64 = 0
        self.real: i64 = 0
        """The kinds lying face up."""
        self.copied: i64 = 0
        """The kinds that face-up Wiccans copy."""
        self.tokens: i64 = 0
        self.vp: i64 = 0
        self.discarded: vec[i64] = EMPTY
        """The cards given back in the mulligan."""
        self.redrew: vec[i64] = EMPTY
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
    def __init__(self, tables: Tables, players: i64, rng: Rng, land: Wonderland, spaces: vec[i64]) -> None:
        super().__init__(players, rng)
        self.tables = tables
        self.attack_tokens_score = False
        self.city_again = False
        self.own_arrival = False
        self.original_alone = False
        self.reveal_once = False
        self.free_skip = False
        self.wiccan_home = False
        self.start_wanted: i64 = NONE
        self.seats: list[Player] = []
        self.land = land
        self.spaces: vec[i64] = spaces
        """Whose tokens lie on each space; spaces.py tells how."""
        self.bank: i64 = 0
        self.deck: vec[i64] = tables.pile
        """Never written after the shuffle, so that copies share it."""
        self.drawn: i64 = 0
        self.reshuffled = False
        self.phase: i64 = CHOOSING_KINGDOMS
        self.round: i64 = 0
        self.start: i64 = NONE
        self.turns: i64 = 0
        """In the set-up the start tokens placed so far, then the turns finished in this round."""
        self.pending: vec[i64] = EMPTY
        """Effects still to be carried out, the next one last; effects.py tells how."""
        self.effect: i64 = 0
        """The effect a question is about."""
        self.ended: i64 = RUNNING
        self.winners: i64 = 0
        self.looked: list[dict[str, object]] | None = None
        """What the seat `looked_by` saw of every space at the tick `looked_at`: asked for twice in each view."""
        self.looked_at: i64 = NONE
        self.looked_by: i64 = NONE

    def on_turn(self) -> i64:
        """The seat whose turn it is, or NONE; in the set-up the seat that places (ALI-S11)."""
        if self.start == NONE or self.phase == OVER:
            return NONE
        if self.phase == PLACING_CITIES:
            return flow.placer(self)
        return (self.start + self.turns) % self.players

    def discard_size(self) -> i64:
        if self.reshuffled or self.phase < PLACING_CITIES:
            return 0
        found: i64 = 0
        for player in self.seats:
            found += len(player.discarded)
        return found

    def deck_left(self) -> i64:
        return len(self.deck) - self.drawn

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
        twin = AlicematicPosition(self.tables, self.players, self.rng, self.land, self.spaces[:])
        twin.attack_tokens_score = self.attack_tokens_score
        twin.city_again = self.city_again
        twin.own_arrival = self.own_arrival
        twin.original_alone = self.original_alone
        twin.reveal_once = self.reveal_once
        twin.free_skip = self.free_skip
        twin.wiccan_home = self.wiccan_home
        twin.start_wanted = self.start_wanted
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

    def outcome(self) -> Outcome | None:
        if self.ended == RUNNING:
            return None
        return Outcome(members(self.winners), [int(player.points) for player in self.seats], REASONS[self.ended])

    def __repr__(self) -> str:
        where = PHASES[self.phase] if self.round == 0 else f"round {self.round}, {PHASES[self.phase]}"
        return f"<AlicematiC, {self.players} players, {where}, asked {self.asked()}>"


def begin(tables: Tables, players: int, rng: Rng) -> AlicematicPosition:
    """A table with an empty map and empty kingdoms."""
    position = AlicematicPosition(tables, players, rng, Wonderland(tables), tables.blank[:])
    for _seat in range(position.players):
        position.seats.append(Player())
    each = tables.bank_each
    position.bank = each * one(RED) + each * one(YELLOW) + each * one(GREEN)
    return position
