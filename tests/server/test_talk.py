"""What people say to each other: phrases in every reader's language, and words of those who watch."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import Client, Json, running
from wondertable.server import log, talking
from wondertable.server.settings import Settings


async def heard(client: Client, lines: int) -> list[Json]:
    await client.until(lambda state: len(state["talk"]) >= lines)
    return [{key: line[key] for key in ("seat", "name", "text", "phrase")} for line in client.state["talk"]]


async def test_a_phrase_travels_as_its_key(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        ann, bob, _ = clients
        await ann.send(type="say", phrase="well-played")
        await ann.send(type="say", text="And now?")
        said = [
            {"seat": 0, "name": "Ann", "text": "", "phrase": "well-played"},
            {"seat": 0, "name": "Ann", "text": "And now?", "phrase": None},
        ]
        assert await heard(bob, 2) == said
        assert [line["number"] for line in bob.state["talk"]] == [1, 2]
        assert (await ann.ask(type="say", phrase="curse"))["key"] == "no-such-phrase"
        assert (await ann.ask(type="say", phrase="oops", text="and more"))["key"] == "malformed"
        assert (await ann.ask(type="say"))["key"] == "bad-text"
        table = ann.seated["table"]
    async with running(tmp_path / "t.db") as server, server.client(table) as later:
        assert await heard(later, 2) == said


async def test_whoever_watches_speaks_under_a_name_that_is_nobodys(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "t.db") as server,
        server.started(3) as clients,
        server.client(clients[0].seated["table"]) as watcher,
    ):
        assert (await watcher.ask(type="say", text="Hello"))["key"] == "no-name"
        assert (await watcher.ask(type="say", text="Hello", name="\u0410nn"))["key"] == "name-taken"
        await watcher.send(type="say", phrase="hello", name="Zoe")
        said = [{"seat": None, "name": "Zoe", "text": "", "phrase": "hello"}]
        assert await heard(watcher, 1) == said
        assert await heard(clients[0], 1) == said


async def test_a_table_may_keep_the_words_of_those_who_watch_among_them(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3, watchers_apart=True) as clients:
        ann, bob, _ = clients
        assert ann.state["table"]["watchers_apart"]
        table = ann.seated["table"]
        async with server.client(table) as zoe, server.client(table) as yan:
            await zoe.send(type="say", text="She should bid 7.", name="Zoe")
            await zoe.send(type="sign", sign="point", at="seat-0")
            assert (await yan.reply())["sign"] == "point"
            await ann.send(type="say", text="Hm.")
            both = await heard(yan, 2)
            assert [line["name"] for line in both] == ["Zoe", "Ann"]
            assert [line["name"] for line in await heard(bob, 1)] == ["Ann"]
            assert not any("bid 7" in frame or '"sign"' in frame for one in (ann, bob) for frame in one.frames)
    async with running(tmp_path / "t.db") as server, server.client(table, bob.seated["token"]) as back:
        assert [line["name"] for line in back.state["talk"]] == ["Ann"]


async def test_watchers_push_out_nothing_that_players_said(tmp_path: Path) -> None:
    talk = talking.Talk(apart=True)
    talk.add(0, "Ann", "first", None)
    for _ in range(100):
        talk.add(None, "Zoe", "more", None)
    assert [line.text for line in talk.heard(watching=False)] == ["first"]
    assert len(talk.heard(watching=True)) == talking.KEPT and talk.newest(True) == 101 and talk.newest(False) == 1


async def test_those_who_watch_say_little_and_cannot_silence_a_player(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "t.db") as server,
        server.started(3) as clients,
        server.client(clients[0].seated["table"]) as watcher,
    ):
        most = int(Settings("").words_watching[0])
        for _ in range(most + 2):
            await watcher.send(type="say", text="boo", name="Zoe")
        assert (await watcher.reply())["key"] == "too-fast"
        await clients[0].send(type="say", text="still here")
        await clients[1].until(lambda state: state["talk"] and state["talk"][-1]["text"] == "still here")
        assert sum(line["seat"] is None for line in clients[1].state["talk"]) <= most


async def test_signs_of_players_are_seen_through_another_server(postgres_url: str) -> None:
    async with (
        running(postgres_url) as one,
        running(postgres_url) as other,
        one.started(3) as clients,
        other.client(clients[0].seated["table"]) as far,
    ):
        await clients[0].send(type="sign", sign="laugh")
        assert {**await far.reply(), "number": 0} == {
            "type": "sign",
            "number": 0,
            "seat": 0,
            "sign": "laugh",
            "at": None,
        }


def test_lines_of_earlier_versions_are_read() -> None:
    assert log.decode(b'{"type":"said","seat":1,"text":"Hello"}') == log.Said(1, "Hello")
