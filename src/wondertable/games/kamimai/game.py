"""The game of KamiMaï: its seats, options and data, and where its parts stand."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from wondertable.core.events import EventForms
from wondertable.core.forms import Actions
from wondertable.core.game import Game
from wondertable.core.options import NumberOption, Option, Value
from wondertable.core.outside import Host, Outside
from wondertable.core.refused import Refused
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.core.words import Words
from wondertable.games.kamimai import choices, describe, figures, flow, forms, possible, saving, tell, thumb, view
from wondertable.games.kamimai.position import KamimaiPosition, begin
from wondertable.games.kamimai.questions import QUESTIONS
from wondertable.games.kamimai.tables import FLAGS, ODDS, SKILLS, TURN_CAP_MAX, Tables
from wondertable.games.kamimai.terms import SIMULATED, SOURCES, STATISTICAL

Json = dict[str, object]


class Kamimai(Game):
    name = "kamimai"
    rules_version = 1
    longest = 300_000  # three times the patience of a table

    def bind(self) -> None:
        self.tables = Tables(self.data)

    def make_actions(self) -> Actions:
        return forms.actions(self.tables)

    def make_event_forms(self) -> EventForms:
        return tell.event_forms(self.tables)

    def seats(self) -> range:
        return range(self.tables.seats_min, self.tables.seats_max + 1)

    def seats_rule(self) -> str:
        return "KAM-S1"

    def options(self) -> list[Option]:
        tables = self.tables
        found: list[Option] = [
            Option("sheet", choices.sheet_names(tables)),
            Option("mode", ["normal", "easy", "hard", choices.ASKED]),
            Option("skill", ["average", *(skill for skill in SKILLS if skill != "average")]),
            Option("training", [False, True]),
            choices.SourceOption(),
            Option("odds", [*ODDS], matters_with=("source", SOURCES[STATISTICAL])),
            choices.HelpOption(),
        ]
        found += [Option(name, [tables.flags[name], not tables.flags[name]]) for name in FLAGS]
        return [*found, NumberOption("turn_cap", tables.turn_cap, 0, TURN_CAP_MAX)]

    def quick(self) -> dict[str, Value]:
        return {"skill": "clumsy"}

    def table_options(self) -> dict[str, Value]:
        """People pull at a book that stands before them."""
        return {"source": SOURCES[SIMULATED]}

    def outside(self, host: Host) -> Outside | None:
        if own(host.position).source != SIMULATED:
            return None
        # Who simulates no book needs none of it; and where this file is compiled, nothing of the physics is looked at.
        grimoire: Outside = import_module("wondertable.games.kamimai.grimoire.outside").Grimoire(host)
        return grimoire

    def check_alone(self, options: Mapping[str, Value]) -> None:
        source = options["source"]
        if source != SOURCES[STATISTICAL]:
            raise Refused(None, "needs-table", {"option": "source", "value": str(source)})

    def start(self, players: int, rng: Rng, options: Mapping[str, Value]) -> KamimaiPosition:
        position = begin(self.tables, players, rng)
        choices.choose(position, options)
        return position

    def begin(self, position: Position) -> None:
        flow.settle(own(position))

    def question_names(self) -> list[str]:
        return QUESTIONS[1:]

    def board(self, position: Position, seat: int | None) -> Json:
        return view.board(own(position), self.actions)

    def refused_pieces(self, position: Position, seat: int) -> list[Json]:
        return view.refused_pieces(own(position), seat)

    def chosen_options(self, position: Position) -> dict[str, Value]:
        return choices.chosen(own(position))

    def save_board(self, position: Position) -> Json:
        return saving.save_board(own(position), self.actions)

    def load_board(self, data: Json, players: int, options: Mapping[str, Value], rng: Rng) -> Position:
        position = self.start(players, rng, options)
        saving.load_board(position, data.get("board", {}), self.actions)
        possible.check(position, "questions" in data)
        return position

    def resume(self, position: Position) -> None:
        saving.resume(own(position))

    def autopilot(self, position: Position, seat: int, rng: Rng) -> int:
        return thumb.autopilot(own(position), seat, rng)

    def bots(self) -> dict[str, Bot]:
        return {"thumb": thumb.Thumb(), "sanity": thumb.Sanity()}

    def measure(self, position: Position, tally: dict[str, float]) -> None:
        figures.measure(own(position), tally)

    def figures(self, tally: Mapping[str, float]) -> Json:
        return figures.figures(tally)

    def census(self, position: Position) -> dict[str, int]:
        return saving.census(own(position))

    def describe(self, view: Json, words: Words) -> list[str]:
        return describe.lines(view, words)


def own(position: Position) -> KamimaiPosition:
    if not isinstance(position, KamimaiPosition):
        raise TypeError(f"not a position of KamiMaï: {position!r}")
    return position
