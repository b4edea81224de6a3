"""On its way through the server an answer is read and held against the rules once."""

from __future__ import annotations

from pathlib import Path

from tests.core.test_entries import counted, parsed
from tests.server.harness import running

__all__ = ["parsed"]


async def test_an_answer_is_parsed_and_listed_once(tmp_path: Path, parsed: list[str]) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        table, question = clients[0].seated["table"], clients[0].state["question"]
        text = clients[0].state["view"]["question"]["options"][0]["text"]
        for client in clients:
            await client.socket.close()
        async with server.tables.at(table) as live:
            while live.there.connections:
                await live.changed.wait()
                live.changed.clear()
            parsed.clear()
            calls, accepted = counted(live.room.table), list[bool]()
            await live.answer(0, question, text, None, lambda: accepted.append(True))
            assert (parsed, calls, accepted) == ([text], ["refusal", "answer"], [True])
            assert 0 not in live.room.asked()
