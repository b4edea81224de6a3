"""A position as JSON and back. A person may write one by hand: what is left out takes its natural default."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Final, Generic, Literal, TypeVar

import msgspec
from librt.vecs import append, vec
from msgspec import UNSET, Meta, Struct, UnsetType
from mypy_extensions import i64

from wondertable.core.options import Value
from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng, load_rng
from wondertable.core.rules.journal import EVERYBODY, Event, Journal
from wondertable.core.rules.kit import has, members, set_of
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import ALL, GATHERINGS, NO_ANSWER, Options, Question
from wondertable.core.shapes import Count, Plain, Words, shaped

if TYPE_CHECKING:
    from wondertable.core.game import Game

Json = dict[str, object]
Board = TypeVar("Board")
FORMAT: Final = 1
FIRST_RULES: Final = 1
"""The version of the rules where none is written."""
Seat = Annotated[int, Meta(ge=0, lt=31, description="the number of a seat, from 0")]


def bad(where: Words, problem: Words) -> Refused:
    return Refused(None, "save", {"where": where, "problem": problem})


class SavedQuestion(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A question that waits for answers."""

    kind: str
    waiting: Annotated[list[Seat], Meta(min_length=1)]
    answers: list[str | None]
    """The text of each seat's answer, null where there is none."""
    sealed: bool | UnsetType = UNSET
    gathering: str = GATHERINGS[ALL]
    free: list[Seat] = []
    """Seats that may answer though nobody waits for them."""


class SavedRng(Struct, forbid_unknown_fields=True):
    """A generator: four words of 32 bits, or the bytes of a seed in hex and how much of its stream is used."""

    draws: Count = 0
    words: list[int] | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    used: Count | UnsetType = UNSET


class Saved(Struct, Generic[Board], forbid_unknown_fields=True):
    """A whole position. Only the number of players is needed; without questions the named turn is started."""

    players: Annotated[int, Meta(description="a number of players")]
    format: Literal[1] | UnsetType = UNSET
    game: str | UnsetType = UNSET
    rules_version: int | UnsetType = UNSET
    data_hash: str | UnsetType = UNSET
    options: dict[str, Value] | UnsetType = UNSET
    seed: int | UnsetType = UNSET
    """The seed of a fast generator, instead of `rng`."""
    rng: SavedRng | UnsetType = UNSET
    board: Board | UnsetType = UNSET
    questions: list[SavedQuestion] | UnsetType = UNSET
    """The stack of questions, the open one last."""
    tick: Count = 0
    reveals: Count = 0
    data: dict[str, Plain] | UnsetType = UNSET
    """The data of the game where they are not the shipped ones."""
    events: list[list[int]] | UnsetType = UNSET
    """What was told: the event's number, its audience as a set of bits, and its arguments."""


class Asked(Struct, frozen=True):
    """A question that a position may have open."""

    kind: int
    seats: list[int]
    sealed: bool = False


def seat_set(where: str, seats: list[int], players: int) -> int:
    """Seats as a set; refused if there is no such seat at this table."""
    if any(seat >= players for seat in seats):
        raise bad(where, f"expected a list of seats from 0 to {players - 1}, found {seats}")
    return set_of(seats)


# -- saving ------------------------------------------------------------------------------------------------------------


def save(game: Game, position: Position) -> Json:
    saved: Json = {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "data_hash": game.data_hash,
        "players": int(position.players),
        "options": game.chosen_options(position),
        "rng": position.rng.save(),
        "board": msgspec.to_builtins(game.parts.saving.save_board(position)),
        "questions": [save_question(game, question) for question in position.questions],
        "tick": int(position.tick),
        "reveals": int(position.reveals),
    }
    if not game.data_is_shipped:
        saved["data"] = game.data
    if position.journal is not None:
        saved["events"] = [[event.key, event.audience, *event.args] for event in position.journal.events]
    return saved


def save_question(game: Game, question: Question) -> Json:
    saved: Json = {
        "kind": game.question_name(question),
        "sealed": question.sealed,
        "waiting": members(question.waiting),
        "answers": [game.actions.text(a) if a != NO_ANSWER else None for a in question.answers],
    }
    if question.gathering != ALL:
        saved["gathering"] = GATHERINGS[question.gathering]
        saved["free"] = members(question.free)
    return saved


# -- loading -----------------------------------------------------------------------------------------------------------


def load(game: Game, data: object, rng: Rng | None = None) -> Position:
    """What was saved under another version of the rules goes on under these, if they know such a position.

    Its events are left out: they are numbers of forms, which another version may count otherwise. A generator that is
    given replaces the saved one.
    """
    if not isinstance(data, dict):
        raise bad("the whole", "expected a JSON object")
    if data.get("format", FORMAT) != FORMAT:
        raise bad("format", f"expected {FORMAT}")
    if data.get("game", game.name) != game.name:
        raise bad("game", f"this is a position of {str(data['game'])[:80]!r}, not of {game.name}")
    by_hand = "format" not in data and "rules_version" not in data
    version = game.rules_version if by_hand else rules_version_of(data, bad)
    if version == game.rules_version:
        return _load(game, data, rng)
    try:
        return _load(game, {key: value for key, value in data.items() if key != "events"}, rng)
    except Refused as refused:
        versions: Json = {"made": version, "present": game.rules_version, "problem": str(refused)}
        raise Refused(None, "save-rules", versions) from None


