"""The parts of a game: modules of its folder, each checked against what the house asks of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from wondertable.core import again, defaults
from wondertable.core.events import Arg
from wondertable.core.forms import Form
from wondertable.core.options import Option, Value
from wondertable.core.outside import Host, Outside
from wondertable.core.picture import Picture
from wondertable.core.refused import Refused
from wondertable.core.rules.bot import Bot
from wondertable.core.rules.chance import Rng
from wondertable.core.rules.chosen import Chosen, Reports
from wondertable.core.rules.features import Features
from wondertable.core.rules.mind import Mind
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import Question
from wondertable.core.saving import Asked
from wondertable.core.views import OpenForm, Piece, View
from wondertable.core.words import Words

Json = dict[str, object]


class Tables(Protocol):
    """What the rules look up; the native tables of every game have at least this."""

    seats_min: int
    seats_max: int


P = TypeVar("P", bound=Position)
P_contra = TypeVar("P_contra", bound=Position, contravariant=True)
P_co = TypeVar("P_co", bound=Position, covariant=True)
T = TypeVar("T", bound=Tables)
T_contra = TypeVar("T_contra", bound=Tables, contravariant=True)
T_co = TypeVar("T_co", bound=Tables, covariant=True)
C = TypeVar("C", bound=Chosen)
C_contra = TypeVar("C_contra", bound=Chosen, contravariant=True)


class DataPart(Protocol[T_co]):
    @property
    def Data(self) -> type[Struct]:  # noqa: N802  # a class of the module
        """The shape of a data file."""

    def read(self, data: Json, /) -> T_co:
        """The native tables from a data file; refused if the data are impossible."""


class OptionsPart(Protocol[T_contra]):
    def options(self, tables: T_contra, /) -> Sequence[Option]:
        """What a table may choose; each option names a field of the game's `Chosen`."""


class PositionPart(Protocol[P_co, T_contra, C_contra]):
    def begin(self, tables: T_contra, chosen: C_contra, players: int, rng: Rng, /) -> P_co:
        """A position before its first event."""


class QuestionsPart(Protocol):
    @property
    def QUESTIONS(self) -> list[str]:  # noqa: N802  # a constant of the module
        """The kinds of question, by the names of the rules' table of decisions; kind 1 is the first, 0 is none."""


class FormsPart(Protocol[T_contra]):
    def forms(self, tables: T_contra, /) -> list[Form]:
        """The texts of all actions."""


class EventsPart(Protocol[T_contra]):
    def events(self, tables: T_contra, /) -> dict[int, tuple[str, list[Arg]]]:
        """How each event of the journal reads, by its number."""


class ViewPart(Protocol[P_contra]):
    @property
    def Fixed(self) -> type[Struct]:  # noqa: N802  # a class of the module
        """The shape of what never changes during a game."""

    @property
    def Board(self) -> type[Struct]:  # noqa: N802
        """The shape of the rest of the game's own part of a view."""

    def fixed(self, position: P_contra, /) -> Struct:
        """What of the board lies open from the start and never changes."""

    def board(self, position: P_contra, seat: int | None, /) -> Struct:
        """The game's own part of a view, built up from nothing."""

    def refused_pieces(self, position: P_contra, seat: int, /) -> list[Piece]:
        """The pieces this seat may point at but not use now, each with the rule that says why."""


class DescribePart(Protocol[T_contra]):
    def lines(self, tables: T_contra, view: View[Any, Any], words: Words, /) -> list[str]:
        """The board part of a view in words, line by line, for terminals and screen readers."""


class PicturePart(Protocol[T_contra]):
    def blocks(self, tables: T_contra, view: View[Any, Any], words: Words, width: int, /) -> list[str | Picture]:
        """The same for terminals that can draw: sentences and pictures, none of them wider than so many cells."""


class RefusalsPart(Protocol[P_contra]):
    def why_not(self, position: P_contra, question: Question, seat: int, action: int, /) -> Refused:
        """The rule that forbids an answer which is not among the options."""

    def why_final(self, position: P_contra, question: Question, /) -> Refused | None:
        """The rule by which an answer to this question cannot be taken back, or None where it can."""


class SavingPart(Protocol[P_contra]):
    @property
    def Board(self) -> type[Struct]:  # noqa: N802  # a class of the module
        """The shape of the game's own part of a saved position."""

    def save_board(self, position: P_contra, /) -> Struct: ...

    def load_board(self, position: P_contra, board: Any, /) -> None:
        """Fill a position that has just begun; what a person left out has its natural default."""

    def resume(self, position: P_contra, /) -> None:
        """Start the turn a hand-written position names and run on to the next question."""


