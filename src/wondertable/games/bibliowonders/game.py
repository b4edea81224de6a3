"""The game of Bibliowonders!: its seats, options and data, and where its parts stand."""

from __future__ import annotations

from collections.abc import Mapping

from wondertable.core.events import EventForms
from wondertable.core.forms import Actions, Form, Name, Part, word
from wondertable.core.game import Game
from wondertable.core.options import NumberOption, Option, Value
from wondertable.core.refused import Refused
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.position import Position
from wondertable.core.words import Words
from wondertable.games.bibliowonders import describe, figures, flow, possible, questions, saving, tell, thumb, view
from wondertable.games.bibliowonders.cards_part import CardBag, CardSet, MagicCard
from wondertable.games.bibliowonders.ending import REASONS
from wondertable.games.bibliowonders.options import RANDOM, StartPlayer
from wondertable.games.bibliowonders.position import BibliowondersPosition, begin
from wondertable.games.bibliowonders.refusals import FORMS
from wondertable.games.bibliowonders.tables import NONE, Tables

Json = dict[str, object]
ROUNDS_MAX = 99
NTH = ["first", "second", "third"]


class Bibliowonders(Game):
    name = "bibliowonders"
    rules_version = 1
    longest = 60_000
    """The rules set no limit (BIB-V4); random play ends after some 1500 decisions and has never come near a fifth of this."""

    def bind(self) -> None:
        self.tables = Tables(self.data)

    def make_actions(self) -> Actions:
        tables = self.tables

        def place(name: str) -> Part:
            return Name(name, "position", tables.place_ids)

        def magic(kind: int) -> Part:
            return MagicCard(tables, FORMS[kind])

        forms = [
            Form(questions.COLOUR, "colour", "colour", [Name("colour", "colour", tables.colour_ids)]),
            Form(questions.MOVE, "move", "move", [place("position")]),
            Form(questions.LEARN, "learn", "learn", [CardSet("cards", tables.card_ids)]),
            Form(questions.LEARN_LETTER, "learn_letter", "learn", [CardSet("cards", tables.card_ids), word("letter")]),
            Form(questions.CLAIRVOYANCE, "clairvoyance", "clairvoyance", [place("position")]),
            Form(questions.NEGOTIATE, "negotiate", "negotiate", []),
            Form(questions.LEAP, "leap", "leap", []),
            Form(
                questions.LIGHT_LINE,
                "light_line",
                "magic",
                [magic(questions.LIGHT_LINE), Name("line", "line", questions.LINES)],
            ),
            Form(questions.MAGIC, "magic", "magic", [magic(questions.MAGIC)]),
            Form(questions.SWAP, "swap", "magic", [magic(questions.SWAP), place("first"), place("second")]),
            Form(questions.END, "end", "end", []),
            Form(questions.DISCARD, "discard", "discard", [CardBag("cards", tables.card_ids)]),
        ]
        for number in range(1, questions.PEEK_MOST + 1):
            kind = questions.PEEK + number
            places = [place(name) for name in NTH[:number]]
            forms.append(Form(kind, f"peek_{number}", "magic", [magic(kind), *places]))
        return Actions(forms)

    def make_event_forms(self) -> EventForms:
        return tell.event_forms(self.tables, REASONS)

    def seats(self) -> range:
        return range(self.tables.seats_min, self.tables.seats_max + 1)

    def seats_rule(self) -> str:
        return "BIB-Q27"

    def options(self) -> list[Option]:
        neighbours: list[Value] = [4, 8] if self.tables.neighbours_default == 4 else [8, 4]
        return [
            Option("librarian_magic", [True, False]),
            Option("neighbours", neighbours),
            Option("reception_win", ["move", "presence"]),
            NumberOption("round_limit", 0, 0, ROUNDS_MAX),
            StartPlayer(),
        ]

    def start(self, players: int, rng: Rng, options: Mapping[str, Value]) -> BibliowondersPosition:
        position = begin(self.tables, players, rng)
        self._choose(position, options)
        return position

    def _choose(self, position: BibliowondersPosition, options: Mapping[str, Value]) -> None:
        position.with_magic = options["librarian_magic"] is True
        position.join(int(options["neighbours"]))
        position.presence_wins = options["reception_win"] == "presence"
        position.round_limit = int(options["round_limit"])
        start = options["start_player"]
        if start == RANDOM:
            return
        if int(start) > position.players:
            seat: Json = {"seat": int(start), "players": int(position.players)}
            raise Refused("BIB-V5", "start_player", seat, self.name)
        position.start_player = int(start) - 1

    def begin(self, position: Position) -> None:
        flow.set_up(own(position))

    def question_names(self) -> list[str]:
        return questions.QUESTIONS[1:]

    def board(self, position: Position, seat: int | None) -> Json:
        return view.board(own(position), seat)

    def refused_pieces(self, position: Position, seat: int) -> list[Json]:
        return view.refused_pieces(own(position), seat)

    def chosen_options(self, position: Position) -> dict[str, Value]:
        chosen = own(position)
        return {
            "librarian_magic": chosen.with_magic,
            "neighbours": int(chosen.neighbours),
            "reception_win": "presence" if chosen.presence_wins else "move",
            "round_limit": int(chosen.round_limit),
            "start_player": RANDOM if chosen.start_player == NONE else int(chosen.start_player) + 1,
        }

    def save_board(self, position: Position) -> Json:
        return saving.save_board(own(position))

    def load_board(self, data: Json, players: int, options: Mapping[str, Value], rng: Rng) -> Position:
        position = self.start(players, rng, options)
        saving.load_board(position, data.get("board", {}))
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

    def describe(self, view: Json, words: Words) -> list[str]:
        return describe.lines(self.tables, view, words)

    def custom_names(self) -> dict[str, str]:
        if self.data_is_shipped:
            return {}
        named = {f"card-{magic.id}": magic.name for magic in self.tables.magic}
        return named | {f"shelf-{shelf}": shelf.replace("-", " ") for shelf in self.tables.coloured_moving()}


def own(position: Position) -> BibliowondersPosition:
    if not isinstance(position, BibliowondersPosition):
        raise TypeError(f"not a position of Bibliowonders!: {position!r}")
    return position
