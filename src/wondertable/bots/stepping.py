"""Many games at once, one seat of each answered from outside and the others by bots, in one loop of this form of the code."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from wondertable.bots.playout import Random
from wondertable.bots.spelling import NOT_LEGAL, UNDECIDED, Choice, Spelling
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.features import Features, Row
from wondertable.core.rules.kit import has, set_of
from wondertable.core.rules.position import NOBODY, Position
from wondertable.core.rules.questions import Options


class Place:
    """One of the games: the seat that is answered from outside, and the answer in the making."""

    def __init__(self, seat: int, bots: list[Bot], spelling: Spelling) -> None:
        self.seat: i64 = seat
        self.bots = bots
        """Who sits where; whoever stands at the seat itself is never asked."""
        self.random: i64 = set_of([at for at, bot in enumerate(bots) if isinstance(bot, Random)])
        """The seats of those who answer at random: they need no world of their own."""
        self.choice = Choice(spelling)
        self.position: Position | None = None


class Stepping:
    """Games of one table that go on together. A game that is over gives way to a new one at once."""

    def __init__(self, table: Position, features: Features, spelling: Spelling, first_part: int, team: bool) -> None:
        self.table = table
        self.features = features
        self.spelling = spelling
        self.first_part: i64 = first_part
        """The numbers of the index from here on are parts of answers."""
        self.team = team
        """Whether all win together: then a victory is not divided."""
        self.chance = Rng(0)
        self.places: list[Place] = []
        self._rows = features.row()
        self._no_masks = vec[u8]()
        self._masks = vec[u8]()
        self._options = Options()
        self.rewards: vec[float] = vec[float]()
        self.ended: vec[u8] = vec[u8]()
        """1 for the places whose game ended with the last step."""
        self.steps: vec[i64] = vec[i64]()
        """How many answers, or parts of one, the present game of each place has taken."""
        self.lengths: vec[i64] = vec[i64]()
        """The same of the games that ended with the last step, 0 for the others."""

    def seat(self, seat: int, bots: list[Bot]) -> None:
        """One place more."""
        self.places.append(Place(seat, bots, self.spelling))
        self.rewards = append(self.rewards, 0.0)
        self.ended = append(self.ended, 0)
        self.steps = append(self.steps, 0)
        self.lengths = append(self.lengths, 0)

    def reset(self, seed: int) -> None:
        many, size = len(self.places), int(self.spelling.size)
        self._rows = Row(len(self.features.names) + size - int(self.first_part), many)
        self._no_masks = vec[u8]([0] * (many * size))
        self.chance = Rng(seed)
        self._begin()
        at: i64
        for at in range(len(self.places)):
            self.steps[at] = 0
            self._new_game(self.places[at])

    def _begin(self) -> None:
        """Nothing has ended yet."""
        many = len(self.places)
        self.rewards = vec[float]([0.0] * many)
        self.ended = vec[u8]([0] * many)
        self.lengths = vec[i64]([0] * many)

    def refused(self, numbers: list[int]) -> int:
        """The first place whose number is not legal, or -1. What is legal was told by `masks`."""
        marks = self._masks
        size: i64 = self.spelling.size
        begin: i64 = 0
        at: i64
        for at in range(len(self.places)):
            number = numbers[at]
            if not 0 <= number < int(size) or marks[begin + i64(number)] == 0:
                return int(at)
            begin += size
        return -1

    def step(self, numbers: list[int]) -> None:
        """Give each place its number, which is known to be legal, and let the others answer."""
        self._begin()
        steps = self.steps
        at: i64 = 0
        for place in self.places:
            position = place.position
            assert position is not None
            steps[at] += 1
            action: i64 = place.choice.give(numbers[at])
            assert action != NOT_LEGAL
            if action != UNDECIDED:
                position.answer(place.seat, action)
                if not self._go_on(place, position):
                    self.rewards[at] = self._reward(place.seat, position)
                    self.ended[at] = 1
                    self.lengths[at] = steps[at]
                    steps[at] = 0
                    self._new_game(place)
            at += 1

    def _new_game(self, place: Place) -> None:
        """A game in which the seat is asked; one that is over before is played again."""
        while True:
            position = self.table.fresh(self.chance.fork())
            position.set_up()
            if self._go_on(place, position):
                place.position = position
                return

    def _go_on(self, place: Place, position: Position) -> bool:
        """Let the others answer until the seat is asked; False if the game is over before."""
        chance = self.chance
        while True:
            seat = position.next_seat()
            if seat == NOBODY:
                return False
            if seat == place.seat:
                position.options(seat, place.choice.options)
                place.choice.begin()
                return True
            if has(place.random, seat):
                position.options(seat, self._options)
                position.answer(seat, self._options.pick(chance))
            else:
                bot = place.bots[seat]
                position.answer(seat, bot.choose(position.redeal(int(seat), chance), int(seat), chance))

    def _reward(self, seat: i64, position: Position) -> float:
        """The share of the victory."""
        outcome = position.outcome()
        assert outcome is not None, "nobody is asked, yet the game is not over"
        if seat not in outcome.winners:
            return 0.0
        return 1.0 if self.team else 1.0 / len(outcome.winners)

    def observed(self) -> vec[i32]:
        """What each seat knows, row after row; where answers are spelled, also how often each of their parts was chosen so
        far."""
        row = self._rows
        row.clear()
        for place in self.places:
            position = place.position
            assert position is not None
            self.features.write(position, place.seat, row)
            begin: i64 = row.at - self.first_part
            for number in place.choice.chosen:
                row.more(begin + number)
            row.blank(self.spelling.size - self.first_part)
        assert row.at == len(row.values), "a row is not written as it is laid out"
        return row.values

    def masks(self) -> vec[u8]:
        """For each place a byte for each number of the index: 1 where it may be given."""
        self._masks = marks = self._no_masks[:]
        begin: i64 = 0
        for place in self.places:
            place.choice.mark(marks, begin)
            begin += self.spelling.size
        return marks
