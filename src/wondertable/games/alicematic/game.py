"""The game of AlicematiC Heroes: its seats, options and data, and where its parts stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wondertable.core.actions import Actions
from wondertable.core.chance import Rng
from wondertable.core.events import EventForms
from wondertable.core.game import Bot, Game
from wondertable.core.options import Option, Value
from wondertable.core.position import Position
from wondertable.core.words import Words
from wondertable.games.alicematic import (
    describe,
    figures,
    flow,
    forms,
    land_view,
    possible,
    resuming,
    saving,
    tell,
    thumb,
    view,
)
from wondertable.games.alicematic.position import AlicematicPosition, begin
from wondertable.games.alicematic.questions import QUESTIONS
from wondertable.games.alicematic.scoring import REASONS
from wondertable.games.alicematic.tables import NONE, SEATS_MAX, Tables

Json = dict[str, object]
RANDOM: Final = "random"


class Alicematic(Game):
    name = "alicematic"
    rules_version = 1

    def bind(self) -> None:
        self.tables = Tables(self.data)
        self.longest = self.tables.most_decisions()

    def make_actions(self) -> Actions:
        return forms.make_actions(self.tables)

    def make_event_forms(self) -> EventForms:
        return tell.event_forms(self.tables, REASONS)

    def seats(self) -> range:
        return range(self.tables.seats_min, self.tables.seats_max + 1)

    def seats_rule(self) -> str:
        return "ALI-S1"

    def options(self) -> list[Option]:
        return [
            Option("attack_tokens_score", [False, True]),
            Option("city_again", [False, True]),
            Option("own_arrival", [False, True]),
            Option("original_alone", [False, True]),
            Option("reveal_once", [False, True]),
            Option("free_skip", [False, True]),
            Option("wiccan_home", [False, True]),
            Option("auto_gain", [True, False]),
            Option("start_player", [RANDOM, *(str(seat + 1) for seat in range(SEATS_MAX))]),
        ]

    def start(self, players: int, rng: Rng, options: Mapping[str, Value]) -> AlicematicPosition:
        position = begin(self.tables, players, rng)
        choose(position, options)
        for player in position.seats:
            player.asks_gains = options["auto_gain"] is False
        return position

    def begin(self, position: Position) -> None:
        flow.set_up(own(position))

    def question_names(self) -> list[str]:
        return QUESTIONS[1:]

    def board(self, position: Position, seat: int | None) -> Json:
        return view.board(own(position), seat)

    def refused_pieces(self, position: Position, seat: int) -> list[Json]:
        return view.refused_pieces(own(position), seat)

    def chosen_options(self, position: Position) -> dict[str, Value]:
        alicematic = own(position)
        wanted = alicematic.start_wanted
        return {
            "attack_tokens_score": alicematic.attack_tokens_score,
            "city_again": alicematic.city_again,
            "own_arrival": alicematic.own_arrival,
            "original_alone": alicematic.original_alone,
            "reveal_once": alicematic.reveal_once,
            "free_skip": alicematic.free_skip,
            "wiccan_home": alicematic.wiccan_home,
            "auto_gain": not all(player.asks_gains for player in alicematic.seats),
            "start_player": RANDOM if wanted == NONE else str(wanted + 1),
        }

    def save_board(self, position: Position) -> Json:
        return saving.save_board(own(position))

    def load_board(self, data: Json, players: int, options: Mapping[str, Value], rng: Rng) -> Position:
        position = saving.load_board(self.tables, players, data.get("board", {}), rng, options["auto_gain"] is False)
        choose(position, options)
        possible.check(position)
        if "questions" in data:
            possible.check_questions(self.actions, position, data["questions"])
        else:
            possible.check_without_question(position)
        return position

    def resume(self, position: Position) -> None:
        resuming.resume(own(position))

    def autopilot(self, position: Position, seat: int, rng: Rng) -> int:
        return thumb.autopilot(own(position), seat)

    def bots(self) -> dict[str, Bot]:
        return {"thumb": thumb.Thumb(), "sanity": thumb.Sanity()}

    def measure(self, position: Position, tally: dict[str, float]) -> None:
        figures.measure(own(position), tally)

    def figures(self, tally: Mapping[str, float]) -> Json:
        return figures.figures(self.tables, tally)

    def census(self, position: Position) -> dict[str, int]:
        return saving.census(own(position))

    def describe(self, view: Json, words: Words) -> list[str]:
        return describe.lines(self.tables, view, words)

    def local_names(self, view: Json, words: Words) -> dict[str, str]:
        return describe.local_names(view, words)

    def setting(self, position: Position) -> Json:
        return {"map": land_view.map_named(own(position).land)}

    def custom_names(self) -> dict[str, str]:
        if self.data_is_shipped:
            return {}
        tables = self.tables
        kingdoms = zip(tables.kingdom_ids, tables.kingdom_names, strict=True)
        return {f"kingdom-{id}": name for id, name in kingdoms} | {f"alice-{name}": name for name in tables.alice_names}


def choose(position: AlicematicPosition, options: Mapping[str, Value]) -> None:
    position.attack_tokens_score = options["attack_tokens_score"] is True
    position.city_again = options["city_again"] is True
    position.own_arrival = options["own_arrival"] is True
    position.original_alone = options["original_alone"] is True
    position.reveal_once = options["reveal_once"] is True
    position.free_skip = options["free_skip"] is True
    position.wiccan_home = options["wiccan_home"] is True
    wanted = str(options["start_player"])
    position.start_wanted = NONE if wanted == RANDOM else int(wanted) - 1


def own(position: Position) -> AlicematicPosition:
    if not isinstance(position, AlicematicPosition):
        raise TypeError(f"not a position of AlicematiC: {position!r}")
    return position
