"""Golden logs: whole games as the server writes them, one file for each version of a game's rules.

tests/games/<game>/logs/<version>.jsonl holds lines of logs and after each log what came of it. After a change of the rules raise
`rules_version`, then `./dev python -m tests.contract.golden_logs` adds the logs of the new version. It never touches one that is
there: a log that leads elsewhere under an unchanged number means that tables of today would not go on tomorrow.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

import wondertable
from tests.contract import places
from tests.contract.subject import Subject, single_options
from wondertable.core.entries import AUTOPILOT
from wondertable.core.game import Game
from wondertable.core.table import Table
from wondertable.core.views import Outcome
from wondertable.server import log
from wondertable.server.room import Room, read
from wondertable.server.store import Line

SEED = bytes(range(32))
LONGEST = 240
"""Lines of one log; longer games are broken off."""


class Came(Struct, tag="came-of-it"):
    """Where a log leads."""

    outcome: Outcome | None
    draws: int
    events: int
    digest: str
    """Of all draws and events, and of who was told."""


class Kept(NamedTuple):
    lines: list[Line]
    came: Came


def file_of(name: str, version: int) -> Path:
    return places.folder(name) / "logs" / f"{version}.jsonl"


def files(name: str) -> list[Path]:
    return sorted((places.folder(name) / "logs").glob("*.jsonl"), key=lambda file: int(file.stem))


def subjects(game: Game) -> Iterator[Subject]:
    """The fewest and the most players, and the most with other options than usual, as many of them as go together."""
    fewest, most = game.seats()[0], game.seats()[-1]
    yield from (Subject(game.name, players) for players in sorted({fewest, most}))
    others: dict[str, object] = {}
    for options in single_options(game)[1:]:
        together = {**options, **others}
        if together != others and plays(Subject(game.name, most, together)):
            others = together
    if others:
        yield Subject(game.name, most, others)


def plays(subject: Subject) -> bool:
    try:
        return bool(subject.new(1).asked())
    except wondertable.Refused:
        return False


def written(subject: Subject) -> list[Line]:
    """The log of a game by chance."""
    game, chance = subject.game, random.Random(str(subject))
    bots: list[str | None] = ["random"] * subject.players
    made = log.Made(
        game.name,
        game.data_hash,
        subject.players,
        subject.played,
        SEED.hex(),
        True,
        None,
        None,
        bots,
        game.rules_version,
    )
    room = Room("golden", made, game)
    events: list[log.Event] = [made]
    while room.asked() and len(events) < LONGEST:
        seat = chance.choice(room.asked())
        position = room.table.position
        answer = game.actions.text(chance.choice(position.legal(seat)))
        event = room.answer(seat, room.table.question(seat), answer, AUTOPILOT)
        assert event is not None
        events.append(event)
        room.apply(len(events), event)
    return [Line(seq, 0.0, log.encode(event)) for seq, event in enumerate(events, 1)]


def came_of(table: Table) -> Came:
    journal = table.position.journal
    assert journal is not None
    told = [
        (event.key, msgspec.to_builtins(event.args), audience)
        for event, audience in table.game.event_forms.read_all(journal)
    ]
    draws = table.position.rng.log or []
    digest = hashlib.sha256(msgspec.json.encode([draws, told], order="sorted")).hexdigest()
    return Came(table.outcome, len(draws), len(told), digest)


def replayed(lines: list[Line], game: Game) -> Came:
    return came_of(read("golden", lines, game).table)


def kept(file: Path) -> Iterator[Kept]:
    lines: list[Line] = []
    for text in file.read_bytes().splitlines():
        if text.startswith(b'{"type":"came-of-it"'):
            yield Kept(lines, msgspec.json.decode(text, type=Came))
            lines = []
        else:
            lines.append(Line(len(lines) + 1, 0.0, text))


def add(name: str) -> Path | None:
    """The logs of the present version, if there are none."""
    game = wondertable.game(name)
    file = file_of(name, game.rules_version)
    if file.exists():
        return None
    file.parent.mkdir(exist_ok=True)
    texts = []
    for subject in subjects(game):
        lines = written(subject)
        texts += [line.body for line in lines] + [msgspec.json.encode(replayed(lines, game))]
    file.write_bytes(b"\n".join(texts) + b"\n")
    return file


if __name__ == "__main__":
    for name in wondertable.games():
        if (file := add(name)) is not None:
            print(f"added {file}")
