"""Looking at a game again: every eye is told what it was told while the game was played, and nobody more than that."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import pytest_asyncio

import wondertable
from tests.browser.leaks import leaks
from tests.core.test_start import play
from tests.server.harness import Address, Client, running
from wondertable.core.entries import Answered, Move
from wondertable.core.moments import EVERYTHING, Eyes
from wondertable.core.table import Table
from wondertable.server import log, wire
from wondertable.server.live import LiveTable
from wondertable.server.looking_back import WAITING
from wondertable.server.rewinding import begun, past_of, told
from wondertable.server.room import Room
from wondertable.workers import Bounds

Json = dict[str, Any]
NAMES = ("Bob", "Cyd", "Dan", "Eve", "Fay")
BUDGET = 300_000
"""Bytes in which the moments of a whole game of AlicematiC travel."""
STEPS = 25


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Address]:
    async with running(tmp_path / "t.db") as address:
        yield address


async def ask(server: Address, table: str, eyes: object, token: str | None = None) -> httpx.Response:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    return await server.http.get(f"/api/tables/{table}/moments", params={"eyes": str(eyes)}, headers=headers)


async def look(server: Address, table: str, eyes: object, token: str | None = None) -> Json:
    answer = await ask(server, table, eyes, token)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def quick(name: str) -> dict[str, Any]:
    """Those of programs: no table of people waits for something outside the rules."""
    game = wondertable.game(name)
    return dict(game.check_options(game.quick()))


async def finished(server: Address, name: str = "miraris", players: int = 3, **more: Any) -> tuple[str, list[str]]:
    """A table of people whose game is over; its id and everybody's tokens."""
    made = await server.make(players, game=name, **more)
    tokens = [made["token"]]
    for guest in NAMES[: players - 1]:
        tokens.append((await server.sit(made["table"], guest))["token"])
    async with server.tables.at(made["table"]) as live:
        await live.commit(lambda room: room.start(0))
        copy = Table(live.room.game, players, live.room.table.seed, live.room.table.options)
        for entry in play(copy).entries:
            await live.commit(lambda _room, entry=entry: log.Entered(entry))  # type: ignore[misc]
        assert live.room.table.over
    return made["table"], tokens


# -- what is told ------------------------------------------------------------------------------------------------------


async def move(live: LiveTable, chance: random.Random) -> None:
    """Somebody answers, or the last answer is taken back with everybody's consent."""

    def answer(room: Room) -> log.Event | None:
        seat = chance.choice(room.asked())
        text = room.game.actions.text(chance.choice(room.table.position.legal(seat)))
        return room.answer(seat, room.table.question(seat), text)

    table = live.room.table
    last = table.given[-1].seat if table.given else None
    if last is None or chance.random() > 0.25 or table.undo_state(last)["can"] is None:
        await live.commit(answer)
        return
    await live.commit(lambda room: room.undo(last, room.table.question(last)))
    while table.wish is not None:
        voter = table.wish.waiting[0]
        await live.commit(lambda room, voter=voter: room.vote(voter, True))  # type: ignore[misc]


def at_moment(moment: int, question: int) -> Callable[[Json], bool]:
    return lambda state: (state["moment"], state["question"]) == (moment, question)


def seen_by(client: Client) -> Json:
    """What a client was told last, but for what is offered."""
    view = {name: client.state["view"][name] for name in ("asked", "question", "outcome", "board")}
    if view["question"] is not None:
        view["question"] = view["question"] | {"options": [], "refused": []}
        view["question"].pop("forms", None)
    return {"view": view, "events": list(client.events)}


def put_together(found: Json) -> list[Json]:
    """What a page makes of moments: whole boards, and all events up to each."""
    events: list[Json] = []
    whole = []
    for moment in found["moments"]:
        events = [*events, *moment["events"]]
        whole.append(
            {"view": moment["view"] | {"board": found["fixed"] | moment["view"]["board"]}, "events": events},
        )
    return whole


@pytest.mark.parametrize("name", wondertable.games())
async def test_a_running_game_is_told_as_every_connection_was_told_it(server: Address, name: str) -> None:
    game, chance = wondertable.game(name), random.Random(3)
    players = game.seats()[0]
    told_then: dict[tuple[Move, ...], list[Json]] = {}
    async with server.started(players, game=name, options=quick(name)) as clients, AsyncExitStack() as stack:
        table = clients[0].seated["table"]
        viewers = [*clients, await stack.enter_async_context(server.client(table))]
        live = await stack.enter_async_context(server.tables.at(table))
        for _ in range(STEPS):
            present = live.room.table
            line = tuple(given.entry for given in present.given)
            for client in viewers:
                await client.until(at_moment(len(line), present.question(client.state["seat"])))
            told_then[line] = [seen_by(client) for client in viewers]
            if present.over:
                break
            await move(live, chance)
        line = tuple(given.entry for given in live.room.table.given)
        for place, client in enumerate(viewers):
            seat = client.state["seat"]
            found = await look(server, table, "watch" if seat is None else seat, client.seated.get("token"))
            assert (found["seat"], found["everything"], found["game"]) == (seat, False, name)
            assert len(found["moments"]) == len(line) + 1
            for number, moment in enumerate(put_together(found)):
                if line[:number] in told_then:
                    assert moment == told_then[line[:number]][place], (seat, number)
            assert {moment["seat"] for moment in found["moments"] if moment["answer"] is not None} <= {seat}


