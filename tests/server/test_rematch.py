"""Another game of the same people: one table, however many ask, and nobody has to sit down again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Address, Client, Json, running
from wondertable.server import log


async def play(clients: list[Client]) -> None:
    await asyncio.gather(*[client.play() for client in clients])


@contextlib.asynccontextmanager
async def finished(server: Address, players: int = 3, **more: Any) -> AsyncIterator[list[Client]]:
    async with server.started(players, **more) as clients:
        await play(clients)
        yield clients


async def told(client: Client) -> Json:
    """Where another game is played."""
    return dict((await client.until(lambda state: state["again"] is not None))["again"])


async def lines(server: Address, table: str) -> list[log.Event]:
    return [log.decode(line.body) for line in await server.tables.store.load(table)]


async def test_everybody_is_seated_again_and_it_starts_with_the_last(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, finished(server, hints=False) as clients:
        ann, bob, cyd = clients
        assert ann.state["again"] is None
        await bob.send(type="again")
        where = [await told(client) for client in clients]
        assert {one["table"] for one in where} == {where[0]["table"]}
        assert [one["seat"] for one in where] == [0, 1, 2] and {one["by"] for one in where} == {1}
        table = where[0]["table"]
        async with server.client(table, bob.seated["token"]) as again:
            info = again.state["table"]
            assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob", "Cyd"]
            assert [seat["waits"] for seat in info["seats"]] == [True, False, True]
            assert info["host"] == 1 and not info["hints"] and not info["started"]
            assert info["commitment"] != bob.state["table"]["commitment"]
            assert (await again.ask(type="start"))["key"] == "seats-wait"
            async with server.client(table, ann.seated["token"]) as first:
                state = await first.until(lambda state: not state["table"]["seats"][0]["waits"])
                assert state["seat"] == 0 and not state["table"]["started"]
                async with server.client(table, cyd.seated["token"]) as last:
                    for client in (again, first, last):
                        await client.until(lambda state: state["table"]["started"])


async def test_many_who_ask_at_once_get_one_table(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, finished(server) as clients:
        await asyncio.gather(*[client.send(type="again") for client in clients for _ in range(3)])
        tables = {(await told(client))["table"] for client in clients}
        assert len(tables) == 1
        await clients[0].ask(type="ping")
        found = await lines(server, clients[0].seated["table"])
        assert sum(isinstance(line, log.Again) for line in found) == 1


async def test_a_token_is_never_sent_and_a_watcher_has_no_seat_there(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "t.db") as server,
        finished(server) as clients,
        server.client(clients[0].seated["table"]) as watcher,
    ):
        assert (await watcher.ask(type="again"))["key"] == "not-seated"
        await clients[0].send(type="again")
        where = await told(watcher)
        assert where["seat"] is None
        async with server.client(where["table"]) as stranger:
            assert stranger.state["seat"] is None
        secret = [client.seated["token"] for client in clients]
        frames = [frame for client in (*clients, watcher) for frame in client.frames]
        assert not any(token in frame for token in secret for frame in frames)


async def test_it_cannot_be_asked_for_before_the_end(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started() as clients:
        assert (await clients[0].ask(type="again"))["key"] == "not-over"
        assert (await clients[0].ask(type="again", agree=False))["key"] == "no-next-table"


async def test_whoever_does_not_come_frees_the_seat_and_another_may_have_it(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, finished(server) as clients:
        ann, bob, cyd = clients
        await ann.send(type="again")
        table = (await told(cyd))["table"]
        await cyd.send(type="again", agree=False)
        await cyd.send(type="again", agree=False)
        async with server.client(table, ann.seated["token"]) as host, server.client(table, bob.seated["token"]):
            await host.until(lambda state: state["table"]["seats"][2]["name"] is None)
            assert not host.state["table"]["started"]
            dan = await server.sit(table, "Dan")
            assert dan["seat"] == 2
            await host.until(lambda state: state["table"]["seats"][2]["name"] == "Dan")
            series = host.state["table"]["series"]
            assert series["games"] == 1 and [one["games"] for one in series["seats"]] == [1, 1, 0]
            # other company than before: it is for the host to begin
            assert not host.state["table"]["started"]
            await cyd.send(type="again", agree=False)  # it is Dan's now
            await cyd.ask(type="ping")
            await host.send(type="start")
            await host.until(lambda state: state["table"]["started"])
            assert host.state["table"]["seats"][2]["name"] == "Dan"


async def test_a_seat_that_waits_can_be_freed_by_the_host_alone(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, finished(server) as clients:
        ann, bob, cyd = clients
        await ann.send(type="again")
        table = (await told(ann))["table"]
        async with (
            server.client(table, ann.seated["token"]) as host,
            server.client(table, bob.seated["token"]) as guest,
        ):
            assert (await guest.ask(type="free", seat=2))["key"] == "not-host"
            assert (await host.ask(type="free", seat=1))["key"] == "seat-there"
            assert (await host.ask(type="free", seat=3))["key"] == "no-such-seat"
            await host.send(type="free", seat=2)
            await host.until(lambda state: state["table"]["seats"][2]["name"] is None)
            await host.send(type="bot", seat=2, bot="thumb")
            await host.until(lambda state: state["table"]["seats"][2]["bot"] == "thumb")
            assert (await host.ask(type="free", seat=2))["key"] == "seat-taken"
            async with server.client(table, cyd.seated["token"]) as late:
                assert late.state["seat"] is None
            # the host goes, and the next one is it
            await host.send(type="free", seat=0)
            await guest.until(lambda state: state["table"]["host"] == 1)
            assert (await guest.ask(type="free", seat=1))["key"] == "last-here"


async def test_bots_come_too_and_nobody_waits_for_them(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(3, ["thumb", "thumb"])
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            await ann.play()
            await ann.send(type="again")
            table = (await told(ann))["table"]
            async with server.client(table, made["token"]) as again:
                await again.until(lambda state: state["table"]["started"])
                assert [seat["bot"] for seat in again.state["table"]["seats"]] == [None, "thumb", "thumb"]


async def test_a_series_is_counted_and_travels(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, contextlib.AsyncExitStack() as stack:
        clients = await stack.enter_async_context(server.started(3))
        assert not clients[0].state["table"]["series"], "nothing was played yet"
        tokens = [client.seated["token"] for client in clients]
        wins = [0, 0, 0]
        for played in (1, 2):
            await play(clients)
            for seat in clients[0].state["view"]["outcome"]["winners"]:
                wins[seat] += 1
            series = clients[0].state["table"]["series"]
            assert series["games"] == played
            assert series["seats"] == [{"games": played, "wins": won} for won in wins]
            await clients[played].send(type="again")
            table = (await told(clients[0]))["table"]
            clients = [await stack.enter_async_context(server.client(table, token)) for token in tokens]
            for client in clients:
                await client.until(lambda state: state["view"] is not None)
            series = clients[0].state["table"]["series"]
            assert series["games"] == played and not series["moved"] and series["rule"] == "MIR-P2"
        glance = (await server.http.get(f"/api/tables/{table}")).json()
        assert glance["series"] == series


async def test_seats_move_as_the_rules_say(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(2, ["thumb"], game="bibliowonders", options={"start_player": 1, "round_limit": 1})
        async with server.client(made["table"], made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            await ann.play()
            await ann.send(type="again")
            where = await told(ann)
            assert where["seat"] == 1 and where["seats"] == [1, 0]
            async with server.client(where["table"], made["token"]) as again:
                assert again.state["seat"] == 1
                series = again.state["table"]["series"]
                assert series["moved"] and series["rule"] == "BIB-V5"


async def test_a_restart_in_the_midst_loses_nothing(tmp_path: Path) -> None:
    """The server stopped when the old table knew of the new one, and that was not there yet."""
    async with running(tmp_path / "t.db") as server, finished(server) as clients:
        tokens = [client.seated["token"] for client in clients]
        old = clients[0].seated["table"]

        async def too_late(live: object) -> None:
            raise RuntimeError("the power is gone")

        server.tables._rematch.settle = too_late  # type: ignore[method-assign]
        assert (await clients[0].ask(type="again"))["key"] == "internal"
        assert clients[1].state["again"] is None  # nobody is told of what is not there
    async with (
        running(tmp_path / "t.db") as server,
        contextlib.AsyncExitStack() as stack,
        server.client(old, tokens[1]) as bob,
    ):
        await bob.send(type="again")
        table = (await told(bob))["table"]
        assert sum(isinstance(line, log.Again) for line in await lines(server, old)) == 1
        again = [await stack.enter_async_context(server.client(table, token)) for token in tokens[:2]]
        await again[0].until(lambda state: not state["table"]["seats"][1]["waits"])
    async with running(tmp_path / "t.db") as server, server.client(table, tokens[2]) as cyd:
        await cyd.until(lambda state: state["table"]["started"])


@pytest.mark.parametrize("both", [True, False])
async def test_two_servers_lay_one_table(postgres_url: str, both: bool) -> None:
    async with running(postgres_url) as one, running(postgres_url) as other, finished(one) as clients:
        old = clients[0].seated["table"]
        tokens = [client.seated["token"] for client in clients]
        async with other.client(old, tokens[1]) as bob:
            await asyncio.gather(clients[0].send(type="again"), bob.send(type="again") if both else asyncio.sleep(0))
            table = (await told(clients[0]))["table"]
            assert (await told(bob))["table"] == table
            assert sum(isinstance(line, log.Again) for line in await lines(one, old)) == 1
        async with (
            one.client(table, tokens[0]) as ann,
            other.client(table, tokens[1]) as bob,
            other.client(table, tokens[2]) as cyd,
        ):
            for client in (ann, bob, cyd):
                await client.until(lambda state: state["table"]["started"])
            found = await lines(one, table)
            assert sum(isinstance(line, log.Started) for line in found) == 1


async def test_after_a_game_that_the_table_ended_nobody_has_won_and_the_settings_travel(tmp_path: Path) -> None:
    more: Json = {"bank": {"seconds": 900, "increment": 10}, "patience": 600, "watchers_apart": True}
    async with running(tmp_path / "t.db") as server, server.started(3, **more) as clients:
        ann, bob, cyd = clients
        await cyd.send(type="hand", seat=2, bot="thumb")
        await ann.send(type="move", motion="end")
        await bob.until(lambda state: state["table"]["company"]["motion"] is not None)
        await bob.send(type="consent", agree=True)
        state = await ann.until(lambda state: state["table"]["over"])
        assert state["table"]["series"] is None
        await ann.send(type="again")
        async with server.client((await told(cyd))["table"], cyd.seated["token"]) as again:
            info = (await again.until(lambda state: not state["table"]["seats"][2]["waits"]))["table"]
            assert info["series"] is None and info["company"]["bank"] == more["bank"]
            assert info["company"]["patience"] == 600 and info["watchers_apart"]
            assert [seat["bot"] or seat["stand_in"] for seat in info["seats"]] == [None] * 3
            assert [seat["waits"] for seat in info["seats"]] == [False, True, False]


async def test_of_two_whoever_does_not_give_up_has_won_the_game_of_the_series(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server, server.started(2, game="bibliowonders") as (ann, bob):
        await bob.send(type="resign")
        state = await ann.until(lambda state: state["table"]["over"])
        assert [one["wins"] for one in state["table"]["series"]["seats"]] == [1, 0]
        await bob.send(type="again")
        where = await told(bob)
        async with server.client(where["table"], bob.seated["token"]) as again:
            assert again.state["seat"] == where["seat"]
            seats = again.state["table"]["series"]["seats"]
            assert (seats[where["seat"]]["wins"], seats[1 - where["seat"]]["wins"]) == (0, 1)
            assert not any(seat["resigned"] for seat in again.state["table"]["seats"])
