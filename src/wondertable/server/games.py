"""The games a server offers, each made once."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

import wondertable
from wondertable.core import levels
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.text import files_of
from wondertable.games import game_of_earlier, game_with_data, shipped
from wondertable.server import wire
from wondertable.server.packing import Packed, pack


@cache
def _known(name: str) -> Game:
    return wondertable.game(name)


def is_here(name: str) -> bool:
    return name in wondertable.games()


def game(name: str) -> Game:
    """Refused if there is none of this name; only names of games are remembered."""
    return _known(name) if is_here(name) else wondertable.game(name)


@lru_cache(maxsize=16)
def game_with(name: str, data_hash: str, data: bytes) -> Game:
    """A game with the data of an earlier version, as the store kept them, else as they were shipped."""
    found = game_with_data(name, msgspec.json.decode(data)) if data else game_of_earlier(name, data_hash)
    if found is None or found.data_hash != data_hash:
        raise ValueError("the cards it was made with are no longer there")
    return found


def is_own(of: Game) -> bool:
    """Whether somebody brought its data: the game has come with them in no version."""
    return not of.data_is_shipped and game_of_earlier(of.name, of.data_hash) is None


@cache
def catalogue() -> Packed:
    """All games as clients are told of them."""
    return pack(wire.encode([info(game(name)) for name in wondertable.games()]))


def info(of: Game) -> dict[str, object]:
    """With the defaults of tables, which may be others than those of programs."""
    told, ours = of.info(), of.table_options()
    options = told["options"]
    assert isinstance(options, list)
    return told | {
        "options": [option | {"default": ours.get(option["name"], option["default"])} for option in options],
        "texts": {} if of.name in shipped() else files_of(of.name),
        "page": "" if of.name in shipped() else rules_page(of),
    }


def rules_page(of: Game) -> str:
    file = of.folder().joinpath("rules.md")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def check_bot(of: Game, bot: str) -> str:
    if bot not in of.bots_for_people():
        raise Refused(None, "no-such-bot", {"bot": bot[:80], "bots": list(levels.LEVELS)})
    return bot
