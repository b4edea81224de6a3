"""Whoever is not there is told once that an answer of theirs is wanted; whoever is there is not."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.endpoint import Device, service
from tests.server.harness import Address, Json, running
from wondertable.server import ageing
from wondertable.server.notices import sealing, sending
from wondertable.server.notices.watching import noticed, place_of

pytestmark = pytest.mark.asyncio

DAYS = 5
SOON: dict[str, Any] = {"notice_anywhere": True, "notice_after": 0.05, "notice_tries": (0.05, 0.05)}


def proof(seated: Json) -> dict[str, str]:
    return {"Authorization": f"Bearer {seated['token']}"}


async def subscribe(server: Address, seated: Json, device: Device, language: str = "en") -> None:
    path = f"/api/tables/{seated['table']}/notices"
    answer = await server.http.post(path, json=device.wish(language), headers=proof(seated))
    assert answer.status_code == 200, answer.text


async def two_and_a_bot(server: Address) -> tuple[Json, Json]:
    ann = await server.make(3, [None, "adept"])
    return ann, await server.sit(ann["table"], "Bob")


@contextlib.asynccontextmanager
async def begun(server: Address, ann: Json) -> AsyncIterator[Any]:
    async with server.client(ann["table"], ann["token"]) as client:
        await client.send(type="start")
        await client.until(lambda state: state["view"] is not None)
        yield client


async def seen(server: Address, seated: Json) -> None:
    """Somebody opens the table, sees what is asked, and leaves."""
    async with server.client(seated["table"], seated["token"]) as client:
        await client.send(type="seen", question=client.state["question"])
        await client.ask(type="ping")


async def until_marked(server: Address, table: str, name: str) -> None:
    async with asyncio.timeout(60):
        while name not in await server.tables.store.slips(noticed(table)):  # noqa: ASYNC110  # in a database
            await asyncio.sleep(0.01)


async def until_forgotten(server: Address) -> None:
    async with asyncio.timeout(60):
        while await server.tables.store.places(place_of("")):  # noqa: ASYNC110  # in a database
            await asyncio.sleep(0.01)


async def test_whoever_is_not_there_is_told_what_is_asked_and_where(tmp_path: Path) -> None:
    async with service() as push, running(tmp_path / "t.db", **SOON) as server:
        ann, bob = await two_and_a_bot(server)
        phone, tablet = push.device("phone"), push.device("tablet")
        await subscribe(server, bob, phone, "fr-CA")
        await subscribe(server, bob, tablet)
        async with begun(server, ann):
            await push.until(phone, 1)
            await push.until(tablet, 1)
        (told,) = tablet.taken
        question = told.pop("question")
        assert told == {
            "table": ann["table"],
            "title": "Your turn: Miraris",
            "body": "Choose the character you keep · with Ann and Adept 3",
        }
        assert phone.taken[0]["question"] == question
        assert phone.taken[0]["title"] == "À vous de jouer\u00a0: Miraris"
        (headers,) = tablet.headers
        assert headers["Topic"] == sending.topic_of(ann["table"]) and len(headers["Topic"]) <= 32
        assert ann["table"] not in json.dumps(headers)
        assert int(headers["TTL"]) > 24 * 3600 and headers["Content-Encoding"] == "aes128gcm"
        token, key = headers["Authorization"].removeprefix("vapid t=").split(", k=")
        offered = (await server.http.get("/api/notices")).json()
        assert offered == {"key": key, "webhooks": False}
        assert sealing.is_signed(token, sealing.from_letters(key))
        assert json.loads(sealing.from_letters(token.split(".")[1]))["aud"] == f"http://127.0.0.1:{push.port}"


async def test_the_key_is_the_servers_own_and_outlives_it(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        async with running(tmp_path / "t.db") as server:
            keys.append((await server.http.get("/api/notices")).json()["key"])
    async with running(tmp_path / "other.db") as server:
        keys.append((await server.http.get("/api/notices")).json()["key"])
    assert keys[0] == keys[1] != keys[2]


async def test_whoever_sees_the_question_gets_no_notice_not_even_after_a_restart(tmp_path: Path) -> None:
    async with service() as push:
        phone, spare = push.device("phone"), push.device("spare")
        async with running(tmp_path / "t.db", **SOON | {"notice_after": 30}) as server:
            ann, bob = await two_and_a_bot(server)
            await subscribe(server, bob, phone)
            await subscribe(server, ann, spare)
            async with begun(server, ann) as client:
                await seen(server, bob)
                await until_marked(server, ann["table"], f"1 {client.state['question']}")
        async with running(tmp_path / "t.db", **SOON):
            await push.until(spare, 1)  # the same question, put before the restart, which she did not see
            assert phone.taken == []


async def test_whoever_has_answered_gets_no_notice(tmp_path: Path) -> None:
    async with service() as push, running(tmp_path / "t.db", **SOON | {"notice_after": 1.0}) as server:
        ann, bob = await two_and_a_bot(server)
        phone, spare = push.device("phone"), push.device("spare")
        await subscribe(server, ann, phone)
        await subscribe(server, bob, spare)
        async with begun(server, ann) as client:
            assert (await client.answer())["type"] == "accepted"
            await push.until(spare, 1)
            assert phone.taken == []


async def test_a_subscription_that_is_gone_is_forgotten_and_one_that_fails_is_tried_again(tmp_path: Path) -> None:
    async with service() as push, running(tmp_path / "t.db", **SOON) as server:
        ann, bob = await two_and_a_bot(server)
        phone, tablet = push.device("phone"), push.device("tablet")
        phone.status, tablet.status = 410, 503
        await subscribe(server, bob, phone)
        await subscribe(server, bob, tablet)
        async with begun(server, ann):
            async with asyncio.timeout(60), push.news:
                await push.news.wait_for(lambda: len(tablet.headers) == 2)
            tablet.status = 201
            await push.until(tablet, 1)
            assert len(phone.headers) == 1
            state = await server.http.get(f"/api/tables/{ann['table']}/notices", headers=proof(bob))
            assert state.json() == {"devices": 1, "webhook": None}


async def test_devices_are_forgotten_on_request_with_the_game_and_when_there_are_many(tmp_path: Path) -> None:
    async with service() as push, running(tmp_path / "t.db", **SOON | {"notice_after": 60}, devices=2) as server:
        ann, bob = await two_and_a_bot(server)
        path = f"/api/tables/{ann['table']}/notices"
        for name in ("one", "two", "three"):
            await subscribe(server, bob, push.device(name))
        await subscribe(server, ann, push.device("hers"))

        async def devices(seated: Json) -> int:
            return int((await server.http.get(path, headers=proof(seated))).json()["devices"])

        assert [await devices(ann), await devices(bob)] == [1, 2]
        gone = {"endpoint": push.device("three").endpoint}
        assert (await server.http.post(f"{path}/end", json=gone, headers=proof(bob))).status_code == 200
        assert [await devices(ann), await devices(bob)] == [1, 1]
        async with begun(server, ann) as client, server.client(bob["table"], bob["token"]) as other:
            await asyncio.gather(client.play(), other.play())
        await until_forgotten(server)
        assert await server.tables.store.slips(noticed(ann["table"])) == {}
        late = await server.http.post(path, json=push.device("one").wish(), headers=proof(bob))
        assert (late.status_code, late.json()["key"]) == (409, "already-over")


async def test_of_a_table_that_ends_soon_everybody_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, keep, swept = tmp_path / "t.db", 8 * ageing.DAY, asyncio.Queue[None]()
    whole = ageing.sweep

    async def counted(*given: Any) -> ageing.Swept:
        swept.put_nowait(None)
        return await whole(*given)

    monkeypatch.setattr(ageing, "sweep", counted)
    async with service() as push:
        phone, tablet, spare = push.device("phone"), push.device("tablet"), push.device("spare")
        async with running(path, **SOON) as server:
            (ann, bob), other = await two_and_a_bot(server), await server.make()
            await subscribe(server, ann, phone)
            await subscribe(server, bob, tablet, "fr")
            await subscribe(server, other, spare)
        with sqlite3.connect(path) as knife:
            knife.execute("update log set at = at - ? where table_id = ?", (7 * ageing.DAY, ann["table"]))
        for _ in range(2):
            async with running(path, **SOON, keep=keep, ageing=0.05):
                await push.until(phone, 1)
                await push.until(tablet, 1)
                while not swept.empty():
                    swept.get_nowait()
                for _ in range(3):
                    await swept.get()
        (said,), (french,) = phone.taken, tablet.taken
        assert (said["table"], said["title"]) == (ann["table"], "Miraris: this table will be closed")
        assert "closed tomorrow" in said["body"]
        assert french["body"].startswith("Personne")
        assert spare.taken == [], "hers was used"
        async with running(path, **SOON, keep=keep, ageing=3600) as server:
            notice = await server.tables.notices._ending(ann["table"], "en")
            assert notice is not None
            async with server.client(bob["table"], bob["token"]) as client:
                await client.send(type="keep")
                await client.until(lambda state: state["table"]["leaving"] is None)
            assert await server.tables.notices._ending(ann["table"], "en") is None, "it was kept meanwhile"


async def test_what_cannot_be_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with service() as push, running(tmp_path / "t.db") as server:
        ann = await server.make(3, ["adept", "adept"])
        path, wish = f"/api/tables/{ann['table']}/notices", push.device("phone").wish()

        async def refusal(headers: dict[str, str], **change: Any) -> tuple[int, str]:
            answer = await server.http.post(path, json=wish | change, headers=headers)
            return answer.status_code, answer.json()["key"]

        assert await refusal(proof(ann)) == (400, "address-not-https")
        assert await refusal(proof(ann), endpoint="https://127.0.0.1/a") == (400, "address-not-public")
        assert await refusal(proof(ann), endpoint="https://x/" + "a" * 1000) == (400, "malformed")
        assert await refusal({}) == (403, "bad-token")
        assert await refusal({"Authorization": "Bearer wrong"}) == (403, "bad-token")
        assert await refusal(proof(ann), p256dh="AAAA") == (400, "bad-subscription")
        assert await refusal(proof(ann), auth="AAAA") == (400, "bad-subscription")
        assert await refusal(proof(ann), auth="ä") == (400, "bad-subscription")
        monkeypatch.setattr(sending, "can_push", lambda: False)
        assert await refusal(proof(ann)) == (503, "no-push")
        assert (await server.http.get("/api/notices")).json() == {"key": None, "webhooks": False}


async def test_a_webhook_is_told_once_a_question_where_the_operator_allows_it(tmp_path: Path) -> None:
    async with service() as push:
        async with running(tmp_path / "t.db", **SOON) as server:
            ann, bob = await two_and_a_bot(server)
            path = f"/api/tables/{ann['table']}/webhook"
            refused = await server.http.post(path, json={"url": push.hook}, headers=proof(ann))
            assert (refused.status_code, refused.json()["key"]) == (403, "no-webhooks")
        async with running(tmp_path / "t.db", **SOON, webhooks=True, public_url="https://tables.example") as server:
            refused = await server.http.post(path, json={"url": push.hook}, headers=proof(bob))
            assert (refused.status_code, refused.json()["key"]) == (400, "not-host")
            assert (await server.http.post(path, json={"url": push.hook}, headers=proof(ann))).status_code == 200
            state = await server.http.get(f"/api/tables/{ann['table']}/notices", headers=proof(ann))
            assert state.json() == {"devices": 0, "webhook": "127.0.0.1"}
            async with begun(server, ann):
                await push.until_hooks(1)
            (told,) = push.hooks
            link = f"https://tables.example/?table={ann['table']}"
            assert told["text"] == told["content"] == f"Miraris: waiting for Ann and Bob. {link}"
            assert (await server.http.post(path, json={"url": None}, headers=proof(ann))).status_code == 200
            assert await server.tables.store.slips(place_of(ann["table"])) == {}


async def test_of_two_servers_one_sends_the_notice(postgres_url: str) -> None:
    async with (
        service() as push,
        running(postgres_url, **SOON) as one,
        running(postgres_url, **SOON) as other,
    ):
        ann, bob = await two_and_a_bot(one)
        phone = push.device("phone")
        async with other.client(ann["table"], ann["token"]):  # both know the table before anybody wants notices
            await subscribe(one, bob, phone)
            async with begun(one, ann) as client:
                await push.until(phone, 1)
                # What is seen at one server is no news for the other.
                await client.answer()
                async with other.client(bob["table"], bob["token"]) as answering:
                    await answering.answer()
                await client.until(lambda state: state["view"]["question"]["kind"] == "bid")
                await push.until(phone, 2)
        kept = [told["question"] for told in phone.taken]
        assert len(kept) == len(set(kept)) == 2


async def test_two_people_and_a_bot_play_over_days_and_every_notice_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the evening both give one answer; every second time Bob stays to see what comes next. Every night and every morning the server is started anew; on the last evening they play to the end."""
    days, now = [0], time.time
    monkeypatch.setattr(time, "time", lambda: now() + days[0] * 24 * 3600)
    evening, night = SOON | {"notice_after": 600}, SOON
    owed: dict[str, list[int]] = {"hers": [], "his": []}
    async with service() as push:
        devices = {name: push.device(name) for name in owed}
        async with running(tmp_path / "t.db", **evening) as server:
            ann, bob = await two_and_a_bot(server)
            seated = {"hers": ann, "his": bob}
            for name, device in devices.items():
                await subscribe(server, seated[name], device)
            async with begun(server, ann):
                pass
        while days[0] < DAYS:
            days[0] += 1
            stays = days[0] % 2 == 0
            async with running(tmp_path / "t.db", **evening) as server:
                glance = (await server.http.get(f"/api/tables/{ann['table']}")).json()
                assert days[0] == 1 or glance["since"] > 20 * 3600
                for one in seated.values():
                    async with server.client(one["table"], one["token"]) as client:
                        if client.is_asked:
                            assert (await client.answer())["type"] == "accepted"
                await after_the_bot(server, ann["table"])
                for name, one in seated.items():
                    async with server.client(one["table"], one["token"]) as client:
                        if not client.is_asked:
                            continue
                        question = client.state["question"]
                        if name == "his" and stays:
                            await client.send(type="seen", question=question)
                            await until_marked(server, bob["table"], f"1 {question}")
                        elif question not in owed[name]:
                            owed[name].append(question)
            async with running(tmp_path / "t.db", **night):
                for name, device in devices.items():
                    await push.until(device, len(owed[name]))
        assert 0 < len(owed["his"]) < len(owed["hers"])
        async with (
            running(tmp_path / "t.db", **evening) as server,
            server.client(ann["table"], ann["token"]) as hers,
            server.client(bob["table"], bob["token"]) as his,
        ):
            await asyncio.gather(hers.play(), his.play())
        async with running(tmp_path / "t.db", **night) as server:  # all is told and forgotten
            await until_forgotten(server)
        assert {name: [told["question"] for told in device.taken] for name, device in devices.items()} == owed


async def after_the_bot(server: Address, table: str) -> None:
    """Until somebody else than the bot is asked."""
    async with server.client(table) as watching:
        await watching.until(lambda state: bool({0, 1} & set(state["view"]["asked"])))
