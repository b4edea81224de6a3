"""The record of a game: a JSON file that a person can read.

Its answers prove the rules, its events replay for ever. docs/protocol.md describes every field.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from wondertable.core.entries import Entry
from wondertable.core.options import Value
from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng, commitment
from wondertable.core.rules.journal import EVERYBODY, SPECTATOR, viewer_bit
from wondertable.core.rules.kit import has
from wondertable.core.saving import FIRST_RULES, rules_version_of
from wondertable.core.shapes import Plain, Words, shaped
from wondertable.core.views import Outcome

if TYPE_CHECKING:
    from wondertable.core.game import Game
    from wondertable.core.table import Table

Json = dict[str, object]
FORMAT: Final = "wondertable-record"
VERSION: Final = 1
DRAW_LIMIT: Final = 1 << 31
FILM_MOST: Final = 64 * 1024
FILMS_MOST: Final = 384 * 1024
"""Bytes of one film, and of all of a record."""
COMPARED: Final = ["draws", "events", "result"]
"""What the answers and the seed must give again."""
To = Literal["all", "own"] | list[int | None]
"""Everybody, the owner of a record that keeps secrets, or a list of seats with null for those who watch."""
Draw = Annotated[list[int], Meta(min_length=2, max_length=2)]
"""The limit and the result."""
Seed = Annotated[str | int, Meta(description="a whole number from 0 to 2^62 - 1, or hex digits")]


def bad(where: Words, problem: Words) -> Refused:
    return Refused(None, "record", {"where": where, "problem": problem})


class Told(Struct, gc=False):
    """An event, and who was told."""

    key: str
    args: dict[str, Plain]
    to: To


class Filmed(Struct, gc=False):
    """How a moment came about, where that was outside the rules: bytes that the game's board can read. They prove nothing."""

    moment: Annotated[int, Meta(ge=0)]
    film: Annotated[bytes, Meta(max_length=FILM_MOST)]


class Record(Struct, kw_only=True):
    """A finished game. Without seed, entries and draws it keeps secrets: it is what one seat was told."""

    format: Literal["wondertable-record"] = FORMAT
    version: Literal[1] = VERSION
    game: str
    rules_version: Annotated[int, Meta(ge=FIRST_RULES)] = FIRST_RULES
    data_hash: str | UnsetType = UNSET
    players: int
    names: list[str] | None = None
    resigned: list[int] | UnsetType = UNSET
    """Seats whose owners gave up; bots played on for them."""
    options: dict[str, Value]
    commitment: str | None = None
    result: Outcome | None = None
    data: dict[str, Plain] | UnsetType = UNSET
    """The data of the game where they are not the shipped ones."""
    setting: dict[str, Plain] | UnsetType = UNSET
    """What of the board the names of things hang on."""
    start: dict[str, Plain] | UnsetType = UNSET
    """The saved position with which the game began, where it did not begin at the beginning."""
    start_hash: str | UnsetType = UNSET
    """What everybody was shown of it before."""
    seat: int | UnsetType | None = UNSET
    """Whose record it is, where it keeps secrets."""
    seed: Seed | UnsetType = UNSET
    entries: list[Entry] | UnsetType = UNSET
    draws: list[Draw] | UnsetType = UNSET
    events: list[Told]
    films: list[Filmed] | UnsetType = UNSET


def make(table: Table, seat: int | None, names: list[str] | None, films: Mapping[int, bytes] | None = None) -> Record:
    """Header, entries, events and result; without seed, entries and others' events if the game keeps secrets."""
    game, position = table.game, table.position
    assert position.journal is not None
    made = Record(
        game=game.name,
        rules_version=game.rules_version,
        data_hash=game.data_hash,
        players=table.players,
        names=names,
        options=table.options,
        commitment=table.commitment,
        result=table.outcome,
        data=UNSET if game.data_is_shipped else game.data,
        setting=game.parts.setting(position) or UNSET,
        start_hash=table.start_hash or UNSET,
        events=[],
    )
    if not position.discloses():
        made.seat = seat
        own = game.event_forms.read_all(position.journal.known_to(viewer_bit(seat)))
        made.events = [Told(event.key, plain(event.args), "own") for event, _ in own]
        return made
    made.start = UNSET if table.start is None else table.start
    made.seed = table.seed.hex() if isinstance(table.seed, bytes) else table.seed
    made.entries = table.entries
    made.draws = [list(draw) for draw in position.rng.log or []]
    made.events = [
        Told(event.key, plain(event.args), told_to(audience, table.players))
        for event, audience in game.event_forms.read_all(position.journal)
    ]
    made.films = newest(films) if films else UNSET
    return made


