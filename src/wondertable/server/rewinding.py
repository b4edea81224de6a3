"""Games are played again in a process of their own, to be looked at: hundreds of views would stop every table.

What goes there is the true game, for its moments are told through the eyes of many. So nobody who plays shares that process.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType, structs

from wondertable.core import record
from wondertable.core.entries import Move
from wondertable.core.game import Game, Json
from wondertable.core.moments import EVERYTHING, Eyes, moments, play
from wondertable.core.options import Value
from wondertable.core.record import Filmed
from wondertable.core.refused import Refused
from wondertable.core.rules.position import Position
from wondertable.core.table import Table
from wondertable.games import game_of
from wondertable.server import games, wire
from wondertable.server.packing import LEVEL
from wondertable.server.thinking import known_game, own_data

T = TypeVar("T")
MOST: Final = 32 * 1024 * 1024
"""Bytes that all moments of a game may have. The longest games have a tenth of it."""
SEAT: Final = re.compile("[0-9]{1,2}")


class Past(Struct):
    """A table's game so far: all that it takes to play it again."""

    game: str
    data: bytes | None
    """Those of the game where they are not the shipped ones."""
    players: int
    seed: bytes
    options: dict[str, Value]
    start: Json | None
    moves: list[Move]
    films: list[Filmed]


def past_of(table: Table, films: dict[int, bytes] | None = None) -> bytes:
    """With the films of its moments, where somebody is to see them."""
    game, seed = table.game, table.seed
    assert isinstance(seed, bytes)
    moves = [given.entry for given in table.given]
    kept = [Filmed(*film) for film in (films or {}).items()]
    return wire.encode(Past(game.name, own_data(game), table.players, seed, table.options, table.start, moves, kept))


_unpack = msgspec.json.Decoder(Past).decode


# -- in a worker -------------------------------------------------------------------------------------------------------


class Begun(NamedTuple):
    """A game at its beginning, and how it went on."""

    game: Game
    options: dict[str, Value]
    position: Position
    moves: list[Move]
    films: dict[int, bytes]
    """By the moments they led to."""


class Rewinder:
    """The room in which games are played again: those of tables, and those that somebody brings a record of."""

    refusals = (Refused,)

    def tell(self, past: bytes, eyes: Eyes) -> bytes:
        return told(begun(past), eyes)

    def tell_record(self, brought: bytes, eyes: str) -> bytes:
        game = recorded(brought)
        return told(game, eyes_named(eyes, int(game.position.players)))

    def save(self, past: bytes, moment: int) -> Json:
        return saved(begun(past), moment)

    def save_from_record(self, brought: bytes, moment: int) -> Json:
        return saved(recorded(brought), moment)


def begun(past: bytes) -> Begun:
    known = _unpack(past)
    game = known_game(known.game, known.data)
    table = Table(game, known.players, known.seed, known.options, known.start)
    return Begun(game, table.options, table.position, known.moves, by_moment(known.films))


def by_moment(films: list[Filmed] | UnsetType) -> dict[int, bytes]:
    return {} if films is UNSET else {film.moment: film.film for film in films}


def recorded(brought: bytes) -> Begun:
    """The game of a record that anybody may have written; refused if it is not what these rules make of it."""
    try:
        data = msgspec.json.decode(brought)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused(None, "malformed", {"problem": str(error)[:200]}) from None
    kept = record.read(data)
    if kept.seed is UNSET or kept.entries is UNSET:
        raise Refused(None, "no-moments")
    game = carefully(lambda: game_of(data))
    try:
        table = carefully(lambda: record.replayed(game, kept))
    except Refused as refused:
        if kept.rules_version == game.rules_version:
            raise
        versions = {"made": kept.rules_version, "present": game.rules_version, "problem": str(refused)}
        raise Refused(None, "record-rules", versions) from None
    start = Table(game, table.players, table.seed, table.options, table.start).position
    return Begun(game, table.options, start, [given.entry for given in table.given], by_moment(kept.films))


def names_of(brought: bytes) -> list[str]:
    """Who played, as a record has it."""
    return record.read(msgspec.json.decode(brought)).names or []


def carefully(work: Callable[[], T]) -> T:
    """No shape says everything that rules cannot bear."""
    try:
        return work()
    except Refused:
        raise
    except Exception as error:
        raise record.bad("the whole", f"the rules know no such game ({type(error).__name__})") from None


def eyes_named(text: str, players: int) -> Eyes:
    """The eyes that somebody wants to look through."""
    if text == "watch":
        return None
    if text == EVERYTHING:
        return EVERYTHING
    if not SEAT.fullmatch(text):
        raise Refused(None, "bad-eyes", {"eyes": text[:16]})
    if int(text) >= players:
        raise Refused(None, "no-such-seat", {"seat": int(text) + 1, "players": players})
    return int(text)


def told(begun: Begun, eyes: Eyes) -> bytes:
    """As `wire.Moments` describes it, compressed: nearly everything of a moment is as it was before."""
    game, options, position, moves, films = begun
    parts: list[wire.Moment] = []
    size = 0
    for number, moment in enumerate(moments(game, position, moves, eyes)):
        part = wire.encode(structs.replace(moment, film=films.get(number, UNSET)))
        size += len(part)
        if size > MOST:
            raise Refused(None, "too-long")
        parts.append(wire.raw(part))
    content = wire.Moments(
        game=game.name,
        players=int(position.players),
        options=options,
        seat=None if eyes == EVERYTHING else eyes,
        everything=eyes == EVERYTHING,
        fixed=wire.raw(wire.encode(game.fixed(position))),
        moments=parts,
        game_info=UNSET if game.data_is_shipped else wire.raw(wire.encode(games.info(game))),
    )
    return gzip.compress(wire.encode(content), LEVEL, mtime=0)


def saved(begun: Begun, moment: int) -> Json:
    """The position at a moment, for another table to begin with."""
    game, _, position, moves, _ = begun
    if moment > len(moves):
        raise Refused(None, "no-such-moment", {"moment": moment, "last": len(moves)})
    for move in moves[:moment]:
        play(game, position, move)
    if position.outcome() is not None:
        raise Refused(None, "game-over")
    if position.awaiting() is not None or hangs_on_the_outside(game, position):
        raise Refused(None, "moment-outside")
    return game.save(position)


def hangs_on_the_outside(game: Game, position: Position) -> bool:
    """Whether something lies on the table that the rules alone cannot lay there again."""
    if game.parts.outside is None:
        return False
    try:
        game.parts.outside.check_start(position)
    except Refused:
        return True
    return False
