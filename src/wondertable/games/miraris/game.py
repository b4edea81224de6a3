"""The game of Miraris: its seats, options and data, and where its parts stand."""

from __future__ import annotations

from collections.abc import Mapping

from wondertable.core.events import EventForms
from wondertable.core.forms import Actions, Form, Name, Number
from wondertable.core.game import Game
from wondertable.core.options import Option, Value
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.core.words import Words
from wondertable.games.miraris import describe, figures, flow, possible, saving, tell, thumb, view
from wondertable.games.miraris.position import MirarisPosition, begin
from wondertable.games.miraris.questions import GIVE, KEEP, LAY, QUESTIONS, TAKE, TAKE_TWO
from wondertable.games.miraris.scoring import REASONS
from wondertable.games.miraris.tables import CROWNS_MAX, VALUE_MAX, Tables

Json = dict[str, object]


class Miraris(Game):
    name = "miraris"
    rules_version = 2
    longest = 100

    def bind(self) -> None:
        self.tables = Tables(self.data)

    def make_actions(self) -> Actions:
        def wonder(name: str) -> Number:
            return Number(name, 1, CROWNS_MAX, "wonder")

        return Actions(
            [
                Form(KEEP, "keep", "keep", [Name("character", "character", self.tables.character_ids)]),
                Form(LAY, "bid", "bid", [Number("value", 1, VALUE_MAX)]),
                Form(TAKE, "take", "take", [wonder("wonder")]),
                Form(TAKE_TWO, "take_two", "take", [wonder("first"), wonder("second")]),
                Form(GIVE, "give", "give", [wonder("wonder")]),
            ]
        )

    def make_event_forms(self) -> EventForms:
        return tell.event_forms(self.tables, REASONS)

    def seats(self) -> range:
        return range(self.tables.seats_min, self.tables.seats_max + 1)

    def seats_rule(self) -> str:
        return "MIR-S1"

    def options(self) -> list[Option]:
        tables = self.tables
        shown = sorted(tables.gifts_shown_values(), key=lambda value: value != tables.gifts_shown_default)
        return [
            Option("memory_aid", [tables.memory_aid_default, not tables.memory_aid_default]),
            Option("gifts_shown", list(shown)),
            Option("reveal_after_end", [tables.reveal_after_end_default, not tables.reveal_after_end_default]),
        ]

    def start(self, players: int, rng: Rng, options: Mapping[str, Value]) -> MirarisPosition:
        position = begin(self.tables, players, rng)
        self._choose(position, options)
        return position

    def _choose(self, position: MirarisPosition, options: Mapping[str, Value]) -> None:
        position.memory_aid = options["memory_aid"] is True
        position.gifts_hidden = options["gifts_shown"] == "receiver"
        position.reveal_after_end = options["reveal_after_end"] is True

    def begin(self, position: Position) -> None:
        flow.set_up(own(position))

    def question_names(self) -> list[str]:
        return QUESTIONS[1:]

    def board(self, position: Position, seat: int | None) -> Json:
        return view.board(own(position), seat)

    def refused_pieces(self, position: Position, seat: int) -> list[Json]:
        return view.refused_pieces(own(position), seat)

    def chosen_options(self, position: Position) -> dict[str, Value]:
        miraris = own(position)
        return {
            "memory_aid": miraris.memory_aid,
            "gifts_shown": "receiver" if miraris.gifts_hidden else "all",
            "reveal_after_end": miraris.reveal_after_end,
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
        return thumb.autopilot(own(position), seat, rng)

    def bots(self) -> dict[str, Bot]:
        return {"thumb": thumb.Thumb(), "sanity": thumb.Sanity()}

    def measure(self, position: Position, tally: dict[str, float]) -> None:
        figures.measure(own(position), tally)

    def figures(self, tally: Mapping[str, float]) -> Json:
        return figures.figures(self.tables, tally)

    def census(self, position: Position) -> dict[str, int]:
        return saving.census(own(position))

    def discloses(self, position: Position) -> bool:
        return own(position).everything_open()

    def describe(self, view: Json, words: Words) -> list[str]:
        return describe.lines(self.tables, view, words)

    def custom_names(self) -> dict[str, str]:
        if self.data_is_shipped:
            return {}
        wonders = {f"wonder-{wonder.crowns}": wonder.name for wonder in self.tables.wonders}
        return wonders | {f"character-{character.id}": character.name for character in self.tables.characters}


def own(position: Position) -> MirarisPosition:
    if not isinstance(position, MirarisPosition):
        raise TypeError(f"not a position of Miraris: {position!r}")
    return position
