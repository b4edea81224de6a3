"""Whatever a client sends: a clear refusal, nothing changed, nothing lost, the server stays up."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import Address, Client, running

FINE = {"game": "miraris", "players": 3, "name": "Ann", "bots": ["thumb", None], "options": {"memory_aid": True}}


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Address]:
    """One server for all of it: whatever it is sent, it must go on."""
    async with running(tmp_path_factory.mktemp("bad") / "t.db", calls=(10_000, 1000)) as address:
        yield address


# -- HTTP --------------------------------------------------------------------------------------------------------------

WRONG_TABLES: list[tuple[str, Any, str, str]] = [
    ("no JSON", b"hello", "malformed", "JSON"),
    ("nothing", b"", "malformed", "truncated"),
    ("half", b'{"game": "mirar', "malformed", "truncated"),
    ("a list", [], "malformed", "Expected `object`"),
    ("not UTF-8", b'{"game": "\xff"}', "malformed", ""),
    ("no game", {"players": 3}, "malformed", "`game`"),
    ("an unknown game", FINE | {"game": "chess"}, "no-such-game", "chess"),
    ("a path as game", FINE | {"game": "../miraris"}, "no-such-game", "miraris"),
    ("a long game", FINE | {"game": "x" * 100}, "malformed", "64"),
    ("too few players", FINE | {"players": 2, "bots": []}, "players", "3"),
    ("too many players", FINE | {"players": 7, "bots": []}, "players", "6"),
    ("very many players", FINE | {"players": 10**30}, "malformed", "players"),
    ("players as text", FINE | {"players": "3"}, "malformed", "players"),
    ("half a player", FINE | {"players": 3.5}, "malformed", "players"),
    ("no players", FINE | {"players": None}, "malformed", "players"),
    ("an unknown field", FINE | {"colour": "red"}, "malformed", "colour"),
    ("an unknown option", FINE | {"options": {"speed": 3}}, "option-name", "speed"),
    ("an unknown value", FINE | {"options": {"gifts_shown": "nobody"}}, "option-value", "nobody"),
    ("a number for a choice", FINE | {"options": {"memory_aid": 1}}, "option-value", "memory_aid"),
    ("a nested option", FINE | {"options": {"memory_aid": {"a": 1}}}, "malformed", "options"),
    ("an unknown bot", FINE | {"bots": ["genius", None]}, "no-such-bot", "genius"),
    ("too few bots", FINE | {"bots": ["thumb"]}, "table-bots", "2"),
    ("too many bots", FINE | {"bots": ["thumb"] * 3}, "table-bots", "2"),
    ("no name and a free seat", FINE | {"name": None, "bots": ["thumb", "thumb", None]}, "bots-alone", "3"),
    ("an empty name", FINE | {"name": " "}, "bad-name", "24"),
    ("a huge name", FINE | {"name": "x" * 5000}, "bad-name", "24"),
    ("a name with control characters", FINE | {"name": "Ann\x07"}, "bad-name", "24"),
    ("a name that turns text around", FINE | {"name": "\u202eAnn"}, "bad-name", "24"),
    ("a name that is a number", FINE | {"name": 7}, "malformed", "name"),
    ("half a surrogate pair", b'{"game": "miraris", "players": 3, "name": "\\ud800"}', "malformed", ""),
    ("a short seed", FINE | {"seed": "ab" * 15}, "malformed", "seed"),
    ("a long seed", FINE | {"seed": "ab" * 65}, "malformed", "seed"),
    ("a seed that is no hex", FINE | {"seed": "xy" * 16}, "malformed", "seed"),
    ("a clock that stands", FINE | {"clock": 0}, "malformed", "clock"),
    ("a clock for ever", FINE | {"clock": 10**12}, "malformed", "clock"),
    ("deep nesting", b"[" * 10_000, "malformed", ""),
    ("too much", FINE | {"name": "x" * 20_000}, "too-large", "16,384"),
]


def is_a_sentence(detail: str, key: str) -> bool:
    """In words. Where the words for a key are missing, the key itself is shown."""
    return detail != "" and f"error-{key}" not in detail and f"refused-{key}" not in detail


@pytest.mark.parametrize(("body", "key", "named"), [w[1:] for w in WRONG_TABLES], ids=[w[0] for w in WRONG_TABLES])
async def test_a_table_that_cannot_be_made(server: Address, body: Any, key: str, named: str) -> None:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = await server.http.post("/api/tables", content=content)
    problem = answer.json()
    assert problem["key"] == key, problem
    assert problem["status_code"] == answer.status_code
    assert 400 <= answer.status_code < 500
    assert named in problem["detail"]
    assert is_a_sentence(problem["detail"], key)
    assert (await server.http.post("/api/tables", json=FINE)).status_code == 201


@pytest.mark.parametrize(
    ("method", "path", "status", "key"),
    [
        ("GET", "/api/tables/nowhere", 404, "unknown-table"),
        ("GET", "/api/tables/" + "a" * 20, 404, "unknown-table"),
        ("GET", "/api/tables/" + "a" * 20 + "/record", 404, "unknown-table"),
        ("GET", "/api/tables/%00%ff", 404, "unknown-table"),
        ("POST", "/api/tables/" + "a" * 20 + "/seats", 404, "unknown-table"),
        ("GET", "/api/nothing", 404, "unknown-address"),
        ("GET", "/api/tables/a/b/c/d", 404, "unknown-address"),
        ("PUT", "/api/tables", 405, "method"),
        ("DELETE", "/api/health", 405, "method"),
    ],
)
async def test_addresses_that_lead_nowhere(server: Address, method: str, path: str, status: int, key: str) -> None:
    answer = await server.http.request(method, path, json={"name": "Ann"} if method == "POST" else None)
    assert (answer.status_code, answer.json()["key"]) == (status, key)
    assert is_a_sentence(answer.json()["detail"], key)


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (b"", "malformed"),
        (b'{"name": 1}', "malformed"),
        (b'{"name": "Bob", "seat": 2}', "not-started"),
        (b'{"name": "Bob", "chair": 2}', "malformed"),
        (b'{"name": ""}', "bad-name"),
        (b'{"name": "a\\u0000"}', "bad-name"),
        (b'{"name": "ANN"}', "name-taken"),
    ],
)
async def test_who_may_not_sit_down(server: Address, body: bytes, key: str) -> None:
    made = await server.make(3)
    answer = await server.http.post(f"/api/tables/{made['table']}/seats", content=body)
    assert answer.json()["key"] == key
    assert (await server.sit(made["table"], "Bob"))["seat"] == 1


async def test_a_foreign_token_opens_no_record(server: Address) -> None:
    made, other = await server.make(3), await server.make(3)
    for header in (f"Bearer {other['token']}", "Bearer x", "Basic abc", f"Bearer {made['token']}x"):
        answer = await server.http.get(f"/api/tables/{made['table']}/record", headers={"Authorization": header})
        assert (answer.status_code, answer.json()["key"]) == (403, "bad-token"), header


async def test_pages_of_other_sites_are_turned_away(server: Address, tmp_path: Path) -> None:
    made = await server.make(3)
    foreign = {"Origin": "http://evil.example"}
    answer = await server.http.post("/api/tables", json=FINE, headers=foreign)
    assert (answer.status_code, answer.json()["key"]) == (403, "foreign-page")
    assert "http://evil.example" in answer.json()["detail"]
    url = f"ws://127.0.0.1:{server.port}/ws/{made['table']}"
    with pytest.raises(InvalidStatus) as denied:
        await connect(url, additional_headers=foreign)
    assert denied.value.response.status_code == 403
    assert json.loads(denied.value.response.body or b"")["key"] == "foreign-page"
    async with connect(url, additional_headers={"Origin": f"http://127.0.0.1:{server.port}"}) as own:
        await Client(own).hello(made["token"])
    async with running(tmp_path / "friendly.db", allow_origins=frozenset({"http://evil.example"})) as friendly:
        answer = await friendly.http.post("/api/tables", json=FINE, headers=foreign)
        assert answer.status_code == 201
        assert answer.headers["access-control-allow-origin"] == "http://evil.example"
        url = f"ws://127.0.0.1:{friendly.port}/ws/{answer.json()['table']}"
        async with connect(url, additional_headers=foreign) as allowed:
            await Client(allowed).hello()


async def test_too_many_calls_are_slowed_down(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", calls=(3, 0.001)) as server:
        codes = [(await server.http.post("/api/tables", json=FINE)).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        assert (await server.http.get("/api/health")).status_code == 200


async def test_too_many_looks_are_slowed_down(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", looks=(4, 0.001)) as server:
        paths = ("/api/games", "/", "/api/tables/nowhere", "/nothing", "/api/games", "/")
        codes = [(await server.http.get(path)).status_code for path in paths]
        assert codes[:4] == [200, 200, 404, 404]
        assert codes[4:] == [429, 429]
        assert (await server.http.post("/api/tables", json=FINE)).status_code == 201


# -- WebSocket ---------------------------------------------------------------------------------------------------------

WRONG_MESSAGES: list[tuple[str, str | bytes, str]] = [
    ("no JSON", "hello", "malformed"),
    ("nothing", "", "malformed"),
    ("binary", b'{"type": "start"}', "malformed"),
    ("binary rubbish", b"\x00\xff", "malformed"),
    ("a number", "7", "malformed"),
    ("a list", "[]", "malformed"),
    ("no type", "{}", "malformed"),
    ("an unknown type", '{"type": "win"}', "malformed"),
    ("a type that is a number", '{"type": 3}', "malformed"),
    ("a server's type", '{"type": "state"}', "malformed"),
    ("an unknown field", '{"type": "start", "now": true}', "malformed"),
    ("an answer without question", '{"type": "answer", "answer": "bid 1"}', "malformed"),
    ("a question as text", '{"type": "answer", "question": "1", "answer": "bid 1"}', "malformed"),
    ("a negative question", '{"type": "answer", "question": -1, "answer": "bid 1"}', "malformed"),
    ("a huge question", '{"type": "answer", "question": 99999999999999999999, "answer": "bid 1"}', "malformed"),
    ("a fraction", '{"type": "answer", "question": 1.5, "answer": "bid 1"}', "malformed"),
    ("an answer as number", '{"type": "answer", "question": 1, "answer": 1}', "malformed"),
    ("a long answer", json.dumps({"type": "answer", "question": 1, "answer": "x" * 3000}), "malformed"),
    ("a stale question", '{"type": "answer", "question": 0, "answer": "bid 1"}', "stale"),
    ("no action", '{"type": "answer", "question": QUESTION, "answer": "resign"}', "not-an-action"),
    ("an answer with rubbish", '{"type": "answer", "question": QUESTION, "answer": "keep \\u0000"}', "not-an-action"),
    ("an answer to another question", '{"type": "answer", "question": QUESTION, "answer": "bid 1"}', ""),
    ("a number no seat has", '{"type": "answer", "question": QUESTION, "answer": "bid 99999999999999999999"}', ""),
    ("a vote on nothing", '{"type": "vote", "agree": true}', "no-vote"),
    ("half a vote", '{"type": "vote"}', "malformed"),
    ("a vote as number", '{"type": "vote", "agree": 1}', "malformed"),
    ("nothing to take back", '{"type": "undo", "question": QUESTION}', "no-undo"),
    ("a stale undo", '{"type": "undo", "question": 12345}', "stale"),
    ("a bot after the start", '{"type": "bot", "seat": 1, "bot": "thumb"}', "already-started"),
    ("a negative seat", '{"type": "bot", "seat": -1, "bot": "thumb"}', "malformed"),
    ("a second start", '{"type": "start"}', "already-started"),
    ("an empty name", '{"type": "name", "name": ""}', "bad-name"),
    ("somebody's name", '{"type": "name", "name": "bob"}', "name-taken"),
    ("a name with a line break", '{"type": "name", "name": "A\\nB"}', "bad-name"),
    ("empty talk", '{"type": "say", "text": " "}', "bad-text"),
    ("long talk", json.dumps({"type": "say", "text": "x" * 301}), "bad-text"),
    ("talk with escape codes", '{"type": "say", "text": "\\u001b[2J"}', "bad-text"),
    ("half a surrogate pair", '{"type": "say", "text": "\\ud800"}', "malformed"),
    ("the autopilot for oneself", '{"type": "autopilot", "seat": 0}', "own-seat"),
    ("the autopilot for somebody present", '{"type": "autopilot", "seat": 1}', "not-away"),
    ("the autopilot for nobody", '{"type": "autopilot", "seat": 60}', "no-such-seat"),
    ("a huge message", json.dumps({"type": "say", "text": "x" * 17_000}), "too-large"),
    (
        "a huge message of long letters",
        json.dumps({"type": "say", "text": "é" * 9_000}, ensure_ascii=False),
        "too-large",
    ),
    ("deep nesting", "[" * 16_000, "malformed"),
    (
        "deep nesting where anything may stand",
        '{"type": "answer", "question": QUESTION, "answer": "bid 1", "beside": {"a": ' + "[" * 5000 + "]" * 5000 + "}}",
        "malformed",
    ),
]


@pytest.mark.parametrize(("message", "key"), [w[1:] for w in WRONG_MESSAGES], ids=[w[0] for w in WRONG_MESSAGES])
async def test_a_message_that_is_refused(server: Address, message: str | bytes, key: str) -> None:
    async with server.started(3) as clients:
        ann = clients[0]
        before = ann.state
        if isinstance(message, str):
            message = message.replace("QUESTION", str(before["question"]))
        await ann.socket.send(message)
        refused = await ann.reply()
        assert refused["type"] == "refused"
        assert key in ("", refused["key"])
        assert is_a_sentence(refused["detail"], refused["key"])
        async with server.client(ann.seated["table"], ann.seated["token"]) as again:
            for part in ("view", "question", "events", "undo", "talk", "table"):
                assert again.state[part] == before[part], part
        assert (await ann.answer())["type"] == "accepted", "the connection stays open"


async def test_watchers_may_do_nothing(server: Address) -> None:
    async with server.started(3) as clients:
        ann = clients[0]
        other = await server.make(3)
        for token in (None, "", "nonsense", other["token"], ann.seated["token"][:-1]):
            async with server.client(ann.seated["table"], token) as watcher:
                assert watcher.state["seat"] is None
                assert watcher.state["view"]["question"]["options"] == []
                for message in (
                    {"type": "answer", "question": watcher.state["question"], "answer": "bid 1"},
                    {"type": "undo", "question": watcher.state["question"]},
                    {"type": "vote", "agree": True},
                    {"type": "name", "name": "Eve"},
                    {"type": "bot", "seat": 1, "bot": None},
                    {"type": "start"},
                    {"type": "again"},
                    {"type": "free", "seat": 1},
                    {"type": "hand", "seat": 1, "bot": "adept"},
                    {"type": "resign"},
                    {"type": "move", "motion": "end"},
                    {"type": "consent", "agree": True},
                    {"type": "door", "open": False},
                    {"type": "autopilot", "seat": 1},
                ):
                    assert (await watcher.ask(**message))["key"] == "not-seated"


async def test_hello_comes_first(server: Address) -> None:
    made = await server.make(3)
    async with connect(f"ws://127.0.0.1:{server.port}/ws/{made['table']}") as opened:
        client = Client(opened)
        assert (await client.ask(type="start"))["key"] == "hello-first"
        assert (await client.hello(made["token"]))["seat"] == 0


async def test_who_never_says_hello_is_let_go(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", hello=0.1) as server:
        made = await server.make(3)
        async with connect(f"ws://127.0.0.1:{server.port}/ws/{made['table']}") as opened:
            client = Client(opened)
            assert (await client.receive())["key"] == "hello-first"
            with pytest.raises(ConnectionClosed) as closed:
                await client.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4408


@pytest.mark.parametrize("table", ["nowhere", "a" * 20, "%00"])
async def test_a_table_that_is_not_there(server: Address, table: str) -> None:
    async with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as opened:
        client = Client(opened)
        assert (await client.receive())["key"] == "unknown-table"
        with pytest.raises(ConnectionClosed) as closed:
            await client.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


async def test_a_message_beyond_all_bounds_ends_that_connection_only(server: Address) -> None:
    async with server.started(3) as clients:
        await clients[0].socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            await clients[0].receive()
        assert closed.value.sent is not None
        assert closed.value.sent.code == 1009
        assert (await clients[1].answer())["type"] == "accepted"


async def test_who_talks_too_fast_is_slowed_down_and_then_let_go(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", messages=(5, 0.01)) as server:
        made = await server.make(3)
        async with server.client(made["table"], made["token"]) as ann, server.client(made["table"]) as watcher:
            for _ in range(5):
                assert (await ann.ask(type="vote", agree=True))["key"] == "not-started"
            assert (await ann.ask(type="vote", agree=True))["key"] == "too-fast"
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012  # it may end at any of them
                for _ in range(200):
                    await ann.ask(type="vote", agree=True)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            assert (await watcher.ask(type="start"))["key"] == "not-seated"


async def test_an_answer_that_came_too_fast_is_refused_by_its_question(tmp_path: Path) -> None:
    """Otherwise a page would wait for ever for the fate of its answer."""
    async with running(tmp_path / "t.db", messages=(2, 0.001)) as server, server.started(3) as (ann, *_):
        replies = [await ann.ask(type="answer", question=ann.state["question"], answer="dance") for _ in range(3)]
    assert [(reply["key"], reply["question"]) for reply in replies][-1] == ("too-fast", ann.state["question"])


async def test_a_seat_may_not_say_more_with_more_connections(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", messages=(5, 0.001)) as server:
        made = await server.make(3)
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(server.client(made["table"], made["token"])) for _ in range(8)]
            replies = [await client.ask(type="vote", agree=True) for client in clients]
        assert [reply["key"] for reply in replies] == ["not-started"] * 5 + ["too-fast"] * 3


async def test_those_who_watch_from_one_address_are_counted_together(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", said=(6, 0.001)) as server:
        made = await server.make(3)
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(server.client(made["table"])) for _ in range(4)]
            replies = [await client.ask(type="vote", agree=True) for client in clients]
        assert [reply["key"] for reply in replies] == ["not-seated"] * 2 + ["too-fast"] * 2


async def test_a_table_with_too_many_connections_says_so(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", connections=2) as server:
        made = await server.make(3)
        address = f"ws://127.0.0.1:{server.port}/ws/{made['table']}"
        async with server.client(made["table"]), server.client(made["table"]), connect(address) as opened:
            watcher = Client(opened)
            assert (await watcher.ask(type="hello"))["key"] == "too-many"
            with pytest.raises(ConnectionClosed) as closed:
                await watcher.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4503
            async with server.client(made["table"], made["token"]) as owner:
                assert owner.state["seat"] == 0, "who watches takes no room from who plays"