def rules_version_of(data: Json, bad: Callable[[str, str], Refused]) -> int:
    """The version of the rules that a save or a record names."""
    version = data.get("rules_version", FIRST_RULES)
    if not isinstance(version, int) or isinstance(version, bool) or version < FIRST_RULES:
        raise bad("rules_version", f"expected a whole number from {FIRST_RULES}, found {str(version)[:40]}")
    return version


def _load(game: Game, data: Json, rng: Rng | None) -> Position:
    saved = shaped(data, game.saved_shape, bad)
    if saved.data_hash not in (UNSET, game.data_hash):
        raise bad(
            "data_hash", "the position was made with other data; `wondertable.game_of` finds the game that has them"
        )
    game.check_players(saved.players)
    options = game.check_options({} if saved.options is UNSET else saved.options)
    position = game.start(saved.players, rng or _load_rng(saved), game.choose(saved.players, options))
    game.parts.saving.load_board(position, game.board_shape() if saved.board is UNSET else saved.board)
    game.parts.possible.check(position)
    position.journal = _load_journal(saved)
    position.tick = saved.tick
    position.reveals = saved.reveals
    if saved.questions is UNSET:
        game.parts.possible.check_unasked(position)
        game.parts.saving.resume(position)
    else:
        position.questions = [_load_question(game, position, question) for question in saved.questions]
        _check_asked(game, position)
        _check_open_question(game, position)
    return position


def _load_rng(saved: Saved[Board]) -> Rng:
    try:
        if saved.rng is not UNSET:
            return load_rng(msgspec.to_builtins(saved.rng))
        return Rng(0 if saved.seed is UNSET else saved.seed)
    except ValueError as error:
        raise bad("rng", str(error)) from None


def _load_journal(saved: Saved[Board]) -> Journal:
    journal = Journal([])
    for event in [] if saved.events is UNSET else saved.events:
        if len(event) < 2:
            raise bad("events", f"expected lists of whole numbers, found {event!r}")
        key, audience, *args = event
        journal.events.append(Event(key, audience & EVERYBODY, args))
    return journal


def _load_question(game: Game, position: Position, saved: SavedQuestion) -> Question:
    if saved.kind not in game.question_names():
        raise bad("questions, kind", f"expected one of {', '.join(game.question_names())}, found {saved.kind!r}")
    for name, seats in (("waiting", saved.waiting), ("free", saved.free)):
        if any(seat >= position.players for seat in seats):
            raise bad(f"questions, {name}", f"expected seats from 0 to {position.players - 1}, found {seats}")
    if saved.gathering not in GATHERINGS:
        raise bad("questions, gathering", f"expected one of {', '.join(GATHERINGS)}, found {saved.gathering!r}")
    if len(saved.answers) != position.players:
        raise bad("questions, answers", f"expected {position.players} entries")
    codes = vec[i64]()
    for seat, answer in enumerate(saved.answers):
        if answer is not None and seat in saved.waiting:
            raise bad("questions, answers", "expected null where the answer is awaited")
        codes = append(codes, NO_ANSWER if answer is None else game.actions.parse(answer))
    kind = game.question_names().index(saved.kind) + 1
    question = Question(kind, set_of(saved.waiting), saved.sealed is True, codes)
    question.gathering = GATHERINGS.index(saved.gathering)
    question.free = set_of(saved.free)
    if question.free & question.waiting:
        raise bad("questions, free", "a seat that is waited for is not free")
    return question


def _check_asked(game: Game, position: Position) -> None:
    """The questions are those that this moment asks, of the right seats."""
    allowed: list[Asked] | None = game.parts.possible.to_be_asked(position)
    if allowed is None:
        return
    names = [game.question_names()[asked.kind - 1] for asked in allowed]
    questions = position.questions
    if [game.question_name(question) for question in questions] not in ([[name] for name in names] or [[]]):
        wanted = " or ".join(names)
        raise bad("questions", f"expected one: {wanted}" if names else "expected none")
    for question in questions:
        asked = next(one for one in allowed if one.kind == question.kind)
        if question.sealed is not asked.sealed:
            raise bad("questions, sealed", f"expected {str(asked.sealed).lower()} for {game.question_name(question)}")
        answered = [seat for seat in range(position.players) if question.answers[seat] != NO_ANSWER]
        if sorted([*members(question.waiting), *answered]) != asked.seats:
            wanted = f"expected an answer, given or awaited, of each of the seats {asked.seats}"
            raise bad("questions, waiting", wanted)


def _check_open_question(game: Game, position: Position) -> None:
    """Whoever is asked has an answer, and every answer so far was offered."""
    if not position.questions:
        return
    question = position.open_question()
    for seat in range(position.players):
        given = question.answers[seat]
        if given == NO_ANSWER and not has(question.waiting, seat):
            continue
        options = Options()
        position.list_options(question, seat, options)
        if options.size == 0:
            raise bad("questions, waiting", f"seat {seat + 1} has nothing to answer")
        if given != NO_ANSWER and not options.holds(given):
            raise bad("questions, answers", f"{game.actions.text(given)!r} was not offered to seat {seat + 1}")
