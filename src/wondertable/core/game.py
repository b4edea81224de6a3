"""A game: its name, seats, options and data, and everything a user can do with it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from wondertable.core import saving
from wondertable.core.actions import Actions
from wondertable.core.chance import Rng
from wondertable.core.data import data_hash, parse_data
from wondertable.core.events import EventForms
from wondertable.core.journal import Journal, viewer_bit
from wondertable.core.options import Option, Value
from wondertable.core.outside import Host, Outside
from wondertable.core.position import Position
from wondertable.core.questions import Question
from wondertable.core.refused import Refused
from wondertable.core.text import sentence
from wondertable.core.words import Words

Json = dict[str, object]
GATHERING_NAMES: Final = ["one", "open", "team", "first"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses answers. It is given a world its seat cannot tell from the true one, never the true position."""

    def choose(self, world: Position, seat: int, rng: Rng) -> int:
        raise NotImplementedError


class Game:
    """What every game has; a game fills in the methods that raise NotImplementedError.

    A game object is bound to its data; its positions share one read-only table built from it.
    """

    name: str = ""
    longest: int = 0
    """No game has more decisions than this, whatever the seats and options."""
    rules_version: int = 1
    """Raised by every change after which the same seed and answers give other events or another end."""

    def __init__(self, data: Json | None = None) -> None:
        file = resources.files(f"wondertable.games.{self.name}").joinpath("data.toml")
        shipped = parse_data(file.read_text(encoding="utf-8"))
        self.data: Json = shipped if data is None else data
        self.data_hash = data_hash(self.data)
        self.data_is_shipped = self.data_hash == data_hash(shipped)
        self.bind()
        self.actions: Actions = self.make_actions()
        self.event_forms: EventForms = self.make_event_forms()

    # -- what a game provides ------------------------------------------------------------------------------------------

    def bind(self) -> None:
        """Build the native tables from `self.data`; refused if the data are impossible."""
        raise NotImplementedError

    def make_actions(self) -> Actions:
        raise NotImplementedError

    def make_event_forms(self) -> EventForms:
        raise NotImplementedError

    def seats(self) -> range:
        raise NotImplementedError

    def seats_rule(self) -> str:
        """The rule that gives the number of players."""
        raise NotImplementedError

    def options(self) -> list[Option]:
        raise NotImplementedError

    def quick(self) -> dict[str, Value]:
        """Options with which a game is soon over: what tests play wherever they do not choose otherwise."""
        return {}

    def table_options(self) -> dict[str, Value]:
        """Options that people at a table start with where they are not the defaults of programs."""
        return {}

    def outside(self, host: Host) -> Outside | None:
        """What this table has outside the rules; most games have nothing there."""
        return None

    def check_alone(self, options: Mapping[str, Value]) -> None:
        """Refused if such a game waits for results from outside the rules, so that only a table of people can play it."""

    def start(self, players: int, rng: Rng, options: Mapping[str, Value]) -> Position:
        """A position before its first event."""
        raise NotImplementedError

    def begin(self, position: Position) -> None:
        """Set up and run to the first question."""
        raise NotImplementedError

    def question_names(self) -> list[str]:
        """The kinds of question, by the names of the rules' table of decisions; kind 1 is the first."""
        raise NotImplementedError

    def board(self, position: Position, seat: int | None) -> Json:
        """The game's own part of a view, built up from nothing."""
        raise NotImplementedError

    def refused_pieces(self, position: Position, seat: int) -> list[Json]:
        """The pieces this seat may point at but not use now, each with the rule that says why."""
        raise NotImplementedError

    def chosen_options(self, position: Position) -> dict[str, Value]:
        raise NotImplementedError

    def save_board(self, position: Position) -> Json:
        raise NotImplementedError

    def load_board(self, data: Json, players: int, options: Mapping[str, Value], rng: Rng) -> Position:
        """The inverse of `save_board`, from the whole of the saved data; what a person left out has its natural default."""
        raise NotImplementedError

    def resume(self, position: Position) -> None:
        """Start the turn a hand-written position names and run on to the next question."""
        raise NotImplementedError

    def autopilot(self, position: Position, seat: int, rng: Rng) -> int:
        """The answer for an absent player, from the rules' table of decisions."""
        raise NotImplementedError

    def bots(self) -> dict[str, Bot]:
        """The game's own bots, `thumb` and `sanity` among them."""
        raise NotImplementedError

    def measure(self, position: Position, tally: dict[str, float]) -> None:
        """Add one finished game with a journal to the sums behind the game's own figures."""
        raise NotImplementedError

    def figures(self, tally: Mapping[str, float]) -> Json:
        """The game's own figures from those sums."""
        raise NotImplementedError

    def census(self, position: Position) -> dict[str, int]:
        """How many of each card lie in all places together: the same in every position of the game."""
        raise NotImplementedError

    def discloses(self, position: Position) -> bool:
        """Whether everything may be shown now: the game is over and keeps nothing hidden."""
        return position.outcome() is not None

    def told_of(self, position: Position, action: int) -> Json:
        """What the words of an offered answer say besides its parts, such as what lies where it leads."""
        return {}

    def describe(self, view: Json, words: Words) -> list[str]:
        """The board part of a view in words, line by line, for terminals and screen readers."""
        raise NotImplementedError

    def card_data(self) -> Json:
        """The data that clients show on cards."""
        return self.data

    def custom_names(self) -> dict[str, str]:
        """Names from a replaced data file, by message key."""
        return {}

    def local_names(self, view: Json, words: Words) -> dict[str, str]:
        """What things are called at one table, by message key, where that hangs on how the table was laid out."""
        return {}

    def setting(self, position: Position) -> Json:
        """What of the board lies open and never changes, as far as `local_names` needs it: a record keeps it for its words."""
        return {}

    # -- what users call -----------------------------------------------------------------------------------------------

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
        return self.new_with(wanted, Rng(seed), self.check_options(options or {}), journal)

    def new_with(self, players: int, rng: Rng, options: Mapping[str, Value], journal: bool = True) -> Position:
        """A new game from checked choices, drawing from this generator."""
        position = self.start(players, rng, options)
        if journal:
            position.journal = Journal([])
        self.begin(position)
        return position

    def question_name(self, question: Question) -> str:
        return self.question_names()[question.kind - 1]

    def save(self, position: Position) -> Json:
        """The whole state as JSON."""
        return saving.save(self, position)

    def load(self, data: object) -> Position:
        """The position written by `save`, or by hand."""
        return saving.load(self, data)

    def check_players(self, players: int) -> None:
        if players not in self.seats():
            bounds: Json = {"players": players, "least": self.seats()[0], "most": self.seats()[-1]}
            raise Refused(self.seats_rule(), "players", bounds, self.name)

    def check_options(self, options: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values; refused for unknown names and values."""
        known = {option.name: option for option in self.options()}
        for name in options:
            if name not in known:
                raise Refused(None, "option-name", {"option": str(name)[:80], "options": ", ".join(known)})
        return {
            name: option.parse(options[name]) if name in options else option.values[0] for name, option in known.items()
        }

    def view(self, position: Position, seat: int | None) -> Json:
        """What one seat (None: someone who watches) may know, with the question, its options and the refusals."""
        outcome = position.outcome()
        return {
            "game": self.name,
            "players": int(position.players),
            "seat": seat,
            "options": self.chosen_options(position),
            "asked": position.asked(),
            "question": self._question(position, seat),
            "outcome": None
            if outcome is None
            else {"winners": outcome.winners, "scores": outcome.scores, "reason": outcome.reason},
            "board": self.board(position, seat),
        }

    def _question(self, position: Position, seat: int | None) -> Json | None:
        if not position.questions:
            return None
        question = position.open_question()
        own = 0 if seat is None else int(question.answers[seat])
        return {
            "kind": self.question_name(question),
            "gathering": gathering(question),
            "answered": self.actions.text(own) if own else None,
            "options": [self._option(position, action) for action in position.legal(seat)] if seat is not None else [],
            "refused": self.refused_pieces(position, seat) if seat is not None and seat in position.asked() else [],
        }

    def _option(self, position: Position, action: int) -> Json:
        parts = self.actions.parts(action)
        kind = parts.pop("kind")
        return {"text": self.actions.text(action), "kind": kind, "parts": {**parts, **self.told_of(position, action)}}

    def events(self, position: Position, seat: int | None, since: int = 0) -> list[Json]:
        """What happened, as this seat may know it, from its event number `since` on."""
        return self.event_forms.read(position.journal, viewer_bit(seat), since)

    def info(self) -> Json:
        """What a client needs to know to show this game."""
        return {
            "name": self.name,
            "rules_version": self.rules_version,
            "title": sentence("title", game=self.name),
            "seats": [self.seats()[0], self.seats()[-1]],
            "options": [option.info() for option in self.options()],
            "bots": ["random", *(name for name in self.bots() if name != "sanity")],
            "events": self.event_forms.types(),
            "actions": self.actions.types(),
            "names": self.custom_names(),
            "data": self.card_data(),
        }

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def gathering(question: Question) -> str:
    """How the answers come together, for clients."""
    if question.sealed:
        return "sealed"
    return GATHERING_NAMES[question.gathering]


def read_data_file(path: str) -> Json:
    try:
        return parse_data(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise Refused(None, "file", {"file": path, "problem": str(error)}) from None
