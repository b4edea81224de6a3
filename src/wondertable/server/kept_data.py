"""The data of the games that tables are played with. Cards may be corrected in a later version: tables that were made before are
played on with their own, which the store keeps."""

from __future__ import annotations

import contextlib

from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.server import games, log, wire
from wondertable.server.problems import damaged
from wondertable.server.room import decoded
from wondertable.server.store import Conflict, Line, Store, StoreError


class KeptData:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: set[str] = set()
        """Those that are known to be in the store, by hash."""

    async def keep(self, game: Game) -> None:
        if game.data_hash not in self._kept:
            with contextlib.suppress(Conflict):
                await self._store.append(data_id(game.data_hash), 1, wire.encode(game.data))
            self._kept.add(game.data_hash)

    async def game_of(self, first: Line) -> Game:
        """The game of a table, by the first line of its log."""
        made = decoded(first)
        if not isinstance(made, log.Made):
            raise damaged(1, "it is missing")
        if not games.is_here(made.game):  # one from outside the package may have been taken away
            raise Refused(None, "game-gone", {"game": made.game})
        try:
            game = games.game(made.game)
            if game.data_hash != made.data:
                lines = await self._store.load(data_id(made.data))
                game = games.game_with(made.game, made.data, lines[0].body if lines else b"")
        except StoreError:
            raise
        except Exception as error:
            raise damaged(1, str(error)) from error
        return game


def data_id(data_hash: str) -> str:
    """Where the store keeps a game's data; no table can have this name."""
    return f"data {data_hash}"
