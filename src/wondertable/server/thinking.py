"""Bots think in processes of their own: compiled code gives nobody else a turn until it is done.

What goes there is a world that the bot's seat cannot tell from the true one, never the true position and never its generator.
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from wondertable import form
from wondertable.bots import bot
from wondertable.core.game import Game, Json
from wondertable.core.levels import LOOK_AHEAD
from wondertable.core.rules.bot import Bot, Budget
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.games import game, game_with_data
from wondertable.server.settings import Settings
from wondertable.voice.advice import advise
from wondertable.voice.shapes import Advice
from wondertable.workers import Workers

SEED_BITS: Final = 62
GAMES: Final = 16
"""Games with other than shipped data that are kept at hand."""
BOTS: Final = 64
HINT: Final = Budget(seconds=1.0)
"""So long a master thinks about what somebody else might do."""


class Thought(NamedTuple):
    """All that a bot is told."""

    world: Json
    """Saved; without the game's data."""
    data: bytes | None
    """Those of the game where they are not the shipped ones."""
    seat: int
    bot: str
    seed: int
    """Of the bot's own generator."""


def thought_of(of: Game, position: Position, seat: int, name: str) -> Thought:
    world = position.redeal(seat, chance())
    world.rng = chance()  # nothing is left of what shuffled it: whoever could follow that would see the truth beneath
    saved = of.save(world)
    saved.pop("data", None)
    return Thought(saved, own_data(of), seat, name, secrets.randbits(SEED_BITS))


def chance() -> Rng:
    return Rng(secrets.randbits(SEED_BITS))


@lru_cache(GAMES)
def own_data(of: Game) -> bytes | None:
    return None if of.data_is_shipped else msgspec.json.encode(of.data)


class Thinkers:
    """Processes for bots. Those that look ahead have their own, so that nobody else waits for them."""

    def __init__(self, settings: Settings) -> None:
        self._quick = Workers(settings.thinker, settings.bot_bounds, settings.bot_processes)
        self._searching = Workers(settings.thinker, settings.bot_bounds, settings.searching)

    async def close(self) -> None:
        await self._quick.close()
        await self._searching.close()

    @property
    def see_far(self) -> bool:
        """Whether those that look ahead run compiled."""
        return self._searching.form.tree is not None or form.loaded() == form.COMPILED

    @property
    def at_work(self) -> dict[str, int]:
        """How many bots think, and how many wait for a process that is free."""
        both = (self._quick, self._searching)
        return {"thinking": sum(each.busy for each in both), "waiting": sum(each.waiting for each in both)}

    async def choose(self, table: str, thought: Thought) -> str:
        """For each table in its turn."""
        workers = self._searching if thought.bot in LOOK_AHEAD else self._quick
        text: str = await workers.ask(table, "choose", thought)
        return text

    async def advise(self, table: str, thought: Thought) -> Advice:
        advice: Advice = await self._searching.ask(table, "advise", thought)
        return advice


# -- in a worker -------------------------------------------------------------------------------------------------------


class Thinker:
    """The room in which bots think. They remember nothing: the next answer may come from another process."""

    def choose(self, thought: Thought) -> str:
        known = known_game(str(thought.world["game"]), thought.data)
        world = known.load(thought.world)
        return known.actions.text(self.bot(thought.bot, known).choose(world, thought.seat, Rng(thought.seed)))

    def advise(self, thought: Thought) -> Advice:
        """What a master would do."""
        known = known_game(str(thought.world["game"]), thought.data)
        return advise(known, known.load(thought.world), thought.seat, Rng(thought.seed), HINT)

    def bot(self, name: str, of: Game) -> Bot:
        return known_bot(name, of)


@lru_cache(GAMES)
def known_game(name: str, data: bytes | None) -> Game:
    return game(name) if data is None else game_with_data(name, msgspec.json.decode(data))


@lru_cache(BOTS)
def known_bot(name: str, of: Game) -> Bot:
    return bot(name, of)