class PossiblePart(Protocol[P_contra]):
    def check(self, position: P_contra, /) -> None:
        """Refused if such a position can never come about."""

    def check_unasked(self, position: P_contra, /) -> None:
        """Refused if a position written by hand needs the question that it does not name."""

    def to_be_asked(self, position: P_contra, /) -> list[Asked] | None:
        """The questions of which this position has one open; empty if it has none, None if anything may be asked."""


class ThumbPart(Protocol[P_contra]):
    def autopilot(self, position: P_contra, seat: int, rng: Rng, /) -> int:
        """The answer for an absent player, from the rules' table of decisions."""

    def bots(self) -> dict[str, Bot]:
        """The game's own bots, `thumb` among them."""


class MindPart(Protocol[T_contra]):
    def mind(self, tables: T_contra, /) -> Mind:
        """What the game's bots know beyond its rules."""


class FeaturesPart(Protocol[T_contra]):
    def features(self, tables: T_contra, players: int, /) -> Features:
        """How what a seat knows is written as numbers at a table of this size."""


class FiguresPart(Protocol[P_contra, T_contra]):
    def measure(self, position: P_contra, tally: dict[str, float], /) -> None:
        """Add one finished game with a journal to the sums behind the game's own figures."""

    def figures(self, tables: T_contra, tally: Mapping[str, float], /) -> Json:
        """The game's own figures from those sums."""


class OutsidePart(Protocol):
    def outside(self, host: Host, /) -> Outside | None:
        """What this table has outside the rules."""

    def check_alone(self, options: Mapping[str, Value], /) -> None:
        """Refused if such a game waits for results from outside the rules, so that only a table of people can play it."""

    def check_start(self, position: Position, /) -> None:
        """Refused if what the position has outside the rules is not saved with it, so that no table can begin with it."""


NO_DATA: Any = defaults.data
NO_CHOICE: Any = Chosen


@dataclass(frozen=True)
class Parts(Generic[P, T, C]):
    """Who does what in a game. What stands first every game has; of the rest a game names what it has of its own."""

    position: PositionPart[P, T, C]
    questions: QuestionsPart
    forms: FormsPart[T]
    events: EventsPart[T]
    view: ViewPart[P]
    saving: SavingPart[P]
    data: DataPart[T] = NO_DATA
    options: OptionsPart[T] = defaults.options
    chosen: type[C] = NO_CHOICE
    describe: DescribePart[T] = defaults.describe
    picture: PicturePart[T] | None = None
    refusals: RefusalsPart[P] = defaults.refusals
    possible: PossiblePart[P] = defaults.possible
    thumb: ThumbPart[P] = defaults.thumb
    figures: FiguresPart[P, T] | None = None
    features: FeaturesPart[T] | None = None
    mind: MindPart[T] | None = None
    told_of: Callable[[P, int], Json] | None = None
    """What the words of an offered answer say besides its parts, such as what lies where it leads."""
    open_forms: Callable[[P, int], list[OpenForm]] | None = None
    """Answers of a kind that are too many to be listed, as forms that people fill in; empty where all are listed."""
    open_board: bool = False
    """Whether a board looks the same to everybody, whoever they are: then it is made once for all who look."""
    whole: Callable[[View[Any, Any]], Json] | None = None
    """A view as plain values, where the wire leaves out what goes without saying."""
    custom_names: Callable[[T], dict[str, str]] = lambda tables: {}
    """Names from a replaced data file, by message key."""
    local_names: Callable[[Json, Words], dict[str, str]] = lambda view, words: {}
    """What things are called at one table, by message key, where that hangs on how the table was laid out."""
    setting: Callable[[P], Json] = lambda position: {}
    """What of the board lies open and never changes, as far as `local_names` needs it: a record keeps it for its words."""
    quick: Callable[[T], dict[str, Value]] = lambda tables: {}
    """Options with which a game is soon over: what tests play wherever they do not choose otherwise."""
    table_options: Mapping[str, Value] | None = None
    """Options that people at a table start with where they are not the defaults of programs."""
    presets: Mapping[str, Mapping[str, Value]] | None = None
    """Ways to play that people choose by name (`core.options.PRESETS`), each as what differs from `table_options`."""
    asked_first: Sequence[str] = ()
    """Options that decide what the table is about: people are asked for them before all others."""
    again: Callable[[P], again.NextGame] = again.moves_up
    """Who sits where when the same people play another game."""
    outside: OutsidePart | None = None
    reports: Reports | None = None
