"""The shelf of puzzles: those that a game comes with, and those that games at this server have left."""

from __future__ import annotations

import contextlib
from functools import cache
from typing import Final

import msgspec

from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.server import games, wire
from wondertable.server.problems import logger
from wondertable.server.store import Conflict, Store
from wondertable.voice.puzzles import check, checked, world_of
from wondertable.voice.shapes import Puzzle
from wondertable.voice.shelf import shelf

MOST: Final = 200
"""Puzzles that games have left of one kind of game; the shelf is full then."""


class Shelf:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._left: dict[str, list[Puzzle | None]] = {}
        """What games have left, by game, line by line as far as it was read; None for what the present rules do not know."""

    async def puzzles(self, game: Game) -> dict[str, Puzzle]:
        """By id, the newest last."""
        left = await self._read_on(game)
        return {each.id: each for each in (*shipped(game.name), *left) if each is not None}

    async def puzzle(self, game: Game, wanted: str) -> Puzzle:
        found = (await self.puzzles(game)).get(wanted)
        if found is None:
            raise Refused(None, "no-such-puzzle")
        return found

    async def add(self, game: Game, made: list[Puzzle]) -> None:
        """What a review has found, as long as there is room."""
        if not game.data_is_shipped:
            return
        known = await self.puzzles(game)
        for puzzle in made:
            lines = len(await self._read_on(game))
            if puzzle.id not in known and lines < MOST:
                with contextlib.suppress(Conflict):  # another process had one too: its own is as good
                    await self._store.append(shelf_id(game.name), lines + 1, wire.encode(puzzle))

    async def _read_on(self, game: Game) -> list[Puzzle | None]:
        left = self._left.setdefault(game.name, [])
        for line in await self._store.load(shelf_id(game.name), after=len(left)):
            if line.seq == len(left) + 1:  # somebody else may have read on meanwhile
                left.append(playable(game, line.body))
        return left


@cache
def shipped(name: str) -> list[Puzzle]:
    return shelf(games.game(name))


def playable(game: Game, body: bytes) -> Puzzle | None:
    try:
        return checked(game, msgspec.json.decode(body, type=Puzzle))
    except (Refused, msgspec.DecodeError) as error:
        logger.warning("a puzzle of %s is left out: %s", game.name, error)
        return None


def shelf_id(name: str) -> str:
    """Where the store keeps the puzzles of a game; no table can have this name."""
    return f"puzzles {name}"


def info(game: Game, puzzle: Puzzle) -> wire.PuzzleInfo:
    kind = game.question_name(world_of(game, puzzle).open_question())
    return wire.PuzzleInfo(puzzle.id, puzzle.players, puzzle.seat, kind)


def shown(game: Game, puzzle: Puzzle) -> wire.PuzzleShown:
    position = world_of(game, puzzle)
    return wire.PuzzleShown(
        id=puzzle.id,
        game=puzzle.game,
        players=puzzle.players,
        options=dict(puzzle.options),
        seat=puzzle.seat,
        fixed=wire.raw(wire.encode(game.fixed(position))),
        view=wire.raw(wire.encode(game.changing(position, puzzle.seat))),
    )


def judged(game: Game, puzzle: Puzzle, answer: str) -> wire.PuzzleTold:
    """Refused like an answer at a table if it is none."""
    verdict = check(game, puzzle, answer)
    given = None if verdict.place is None else puzzle.advice.answers[verdict.place]
    return wire.PuzzleTold(given is not None and given.equal, given, puzzle.advice, puzzle.played)
