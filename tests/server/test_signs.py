"""Pointing and cheering: everybody who is there sees it, whoever watches may do it too, and nobody keeps it."""

from __future__ import annotations

from pathlib import Path

from tests.server.harness import running


async def test_everybody_sees_who_points_and_nothing_is_written(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        ann, bob = clients[:2]
        async with server.client(ann.seated["table"]) as watcher, server.tables.at(ann.seated["table"]) as live:
            before = live.room.seq
            await ann.send(type="sign", sign="point", at="page-A3")
            for one in (ann, bob, watcher):
                seen = await one.reply()
                assert {**seen, "number": 0} == {
                    "type": "sign",
                    "number": 0,
                    "seat": 0,
                    "sign": "point",
                    "at": "page-A3",
                }
            await watcher.send(type="sign", sign="cheer")
            assert {**await bob.reply(), "number": 0} == {
                "type": "sign",
                "number": 0,
                "seat": None,
                "sign": "cheer",
                "at": None,
            }
            assert live.room.seq == before
        # numbers go on
        assert (await bob.answer())["type"] == "accepted"


async def test_signs_are_few_and_cost_nothing_of_what_one_may_say(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", messages=(5, 0.01)) as server:
        made = await server.make(3)
        async with server.client(made["table"], made["token"]) as ann:
            kinds = [(await ann.ask(type="sign", sign="cheer"))["type"] for _ in range(8)]
            assert kinds[:5] == ["sign"] * 5 and kinds[-1] == "refused"
            assert (await ann.ask(type="vote", agree=True))["key"] == "not-started"


async def test_other_signs_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(3)
        async with server.client(made["table"], made["token"]) as ann:
            for wrong in ({"sign": "curse"}, {"sign": "point", "at": "x" * 41}, {"sign": "point", "at": 3}, {}):
                assert (await ann.ask(type="sign", **wrong))["key"] == "malformed"
