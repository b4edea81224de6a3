"""The game of Dominovia: its seats, options and data, and where its parts stand."""

from __future__ import annotations

from collections.abc import Mapping

from wondertable.core.events import EventForms
from wondertable.core.forms import Actions
from wondertable.core.game import Game
from wondertable.core.options import NumberOption, Option, Value
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.core.words import Words
from wondertable.games.dominovia import describe, figures, flow, possible, questions, saving, tell, thumb, view
from wondertable.games.dominovia.ending import REASONS
from wondertable.games.dominovia.position import DominoviaPosition, begin
from wondertable.games.dominovia.tables import (
    DRAGONS,
    REPETITION_MAX,
    REPETITION_MIN,
    SEATS_MAX,
    SPELLS,
    TURN_LIMIT_MAX,
    TURN_LIMIT_MIN,
    Tables,
)

Json = dict[str, object]


def default_first(values: list[str], default: str) -> list[Value]:
    return [default, *(value for value in values if value != default)]


class Dominovia(Game):
    name = "dominovia"
    rules_version = 2
    longest = 1_000_000
    """With a Hungry Dragon every turn may bring a link and two choices of Fly, besides what the chain can take, in up to
    33 rounds of as many turns as the table allows. Classic hands that end in ties are not counted."""

    def bind(self) -> None:
        self.tables = Tables(self.data)

    def make_actions(self) -> Actions:
        return questions.actions(self.tables.ids, SEATS_MAX)

    def make_event_forms(self) -> EventForms:
        return tell.event_forms(self.tables, REASONS)

    def seats(self) -> range:
        return range(self.tables.seats_min, self.tables.seats_max + 1)

    def seats_rule(self) -> str:
        return "DOM-S1"

    def options(self) -> list[Option]:
        tables = self.tables
        spells, hungry = ("play", "spells"), ("dragon", "hungry")
        repetition, limit = tables.repetition_default, tables.turn_limit_default
        return [
            Option("play", ["spells", "classic"]),
            Option("dragon", default_first(tables.dragons, tables.dragon_default), spells),
            NumberOption("rounds_to_win", tables.rounds_default, tables.rounds_min, tables.rounds_max, spells),
            Option("freeze_scope", default_first(["scroll", "match"], tables.freeze_scope_default), spells),
            Option("fly_after_draw", [tables.fly_after_draw_default, not tables.fly_after_draw_default], spells),
            Option("ring_choice", [tables.ring_choice_default, not tables.ring_choice_default], hungry),
            NumberOption("hungry_repetition", repetition, REPETITION_MIN, REPETITION_MAX, hungry),
            NumberOption("hungry_turn_limit", limit, TURN_LIMIT_MIN, TURN_LIMIT_MAX, hungry),
            Option("memory_aid", [tables.memory_aid_default, not tables.memory_aid_default]),
            NumberOption(
                "classic_points", tables.classic_default, tables.classic_min, tables.classic_max, ("play", "classic")
            ),
        ]

    def quick(self) -> dict[str, Value]:
        return {"rounds_to_win": self.tables.rounds_min, "classic_points": self.tables.classic_min}

    def start(self, players: int, rng: Rng, options: Mapping[str, Value]) -> DominoviaPosition:
        position = begin(self.tables, players, rng)
        self._choose(position, options)
        return position

    def _choose(self, position: DominoviaPosition, options: Mapping[str, Value]) -> None:
        position.classic = options["play"] == "classic"
        position.dragon = DRAGONS.index(str(options["dragon"]))
        position.rounds_to_win = int(options["rounds_to_win"])
        position.freeze_by_match = options["freeze_scope"] == "match"
        position.fly_after_draw = options["fly_after_draw"] is True
        position.ring_choice = options["ring_choice"] is True
        position.repetition = int(options["hungry_repetition"])
        position.turn_limit = int(options["hungry_turn_limit"])
        position.memory_aid = options["memory_aid"] is True
        position.classic_points = int(options["classic_points"])

    def begin(self, position: Position) -> None:
        flow.begin_round(own(position))

    def question_names(self) -> list[str]:
        return questions.QUESTIONS[1:]

    def board(self, position: Position, seat: int | None) -> Json:
        return view.board(own(position), seat)

    def refused_pieces(self, position: Position, seat: int) -> list[Json]:
        return view.refused_pieces(own(position), seat)

    def chosen_options(self, position: Position) -> dict[str, Value]:
        table = own(position)
        return {
            "play": "classic" if table.classic else "spells",
            "dragon": DRAGONS[table.dragon],
            "rounds_to_win": int(table.rounds_to_win),
            "freeze_scope": "match" if table.freeze_by_match else "scroll",
            "fly_after_draw": table.fly_after_draw,
            "ring_choice": table.ring_choice,
            "hungry_repetition": int(table.repetition),
            "hungry_turn_limit": int(table.turn_limit),
            "memory_aid": table.memory_aid,
            "classic_points": int(table.classic_points),
        }

    def save_board(self, position: Position) -> Json:
        return saving.save_board(own(position))

    def load_board(self, data: Json, players: int, options: Mapping[str, Value], rng: Rng) -> Position:
        position = saving.load_board(self.tables, players, data.get("board", {}), rng)
        self._choose(position, options)
        possible.check(position)
        if "questions" in data:
            possible.check_questions(position, data["questions"])
        else:
            possible.check_without_question(position)
        return position

    def resume(self, position: Position) -> None:
        saving.resume(own(position))

    def autopilot(self, position: Position, seat: int, rng: Rng) -> int:
        return thumb.autopilot(own(position), seat)

    def bots(self) -> dict[str, Bot]:
        return {"thumb": thumb.Thumb(), "sanity": thumb.Sanity()}

    def measure(self, position: Position, tally: dict[str, float]) -> None:
        figures.measure(own(position), tally)

    def figures(self, tally: Mapping[str, float]) -> Json:
        return figures.figures(tally)

    def census(self, position: Position) -> dict[str, int]:
        return saving.census(own(position))

    def told_of(self, position: Position, action: int) -> Json:
        return view.told_of(own(position), action)

    def describe(self, view: Json, words: Words) -> list[str]:
        return describe.lines(view, words)

    def custom_names(self) -> dict[str, str]:
        """Scrolls and spells by other names and values than those shipped."""
        if self.data_is_shipped:
            return {}
        tables = self.tables
        names = {f"spell-{spell}": tables.spell_names[rank] for rank, spell in enumerate(SPELLS)}
        for scroll, id in enumerate(tables.ids):
            low, high = tables.spell_names[tables.low[scroll]], tables.spell_names[tables.high[scroll]]
            pictures = f"{low} Mirror" if tables.is_mirror(scroll) else f"{low}/{high}"
            names[f"scroll-{id}"] = f"{pictures} ({tables.values[scroll]})"
        return names


def own(position: Position) -> DominoviaPosition:
    if not isinstance(position, DominoviaPosition):
        raise TypeError(f"not a position of Dominovia: {position!r}")
    return position
