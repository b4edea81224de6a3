"""Whoever wants to be forgotten leaves no name, no words, no token and no device behind, in memory and in the database."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.company import closed
from tests.server.harness import Address, Client, running
from tests.server.test_ageing import guest
from wondertable.server import forgetting, log
from wondertable.server.store import Line

NAME = "Zachariah"
WORDS = "my telephone is 555"


async def everything(server: Address, table: str) -> str:
    """All that the database holds of a table."""
    store = server.tables.store
    lines = [line.body.decode() for line in await store.load(table)]
    return "\n".join([*lines, *(await store.slips(f"push {table}"))])


async def forget(server: Address, table: str, token: str) -> int:
    answer = await server.http.post(f"/api/tables/{table}/forget", headers={"Authorization": f"Bearer {token}"})
    return answer.status_code


async def talked(client: Client) -> None:
    await client.send(type="name", name=NAME)
    await client.send(type="say", text=WORDS)
    await client.until(lambda state: state["talk"] and state["talk"][-1]["text"] == WORDS)


async def with_a_device(server: Address, client: Client) -> None:
    table, token = client.seated["table"], client.seated["token"]
    async with server.tables.at(table) as live:
        kept = live.room.places[live.room.seat_of(token) or 0].token
    await server.tables.store.lay(f"push {table}", f"{kept} device", b"{}", 1e12)


async def test_in_the_midst_of_a_game_and_for_ever(database: str) -> None:
    async with running(database) as server, server.started(4) as clients:
        bob, table = clients[1], clients[0].seated["table"]
        await talked(bob)
        await with_a_device(server, bob)
        assert NAME in await everything(server, table)
        assert await forget(server, table, bob.seated["token"]) == 200
        assert await closed(bob) == ("seat-forgotten", 4401), "they are told, wherever else they have the table open"
        state = await clients[0].until(lambda state: state["table"]["seats"][1]["resigned"])
        assert state["table"]["seats"][1]["name"] == ""
        assert state["table"]["seats"][1]["stand_in"] == "adept"
        assert all(line["text"] != WORDS for line in state["talk"])
        left = await everything(server, table)
        for secret in (NAME, WORDS, "Bob", "device"):
            assert secret not in left, secret
        assert await forget(server, table, bob.seated["token"]) == 403, "the token opens nothing any more"
        assert not state["table"]["over"], "the others play on"
    async with running(database) as server, server.client(table, clients[0].seated["token"]) as ann:
        assert ann.state["table"]["seats"][1]["name"] == ""
        assert ann.state["table"]["seats"][0]["name"] == "Ann"


async def test_of_two_the_other_has_won(file: str) -> None:
    async with running(file) as server, server.started(2, game="bibliowonders") as clients:
        await talked(clients[0])
        assert await forget(server, clients[0].seated["table"], clients[0].seated["token"]) == 200
        state = await clients[1].until(lambda state: state["table"]["over"])
        assert state["view"]["outcome"]["winners"] == [1]
        assert NAME not in await everything(server, clients[0].seated["table"])


async def test_before_the_game_the_seat_is_free_again(file: str) -> None:
    async with running(file) as server:
        made = await server.make(3)
        bob = await server.sit(made["table"], NAME)
        assert await forget(server, made["table"], bob["token"]) == 200
        seats = (await server.http.get(f"/api/tables/{made['table']}")).json()["seats"]
        assert seats[1]["name"] is None
        assert NAME not in await everything(server, made["table"])
        assert (await server.sit(made["table"], "Cyd"))["seat"] == 1


async def test_after_the_game_names_are_gone_from_its_record_and_from_the_next_table(file: str) -> None:
    async with running(file) as server, server.started(2, game="bibliowonders") as clients:
        table = clients[0].seated["table"]
        await talked(clients[1])
        await clients[0].send(type="resign", bot="adept")
        await clients[1].until(lambda state: state["table"]["over"])
        await clients[1].send(type="again", agree=True)
        again = (await clients[1].until(lambda state: state.get("again") is not None))["again"]
        assert NAME in await everything(server, table)
        for where in (table, again["table"]):
            assert await forget(server, where, clients[1].seated["token"]) == 200
            assert NAME not in await everything(server, where)
        record = (await server.http.get(f"/api/tables/{table}/record")).json()
        assert record["names"] == ["Ann", ""]


async def test_nobody_without_the_token(file: str) -> None:
    async with running(file) as server:
        made = await server.make(3)
        for token in ("x", "wrong"):
            assert await forget(server, made["table"], token) == 403


async def test_what_was_broken_off_is_done_when_the_table_is_read(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> None:
        raise RuntimeError

    async with running(file) as server, server.started() as clients:
        table = clients[0].seated["table"]
        await talked(clients[2])
        with monkeypatch.context() as patch:
            patch.setattr(forgetting, "clean", broken)
            assert await forget(server, table, clients[2].seated["token"]) == 500
        assert NAME in await everything(server, table)
    async with running(file) as server:
        assert (await server.http.get(f"/api/tables/{table}")).json()["seats"][2]["name"] == ""
        assert NAME not in await everything(server, table)


async def test_an_operator_does_it_for_somebody_who_has_lost_the_token(database: str) -> None:
    async with running(database) as server, server.started() as clients, guest(database) as operator:
        table = clients[0].seated["table"]
        await talked(clients[1])
        await with_a_device(server, clients[1])
        assert await forgetting.forget_from_outside(operator, table, 1)
        await clients[0].until(lambda state: state["table"]["seats"][1]["name"] == "")
        left = await everything(server, table)
        assert NAME not in left and "device" not in left
        for who in ((table, 1), (table, 9), ("no" * 10, 0)):
            assert not await forgetting.forget_from_outside(operator, *who)


def test_only_what_is_of_that_seat_goes() -> None:
    maker = log.Maker("Ann", "a", 0)
    made = log.Made("miraris", "h", 3, {}, "00", False, None, maker, [None] * 3, kept=[log.Maker("Bob", "b", 1)])
    events: list[log.Event] = [
        made,
        log.Sat(1, "Bob", "b"),
        log.Named(1, "Rob"),
        log.Named(0, "Anna"),
        log.Said(1, "secret"),
        log.Said(None, "", "hello", "Zoe"),
        log.Moved("take", None, [0], log.Taker(1, "Bob", "b")),
        log.Again(0, "next", [2, 0, 1], made),
    ]
    lines = [Line(seq, 0.0, log.encode(event)) for seq, event in enumerate(events, 1)]
    changed = {seq: log.decode(body) for seq, body in forgetting.cleaned(lines, {1}).items()}
    assert sorted(changed) == [1, 2, 3, 5, 7]
    assert all(b"Bob" not in log.encode(event) and b"Rob" not in log.encode(event) for event in changed.values())
    again = forgetting.without(events[-1], 2)
    assert isinstance(again, log.Again) and again.made.maker == log.Maker("", "gone", 0)
    assert again.made.kept == [log.Maker("Bob", "b", 1)]
    assert [forgetting.tokens_of(event, 1) for event in (events[0], events[1], events[6])] == [{"b"}] * 3
