"""Single games and decisions as columns: two Parquet files that pandas, Polars and DuckDB read, written as the games are played.

What stands in them is described in docs/studies.md and, for readers of the files, in `study.json` beside them.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from wondertable.bots.levels import Apprentice
from wondertable.bots.playout import Random
from wondertable.bots.searcher import Searcher
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import NOBODY, Position
from wondertable.core.rules.questions import Options
from wondertable.core.rules.weights import Weights
from wondertable.lab.play import Table, outcome_of
from wondertable.lab.study import Study
from wondertable.lab.sums import Sums

GAMES, DECISIONS, ABOUT = "games.parquet", "decisions.parquet", "study.json"
PART = ".part"
"""A file that is not finished has this behind its name."""
GROUP = 1 << 17
"""Rows that are written together: few enough to be held, enough to be packed well."""
TEXTS = 1 << 16
"""Texts of so many answers are remembered."""

GAME_COLUMNS = {
    "game": "number of the game in the study, from 0",
    "deal_seed": "seed of the deal; games with the same one were dealt the same cards",
    "bots_seed": "seed of what the bots decided by chance",
    "bots": "who sat in each seat",
    "winners": "seats that won, from 0; several share the victory, none where all lost",
    "scores": "score of each seat, missing where the game was not decided by scores",
    "reason": "how the game ended",
    "decisions": "number of decisions",
    "tally": "what the game counts for its figures",
}
DECISION_COLUMNS = {
    "game": "number of the game, as in games.parquet",
    "number": "number of the decision in its game, from 0",
    "seat": "who decided, from 0",
    "bot": "the bot in that seat",
    "question": "what was asked, by the name of the rules",
    "answer": "what was answered, as people and protocols write it",
    "options": "how many answers were possible",
    "weights": "for bots that weigh: each answer considered, the share of the bot's preference, the share of the victory "
    "that it expects, and the standard error of that; missing for others",
}


@dataclass
class Rows:
    """Some games, as they go from a worker to the files."""

    sums: Sums
    games: Any
    decisions: Any


@lru_cache
def arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise Refused(None, "columns-missing") from None
    return pyarrow


def schemas() -> tuple[Any, Any]:
    pa = arrow()
    weight = pa.struct(
        [("answer", pa.string()), ("share", pa.float32()), ("worth", pa.float32()), ("error", pa.float32())]
    )
    games = {
        "game": pa.int64(),
        "deal_seed": pa.int64(),
        "bots_seed": pa.int64(),
        "bots": pa.list_(pa.string()),
        "winners": pa.list_(pa.int8()),
        "scores": pa.list_(pa.int32()),
        "reason": pa.string(),
        "decisions": pa.int32(),
        "tally": pa.map_(pa.string(), pa.float64()),
    }
    decisions = {
        "game": pa.int64(),
        "number": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "question": pa.string(),
        "answer": pa.string(),
        "options": pa.int32(),
        "weights": pa.list_(weight),
    }
    assert list(games) == list(GAME_COLUMNS) and list(decisions) == list(DECISION_COLUMNS)
    return pa.schema(list(games.items())), pa.schema(list(decisions.items()))


# -- in a worker -------------------------------------------------------------------------------------------------------


def play_wide(study: Study, game: Game, first: int, after: int) -> Rows:
    """The same games as `play` plays, with every decision noted."""
    pa = arrow()
    sums = Sums(study.players)
    table = Table(study, game)
    games: dict[str, list[Any]] = {name: [] for name in GAME_COLUMNS}
    decisions: dict[str, list[Any]] = {name: [] for name in DECISION_COLUMNS}
    texts = lru_cache(TEXTS)(game.actions.text)
    for number in range(first, after):
        position, at_table, chance = table.deal(number)
        seating = study.seating(number)
        made = note_all(Noted(game, number, seating, decisions, texts), position, at_table, chance)
        outcome = outcome_of(position)
        sums.count(outcome, made, seating)
        tally: dict[str, float] = {}
        game.measure(position, tally)
        add_tally(sums.tally, tally)
        row = (number, study.deal_seed(number), study.bots_seed(number), seating, outcome.winners, outcome.scores)
        for column, value in zip(games.values(), (*row, outcome.reason, made, list(tally.items())), strict=True):
            column.append(value)
    of_games, of_decisions = schemas()
    return Rows(
        sums,
        pa.RecordBatch.from_pydict(games, schema=of_games),
        pa.RecordBatch.from_pydict(decisions, schema=of_decisions),
    )


def add_tally(to: dict[str, float], more: Mapping[str, float]) -> None:
    for key, amount in more.items():
        to[key] = to.get(key, 0.0) + amount


@dataclass
class Noted:
    game: Game
    number: int
    seating: list[str]
    columns: dict[str, list[Any]]
    texts: Any

    def add(self, number: int, position: Position, seat: int, options: int, action: int, weights: object) -> None:
        columns = self.columns
        columns["game"].append(self.number)
        columns["number"].append(number)
        columns["seat"].append(seat)
        columns["bot"].append(self.seating[seat])
        columns["question"].append(self.game.question_name(position.open_question()))
        columns["answer"].append(self.texts(action))
        columns["options"].append(options)
        columns["weights"].append(weights)


def note_all(noted: Noted, position: Position, at_table: list[Bot], chance: Rng) -> int:
    """As `answer_all` does it, draw by draw; weighing an answer and giving it are one and the same search."""
    options = Options()
    made = 0
    while (seat := position.next_seat()) != NOBODY:
        player = at_table[seat]
        position.options(seat, options)
        weights: object = None
        if isinstance(player, Random):
            action = options.pick(chance)
        else:
            world = position.redeal(seat, chance)
            if isinstance(player, Searcher):
                weighed = player.weigh(world, seat, chance)
                action = weighed[0].action
                tried = sum(each.visits for each in weighed)
                if tried:
                    weights = [(noted.texts(e.action), e.visits / tried, e.worth, e.error) for e in weighed]
            else:
                weights = preferences(player, world, seat, noted) if isinstance(player, Apprentice) else None
                action = player.choose(world, seat, chance)
        noted.add(made, position, int(seat), int(options.size), action, weights)
        position.apply(seat, action)
        made += 1
    return made


def preferences(player: Apprentice, world: Position, seat: int, noted: Noted) -> list[tuple[str, float, None, None]]:
    """What its mind prefers, in shares, before it leaves out what is absurd."""
    options, weights = Options(), Weights()
    world.options(seat, options)
    mind = player.minds(int(world.players))
    mind.weigh(world, seat, options, weights)
    whim = player.whim or mind.whim
    for at in range(weights.size):
        weights.values[at] = weights.values[at] / whim
    weights.make_shares()
    return [(noted.texts(options.item(at)), float(weights.values[at]), None, None) for at in range(options.size)]


# -- where the files are written ---------------------------------------------------------------------------------------


class Columns:
    """The files of one study in a folder. Until they are whole they have other names; what fails leaves nothing behind."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pa = arrow()
        self.writers: list[Any] = []
        self.held: list[list[Any]] = [[], []]
        self.made = not folder.exists()
        for name in (GAMES, DECISIONS, ABOUT):
            if (folder / name).exists():
                raise Refused(None, "columns-there", {"file": str(folder / name)})
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for name, schema in zip((GAMES, DECISIONS), schemas(), strict=True):
                writer = self.pa.parquet.ParquetWriter(folder / (name + PART), schema, compression="zstd")
                self.writers.append(writer)
        except OSError as error:
            raise self.failed(error) from None

    def write(self, rows: Rows) -> None:
        try:
            for at, batch in enumerate((rows.games, rows.decisions)):
                self.held[at].append(batch)
                if sum(each.num_rows for each in self.held[at]) >= GROUP:
                    self.write_held(at)
        except OSError as error:
            raise self.failed(error) from None

    def write_held(self, at: int) -> None:
        if self.held[at]:
            self.writers[at].write_table(self.pa.Table.from_batches(self.held[at]), row_group_size=GROUP)
            self.held[at] = []

    def finish(self, about: Mapping[str, object]) -> None:
        try:
            for at, writer in enumerate(self.writers):
                self.write_held(at)
                writer.close()
            text = json.dumps({**about, "columns": {GAMES: GAME_COLUMNS, DECISIONS: DECISION_COLUMNS}}, indent=2)
            (self.folder / (ABOUT + PART)).write_text(text + "\n", "utf-8")
            for name in (GAMES, DECISIONS, ABOUT):
                (self.folder / (name + PART)).rename(self.folder / name)
        except OSError as error:
            raise self.failed(error) from None

    def failed(self, error: OSError) -> Refused:
        self.drop()
        problem = error.strerror or " ".join(str(error).split())[:200]
        return Refused(None, "file-write", {"file": str(self.folder), "problem": problem})

    def drop(self) -> None:
        """Leave nothing that is half-written."""
        for writer in self.writers:
            with contextlib.suppress(Exception):
                writer.close()
        for name in (GAMES, DECISIONS, ABOUT):
            with contextlib.suppress(OSError):  # the folder may be none
                (self.folder / (name + PART)).unlink(missing_ok=True)
        if self.made:
            with contextlib.suppress(OSError):
                self.folder.rmdir()  # only if nothing is in it
