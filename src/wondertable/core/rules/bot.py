"""What every bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options


class Weighed:
    """An answer, what a bot expects of it, and how sure it is."""

    def __init__(self, action: int, worth: float, visits: int = 1, error: float = 0.0) -> None:
        self.action = action
        self.worth = worth
        """The share of the victory that is expected, from 0 to 1."""
        self.visits = visits
        """How often it was tried; 0 for an answer that was not."""
        self.error = error
        """The standard error of the worth."""

    def __repr__(self) -> str:
        return f"Weighed({self.action}, {self.worth:.3f} +- {self.error:.3f}, tried {self.visits})"


class Budget:
    """How long a bot may think about one answer: so many turns of a search, so many seconds; 0: as the bot likes."""

    def __init__(self, turns: int = 0, seconds: float = 0.0) -> None:
        self.turns = turns
        self.seconds = seconds


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses answers. It is given a world its seat cannot tell from the true one, never the true position.

    >>> import wondertable
    >>> from wondertable.bots import bot
    >>> game = wondertable.game("miraris")
    >>> world = game.new(players=3, seed=7).redeal(0, wondertable.Rng(1))
    >>> game.actions.text(bot("thumb", game).choose(world, 0, wondertable.Rng(2)))
    'keep lana'
    """

    for_people = True
    """Whether it may sit at a table of people; some bots exist only to be studied."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        raise NotImplementedError

    def weigh(self, world: Position, seat: int, rng: Rng, budget: Budget | None = None) -> list[Weighed]:
        """What the bot thinks of the answers that it has considered, the one it would give first."""
        return [Weighed(self.choose(world, seat, rng), 0.0, 0)]


def legal(position: Position, seat: int) -> list[int]:
    options = Options()
    position.options(seat, options)
    return options.to_list()


def random_answer(position: Position, seat: int, rng: Rng) -> int:
    options = Options()
    position.options(seat, options)
    return options.pick(rng)
