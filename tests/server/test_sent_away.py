"""Who watches may be sent away, and stays out."""

from __future__ import annotations

from pathlib import Path

from websockets.asyncio.client import connect

from tests.server.company import KEY, closed, company
from tests.server.harness import Address, Client, running


async def test_who_is_sent_away_stays_out_also_after_a_reload(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as (ann, bob, _):
        table = ann.seated["table"]
        async with server.client(table) as watcher, server.client(table) as friend:
            await watcher.send(type="hello", watcher=KEY, name="Mallory")
            await friend.send(type="hello", watcher="another key, also long", name="Eve")
            state = await ann.until(lambda s: {one["name"] for one in company(s)["watchers"]} == {"Mallory", "Eve"})
            [one] = [found for found in company(state)["watchers"] if found["name"] == "Mallory"]
            assert (await watcher.ask(type="send_away", watcher=one["id"]))["key"] == "not-seated"
            assert (await bob.ask(type="send_away", watcher="nobody"))["key"] == "not-watching"
            await bob.send(type="send_away", watcher=one["id"])
            assert await closed(watcher) == ("sent-away", 4403)
            await ann.until(lambda s: [one["name"] for one in company(s)["watchers"]] == ["Eve"])
            assert company(ann.state)["sent_away"] == ["Mallory"]
    async with (
        running(tmp_path / "t.db") as server,
        server.client(table, ann.seated["token"]) as ann,
        server.client(table, bob.seated["token"]) as bob,
    ):
        assert await knock(server, table, KEY) == ("sent-away", 4403)
        await ann.send(type="door", open=False)
        await bob.until(lambda s: not company(s)["open"])
        assert await knock(server, table, "another key, also long") == ("door-closed", 4403)
        await ann.send(type="door", open=True)
        await bob.until(lambda s: company(s)["open"])
        assert await knock(server, table, KEY) == ("", 0)


async def test_who_takes_nothing_is_sent_away_all_the_same(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(3) as (ann, *_):
        table = ann.seated["table"]
        async with server.client(table) as watcher, server.tables.at(table) as live:
            await watcher.send(type="hello", watcher=KEY, name="Mallory")
            state = await ann.until(lambda s: [one["name"] for one in company(s)["watchers"]] == ["Mallory"])
            [full] = [one for one in live.there.connections if one.watcher is not None]
            full._line.writable.clear()  # type: ignore[attr-defined]  # as when nothing of what was sent is taken
            await ann.send(type="send_away", watcher=company(state)["watchers"][0]["id"])
            assert await closed(watcher) == ("", 1006)
            await ann.until(lambda s: not company(s)["watchers"])


async def knock(server: Address, table: str, key: str) -> tuple[str, int]:
    """What somebody hears who would like to watch."""
    async with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as opened:
        client = Client(opened)
        await client.send(type="hello", watcher=key)
        message = await client.receive()
        return ("", 0) if message["type"] == "state" else await wait_closed(client, message["key"])


async def wait_closed(client: Client, key: str) -> tuple[str, int]:
    await client.socket.wait_closed()
    return key, client.socket.close_code or 0
