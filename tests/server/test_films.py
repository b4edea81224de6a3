"""What a pull and a fall looked like stays with their reports: for looking back, in records, and for whoever has just seen it."""

from __future__ import annotations

import asyncio
import base64
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.grimoire import PATIENT, SWIFT, Player, seated, small
from tests.server.harness import QUICK, Json, running
from tests.server.test_moments import look, look_at
from tests.server.test_outside_by_itself import drawn, tell
from wondertable.core import record
from wondertable.core.record import FILMS_MOST, newest
from wondertable.games.kamimai.outside.grimoire import Event, Sample
from wondertable.games.kamimai.outside.grimoire.film import FELL, HEAD, STOOD
from wondertable.server import games


@pytest.fixture(autouse=True)
def small_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "game", small)


def filmed(moments: list[Json], key: str) -> list[bytes]:
    """The films of moments with an event of this kind."""
    found = [moment for moment in moments if any(event["key"] == key for event in moment["events"])]
    return [base64.b64decode(moment["film"]) for moment in found if "film" in moment]


async def test_a_pull_is_seen_again_by_everybody_and_in_its_record(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=SWIFT) as server, seated(server, turn_cap=1) as ann:
        table, token = ann.seated["table"], ann.seated["token"]
        options = await ann.offered("draw")
        assert (await ann.grab(options[0]))["type"] == "accepted"
        await ann.result()
        (film,) = filmed((await look(server, table, 0, token))["moments"], "grabbed")
        format, marks, build, long, fell, _sway, seat = HEAD.unpack_from(film)
        assert (format, marks, build, fell, seat) == (1, 0, ann.board["book"]["build"], STOOD, 0)
        assert long > 50
        assert base64.b64decode(ann.state["film"]) == film, "who was there has it already"
        watched = (await look(server, table, "watch"))["moments"]
        assert filmed(watched, "grabbed") == [film]
        # A book that was built is there from its first moment on.
        assert next(HEAD.unpack_from(base64.b64decode(one["film"]))[3] for one in watched if "film" in one) == 0
        await drawn(ann)
        while not ann.state["table"]["over"]:
            if ann.is_asked:
                await ann.answer("end" if "end" in str(ann.state["view"]["question"]["options"]) else None)
            await ann.receive()
        kept = (await server.http.get(f"/api/tables/{table}/record")).json()
        everything = await look(server, table, "everything")
        assert film in filmed(everything["moments"], "grabbed")
    assert record.verify(small("kamimai"), kept)
    films = {one["moment"]: one["film"] for one in kept["films"]}
    assert films == {at: one["film"] for at, one in enumerate(everything["moments"]) if "film" in one}
    async with running(tmp_path / "other.db", times=SWIFT) as other:
        assert (await look_at(other, kept)).json() == everything, "a record brings its films along"


async def test_what_a_fall_costs_is_told_when_the_last_page_lies(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=QUICK) as server, seated(server) as ann:
        await ann.offered("draw")
        sweep = "grab A5+A6+A7 out right thumb+index"
        assert (await ann.grab(sweep, {"live": True, "along": 0.5, "height": 0.5}))["type"] == "accepted"
        moving = asyncio.create_task(ann.move([Sample(t / 20, 0.3 * t / 20, 0, 0) for t in range(17)]))
        assert (await ann.result())["fell"]
        await moving
        assert ann.poses()[-1].fallen and ann.poses()[-1].asleep, "it was seen to fall before"
        film = base64.b64decode(ann.state["film"])
        _, marks, _, long, fell, _, _ = HEAD.unpack_from(film)
        assert marks == FELL and long - fell > 100, "to its end"


async def test_the_film_of_a_late_fall_is_made_whole(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", times=SWIFT) as server, seated(server) as ann:
        await drawn(ann)
        table = ann.seated["table"]
        async with server.tables.at(table) as live:
            grimoire: Any = live.outside
            await tell(server, ann)
            grimoire.moving = True  # as a book that falls
            grimoire.note([Event("fell", 9.0)])
            count = live.films.count
            live.look_again()
            await ann.until(lambda _state: live.films.count == count + 2)
            assert ann.board["fallen"] == "quiet"
        assert len(filmed((await look(server, table, "watch"))["moments"], "fell")) == 1


async def test_a_book_that_cannot_be_read_is_told_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with running(path, times=SWIFT) as server, seated(server) as ann:
        await ann.offered("draw")
        seat = ann.seated
    with sqlite3.connect(path) as knife:
        knife.execute("update kept set body = x'010000006e6f20626f6f6b'")
        (before,) = knife.execute("select count(*) from log").fetchone()
    async with running(path, times=SWIFT) as server, server.client_of(Player, seat["table"], seat["token"]) as ann:
        async with asyncio.timeout(PATIENT):
            refused = await ann.receive()
            while refused["type"] != "refused":
                refused = await ann.receive()
        assert refused["key"] == "damaged" and "no saved Grimoire" in refused["detail"]
    with sqlite3.connect(path) as knife:
        assert knife.execute("select count(*) from log").fetchone() == (before,)


def test_a_record_has_room_for_the_newest_films() -> None:
    half = bytes(FILMS_MOST // 2)
    assert [film.moment for film in newest({3: half, 5: half, 9: half})] == [5, 9]
    assert newest({}) == []
