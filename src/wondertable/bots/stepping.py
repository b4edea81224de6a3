"""Many games at once, one seat of each answered from outside and the others by bots, in one loop of this form of the code."""

from __future__ import annotations

from librt.strings import BytesWriter, write_f32_le, write_i32_le
from mypy_extensions import i32, i64, u8

from wondertable.bots.playout import Random
from wondertable.bots.spelling import NOT_LEGAL, SPELLED, UNDECIDED, Choice, Spelling
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.features import Features
from wondertable.core.rules.position import NOBODY, Position
from wondertable.core.rules.questions import Options


class Place:
    """One of the games: the seat that is answered from outside, and the answer in the making."""

    def __init__(self, seat: int, bots: list[Bot], spelling: Spelling) -> None:
        self.seat: i64 = seat
        self.bots = bots
        """Who sits where; whoever stands at the seat itself is never asked."""
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
        self._row = features.row()
        self._no_parts = bytes(4 * (int(spelling.size) - first_part))
        self._no_numbers = bytes(int(spelling.size))
        self._options = Options()
        self.rewards: list[float] = []
        self.ended: list[bool] = []
        self.steps: list[int] = []
        """How many answers, or parts of one, the present game of each place has taken."""
        self.lengths: list[int] = []
        """The same of the games that ended with the last step, 0 for the others."""

    def seat(self, seat: int, bots: list[Bot]) -> None:
        """One place more."""
        self.places.append(Place(seat, bots, self.spelling))
        self.rewards.append(0.0)
        self.ended.append(False)
        self.steps.append(0)
        self.lengths.append(0)

    def reset(self, seed: int) -> None:
        self.chance = Rng(seed)
        for at in range(len(self.places)):
            self.rewards[at] = 0.0
            self.ended[at] = False
            self.steps[at] = 0
            self.lengths[at] = 0
            self._new_game(self.places[at])

    def refused(self, numbers: list[int]) -> int:
        """The first place whose number is not legal, or -1."""
        for at in range(len(self.places)):
            if not is_legal(self.places[at].choice, numbers[at]):
                return at
        return -1

    def step(self, numbers: list[int]) -> None:
        """Give each place its number, which is known to be legal, and let the others answer."""
        for at in range(len(self.places)):
            place = self.places[at]
            position = place.position
            assert position is not None
            self.rewards[at] = 0.0
            self.ended[at] = False
            self.lengths[at] = 0
            self.steps[at] += 1
            action: i64 = place.choice.give(numbers[at])
            assert action != NOT_LEGAL
            if action == UNDECIDED:
                continue
            position.answer(place.seat, action)
            if self._go_on(place, position):
                continue
            self.rewards[at] = self._reward(place.seat, position)
            self.ended[at] = True
            self.lengths[at] = self.steps[at]
            self.steps[at] = 0
            self._new_game(place)

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
            bot = place.bots[seat]
            if isinstance(bot, Random):
                position.options(seat, self._options)
                position.answer(seat, self._options.pick(chance))
            else:
                position.answer(seat, bot.choose(position.redeal(int(seat), chance), int(seat), chance))

    def _reward(self, seat: i64, position: Position) -> float:
        """The share of the victory."""
        outcome = position.outcome()
        assert outcome is not None, "nobody is asked, yet the game is not over"
        if seat not in outcome.winners:
            return 0.0
        return 1.0 if self.team else 1.0 / len(outcome.winners)

    def observed(self) -> bytes:
        """What each seat knows, row after row, as whole numbers of 32 bits; where answers are spelled, also how often each
        of their parts was chosen so far."""
        out = BytesWriter()
        row = self._row
        for place in self.places:
            position = place.position
            assert position is not None
            row.at = 0
            self.features.write(position, place.seat, row)
            for value in row.values:
                write_i32_le(out, i32(value))
            begin: i64 = len(out) - 4 * self.first_part
            out.write(self._no_parts)
            for number in place.choice.chosen:
                at: i64 = begin + 4 * number
                out[at] = u8(out[at] + 1)
        return out.getvalue()

    def masks(self) -> bytes:
        """For each place a byte for each number of the index: 1 where it may be given."""
        out = BytesWriter()
        size = self.spelling.size
        begin: i64 = 0
        at: i64
        for place in self.places:
            out.write(self._no_numbers)
            choice = place.choice
            options = choice.options
            if choice.chosen:
                for number in choice.numbers():
                    out[begin + number] = 1
            else:
                for at in range(options.size):
                    action = options.item(at)
                    own = self.spelling.place(action)
                    if own == SPELLED:
                        own = self.spelling.spelled(int(action))[0]
                    out[begin + own] = 1
            begin += size
        return out.getvalue()

    def gains(self) -> bytes:
        """The reward of each place, as numbers of 32 bits."""
        out = BytesWriter()
        for reward in self.rewards:
            write_f32_le(out, reward)
        return out.getvalue()


def is_legal(choice: Choice, number: int) -> bool:
    if choice.chosen:
        return number in choice.numbers()
    options = choice.options
    at: i64
    for at in range(options.size):
        action = options.item(at)
        own = choice.spelling.place(action)
        if own == SPELLED:
            own = choice.spelling.spelled(int(action))[0]
        if own == number:
            return True
    return False
