"""Hidden facts never leave the server: what every client was sent is searched for what it may not know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, running

OWN_EVENTS = {"dealt", "kept", "drew"}


def values(part: Any) -> Iterator[Any]:
    if isinstance(part, dict):
        for value in part.values():
            yield from values(value)
    elif isinstance(part, list):
        for value in part:
            yield from values(value)
    else:
        yield part


async def play_openly(clients: list[Client]) -> None:
    await asyncio.gather(*[client.play() for client in clients])


async def test_nobody_is_sent_what_others_hold(tmp_path: Path) -> None:
    """Each seat bids in its own order, so that a bid seen before all are laid could only come from a leak."""
    async with running(tmp_path / "t.db") as server, server.started(3) as clients:
        table = clients[0].seated["table"]
        async with server.client(table) as watcher:
            dealt = [set(client.state["view"]["board"]["you"]["dealt"]) for client in clients]
            assert all(not dealt[a] & dealt[b] for a in range(3) for b in range(a))
            for client in clients:
                await client.answer()
            for client in clients:
                await client.until(lambda state: state["view"]["board"]["phase"] == "bidding")
            await watcher.until(lambda state: state["view"]["board"]["phase"] == "bidding")
            for seat, client in enumerate([*clients, watcher]):
                others = set().union(*[cards for owner, cards in enumerate(dealt) if owner != seat])
                sent = {
                    value for frame in client.frames for value in values(json.loads(frame)) if isinstance(value, str)
                }
                assert client is watcher or dealt[seat] <= sent, "the search finds what is there"
                assert not others & sent
            # A sealed bid is told to nobody else before the last one is in.
            await clients[0].answer("bid 8")
            await clients[0].until(lambda state: state["view"]["question"]["answered"] == "bid 8")
            for client in (clients[1], clients[2], watcher):
                state = await client.until(lambda state: 0 not in state["view"]["asked"])
                assert state["view"]["question"]["answered"] is None
                if client is watcher:
                    assert state["view"]["question"]["options"] == []
                assert "bid 8" not in json.dumps({**state["view"], "question": None}) + json.dumps(state["events"])
                assert state["view"]["board"]["seats"][0]["spent"] in (None, [])


async def test_seeds_tokens_and_prints_of_tokens_are_never_sent(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    async with running(path) as server, server.started(3) as clients:
        table = clients[0].seated["table"]
        tokens = [client.seated["token"] for client in clients]
        async with server.client(table) as watcher, server.tables.at(table) as live:
            seed = live.room.made.seed
            prints = [place.token for place in live.room.places]
            for client in clients:
                await client.answer()
            await watcher.until(lambda state: state["view"]["board"]["phase"] == "bidding")
            for client in clients:
                await client.until(lambda state: state["view"]["board"]["phase"] == "bidding")
            info = (await server.http.get(f"/api/tables/{table}")).text
            for sent in (info, *watcher.frames, *[frame for client in clients for frame in client.frames]):
                assert seed not in sent
                assert not any(token in sent for token in tokens)
                assert not any(print_ in sent for print_ in prints if print_)
    stored = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert not any(token.encode() in stored for token in tokens), "tokens are kept only as fingerprints"


@pytest.mark.parametrize("reveal", [True, False])
async def test_a_record_keeps_what_the_rules_keep(tmp_path: Path, reveal: bool) -> None:
    options = {"reveal_after_end": reveal}
    async with running(tmp_path / "t.db") as server, server.started(3, options=options) as clients:
        table = clients[0].seated["table"]
        await play_openly(clients)
        address = f"/api/tables/{table}/record"
        public = (await server.http.get(address)).json()
        headers = {"Authorization": f"Bearer {clients[1].seated['token']}"}
        own = (await server.http.get(address, headers=headers)).json()
        if reveal:
            assert own == public
            assert public["seed"]
            return
        assert "seed" not in own
        assert "entries" not in own
        assert {event["key"] for event in public["events"]}.isdisjoint(OWN_EVENTS)
        assert {event["key"] for event in own["events"]} >= {"dealt", "kept"}
