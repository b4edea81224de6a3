"""What every bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Options


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
    """Whether people are offered it as an opponent; some bots exist only to be studied."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        raise NotImplementedError


def legal(position: Position, seat: int) -> list[int]:
    options = Options()
    position.options(seat, options)
    return options.to_list()


def random_answer(position: Position, seat: int, rng: Rng) -> int:
    options = Options()
    position.options(seat, options)
    return options.pick(rng)
