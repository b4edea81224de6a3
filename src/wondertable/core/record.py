"""The record of a game: a JSON file that a person can read.

Its answers prove the rules, its events replay for ever. docs/protocol.md describes every field.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from wondertable.core.refused import Refused
from wondertable.core.rules.chance import Rng, commitment
from wondertable.core.rules.journal import EVERYBODY, SPECTATOR, viewer_bit
from wondertable.core.rules.kit import has
from wondertable.core.rules.position import Outcome
from wondertable.core.saving import rules_version_of

if TYPE_CHECKING:
    from wondertable.core.game import Game
    from wondertable.core.table import Table

Json = dict[str, object]
FORMAT: Final = "wondertable-record"
VERSION: Final = 1
DRAW_LIMIT: Final = 1 << 31


def bad(where: str, problem: str) -> Refused:
    return Refused(None, "record", {"where": where, "problem": problem})


def make(table: Table, seat: int | None, names: list[str] | None) -> Json:
    """Header, entries, events and result; without seed, entries and others' events if the game keeps secrets."""
    game, position = table.game, table.position
    assert position.journal is not None
    outcome = position.outcome()
    made: Json = {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "rules_version": game.rules_version,
        "data_hash": game.data_hash,
        "players": table.players,
        "names": names,
        "options": table.options,
        "commitment": table.commitment,
        "result": None if outcome is None else result_of(outcome),
    }
    if not game.data_is_shipped:
        made["data"] = game.data
    if setting := game.parts.setting(position):
        made["setting"] = setting
    if not position.discloses():
        own = game.event_forms.read_all(position.journal.known_to(viewer_bit(seat)))
        return made | {"seat": seat, "events": [{**msgspec.to_builtins(event), "to": "own"} for event, _ in own]}
    events = [(msgspec.to_builtins(event), audience) for event, audience in game.event_forms.read_all(position.journal)]
    return made | {
        "seed": table.seed.hex() if isinstance(table.seed, bytes) else table.seed,
        "entries": [entry.to_json() for entry in table.entries],
        "draws": [list(draw) for draw in position.rng.log or []],
        "events": [{**event, "to": told_to(audience, table.players)} for event, audience in events],
    }


def result_of(outcome: Outcome) -> Json:
    return {"winners": outcome.winners, "scores": outcome.scores, "reason": outcome.reason}


def told_to(audience: int, players: int) -> object:
    """An audience for people: "all", or a list of seats with null for those who watch."""
    if audience == EVERYBODY:
        return "all"
    seats: list[int | None] = [seat for seat in range(players) if has(audience, seat)]
    return [*seats, None] if has(audience, SPECTATOR) else seats


def check_header(data: object) -> Json:
    """A record's outer shape; its parts are checked where they are used."""
    if not isinstance(data, dict):
        raise bad("the whole", "expected a JSON object")
    if data.get("format") != FORMAT:
        raise bad("format", f"expected {FORMAT!r}; this is not a record of a game")
    if data.get("version") != VERSION:
        raise bad("version", f"expected {VERSION}, found {data.get('version')!r}")
    for key, kind, what in (("game", str, "a name"), ("players", int, "a number"), ("events", list, "a list")):
        if not isinstance(data.get(key), kind):
            raise bad(key, f"expected {what}")
    if not isinstance(data.get("options"), dict):
        raise bad("options", "expected an object")
    return data


def seed_of(data: Json) -> int | bytes:
    seed = data.get("seed")
    if isinstance(seed, str):
        try:
            return bytes.fromhex(seed)
        except ValueError:
            raise bad("seed", "expected hex digits") from None
    if isinstance(seed, int):
        return seed
    raise bad("seed", "missing: this record keeps secrets, so the rules cannot be replayed from it")


def events_for(data: Json, seat: int | None, everything: bool = False) -> list[Json]:
    """The events of a record that one seat (None: someone who watches) was told."""
    found: list[Json] = []
    events = data["events"]
    assert isinstance(events, list)
    for event in events:
        if not isinstance(event, dict) or not isinstance(event.get("args"), dict) or "key" not in event:
            raise bad("events", f"not an event: {str(event)[:80]}")
        to = event.get("to")
        if everything or to in ("all", "own") or (isinstance(to, list) and seat in to):
            found.append(event)
    return found


def verify(game: Game, data: Json) -> list[str]:
    """Check commitment, rules, draws, events and result; returns what was checked, or refuses with what is wrong.

    What was played under another version of the rules may go another way under these, which proves nothing: then only
    the commitment and the draws are checked.
    """
    version, seed = version_of(data), seed_of(data)
    if data.get("data_hash") != game.data_hash:
        raise bad("data_hash", "the record was made with other data")
    checked = []
    if isinstance(seed, bytes):
        if data.get("commitment") != commitment(seed):
            raise bad("commitment", "it is not the hash of the seed")
        checked.append("commitment")
    try:
        return checked + _verify_rules(game, data, seed)
    except Refused:
        if version == game.rules_version:
            raise
        _verify_draws(data, seed)
        return [*checked, "draws"]


def version_of(data: Json) -> int:
    """The version of the rules under which the game was played."""
    return rules_version_of(data, bad)


def _verify_draws(data: Json, seed: int | bytes) -> None:
    """Each draw follows from the seed, whatever it was for."""
    rng, draws = Rng(seed), data.get("draws")
    for number, draw in enumerate(draws if isinstance(draws, list) else [draws], 1):
        if not isinstance(draw, list) or len(draw) != 2 or not all(type(part) is int for part in draw):
            raise bad("draws", "expected pairs of whole numbers")
        limit, result = draw
        if not 0 < limit < DRAW_LIMIT or rng.below(limit) != result:
            raise bad("draws", f"number {number} does not follow from the seed")


def _verify_rules(game: Game, data: Json, seed: int | bytes) -> list[str]:
    from wondertable.core.table import Table, entry_from_json

    players, options, entries = data["players"], data["options"], data.get("entries")
    assert isinstance(players, int) and isinstance(options, dict)
    if not isinstance(entries, list):
        raise bad("entries", "expected a list")
    table = Table(game, players, seed, options)
    for number, item in enumerate(entries, 1):
        entry = entry_from_json(item)
        try:
            table.enter_checked(entry)
        except Refused as refused:
            raise bad(f"entry {number}", str(refused)) from None
    if not table.over:
        raise bad("entries", "the game is not over after the last one")
    replayed = make(table, None, None)
    compared = ["draws", "events", "result"]
    for part in [*compared, *(["setting"] if "setting" in data else [])]:
        if data.get(part) != replayed.get(part):
            raise bad(part, "not what the answers and the seed give")
    return ["answers", *compared]
