"""What a bot is told in its process: all that its seat may know, and nothing of the truth besides."""

from __future__ import annotations

import copy
import random
import time
from typing import Any

import pytest

import wondertable
from tests.contract import checks
from tests.contract.subject import Subject, stretch
from tests.server.grimoire import small
from wondertable.core.rules.position import Position
from wondertable.server import thinking
from wondertable.server.thinking import Thinker, Thought, thought_of
from wondertable.workers import Workers
from wondertable.workers.line import pack, unpack

THINKER = "wondertable.server.thinking:Thinker"


class Sent(Subject):
    """A game whose redealt worlds have gone over the line to a process."""

    def viewers(self) -> list[int | None]:
        return [*range(self.players)]

    def redeal(self, position: Position, seat: int | None, rng: wondertable.Rng) -> Position:
        assert seat is not None
        (thought,) = unpack(pack((thought_of(self.game, position, seat, "thumb"),))[4:])
        return self.game.load(thought.world)


@pytest.fixture(autouse=True)
def same_chance_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", random.Random(5).getrandbits)


def subjects() -> list[Sent]:
    """Each game with the most seats; the contract looks at redeals themselves at every other table."""
    return [Sent(name, wondertable.game(name).seats()[-1]) for name in wondertable.games()]


@pytest.mark.parametrize("subject", subjects(), ids=str)
@pytest.mark.parametrize(
    "check",
    [
        checks.redeal_looks_the_same,
        checks.redeal_replaces_the_generator,
        checks.redeal_replaces_sealed_answers,
        checks.redeal_is_not_the_truth,
    ],
)
def test_what_is_sent_keeps_what_the_contract_promises_of_redeals(subject: Sent, check: Any) -> None:
    check(subject, 1)


@pytest.mark.parametrize("subject", subjects(), ids=str)
def test_what_is_sent_hangs_on_nothing_that_the_seat_cannot_know(subject: Sent) -> None:
    """Whichever of two worlds is true that a seat cannot tell apart: only what was drawn anew may differ."""
    rng = wondertable.Rng(3)
    for position, seat, _action in list(stretch(subject, 2))[::5]:
        other = position.redeal(seat, rng)
        assert told(thought_of(subject.game, position, seat, "thumb")) == told(
            thought_of(subject.game, other, seat, "thumb")
        )


def told(thought: Thought) -> Any:
    """All of it but what is drawn anew: the generators, hidden pieces, and sealed answers."""
    world = copy.deepcopy(thought.world)
    del world["rng"], world["board"]
    questions: Any = world["questions"]
    for question in questions:
        if question["sealed"]:
            question["answers"] = [answer is not None for answer in question["answers"]]
    return thought._replace(world=world, seed=0)


@pytest.mark.parametrize("name", wondertable.games())
def test_the_seed_of_a_table_is_not_sent(name: str) -> None:
    seed = bytes(range(100, 132))
    game = wondertable.game(name)
    position = game.new(players=game.seats()[-1], seed=seed)
    for seat in position.asked():
        sent = pack((1, "choose", (thought_of(game, position, seat, "thumb"),)))
        assert seed not in sent and seed.hex().encode() not in sent and str(list(seed)).encode() not in sent


def test_data_of_ones_own_go_along_and_are_read_once() -> None:
    shipped, own = wondertable.game("kamimai"), small("kamimai")
    thought = thought_of(shipped, shipped.new(players=2, seed=1), 0, "thumb")
    assert thought.data is None
    thought = thought_of(own, own.new(players=2, seed=1), 0, "thumb")
    assert thought.data is not None and "data" not in thought.world
    thinking.known_game.cache_clear()
    answer = Thinker().choose(thought)
    assert own.actions.parse(answer) in own.new(players=2, seed=1).legal(0)
    Thinker().choose(thought)
    assert thinking.known_game.cache_info().misses == 1


async def test_bots_of_every_game_answer_from_a_process_within_moments() -> None:
    async with Workers(THINKER) as workers:
        for subject in subjects():
            waits = []
            for number, (position, seat, _action) in enumerate(stretch(subject, 3)):
                thought = thought_of(subject.game, position, seat, ("random", "thumb")[number % 2])
                begin = time.perf_counter()
                answer = await workers.ask("table", "choose", thought)
                waits.append(time.perf_counter() - begin)
                assert subject.game.actions.parse(answer) in position.legal(seat)
                if number == 40:
                    break
            assert sorted(waits)[len(waits) // 2] < 0.1, subject  # a millisecond or less where nobody else is at work