@pytest.mark.parametrize("name", ["miraris", "dominovia", "bibliowonders", "alicematic"])
async def test_no_eyes_are_told_too_early(server: Address, name: str) -> None:
    """The search for leaks in frames looks through moments as if they had been frames."""
    table, tokens = await finished(server, name, options=quick(name))
    record = (await server.http.get(f"/api/tables/{table}/record")).json()
    for eyes in ("watch", 0, 2):
        found = await look(server, table, eyes, tokens[0])
        assert leaks(as_frames(found), record, found["seat"], [*tokens]) == []
    everything = await look(server, table, EVERYTHING)
    assert leaks(as_frames(everything | {"moments": everything["moments"][:-1]}), record, None) != []


def as_frames(found: Json) -> list[str]:
    frames, first = [], 0
    about = {name: found[name] for name in ("game", "players", "options")}
    for number, moment in enumerate(found["moments"]):
        state = {"type": "state", "number": number, "seat": found["seat"], "first": first, "table": about}
        frames.append(json.dumps(state | {"fixed": found["fixed"], "view": moment["view"], "events": moment["events"]}))
        first += len(moment["events"])
    return frames


async def test_moments_have_the_shape_the_schema_promises(server: Address) -> None:
    table, _ = await finished(server)
    for eyes in (0, "watch", EVERYTHING):
        found = await look(server, table, eyes)
        assert json.loads(wire.encode(msgspec.convert(found, wire.Moments))) == found
        assert all(not moment["view"]["question"]["options"] for moment in found["moments"][:-1])
    answers = [moment["answer"] for moment in found["moments"]]
    assert answers[0] is None
    assert None not in answers[1:], "eyes that see everything know every answer"


