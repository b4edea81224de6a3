"""People with real cards before them tell the table what happened."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest

from tests.server.harness import Client, running

LAST = 2
"""The turn after which the game ends unfinished."""


async def asked(client: Client, kind: str) -> None:
    await client.until(lambda state: client.is_asked and state["view"]["question"]["kind"] == kind)


@pytest.mark.rule("KAM-G20", "KAM-G21")
async def test_people_with_real_cards_tell_what_happened(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, contextlib.AsyncExitStack() as stack:
        made = await server.make(2, [None], game="kamimai", options={"source": "companion", "turn_cap": LAST})
        seats = [made, await server.sit(made["table"], "Bob")]
        people = [await stack.enter_async_context(server.client(made["table"], seat["token"])) for seat in seats]
        await people[0].send(type="start")
        for person in people:
            await person.until(lambda state: state["view"] is not None)
            assert (await person.answer("dominant right"))["type"] == "accepted"
        await people[1].until(lambda state: state["view"]["board"]["awaiting"] == "built")
        assert (await people[1].ask(type="report", report="grabbed A1 stands"))["rule"] == "KAM-G9"
        async with server.client(made["table"]) as watcher:
            assert (await watcher.ask(type="report", report="built"))["key"] == "not-seated"
        await people[1].send(type="report", report="built")
        for turn in range(1, LAST + 1):
            for person in people:
                await person.until(lambda state, turn=turn: state["view"]["board"]["turn"] == turn)  # type: ignore[misc]
            drawing, other = people if people[0].is_asked else people[::-1]
            assert (await drawing.answer("begin"))["type"] == "accepted"
            for person in people:
                await person.until(lambda state: state["view"]["board"]["awaiting"] == "drew")
            refused = await other.ask(type="report", report="drew water,fire stands")
            assert (refused["rule"], refused["key"]) == ("KAM-G20", "not_your_draw")
            assert (await drawing.ask(type="report", report="drew unicorn stands"))["rule"] == "KAM-G21"
            await drawing.send(type="report", report="drew water,fire stands")
            await asked(other, "confirm_report")
            assert other.state["view"]["board"]["entry"]["drawn"] == ["water", "fire"]
            assert (await other.answer("confirm"))["type"] == "accepted"
            await other.send(type="report", report="correct water,air")
            await drawing.until(lambda state: state["view"]["board"]["drawn"] == ["water", "air"])
            if turn == LAST:
                await other.send(type="report", report="fell")
                await drawing.until(lambda state: state["view"]["board"]["fallen"] == "quiet")
                assert (await other.ask(type="report", report="fell"))["rule"] == "KAM-F10"
            await asked(drawing, "cast_action")
            assert (await drawing.answer("end"))["type"] == "accepted"
            await asked(drawing, "store_keep")
            assert (await drawing.answer("keep none"))["type"] == "accepted"
        await other.until(lambda state: state["view"]["board"]["awaiting"] == "built")
        await other.send(type="report", report="built")
        final = await people[0].until(lambda state: state["table"]["over"])
        assert final["view"]["outcome"]["reason"] == "unfinished"


@pytest.mark.rule("KAM-G21")
async def test_a_person_draws_for_a_bot(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(2, ["thumb"], game="kamimai", options={"source": "companion"})
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            assert (await ann.answer("dominant right"))["type"] == "accepted"
            await ann.until(lambda state: state["view"]["board"]["awaiting"] == "built")
            await ann.send(type="report", report="built")
            await ann.until(lambda state: ann.is_asked or state["view"]["board"]["awaiting"] == "drew")
            if ann.is_asked:
                assert (await ann.answer("begin"))["type"] == "accepted"
                await ann.until(lambda state: state["view"]["board"]["awaiting"] == "drew")
                await ann.send(type="report", report="drew water stands")
                await asked(ann, "cast_action")
                assert (await ann.answer("end"))["type"] == "accepted"
                await asked(ann, "store_keep")
                assert (await ann.answer("keep none"))["type"] == "accepted"
                await ann.until(lambda state: state["view"]["board"]["awaiting"] == "drew")
            assert ann.state["view"]["board"]["activator"] == 1
            await ann.send(type="report", report="drew fire stands")
            await ann.until(lambda state: any(event["key"] == "entered" for event in ann.events))
