"""The last round of Miraris, gone through completely: all characters that the others can have kept, and all that they can lay.

Two cards are left to each, and all hands are known. What is hidden are the characters; how likely each is kept, and what its
owner would lay then, is as sensible players do it. Chance in scoring is not gone through, but drawn anew for each world.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wondertable.core.rules.actions import code, kind_of, part
from wondertable.core.rules.bags import kinds, one
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.kit import Action, Seat, Set, bit, first, has, nth_member, set_size
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.games.miraris.bots import worth
from wondertable.games.miraris.bots.bidding import VALUES, Bidding, numbers, own_bids
from wondertable.games.miraris.bots.keeping import Keeping
from wondertable.games.miraris.rules.position import MirarisPosition
from wondertable.games.miraris.rules.questions import BID, GIVE, LAY, TAKE_TWO
from wondertable.games.miraris.rules.tables import BITS, CHARACTERS_MAX, SEATS_MAX

CARDS: Final = 2
WORLDS_MOST: Final = 600
"""With more ways to have kept characters a search does better in the time."""


class LastRound:
    def __init__(self) -> None:
        self.likely: vec[float] = numbers(SEATS_MAX * CHARACTERS_MAX)
        """For each seat and character: how likely its higher card is laid."""
        self.kept: vec[float] = numbers(CHARACTERS_MAX)
        self.games: i64 = 0
        """So many ends were looked at."""
        self._whole = 0.0
        self._options = Options()

    def can_solve(self, position: MirarisPosition) -> bool:
        if position.round != position.tables.rounds or position.open_question().kind != BID:
            return False
        for player in position.seats:
            if set_size(player.hand) != CARDS:
                return False
        worlds: i64 = 1
        unseen: i64 = len(position.tables.characters) - position.tables.characters_each[position.players]
        _other: i64
        for _other in range(position.players - 1):
            worlds *= unseen
            unseen -= 1
        return worlds <= WORLDS_MOST

    def foresee(
        self, position: MirarisPosition, seat: Seat, bidding: Bidding, keeping: Keeping, wild: vec[float]
    ) -> None:
        """What the others have kept and will lay, as sensible players do."""
        keeping.foresee(position, seat)
        other: Seat
        character: i64
        for character in range(len(position.tables.characters)):
            self.kept[character] = keeping.shares[character]
        for other in range(position.players):
            if other == seat:
                continue
            player = position.seats[other]
            before = player.character
            high: i64 = nth_member(player.hand, 1)
            for character in range(len(position.tables.characters)):
                if self.kept[character] > 0.0:
                    player.character = character
                    own_bids(bidding, position, other, wild)
                    sensibly = bidding.chances[other * VALUES + high]
                    self.likely[other * CHARACTERS_MAX + character] = (
                        wild[other] / float(CARDS) + (1.0 - wild[other]) * sensibly
                    )
            player.character = before

    def solve(self, position: MirarisPosition, seat: Seat, rng: Rng, worths: Weights) -> None:
        """The share of the victory that the lower card brings, and the higher one, after `foresee`."""
        worths.reset(CARDS)
        self.games = 0
        self._whole = 0.0
        world = position.clone()
        assert isinstance(world, MirarisPosition)
        world.journal = None
        unseen: Set = world.tables.all_characters & ~world.seats[seat].dealt
        self._keep(world, seat, 0, unseen, 1.0, rng, worths)
        at: i64
        for at in range(CARDS):
            worths.values[at] = worths.values[at] / self._whole

    def _keep(
        self, world: MirarisPosition, seat: Seat, other: Seat, unseen: Set, share: float, rng: Rng, worths: Weights
    ) -> None:
        """Everything that this seat and those after it can have kept."""
        if other == seat:
            other += 1
        if other >= world.players:
            self._whole += share
            self._lay(world, seat, share, rng, worths)
            return
        rest = unseen
        while rest:
            character = first(rest)
            rest ^= bit(character)
            if self.kept[character] > 0.0:
                world.seats[other].character = character
                self._keep(world, seat, other + 1, unseen ^ bit(character), share * self.kept[character], rng, worths)

    def _lay(self, world: MirarisPosition, seat: Seat, share: float, rng: Rng, worths: Weights) -> None:
        """Everything that can be laid in this world; chance is the same for all of it."""
        guess = world.redeal(int(seat), rng)
        assert isinstance(guess, MirarisPosition)
        other: Seat
        for other in range(world.players):
            guess.seats[other].character = world.seats[other].character
        question = guess.open_question()
        for other in range(world.players):
            question.answers[other] = 0
            question.waiting |= bit(other)
        laid: i64
        for laid in range(bit(world.players)):
            likely = share
            for other in range(world.players):
                if other != seat:
                    higher = self.likely[other * CHARACTERS_MAX + world.seats[other].character]
                    likely *= higher if has(laid, other) else 1.0 - higher
            twin = guess.clone()
            assert isinstance(twin, MirarisPosition)
            for other in range(world.players):
                twin.answer(other, code(LAY, nth_member(twin.seats[other].hand, (laid >> other) & 1)))
            worths.values[(laid >> seat) & 1] += likely * self.won_by(twin, seat)
            self.games += 1

    def won_by(self, world: MirarisPosition, seat: Seat) -> float:
        """Score the game sensibly; the seat's share of the victory."""
        while True:
            asked = world.next_seat()
            if asked < 0:
                break
            world.options(asked, self._options)
            world.answer(asked, best_in_scoring(world, asked, self._options))
        if not has(world.winners, seat):
            return 0.0
        return 1.0 / float(set_size(world.winners))


def best_in_scoring(position: MirarisPosition, seat: Seat, options: Options) -> Action:
    """The gift or take that leaves the most points; of equals the first."""
    best = options.item(0)
    most = worth_after(position, seat, best)
    at: i64
    for at in range(1, options.size):
        found = worth_after(position, seat, options.item(at))
        if found > most:
            most = found
            best = options.item(at)
    return best


def worth_after(position: MirarisPosition, seat: Seat, action: Action) -> float:
    """What the seat's Wonders are worth after a gift or a take."""
    held = position.seats[seat].held
    card = one(part(action, 0), BITS)
    if kind_of(action) == GIVE:
        held -= card
    else:
        held += card
        if kind_of(action) == TAKE_TWO:
            held += one(part(action, 1), BITS)
    points = float(worth.points_with(position, seat, held))
    character = position.tables.characters[position.seats[seat].character]
    if character.instant_win_kinds and set_size(kinds(held, BITS)) >= character.instant_win_kinds:
        points += worth.VICTORY
    return points
