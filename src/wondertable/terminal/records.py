"""Records of games, read from files that anybody may have written."""

from __future__ import annotations

from wondertable.core import record
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.rules.chance import BYTES_MAX, BYTES_MIN, SEED_LIMIT
from wondertable.core.text import sentence
from wondertable.games import game_of
from wondertable.terminal.files import read_json

Json = dict[str, object]
NAME_LIMIT = 60


def read_record(path: str) -> Json:
    """The outer shape is checked; its parts are where they are used."""
    return record.check_header(read_json(path))


def game_of_record(data: Json) -> Game:
    """The game with the data the record was made with, for as many players as it names."""
    found = game_of(data)
    found.check_players(players_of(data))
    return found


def players_of(data: Json) -> int:
    players = data["players"]
    assert isinstance(players, int)
    return players


def check_seed(data: Json) -> None:
    """Refused unless chance can be started from it: a whole number in range, or bytes in hex."""
    seed = data.get("seed")
    if isinstance(seed, int) and (isinstance(seed, bool) or not 0 <= seed < SEED_LIMIT):
        raise record.bad("seed", "expected a whole number from 0 to 2^62 - 1, or hex digits")
    found = record.seed_of(data)
    if isinstance(found, bytes) and not BYTES_MIN <= len(found) <= BYTES_MAX:
        raise record.bad("seed", f"expected {BYTES_MIN} to {BYTES_MAX} bytes in hex")


def names_of(data: Json) -> list[str]:
    players = players_of(data)
    names = data.get("names")
    if names is None:
        return [sentence("player-name", {"number": seat + 1}) for seat in range(players)]
    if not isinstance(names, list) or len(names) != players or not all(isinstance(name, str) for name in names):
        raise record.bad("names", f"expected {players} names, or null")
    return [str(name)[:NAME_LIMIT] for name in names]


def is_known(game: Game, event: Json, players: int) -> bool:
    """Whether the present rules tell such an event, with these arguments and perhaps more."""
    try:
        check_event(game, event, players, whole=False)
    except Refused:
        return False
    return True


def check_event(game: Game, event: Json, players: int, whole: bool = True) -> None:
    """Refused unless the game knows this event and its arguments."""
    types = game.event_forms.types().get(str(event["key"]))
    args = event["args"]
    if (
        types is None
        or not isinstance(args, dict)
        or not set(args) <= set(types)
        or (whole and len(args) != len(types))
    ):
        raise record.bad("events", f"not an event of {game.name}: {str(event)[:80]}")
    for arg, value in args.items():
        if not fits(types[arg], value, players):
            raise record.bad("events", f"{event['key']}, {arg}: {str(value)[:60]} is not of the type {types[arg]}")


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
