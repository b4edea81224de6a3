"""How much a best response gains in last rounds of Miraris against three of a kind.

    python -m benchmarks.last_rounds [--rounds 60] [--seed 1] [--players 4] [--bots thumb,master@1000] [--until thumb]

Games are played to their last round. There one seat after the other may answer best: all characters that the others can have kept
and all cards they can lay are gone through, each other seat answering, with each of these characters, as the bot in question does.
Told is the share of the victory of that bot itself, of the master, and of the best response, among three of that bot.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence

import wondertable
from wondertable.bots import bot
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.weights import Weights
from wondertable.games.miraris.bots import wildness
from wondertable.games.miraris.bots.bidding import Bidding
from wondertable.games.miraris.bots.keeping import Keeping
from wondertable.games.miraris.bots.last_round import LastRound
from wondertable.games.miraris.rules.position import MirarisPosition
from wondertable.games.miraris.rules.tables import CHARACTERS_MAX

GAME = wondertable.game("miraris")
MASTER = "master@1000"
TIMES = {"thumb": 40, "random": 40, "slips": 40}
"""So often a bot is asked that answers by chance; others once."""


def last_round(players: int, seed: int, until: str) -> MirarisPosition:
    position, player, chance = GAME.new(players, seed=seed), bot(until, GAME), Rng(seed)
    assert isinstance(position, MirarisPosition)
    while position.round < position.tables.rounds:
        seat = position.asked()[0]
        position.apply(seat, player.choose(position.redeal(seat, chance), seat, chance))
    return position


def lays_higher(name: str, player: Bot, position: MirarisPosition, seat: int, chance: Rng) -> float:
    """How likely the bot in this seat lays its higher card."""
    times, higher = TIMES.get(name, 1), position.legal(seat)[-1]
    return sum(player.choose(position.redeal(seat, chance), seat, chance) == higher for _ in range(times)) / times


def shares(name: str, position: MirarisPosition, seat: int, chance: Rng) -> tuple[float, float, float]:
    """Of the victory among others of this name: for one of them, for a master, and for a best response."""
    player, last, worths = bot(name, GAME), LastRound(), Weights()
    last.foresee(position, seat, Bidding(), Keeping(), wildness.of(position))
    for other in range(int(position.players)):
        if other == seat:
            continue
        for character in range(len(position.tables.characters)):
            if last.kept[character] > 0.0:
                world = with_character(position, seat, other, character, chance)
                likely = lays_higher(name, player, world, other, chance)
                last.likely[other * CHARACTERS_MAX + character] = likely
    last.solve(position, seat, chance, worths)
    low, high = worths.to_list()
    own = lays_higher(name, player, position, seat, chance)
    best = lays_higher(MASTER, bot(MASTER, GAME), position, seat, chance)
    return own * high + (1 - own) * low, best * high + (1 - best) * low, max(low, high)


def with_character(position: MirarisPosition, seat: int, other: int, character: int, chance: Rng) -> MirarisPosition:
    """A world in which another seat has kept this character."""
    while True:
        world = position.redeal(seat, chance)
        assert isinstance(world, MirarisPosition)
        if world.seats[other].dealt >> character & 1:
            world.seats[other].character = character
            return world


def told(numbers: Sequence[float]) -> str:
    error = statistics.stdev(numbers) / len(numbers) ** 0.5
    return f"{statistics.fmean(numbers):.3f} +-{1.96 * error:.3f}"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default=f"thumb,{MASTER}")
    parser.add_argument("--until", default="thumb")
    asked = parser.parse_args(words)
    print("among           itself        master        best response  gain over itself  over the master")
    for name in asked.bots.split(","):
        chance = Rng(asked.seed)
        found = [
            shares(
                name, last_round(asked.players, 1000 * asked.seed + number, asked.until), number % asked.players, chance
            )
            for number in range(asked.rounds)
        ]
        itself, master, best = zip(*found, strict=True)
        gain = [b - own for own, _, b in found]
        over = [b - m for _, m, b in found]
        print(f"{name:14}  {told(itself)}  {told(master)}  {told(best)}  {told(gain)}  {told(over)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
