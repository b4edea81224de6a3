"""Makes the puzzles that come with a game, out of games of bots.

    python -m wondertable.lab.puzzling GAME [--players 2,4] [--puzzles 8] [--bots adept] [--seed 0] [--games 40]

Bots play, a master looks at each game again, and where a choice cost much the question becomes a puzzle, if a second thought agrees.
Written is `puzzles.json` in the game's folder, with its origin. The same words give the same puzzles.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from wondertable.bots import bot
from wondertable.core.entries import Answered, Move
from wondertable.core.game import Game
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.games import game
from wondertable.voice.puzzles import puzzles
from wondertable.voice.review import review
from wondertable.voice.shapes import Puzzle
from wondertable.voice.shelf import FILE, Shelf, written

ANSWERS = 150_000
"""Of a review."""
NO_CLOCK = 1e9
EACH = 2
"""Not more puzzles come from one game."""


def played(of: Game, start: Position, player: Bot, rng: Rng) -> list[Move]:
    moves: list[Move] = []
    position = start.clone()
    while position.asked():
        seat = position.asked()[0]
        action = player.choose(position.redeal(seat, rng), seat, rng)
        position.apply(seat, action)
        moves.append(Answered(seat, of.actions.text(action)))
    return moves


def found(of: Game, sizes: Sequence[int], name: str, games: int, seed: int) -> Iterator[list[Puzzle]]:
    """Of one game after the other."""
    for number in range(games):
        rng = Rng(seed * 1_000_003 + number)
        start = of.new(sizes[number % len(sizes)], seed=seed * 1_000_003 + number)
        moves = played(of, start, bot(name, of), rng)
        names = [str(seat + 1) for seat in range(int(start.players))]
        looked_at = review(of, start, moves, names, answers=ANSWERS, seconds=NO_CLOCK, seed=number)
        costly = sorted(looked_at.choices, key=lambda choice: -choice.lost)
        yield puzzles(of, start, moves, looked_at, rng, choices=costly)[:EACH]


def main(words: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m wondertable.lab.puzzling")
    parser.add_argument("game")
    parser.add_argument("--players", default="")
    parser.add_argument("--puzzles", type=int, default=8)
    parser.add_argument("--bots", default="adept")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=40)
    wanted = parser.parse_args(words)
    of = game(wanted.game)
    sizes = [int(size) for size in wanted.players.split(",")] if wanted.players else list(of.seats())
    made: list[Puzzle] = []
    for some in found(of, sizes, wanted.bots, wanted.games, wanted.seed):
        made += some
        print(f"{of.name}: {len(made)} of {wanted.puzzles}", file=sys.stderr)
        if len(made) >= wanted.puzzles:
            break
    if not made:
        raise SystemExit(f"nobody lost anything clearly in {wanted.games} games of {wanted.bots}")
    line = f"python -m wondertable.lab.puzzling {' '.join(words)}"
    shelf = Shelf(
        f"{line}; out of games of {wanted.bots}, version {of.rules_version} of the rules", made[: wanted.puzzles]
    )
    (home(of) / FILE).write_text(written(shelf), encoding="utf-8")


def home(of: Game) -> Path:
    """Where the game's data really stand: the compiled form has only a link to them."""
    return Path(str(of.folder().joinpath("data.toml"))).resolve().parent


if __name__ == "__main__":
    main(sys.argv[1:])
