"""People at a table: sitting down, playing a whole game, coming back."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

from tests.server.harness import running


async def test_three_people_play_a_whole_game(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        table = clients[0].seated["table"]
        async with server.client(table) as watcher:
            await asyncio.gather(*[client.play() for client in clients])
            final = await watcher.until(lambda state: state["table"]["over"])
            assert final["view"]["outcome"]["winners"]
            assert final["view"]["asked"] == []
            record = (await server.http.get(f"/api/tables/{table}/record")).json()
            assert hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() == final["table"]["commitment"]
            assert record["names"] == ["Ann", "Bob", "Cyd"]
            assert [entry["by"] for entry in record["entries"]] == ["player"] * len(record["entries"])
            told = [{"key": e["key"], "args": e["args"]} for e in record["events"] if e["to"] == "all"]
            assert watcher.events == told
