"""Records of games, read from files that anybody may have written."""

from __future__ import annotations

from msgspec import UNSET

from wondertable.core import record
from wondertable.core.game import Game
from wondertable.core.record import Record, Told
from wondertable.core.refused import Refused
from wondertable.core.rules.chance import BYTES_MAX, BYTES_MIN, SEED_LIMIT
from wondertable.core.text import sentence
from wondertable.games import game_of
from wondertable.terminal.files import read_json

NAME_LIMIT = 60


def read_record(path: str) -> Record:
    return record.read(read_json(path))


def game_of_record(kept: Record) -> Game:
    """The game with the data the record was made with, for as many players as it names."""
    named = {"game": kept.game, "data": kept.data, "data_hash": kept.data_hash}
    found = game_of({name: value for name, value in named.items() if value is not UNSET})
    found.check_players(kept.players)
    return found


def check_seed(kept: Record) -> None:
    """Refused unless chance can be started from it: a whole number in range, or bytes in hex."""
    if isinstance(kept.seed, int) and not 0 <= kept.seed < SEED_LIMIT:
        raise record.bad("seed", "expected a whole number from 0 to 2^62 - 1, or hex digits")
    found = record.seed_of(kept)
    if isinstance(found, bytes) and not BYTES_MIN <= len(found) <= BYTES_MAX:
        raise record.bad("seed", f"expected {BYTES_MIN} to {BYTES_MAX} bytes in hex")


def names_of(kept: Record) -> list[str]:
    if kept.names is None:
        return [sentence("player-name", {"number": seat + 1}) for seat in range(kept.players)]
    if len(kept.names) != kept.players:
        raise record.bad("names", f"expected {kept.players} names, or null")
    return [name[:NAME_LIMIT] for name in kept.names]


def is_known(game: Game, event: Told, players: int) -> bool:
    """Whether the present rules tell such an event, with these arguments and perhaps more."""
    try:
        check_event(game, event, players, whole=False)
    except Refused:
        return False
    return True


def check_event(game: Game, event: Told, players: int, whole: bool = True) -> None:
    """Refused unless the game knows this event and its arguments."""
    types = game.event_forms.types().get(event.key)
    if types is None or not set(event.args) <= set(types) or (whole and len(event.args) != len(types)):
        raise record.bad("events", f"not an event of {game.name}: {event.key[:40]} {str(event.args)[:80]}")
    for arg, value in event.args.items():
        if not fits(types[arg], value, players):
            raise record.bad("events", f"{event.key}, {arg}: {str(value)[:60]} is not of the type {types[arg]}")


def fits(type: str, value: object, players: int) -> bool:
    if type == "seat":
        return isinstance(value, int) and 0 <= value < players
    if type == "seats":
        return isinstance(value, list) and all(fits("seat", seat, players) for seat in value)
    if type.startswith("[seat:"):
        what = type[len("[seat:") : -1]
        return isinstance(value, list) and all(
            isinstance(pair, list)
            and len(pair) == 2
            and fits("seat", pair[0], players)
            and fits(what, pair[1], players)
            for pair in value
        )
    if type.startswith("["):
        return isinstance(value, list) and all(fits(type[1:-1], item, players) for item in value)
    if type == "number":
        return isinstance(value, int)
    if type == "truth":
        return isinstance(value, bool)
    return isinstance(value, str | int)