def newest(films: Mapping[int, bytes]) -> list[Filmed]:
    """As many as a record has room for."""
    room, found = FILMS_MOST, []
    for moment, film in sorted(films.items(), reverse=True):
        room -= len(film)
        if room < 0:
            break
        found.append(Filmed(moment, film))
    return found[::-1]


def start_hash(start: Json, seed: int | bytes) -> str:
    """What fixes a saved position without telling it: nobody can try out what is hidden in it without the seed."""
    key = seed if isinstance(seed, bytes) else str(seed).encode()
    return hmac.digest(key, msgspec.json.encode(start, order="sorted"), "sha256").hex()


def plain(args: Struct) -> Json:
    told: Json = msgspec.to_builtins(args)
    return told


def told_to(audience: int, players: int) -> To:
    """An audience for people."""
    if audience == EVERYBODY:
        return "all"
    seats: list[int | None] = [seat for seat in range(players) if has(audience, seat)]
    return [*seats, None] if has(audience, SPECTATOR) else seats


def read(data: object) -> Record:
    """A record from plain values that anybody may have written; refused with the place of what is wrong."""
    if isinstance(data, dict):
        if data.get("format") != FORMAT:
            raise bad("format", f"expected {FORMAT!r}; this is not a record of a game")
        if data.get("version") != VERSION:
            raise bad("version", f"expected {VERSION}, found {data.get('version')!r}")
    return shaped(data, Record, bad)


def seed_of(record: Record) -> int | bytes:
    if isinstance(record.seed, str):
        try:
            return bytes.fromhex(record.seed)
        except ValueError:
            raise bad("seed", "expected hex digits") from None
    if isinstance(record.seed, int):
        return record.seed
    raise bad("seed", "missing: this record keeps secrets, so the rules cannot be replayed from it")


def events_for(record: Record, seat: int | None, everything: bool = False) -> list[Told]:
    """The events of a record that one seat (None: someone who watches) was told."""
    return [
        event
        for event in record.events
        if everything or event.to in ("all", "own") or (isinstance(event.to, list) and seat in event.to)
    ]


def verify(game: Game, data: object) -> list[str]:
    """Check commitment, rules, draws, events and result; returns what was checked, or refuses with what is wrong.

    What was played under another version of the rules may go another way under these, which proves nothing: then only
    the commitment and the draws are checked.
    """
    record = data if isinstance(data, Record) else read(data)
    checked = _check_promises(game, record)
    try:
        _replay(game, record)
    except Refused:
        if record.rules_version == game.rules_version:
            raise
        _verify_draws(record, seed_of(record))
        return [*checked, "draws"]
    return [*checked, "answers", *COMPARED]


def replayed(game: Game, record: Record) -> Table:
    """The table at which a record was made, with all its entries; refused like a record that cannot be verified."""
    _check_promises(game, record)
    return _replay(game, record)


def _check_promises(game: Game, record: Record) -> list[str]:
    """What was fixed before the game: its data, its seed and its start."""
    seed = seed_of(record)
    if record.data_hash != game.data_hash:
        raise bad("data_hash", "the record was made with other data")
    checked = []
    if isinstance(seed, bytes):
        if record.commitment != commitment(seed):
            raise bad("commitment", "it is not the hash of the seed")
        checked.append("commitment")
    if record.start is not UNSET or record.start_hash is not UNSET:
        if record.start is UNSET or record.start_hash != start_hash(record.start, seed):
            raise bad("start", "it is not the position whose hash was shown")
        checked.append("start")
    return checked


def version_of(data: Json) -> int:
    """The version of the rules under which the game was played."""
    return rules_version_of(data, bad)


def _verify_draws(record: Record, seed: int | bytes) -> None:
    """Each draw follows from the seed, whatever it was for."""
    rng = Rng(seed)
    if record.draws is UNSET:
        raise bad("draws", "missing")
    for number, (limit, result) in enumerate(record.draws, 1):
        if not 0 < limit < DRAW_LIMIT or rng.below(limit) != result:
            raise bad("draws", f"number {number} does not follow from the seed")


def _replay(game: Game, record: Record) -> Table:
    from wondertable.core.table import Table

    if record.entries is UNSET:
        raise bad("entries", "missing")
    start = None if record.start is UNSET else record.start
    table = Table(game, record.players, seed_of(record), record.options, start)
    for number, entry in enumerate(record.entries, 1):
        try:
            table.enter(entry)
        except Refused as refused:
            raise bad(f"entry {number}", str(refused)) from None
    if not table.over:
        raise bad("entries", "the game is not over after the last one")
    again = make(table, None, None)
    for part in [*COMPARED, *(["setting"] if record.setting is not UNSET else [])]:
        if getattr(record, part) != getattr(again, part):
            raise bad(part, "not what the answers and the seed give")
    return table
