"""The room in which data of somebody's own are looked at, tried and studied, one at a time: no rule was written for them."""

from __future__ import annotations

import threading
from typing import Final

import msgspec
from msgspec import Struct

from wondertable.core import text
from wondertable.core.data import THE_FILE, brought, parse_data, wrong
from wondertable.core.game import Game, Json
from wondertable.core.refused import Refused
from wondertable.core.shapes import mistake, steps_of
from wondertable.core.toml import written
from wondertable.games import class_of, game, game_with_data
from wondertable.lab import Study, Version, compare
from wondertable.lab.compare_report import report
from wondertable.lab.play import play
from wondertable.server.problems import logger
from wondertable.server.workshop.shapes import Checked, Compare, Mistake, Progress

TRIES: Final = 3
"""Games that bots play before people do."""
SECONDS: Final = 120.0
"""After so long a study ends with what was played."""
MISTAKE: Final = "data"


class Work(Struct):
    """A study that is under way, or over."""

    progress: Progress
    page: str = ""
    """The report."""
    refused: Refused | None = None


class Bench:
    refusals = (Refused,)

    def __init__(self) -> None:
        self._work = Work(Progress(""))
        self._stop = threading.Event()

    def check(self, name: str, data: bytes, language: str) -> Checked:
        found: Json = msgspec.json.decode(data)
        try:
            game = opened(name, found)
        except Refused as refused:
            if refused.key != MISTAKE:
                raise
            told = text.said_in(language, refused.args)
            where, problem = str(told["where"]), str(told["problem"])
            return Checked(None, Mistake(where, problem, steps_of(where, found)), None)
        return Checked(game.data_hash, None, (game.seats()[0], game.seats()[-1]), game.custom_names())

    def read(self, name: str, toml: str) -> Json:
        """A file as data, whatever may still be wrong with what they say."""
        class_of(name)
        return parse_data(toml)

    def write(self, name: str, data: bytes, remark: str) -> str:
        return written(opened(name, msgspec.json.decode(data)).data, remark)

    def taken(self, name: str, players: int, options: Json, data: bytes) -> bytes:
        """The data of a table that is to be, once a few games have come to their end with them."""
        game = opened(name, msgspec.json.decode(data))
        game.check_players(players)
        chosen = game.check_options({**game.table_options(), **options})
        try:
            game.check_alone(chosen)
        except Refused:  # what comes from outside the rules is left to the table
            chosen = game.check_options(game.quick())
        play(Study(name, players, TRIES, options=chosen, data=game.data), game, 0, TRIES)
        return msgspec.json.encode(game.data)

    def begin(self, name: str, wanted: Compare) -> None:
        self.stop()  # whoever wanted the one before is gone
        self._stop = threading.Event()
        self._work = Work(Progress("", wanted=2 * wanted.games))
        threading.Thread(target=self._study, args=(self._work, self._stop, name, wanted), daemon=True).start()

    def stop(self) -> None:
        self._stop.set()

    def look(self) -> Work:
        if self._work.refused is not None:
            raise self._work.refused
        return self._work

    def _study(self, work: Work, stop: threading.Event, name: str, wanted: Compare) -> None:
        def progress(done: int, total: int) -> None:
            work.progress.done, work.progress.wanted = done, total

        text.speak(wanted.language if wanted.language in text.languages() else text.ENGLISH)
        try:
            versions = (version(name, wanted, 0), version(name, wanted, 1))
            found = compare(
                *(name, wanted.players, wanted.games, versions, (wanted.bot,)),
                progress=progress,
                seconds=SECONDS,
                stop=stop.is_set,
            )
            work.page = report(found, ())
            now, compared = work.progress, [each for each in found.differences if each.interval is not None]
            now.games, now.partial = found.games, found.partial
            now.compared, now.clear = len(compared), sum(each.clear for each in compared)
            now.without_winner = (found.sums[0].unwon, found.sums[1].unwon)
            now.over = True
        except Refused as refused:
            work.refused = refused
        except Exception:
            logger.exception("a study failed")
            work.refused = Refused(None, "no-study")


def version(name: str, wanted: Compare, which: int) -> Version:
    data = (wanted.one, wanted.other)[which]
    own = None if data is msgspec.UNSET else opened(name, data).data
    return Version(wanted.names[which], own, wanted.options)


def opened(name: str, data: Json) -> Game:
    """The game with these data; refused where something is wrong with them, whatever the rules make of it."""
    try:
        return game_with_data(name, brought(class_of(name).parts.data.Data, data, game(name).data))
    except Refused:
        raise
    except Exception as error:  # no shape says everything that rules cannot bear
        raise wrong(THE_FILE, mistake("no-such-data", error=type(error).__name__)) from None