async def test_they_are_kept_until_something_happens(server: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server.started(3) as clients:
        table = clients[0].seated["table"]
        one = await ask(server, table, "watch")
        assert one.headers["content-encoding"] == "gzip"
        plain = await server.http.get(
            f"/api/tables/{table}/moments", params={"eyes": "watch"}, headers={"Accept-Encoding": "identity"}
        )
        assert "content-encoding" not in plain.headers
        assert plain.json() == one.json()
        monkeypatch.setattr(server.tables.looking_back._rewinders, "ask", None)
        assert (await ask(server, table, "watch")).json() == one.json()
        monkeypatch.undo()
        await clients[0].answer()
        assert len((await ask(server, table, "watch")).json()["moments"]) == 2


@pytest.mark.parametrize("eyes", [None, 0, 4, EVERYTHING])
def test_a_whole_game_of_alicematic_travels_light(eyes: Eyes) -> None:
    game = wondertable.game("alicematic")
    table = play(Table(game, 5, bytes(32), game.table_options()))
    assert table.over
    assert len(told(begun(past_of(table)), eyes)) < BUDGET // 4, "far below what it may be"


# -- who may look ------------------------------------------------------------------------------------------------------


async def test_while_it_runs_everybody_has_their_own_eyes(server: Address) -> None:
    async with server.started(3) as clients:
        table, token = clients[1].seated["table"], clients[1].seated["token"]
        assert (await look(server, table, 1, token))["seat"] == 1
        assert (await look(server, table, "watch"))["seat"] is None
        assert (await look(server, table, "watch", token))["seat"] is None
        for eyes, given in ((1, None), (0, token), (EVERYTHING, token), (EVERYTHING, None)):
            assert refusal(await ask(server, table, eyes, given)) == (403, "not-your-eyes")
        assert refusal(await ask(server, table, 1, "nobody's")) == (403, "bad-token")
        assert refusal(await ask(server, table, 3, token)) == (400, "no-such-seat")
        for eyes in ("", "me", "-1", "1.0", "²", "9" * 5000):
            assert refusal(await ask(server, table, eyes, token)) == (400, "bad-eyes")


async def test_before_it_has_started_there_is_nothing_to_see(server: Address) -> None:
    made = await server.make(3)
    assert refusal(await ask(server, made["table"], 0, made["token"])) == (409, "not-started")
    assert refusal(await ask(server, "x", "watch")) == (404, "unknown-table")


async def test_when_it_is_over_everybody_sees_through_all_eyes(server: Address) -> None:
    table, tokens = await finished(server)
    for eyes in (0, 1, 2, "watch", EVERYTHING):
        for token in (None, tokens[1]):
            assert (await look(server, table, eyes, token))["moments"]


async def test_what_is_hidden_for_ever_stays_so(server: Address) -> None:
    table, tokens = await finished(server, options={"reveal_after_end": False})
    assert (await look(server, table, 1, tokens[1]))["seat"] == 1
    assert (await look(server, table, "watch"))["seat"] is None
    for eyes, token in ((0, tokens[1]), (0, None), (EVERYTHING, None), (EVERYTHING, tokens[0])):
        assert refusal(await ask(server, table, eyes, token)) == (403, "kept-hidden")
    record = (await server.http.get(f"/api/tables/{table}/record")).json()
    assert refusal(await look_at(server, record)) == (400, "no-moments")
    wanted = {"table": table, "moment": 3}
    assert refusal(await play_on(server, start_from=wanted)) == (403, "kept-hidden")


# -- records -----------------------------------------------------------------------------------------------------------


async def look_at(server: Address, record: object, eyes: object = EVERYTHING) -> httpx.Response:
    return await server.http.post("/api/moments", json={"record": record, "eyes": str(eyes)})


def recorded(name: str = "miraris", players: int = 3) -> Json:
    game = wondertable.game(name)
    found: Json = json.loads(json.dumps(play(Table(game, players, bytes(32), game.quick())).record()))
    return found


@pytest.mark.parametrize("name", wondertable.games())
async def test_a_record_is_told_like_its_table(server: Address, name: str) -> None:
    table, tokens = await finished(server, name, options=quick(name))
    record = (await server.http.get(f"/api/tables/{table}/record")).json()
    for eyes in (1, "watch", EVERYTHING):
        assert (await look_at(server, record, eyes)).json() == await look(server, table, eyes, tokens[1])


async def test_a_record_of_another_version_that_leads_to_the_same_game(server: Address) -> None:
    record = recorded()
    assert (await look_at(server, record | {"rules_version": 77})).json() == (await look_at(server, record)).json()


async def test_a_record_of_another_version_that_does_not(server: Address) -> None:
    record = recorded() | {"rules_version": 77}
    record["entries"][0]["answer"] = "keep the change"
    answer = await look_at(server, record)
    assert refusal(answer) == (400, "record-rules")
    assert "version 77" in answer.json()["detail"]


async def test_damaged_records_are_refused_by_name(server: Address) -> None:
    record = recorded()
    forged = record | {"seed": "00" * 31 + "01"}
    cut = record | {"entries": record["entries"][:-1]}
    wrong: list[object] = [{}, [], 7, "x", {"format": "wondertable-record"}, forged, cut, record | {"players": 99}]
    for one in wrong:
        answer = await look_at(server, one)
        assert answer.status_code == 400, answer.text
        assert answer.json()["key"] in ("record", "players"), answer.text
    assert refusal(await look_at(server, record | {"game": "chess"})) == (400, "no-such-game")
    assert refusal(await look_at(server, record | {"data": {"seats": 1}}))[0] == 400
    assert refusal(await look_at(server, record, "me")) == (400, "bad-eyes")
    assert refusal(await look_at(server, record, 3)) == (400, "no-such-seat")
    for body in (b"{", b'{"eyes": "0"}', b'{"record": {}, "more": 1}', b"[" * 100_000):
        assert refusal(await server.http.post("/api/moments", content=body)) == (400, "malformed")
    huge = await server.http.post("/api/moments", content=b" " * (1 << 20) + b"{}")
    assert (refusal(huge), huge.json()["args"]) == ((413, "too-large"), {"limit": 1 << 20})


async def test_what_takes_too_long_is_given_up(tmp_path: Path) -> None:
    slow, bounds = "tests.server.rooms:SlowRewinder", Bounds(seconds=0.2)
    async with running(tmp_path / "t.db", rewinder=slow, rewinder_bounds=bounds) as server:
        assert refusal(await look_at(server, {})) == (413, "too-long")
        server.tables.looking_back._waiting["127.0.0.1"] = WAITING
        assert refusal(await look_at(server, {})) == (429, "too-fast")


# -- playing on --------------------------------------------------------------------------------------------------------


async def play_on(server: Address, name: str = "miraris", players: int = 3, **more: Any) -> httpx.Response:
    body = {"game": name, "players": players, "name": "Ann", "bots": ["thumb"] * (players - 1), **more}
    return await server.http.post("/api/tables", json=body)


async def test_whoever_plays_on_chooses_for_whom(server: Address) -> None:
    table, _ = await finished(server, "miraris", options=quick("miraris"))
    start = {"table": table, "moment": 1}
    made = (await play_on(server, start_from=start, seat=2, bots=["random", "thumb"])).json()
    assert made["seat"] == 2
    async with server.client(made["table"], made["token"]) as ann:
        await ann.until(lambda state: state["table"] is not None)
        seats = ann.state["table"]["seats"]
        assert [(seat["name"], seat["bot"]) for seat in seats] == [(None, "random"), (None, "thumb"), ("Ann", None)]
        assert ann.state["table"]["host"] == 2
        await ann.send(type="start")
        await ann.until(lambda state: state["view"] is not None)
        assert ann.state["seat"] == 2
    assert refusal(await play_on(server, start_from=start, seat=3)) == (400, "no-such-seat")
    assert refusal(await play_on(server, start_from=start, seat=-1)) == (400, "malformed")


@pytest.mark.parametrize("name", wondertable.games())
async def test_a_table_begins_with_a_moment_of_another(server: Address, name: str) -> None:
    table, _ = await finished(server, name, options=quick(name))
    found = put_together(await look(server, table, 0))
    record = (await server.http.get(f"/api/tables/{table}/record")).json()
    for moment in (0, len(found) // 2, len(found) - 2):
        for wanted in ({"table": table, "moment": moment}, {"record": record, "moment": moment}):
            answer = await play_on(server, name, start_from=wanted)
            assert answer.status_code == 201, answer.text
            made = answer.json()
            async with server.client(made["table"], made["token"]) as ann:
                await ann.send(type="start")
                await ann.until(lambda state: state["view"] is not None)
                first = next(state for state in map(json.loads, ann.frames) if state.get("view"))
                board = first["fixed"] | first["view"]["board"]
                assert (board, first["events"]) == (found[moment]["view"]["board"], found[moment]["events"])
                assert ann.state["table"]["start"] is not None
                if name == "miraris" and "table" in wanted:
                    await ann.play()


async def test_not_every_moment_can_be_played_on(server: Address) -> None:
    table, _ = await finished(server)
    last = len((await look(server, table, 0))["moments"]) - 1
    for moment, refused in ((last, (400, "game-over")), (last + 1, (400, "no-such-moment"))):
        assert refusal(await play_on(server, start_from={"table": table, "moment": moment})) == refused
    for wrong in ({"moment": 1}, {"moment": 1, "table": table, "record": {}}, {"moment": -1, "table": table}):
        assert refusal(await play_on(server, start_from=wrong)) == (400, "malformed")
    assert refusal(await play_on(server, players=4, start_from={"table": table, "moment": 1})) == (400, "save")
    assert refusal(await play_on(server, "dominovia", start_from={"table": table, "moment": 1})) == (400, "save")
    assert refusal(await play_on(server, start_from={"table": "x", "moment": 1})) == (404, "unknown-table")
    assert refusal(await play_on(server, start_from={"record": {}, "moment": 1})) == (400, "record")
    async with server.started(3) as clients:
        wanted = {"table": clients[0].seated["table"], "moment": 0}
        assert refusal(await play_on(server, start_from=wanted)) == (409, "not-over")


async def test_what_hangs_on_the_outside_is_not_played_on(server: Address) -> None:
    game = wondertable.game("kamimai")
    table = Table(game, 2, bytes(32), {"source": "companion", "turn_cap": 1})
    for seat in (0, 1):
        table.enter(Answered(seat, "dominant right"))
    for report in ("built",):
        table.enter(table.propose_report(report))
    drawing = table.asked()[0]
    table.enter(Answered(drawing, "begin"))
    table.enter(table.propose_report("drew water,fire stands"))
    while not table.over:
        if table.position.awaiting() == "built":
            table.enter(table.propose_report("built"))
        else:
            seat = table.asked()[0]
            table.enter(Answered(seat, game.actions.text(table.position.legal(seat)[0])))
    record = table.record()
    for moment, status in ((2, 400), (3, 201), (4, 400)):
        answer = await play_on(server, "kamimai", 2, start_from={"record": record, "moment": moment})
        assert answer.status_code == status, answer.text
        assert status == 201 or answer.json()["key"] == "moment-outside"


# -- what is told beside -----------------------------------------------------------------------------------------------


async def test_a_question_says_whom_it_was_put_to_and_since_when(server: Address) -> None:
    async with server.started(3) as clients:
        ann, bob, _ = clients
        assert ann.state["view"]["question"]["asked_of"] == [0, 1, 2]
        await bob.answer()
        await ann.until(lambda state: state["view"]["asked"] == [0, 2])
        assert ann.state["view"]["question"]["asked_of"] == [0, 1, 2]
        assert 0 <= ann.state["since"] < 20
        async with server.client(ann.seated["table"]) as watcher:
            assert watcher.state["since"] >= ann.state["since"], "it goes on for whoever comes later"
            assert watcher.state["moment"] == 1
    async with server.client((await server.make(3))["table"]) as early:
        assert (early.state["since"], early.state["moment"]) == (None, None)
