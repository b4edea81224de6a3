"""A position as JSON and back. A person may write one by hand: what is left out takes its natural default."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wondertable.core.options import Value
from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng, load_rng
from wondertable.core.rules.journal import EVERYBODY, Event, Journal
from wondertable.core.rules.kit import has, members, set_of
from wondertable.core.rules.position import Position
from wondertable.core.rules.questions import ALL, GATHERINGS, NO_ANSWER, Options, Question

if TYPE_CHECKING:
    from wondertable.core.game import Game

Json = dict[str, object]
FORMAT: Final = 1
FIRST_RULES: Final = 1
"""The version of the rules where none is written."""
KNOWN: Final = [
    "format", "game", "rules_version", "data_hash", "data", "players", "options", "seed", "rng", "board", "questions",
    "tick", "reveals", "events",
]  # fmt: skip


def bad(where: str, problem: str) -> Refused:
    return Refused(None, "save", {"where": where, "problem": problem})


def save(game: Game, position: Position) -> Json:
    saved: Json = {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "data_hash": game.data_hash,
        "players": int(position.players),
        "options": game.chosen_options(position),
        "rng": position.rng.save(),
        "board": game.parts.saving.save_board(position),
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


def load(game: Game, data: object) -> Position:
    """What was saved under another version of the rules goes on under these, if they know such a position.

    Its events are left out: they are numbers of forms, which another version may count otherwise.
    """
    if not isinstance(data, dict):
        raise bad("the whole", "expected a JSON object")
    if data.get("format", FORMAT) != FORMAT:
        raise bad("format", f"expected {FORMAT}")
    by_hand = "format" not in data and "rules_version" not in data
    version = game.rules_version if by_hand else rules_version_of(data, bad)
    if version == game.rules_version:
        return _load(game, data)
    try:
        return _load(game, {key: value for key, value in data.items() if key != "events"})
    except Refused as refused:
        versions: Json = {"made": version, "present": game.rules_version, "problem": str(refused)}
        raise Refused(None, "save-rules", versions) from None


def rules_version_of(data: Json, bad: Callable[[str, str], Refused]) -> int:
    """The version of the rules that a save or a record names."""
    version = data.get("rules_version", FIRST_RULES)
    if not isinstance(version, int) or isinstance(version, bool) or version < FIRST_RULES:
        raise bad("rules_version", f"expected a whole number from {FIRST_RULES}, found {str(version)[:40]}")
    return version


def _load(game: Game, data: Json) -> Position:
    for key in data:
        if key not in KNOWN:
            raise bad(str(key)[:40], "not a known name here")
    if data.get("game", game.name) != game.name:
        raise bad("game", f"this is a position of {data.get('game')!r}, not of {game.name}")
    if data.get("data_hash", game.data_hash) != game.data_hash:
        raise bad(
            "data_hash", "the position was made with other data; `wondertable.game_of` finds the game that has them"
        )
    players, options = _load_start(game, data)
    position = _load_board(game, data, players, options)
    position.journal = _load_journal(data)
    position.tick = _count(data, "tick")
    position.reveals = _count(data, "reveals")
    if "questions" in data:
        position.questions = _load_questions(game, position, data["questions"])
        _check_open_question(game, position)
    else:
        game.parts.saving.resume(position)
    return position


def _load_board(game: Game, data: Json, players: int, options: dict[str, Value]) -> Position:
    board = data.get("board", {})
    if not isinstance(board, dict):
        raise bad("board", "expected an object")
    position = game.start(players, _load_rng(data), game.choose(players, options))
    game.parts.saving.load_board(position, board)
    game.parts.possible.check(position, data.get("questions"))
    return position


def _load_start(game: Game, data: Json) -> tuple[int, dict[str, Value]]:
    """What was chosen before the game."""
    players, options = data.get("players"), data.get("options", {})
    if not isinstance(players, int):
        raise bad("players", f"expected a number of players, found {players!r}")
    game.check_players(players)
    if not isinstance(options, dict):
        raise bad("options", "expected an object")
    return players, game.check_options(options)


def _load_rng(data: Json) -> Rng:
    try:
        if "rng" in data:
            return load_rng(data["rng"])
        seed = data.get("seed", 0)
        if not isinstance(seed, int):
            raise ValueError("seed: expected a whole number")
        return Rng(seed)
    except ValueError as error:
        raise bad("rng", str(error)) from None


def _load_journal(data: Json) -> Journal:
    journal = Journal([])
    events = data.get("events", [])
    if not isinstance(events, list):
        raise bad("events", "expected a list")
    for event in events:
        if not isinstance(event, list) or len(event) < 2 or not all(isinstance(x, int) for x in event):
            raise bad("events", f"expected lists of whole numbers, found {event!r}")
        key, audience, *args = event
        journal.events.append(Event(key, audience & EVERYBODY, args))
    return journal


def _count(data: Json, key: str) -> int:
    value = data.get(key, 0)
    if not isinstance(value, int) or value < 0:
        raise bad(key, "expected a count")
    return value


def _load_questions(game: Game, position: Position, data: object) -> list[Question]:
    if not isinstance(data, list):
        raise bad("questions", "expected a list")
    return [_load_question(game, position, question) for question in data]


def _load_question(game: Game, position: Position, data: object) -> Question:
    if not isinstance(data, dict):
        raise bad("questions", "expected objects")
    kind, waiting, answers = data.get("kind"), data.get("waiting"), data.get("answers")
    if kind not in game.question_names():
        raise bad("questions, kind", f"expected one of {', '.join(game.question_names())}, found {kind!r}")
    if not isinstance(waiting, list) or not waiting or not all(isinstance(s, int) for s in waiting):
        raise bad("questions, waiting", "expected a list of seats that is not empty")
    if any(not 0 <= seat < position.players for seat in waiting):
        raise bad("questions, waiting", f"seats are 0 to {position.players - 1}")
    if not isinstance(answers, list) or len(answers) != position.players:
        raise bad("questions, answers", f"expected {position.players} entries")
    codes = vec[i64]()
    for seat, answer in enumerate(answers):
        if answer is not None and (not isinstance(answer, str) or seat in waiting):
            raise bad("questions, answers", "expected the text of an action, or null where the answer is awaited")
        codes = append(codes, NO_ANSWER if answer is None else game.actions.parse(answer))
    kind_number = game.question_names().index(str(kind)) + 1
    question = Question(kind_number, set_of(waiting), data.get("sealed") is True, codes)
    _load_gathering(position, data, question)
    return question


def _load_gathering(position: Position, data: Json, question: Question) -> None:
    gathering, free = data.get("gathering", GATHERINGS[ALL]), data.get("free", [])
    if gathering not in GATHERINGS:
        raise bad("questions, gathering", f"expected one of {', '.join(GATHERINGS)}, found {gathering!r}")
    if not isinstance(free, list) or not all(isinstance(s, int) and 0 <= s < position.players for s in free):
        raise bad("questions, free", f"expected a list of seats from 0 to {position.players - 1}, found {free!r}")
    question.gathering = GATHERINGS.index(str(gathering))
    question.free = set_of(free)
    if question.free & question.waiting:
        raise bad("questions, free", "a seat that is waited for is not free")


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
