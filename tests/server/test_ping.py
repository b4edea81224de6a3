"""A sign of life: whoever asks whether the table is there is told so, in the order of everything else."""

from __future__ import annotations

from pathlib import Path

from websockets.asyncio.client import connect

from tests.server.harness import Client, running


async def test_a_sign_of_life_comes_after_all_that_was_said_before(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        ann, bob = clients[:2]
        await ann.send(type="say", text="hello")
        await ann.send(type="ping")
        assert await ann.reply() == {"type": "pong", "number": ann.number}
        async with server.client(ann.seated["table"]) as watcher:
            assert (await watcher.ask(type="ping"))["type"] == "pong"
            assert [line["text"] for line in watcher.state["talk"]] == ["hello"]
        # numbers go on, for who asks and for who never does
        assert [(await client.answer())["type"] for client in (ann, bob)] == ["accepted", "accepted"]


async def test_asking_costs_nothing_of_what_one_may_say(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", messages=(5, 0.01)) as server:
        made = await server.make(3)
        async with server.client(made["table"], made["token"]) as ann:
            for _ in range(10):
                assert (await ann.ask(type="ping"))["type"] == "pong"
            for _ in range(4):  # and hello was the fifth
                assert (await ann.ask(type="vote", agree=True))["key"] == "not-started"
            kinds = [(await ann.ask(type="ping"))["type"] for _ in range(30)]
            assert kinds[:5] == ["pong"] * 5
            assert "refused" in kinds, "there is an end to it"


async def test_hello_comes_first(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(3)
        async with connect(f"ws://127.0.0.1:{server.port}/ws/{made['table']}") as opened:
            assert (await Client(opened).ask(type="ping"))["key"] == "hello-first"
