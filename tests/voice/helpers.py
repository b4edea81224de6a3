"""Games on their way, as the voice is asked about them."""

from __future__ import annotations

from wondertable import Game, Position, Rng
from wondertable.bots import bot
from wondertable.core.entries import Answered, Move


def on_the_way(game: Game, answers: int, players: int | None = None, seed: int = 5) -> Position:
    """After so many sensible answers, at a question with several ones."""
    position = game.new(players, seed=seed, options=game.quick())
    rng = Rng(seed)
    while answers > 0 or len(position.legal(position.asked()[0])) < 2:
        seat = position.asked()[0]
        position.apply(seat, bot("adept", game).choose(position.redeal(seat, rng), seat, rng))
        answers -= 1
    return position


def played(game: Game, level: str = "adept", players: int | None = None, seed: int = 5) -> tuple[Position, list[Move]]:
    """The beginning of a game, and all its moves."""
    start = game.new(players, seed=seed, options=game.quick())
    position = start.clone()
    rng = Rng(seed)
    player = bot(level, game)
    moves: list[Move] = []
    while position.asked():
        seat = position.asked()[0]
        action = player.choose(position.redeal(seat, rng), seat, rng)
        position.apply(seat, action)
        moves.append(Answered(seat, game.actions.text(action)))
    return start, moves
