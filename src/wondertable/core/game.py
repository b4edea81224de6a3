"""A game: its name, seats, options and data, and everything a user can do with it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, cast

import msgspec
from msgspec import UNSET, Struct

from wondertable.core import defaults, judging, levels, saving, views
from wondertable.core.again import NextGame
from wondertable.core.data import data_hash, parse_data
from wondertable.core.events import EventForms
from wondertable.core.forms import Actions
from wondertable.core.options import PRESETS, RULEBOOK, Option, Value
from wondertable.core.outside import Host, Outside
from wondertable.core.parts import Parts
from wondertable.core.picture import Picture
from wondertable.core.refused import Refused
from wondertable.core.rules.actions import KIND_MASK
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.chosen import Chosen
from wondertable.core.rules.features import Features
from wondertable.core.rules.journal import Journal, viewer_bit
from wondertable.core.rules.kit import members, set_of
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import NO_ANSWER, TEAM, Question
from wondertable.core.text import sentence
from wondertable.core.words import Words

Json = dict[str, object]
TICKS_MOST: Final = 1 << 32
"""At a table questions are counted on from there, and a browser can count to 2^53."""
GATHERING_NAMES: Final[list[views.Gathering]] = ["one", "open", "team", "first"]


class Game:
    """One game, bound to its data: what users, tables and studies can do with it.

    A game says who it is and names its parts; its positions share one read-only table built from the data.

    >>> import wondertable
    >>> game = wondertable.game("miraris")
    >>> game.seats()
    range(3, 7)
    >>> position = game.new(players=4, seed=7)
    >>> game.actions.text(position.legal(0)[0])
    'keep lucia'
    """

    name: str = ""
    rules_version: int = 1
    """Raised by every change after which the same seed and answers give other events or another end."""
    seats_rule: str = ""
    """The rule that gives the number of players."""
    longest: int = 0
    """No game has more decisions than this, whatever the seats and options."""
    minutes: tuple[int, int] | None = None
    """How long people play: the shortest and the longest that is usual."""
    weight: int | None = None
    """How much there is to think about, from 1, light, to 5, heavy. Shelves begin with the lightest."""
    parts: Parts[Any, Any, Any]

    def __init__(self, data: Json | None = None) -> None:
        shipped = parse_data(self.folder().joinpath("data.toml").read_text(encoding="utf-8"))
        self.data: Json = shipped if data is None else data
        self.data_hash = data_hash(self.data)
        self.data_is_shipped = self.data_hash == data_hash(shipped)
        self.tables = self.parts.data.read(self.data)
        self.actions = Actions(self.parts.forms.forms(self.tables))
        self.event_forms = EventForms(self.parts.events.events(self.tables))
        self._options = list(self.parts.options.options(self.tables))
        self._features: dict[int, Features] = {}
        self._minds: dict[int, Mind] = {}
        self.board_shape: Any = self.parts.saving.Board
        """What a saved board is."""
        self.saved_shape: Any = saving.Saved[self.board_shape]  # type: ignore[name-defined]  # the game's own, known while it runs

    @classmethod
    def package(cls) -> str:
        """The package in which its data and sentences stand, of ours or from elsewhere."""
        return str(sys.modules[cls.__module__].__package__)

    @classmethod
    def folder(cls) -> Traversable:
        return resources.files(cls.package())

    # -- before a game -------------------------------------------------------------------------------------------------

    def seats(self) -> range:
        return range(self.tables.seats_min, self.tables.seats_max + 1)

    def check_players(self, players: int) -> None:
        if players not in self.seats():
            bounds: Json = {"players": players, "least": self.seats()[0], "most": self.seats()[-1]}
            raise Refused(self.seats_rule, "players", bounds, self.name)

    def options(self) -> list[Option]:
        return self._options

    def quick(self) -> dict[str, Value]:
        """Options with which a game is soon over: what tests play wherever they do not choose otherwise."""
        return self.parts.quick(self.tables)

    def table_options(self) -> dict[str, Value]:
        """Options that people at a table start with where they are not the defaults of programs."""
        return dict(self.parts.table_options or {})

    def presets(self) -> dict[str, dict[str, Value]]:
        """Named ways to play, the kindest first, each as what differs from the options of a table."""
        own = self.parts.presets or {}
        return {name: dict(own.get(name, {})) for name in PRESETS if name in own or name == RULEBOOK}

    def check_options(self, options: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values; refused for unknown names and values."""
        known = {option.name: option for option in self._options}
        for name in options:
            if name not in known:
                raise Refused(None, "option-name", {"option": str(name)[:80], "options": list(known)})
        return {
            name: option.parse(options[name]) if name in options else option.values[0] for name, option in known.items()
        }

    def check_alone(self, options: Mapping[str, Value]) -> None:
        """Refused if such a game waits for results from outside the rules, so that only a table of people can play it."""
        if self.parts.outside is not None:
            self.parts.outside.check_alone(options)

    def check_start(self, position: Position) -> None:
        """Refused if no table of people can begin with this position, whoever has written it."""
        if position.outcome() is not None:
            raise saving.bad("the whole", "the game is over")
        if not position.questions and position.awaiting() is None:
            raise saving.bad("questions", "nothing is asked")
        if position.tick >= TICKS_MOST:
            raise saving.bad("tick", f"expected a whole number below {TICKS_MOST}")
        assert position.journal is not None
        self.event_forms.check(position.journal)
        if self.parts.outside is not None:
            self.parts.outside.check_start(position)

    def choose(self, players: int, options: Mapping[str, Value]) -> Chosen:
        """What a table of so many players chose, from checked options; all its games may share it."""
        chosen: Chosen = self.parts.chosen()
        chosen.game = self.name
        chosen.options = dict(options)
        chosen.refusals = self.parts.refusals
        chosen.reports = self.parts.reports
        for option in self._options:
            option.check_players(options[option.name], players)
            setattr(chosen, option.name, option.native(options[option.name]))
        return chosen

    # -- a game --------------------------------------------------------------------------------------------------------

    def new(
        self,
        players: int | None = None,
        seed: int | bytes = 0,
        options: Mapping[str, object] | None = None,
        journal: bool = True,
    ) -> Position:
        """A new game, at its first question."""
        wanted = self.seats()[0] if players is None else players
        self.check_players(wanted)
        return self.new_with(wanted, Rng(seed), self.choose(wanted, self.check_options(options or {})), journal)

    def new_with(self, players: int, rng: Rng, chosen: Chosen, journal: bool = True) -> Position:
        """A new game of a table that has chosen, drawing from this generator."""
        position = self.start(players, rng, chosen)
        if journal:
            position.journal = Journal([])
        position.set_up()
        return position

    def start(self, players: int, rng: Rng, chosen: Chosen) -> Position:
        """A position before its first event."""
        position: Position = self.parts.position.begin(self.tables, chosen, players, rng)
        return position

    def chosen_options(self, position: Position) -> dict[str, Value]:
        return cast(dict[str, Value], dict(self.own(position).agreed().options))

    def own(self, position: Position) -> Position:
        """The position, if it is one of this game."""
        if position.agreed().game != self.name:
            raise TypeError(f"not a position of {self.name}: {position!r}")
        return position

    def save(self, position: Position) -> Json:
        """The whole state as JSON."""
        return saving.save(self, self.own(position))

    def load(self, data: object, rng: Rng | None = None) -> Position:
        """The position written by `save`, or by hand; it draws from this generator, if one is given, and not from its own."""
        return saving.load(self, data, rng)

    # -- what people are shown -----------------------------------------------------------------------------------------

    def question_names(self) -> list[str]:
        """The kinds of question, by the names of the rules' table of decisions; kind 1 is the first."""
        return self.parts.questions.QUESTIONS[1:]

    def question_name(self, question: Question) -> str:
        return self.question_names()[question.kind - 1]

    def view(self, position: Position, seat: int | None) -> Json:
        """What one seat (None: someone who watches) may know, with the question, its options and the refusals."""
        seen = self.look(position, seat)
        return plain(seen) if self.parts.whole is None else self.parts.whole(seen)

    def look(self, position: Position, seat: int | None) -> views.View[Any, Any]:
        """The same in Structs; what never changes during a game stands apart."""
        now = self.changing(position, seat)
        return views.View(
            self.name,
            int(position.players),
            seat,
            self.chosen_options(position),
            now.asked,
            now.question,
            now.outcome,
            self.fixed(position),
            now.board,
        )

    def changing(
        self, position: Position, seat: int | None, offered: bool = True, board: Any = None
    ) -> views.Changing[Any]:
        """The rest of it: what the next answer may change. What is only looked at offers nothing; an open board may be
        there already."""
        if board is None:
            board = self.parts.view.board(position, seat)
        return views.Changing(position.asked(), self._question(position, seat, offered), outcome_seen(position), board)

    def open_board(self, position: Position) -> Struct | None:
        """The board, where it looks the same to everybody."""
        return self.parts.view.board(position, None) if self.parts.open_board else None

    def fixed(self, position: Position) -> Struct:
        """What of the board lies open from the start and never changes."""
        return self.parts.view.fixed(self.own(position))

    def _question(self, position: Position, seat: int | None, offered: bool) -> views.Question | None:
        if not position.questions:
            return None
        question = position.open_question()
        given = 0 if seat is None else int(question.answers[seat])
        own = self.option(position, given) if given else None
        options, forms = self._offered(position, seat) if offered and seat is not None else ([], [])
        return views.Question(
            self.question_name(question),
            gathering(question),
            asked_of(question),
            own.text if own is not None else None,
            own,
            options,
            self.parts.view.refused_pieces(position, seat) if offered and seat in position.asked() else [],
            forms or UNSET,
        )

    def _offered(self, position: Position, seat: int) -> tuple[list[views.Option[Struct]], list[views.OpenForm]]:
        """What a seat may answer: one by one, and in forms where that is too much."""
        legal = position.legal(seat)
        forms = self.parts.open_forms(position, seat) if legal and self.parts.open_forms is not None else []
        if forms:
            formed = self.actions.kinds(form.kind for form in forms)
            legal = [action for action in legal if action & KIND_MASK not in formed]
        return [self.option(position, action) for action in legal], forms

    def option(self, position: Position, action: int) -> views.Option[Struct]:
        """An answer as people are offered it. The same ones are offered again and again: they are kept, unless they tell
        of the position too."""
        told_of = self.parts.told_of
        more = told_of(position, action) if told_of is not None else None
        return self.actions.told(action, more) if more else self.actions.offered(action)

    def events(self, position: Position, seat: int | None, since: int = 0) -> list[Json]:
        """What happened, as this seat may know it, from its event number `since` on."""
        told: list[Json] = msgspec.to_builtins(self.happened(position, seat, since))
        return told

    def happened(self, position: Position, seat: int | None, since: int = 0) -> list[views.Event[Struct]]:
        """The same in Structs."""
        return self.event_forms.read(position.journal, viewer_bit(seat), since)

    def describe(self, view: Json, words: Words) -> list[str]:
        """The board part of a view in words, line by line, for terminals and screen readers."""
        return self.parts.describe.lines(self.tables, self.read_view(view), words)

    def draw(self, view: Json, words: Words, width: int) -> list[str | Picture]:
        """A view for terminals that can draw, no wider than so many cells; in words where the game draws nothing."""
        if self.parts.picture is None:
            return list(self.describe(view, words))
        return self.parts.picture.blocks(self.tables, self.read_view(view), words, width)

    def read_view(self, view: Json) -> views.View[Any, Any]:
        """A plain view in Structs again."""
        shape = views.View[self.parts.view.Fixed, self.parts.view.Board]  # type: ignore[name-defined]  # as above
        return msgspec.convert({**view, "fixed": view["board"]}, shape)

    def custom_names(self) -> dict[str, str]:
        """Names from a replaced data file, by message key: those that the game does not come with."""
        if self.data_is_shipped:
            return {}
        plain = self.parts.custom_names(type(self)().tables)
        return {key: name for key, name in self.parts.custom_names(self.tables).items() if plain.get(key) != name}

    def local_names(self, view: Json, words: Words) -> dict[str, str]:
        """What things are called at one table, by message key, where that hangs on how the table was laid out."""
        return self.parts.local_names(view, words)

    def info(self) -> Json:
        """What a client needs to know to show this game."""
        return {
            "name": self.name,
            "rules_version": self.rules_version,
            "title": sentence("title", game=self.name),
            "seats": [self.seats()[0], self.seats()[-1]],
            "minutes": None if self.minutes is None else list(self.minutes),
            "weight": self.weight,
            "options": [option.info() for option in self.options()],
            "presets": [{"name": name, "options": chosen} for name, chosen in self.presets().items()],
            "asked_first": list(self.parts.asked_first),
            "bots": list(levels.LEVELS),
            "measured": msgspec.to_builtins(levels.measured(self.folder())),
            "events": self.event_forms.types(),
            "actions": self.actions.types(),
            "names": self.custom_names(),
            "data": self.data,
        }

    # -- who plays, and what comes of it -------------------------------------------------------------------------------

    def bots(self) -> dict[str, Bot]:
        """The game's own bots, `thumb` among them."""
        return self.parts.thumb.bots()

    def bots_for_people(self) -> list[str]:
        """Bots that may sit at a table of people: the levels, which are offered, and those of earlier tables."""
        return [*levels.LEVELS, "random", *(name for name, bot in self.bots().items() if bot.for_people)]

    def mind(self, players: int) -> Mind:
        """What the bots of this game know beyond its rules, at tables of this size."""
        self.check_players(players)
        if players not in self._minds:
            part = self.parts.mind
            mind = defaults.mind.mind(self.bots()) if part is None else part.mind(self.tables)
            if mind.judging is not None:
                judging.teach(mind.judging, self.folder(), players)
            self._minds[players] = mind
        return self._minds[players]

    def features(self, position: Position, seat: int) -> list[int]:
        """What a seat knows, as numbers within `feature_bounds` and named by `feature_names`."""
        if not 0 <= seat < position.players:
            raise IndexError(f"no seat {seat} among {position.players}")
        return self.features_for(int(position.players)).read(self.own(position), seat)

    def feature_names(self, players: int) -> list[str]:
        return list(self.features_for(players).names)

    def feature_bounds(self, players: int) -> list[tuple[int, int]]:
        """The least and the greatest that each number can be, in every game of so many players."""
        return list(self.features_for(players).bounds)

    def features_for(self, players: int) -> Features:
        """What writes these numbers at tables of this size: search calls its `write` with a row of its own."""
        if self.parts.features is None:
            raise NotImplementedError(f"{self.name} has no features")
        self.check_players(players)
        if players not in self._features:
            self._features[players] = self.parts.features.features(self.tables, players)
        return self._features[players]

    def autopilot(self, position: Position, seat: int, rng: Rng) -> int:
        """The answer for an absent player, from the rules' table of decisions."""
        return self.parts.thumb.autopilot(self.own(position), seat, rng)

    def outside(self, host: Host) -> Outside | None:
        """What this table has outside the rules; most games have nothing there."""
        return None if self.parts.outside is None else self.parts.outside.outside(host)

    def next_game(self, position: Position) -> NextGame:
        """Who sits where when the people of a finished game play another one.

        >>> import wondertable
        >>> dominovia = wondertable.game("dominovia")
        >>> dominovia.next_game(dominovia.new(players=3))
        NextGame(seats=[0, 1, 2], rule='DOM-S16')
        """
        return self.parts.again(self.own(position))

    def measure(self, position: Position, tally: dict[str, float]) -> None:
        """Add one finished game with a journal to the sums behind the game's own figures."""
        if self.parts.figures is not None:
            self.parts.figures.measure(self.own(position), tally)

    def figures(self, tally: Mapping[str, float]) -> Json:
        """The game's own figures from those sums."""
        return {} if self.parts.figures is None else self.parts.figures.figures(self.tables, tally)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def plain(view: views.View[Any, Any]) -> Json:
    """A view as plain values, with what never changes where it belongs."""
    seen: Json = msgspec.to_builtins(view)
    return seen | {"board": cast(Json, seen.pop("fixed")) | cast(Json, seen["board"])}


def outcome_seen(position: Position) -> views.Outcome | None:
    outcome = position.outcome()
    return None if outcome is None else views.Outcome(outcome.winners, outcome.scores, outcome.reason)


def gathering(question: Question) -> views.Gathering:
    """How the answers come together, for clients."""
    if question.sealed:
        return "sealed"
    return GATHERING_NAMES[question.gathering]


def asked_of(question: Question) -> list[int]:
    """All seats that a question was put to, whether or not they have answered; advice is nobody's answer to it."""
    answered = set_of([seat for seat, given in enumerate(question.answers) if given != NO_ANSWER])
    return members(question.waiting | (0 if question.gathering == TEAM else answered))


def read_data_file(path: str) -> Json:
    try:
        return parse_data(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        problem = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise Refused(None, "file", {"file": path, "problem": problem}) from None
