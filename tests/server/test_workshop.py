"""Data of somebody's own: looked at, played with, and compared with others."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from pathlib import Path

import pytest

import wondertable
from tests.server.harness import Address, Json, running
from wondertable.server.workshop.shapes import DATA_SIZE


def changed(game: str, change: Callable[[Json], object]) -> Json:
    data: Json = copy.deepcopy(wondertable.game(game).data)
    change(data)
    return data


def cheaper(data: Json) -> None:
    data["wonder"][0]["copies"] = 12


def unwinnable(data: Json) -> None:
    """Its Characters cannot be dealt."""
    data["character"] = data["character"][:1]


async def post(server: Address, path: str, **body: object) -> tuple[int, Json]:
    answer = await server.http.post(path, json=body)
    return answer.status_code, dict(answer.json())


async def study(server: Address, games: int = 4, **more: object) -> tuple[int, Json]:
    wanted = {"players": 3, "games": games, "bot": "random", "names": ["As it comes", "Mine"], **more}
    return await post(server, "/api/workshop/miraris/studies", **wanted)


async def over(server: Address, wanted: str) -> Json:
    while True:
        answer = await server.http.get(f"/api/studies/{wanted}")
        told: Json = answer.json()
        if answer.status_code != 200 or told["over"]:
            return told
        await asyncio.sleep(0.05)


async def test_what_is_typed_is_checked_with_the_words_of_files(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        workshop = (await server.http.get("/api/workshop/miraris")).json()
        shipped = wondertable.game("miraris")
        assert workshop["hash"] == workshop["shipped"] == shipped.data_hash
        assert workshop["schema"]["$defs"]["Wonder"]["properties"]["copies"]["maximum"] == 31
        _, checked = await post(server, "/api/workshop/miraris/check", data=workshop["data"])
        assert checked == {"hash": shipped.data_hash, "mistake": None, "players": [3, 6], "names": {}}

        def wrong(data: Json) -> None:
            data["wonder"][1]["copies"] = 40

        _, checked = await post(server, "/api/workshop/miraris/check", data=changed("miraris", wrong))
        assert checked["mistake"] == {
            "where": "wonder 2, copies",
            "problem": "expected a whole number from 1 to 31, found 40",
            "at": ["wonder", 1, "copies"],
        }
        french = await server.http.post(
            "/api/workshop/miraris/check",
            json={"data": changed("miraris", wrong)},
            headers={"accept-language": "fr-CH, en;q=0.5"},
        )
        problem = french.json()["mistake"]["problem"]
        assert problem == "attendu\u00a0: un nombre entier de 1 à 31\u202f; trouvé\u00a0: 40"
        _, file = await post(server, "/api/workshop/miraris/write", data=changed("miraris", cheaper), remark="Mine")
        assert file["toml"].startswith("# Mine\n")
        _, read = await post(server, "/api/workshop/miraris/read", toml=file["toml"])
        assert read["data"] == changed("miraris", cheaper)


async def test_what_is_no_data_is_said(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        status, told = await post(server, "/api/workshop/miraris/read", toml="wonder = [")
        assert (status, told["key"]) == (400, "data") and "not TOML" in told["detail"]
        japanese = {"accept-language": "ja"}
        read = await server.http.post("/api/workshop/miraris/read", json={"toml": "wonder = ["}, headers=japanese)
        assert read.json()["args"]["where"] == "ファイル", "pages put it into a sentence of theirs"
        assert (await post(server, "/api/workshop/nothing/check", data={}))[1]["key"] == "no-such-game"
        status, told = await post(server, "/api/workshop/miraris/check", data={"much": "x" * DATA_SIZE})
        assert (status, told["key"]) == (413, "too-large")
        answer = await server.http.get("/api/workshop/miraris?of=" + "0" * 64)
        assert (answer.status_code, answer.json()["key"]) == (404, "no-such-data")
        made = {"game": "miraris", "players": 3, "name": "Ann"}
        status, told = await post(server, "/api/tables", **made, data=changed("miraris", unwinnable))
        assert status == 400 and told["key"] == "data", told
        status, told = await post(server, "/api/tables", **made, data=wondertable.game("miraris").data, start={})
        assert (status, told["key"]) == (400, "malformed")


async def test_data_with_which_the_rules_break_down_make_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path / "t.db", bench="tests.server.rooms:BrokenBench") as server:
        made = {"game": "miraris", "players": 3, "name": "Ann"}
        status, told = await post(server, "/api/tables", **made, data=changed("miraris", cheaper))
        assert (status, told["key"]) == (400, "game-broke") and "game 0" in told["detail"], told


async def test_a_table_plays_with_them_and_says_so(tmp_path: Path) -> None:
    path, data = tmp_path / "t.db", changed("miraris", cheaper)
    async with running(path) as server:
        made = await server.make(3, bots=["random"] * 2, data=data)
        table = made["table"]
        glance = (await server.http.get(f"/api/tables/{table}")).json()
        assert glance["own_data"] and glance["data"] not in (None, wondertable.game("miraris").data_hash)
        async with server.client(table, made["token"]) as ann:
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
            await ann.play()
            await ann.send(type="again")
            state = await ann.until(lambda state: state["again"] is not None)
            after = (await server.http.get(f"/api/tables/{state['again']['table']}")).json()
            assert after["own_data"] and after["data"] == glance["data"], (
                "the same people play with the same cards again"
            )
        record = (await server.http.get(f"/api/tables/{table}/record")).json()
        assert record["data"] == data
    async with running(path) as server:
        info = (await server.http.get(f"/api/tables/{table}/game")).json()
        assert info["data"] == data
        moments = (await server.http.get(f"/api/tables/{table}/moments?eyes=everything")).json()
        assert moments["game_info"]["data"] == data
        plain = await server.make(3, bots=["random"] * 2)
        glance = (await server.http.get(f"/api/tables/{plain['table']}")).json()
        assert not glance["own_data"] and glance["data"] is None


async def test_two_versions_are_compared_and_the_report_is_shown(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        status, told = await study(server, other=changed("miraris", cheaper), language="fr")
        assert status == 201
        early = await server.http.get(f"/api/studies/{told['id']}/report")
        assert early.status_code == 409
        found = await over(server, told["id"])
        assert (found["games"], found["partial"], found["done"], found["wanted"]) == (4, False, 8, 8)
        assert found["compared"] > found["clear"] >= 0 and found["without_winner"] == [0, 0]
        report = await server.http.get(f"/api/studies/{told['id']}/report")
        assert report.headers["content-security-policy"].endswith("sandbox")
        assert '<html lang="fr">' in report.text and "Mine" in report.text
        assert (await server.http.get("/api/studies/nothing")).status_code == 404


async def test_a_study_has_limits_and_can_be_stopped(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", bench="tests.server.rooms:SlowBench") as server:
        data = changed("miraris", cheaper)
        assert (await study(server, games=100_000, other=data))[1]["key"] == "malformed"
        assert (await study(server, bot="os:system", other=data))[1]["key"] == "malformed"
        _, first = await study(server, games=1000, other=data)
        assert (await study(server, other=data))[1]["key"] == "studies-busy", "one at a time"
        assert (await post(server, f"/api/studies/{first['id']}/end"))[0] == 200
        found = await over(server, first["id"])
        assert found["partial"] and 0 < found["games"] < 1000, found
        assert (await study(server, other=data))[0] == 201, "there is room again"


async def test_a_study_of_data_that_cannot_be_says_what_is_wrong(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        _, told = await study(server, other={"wonder": 1})
        assert (await over(server, told["id"]))["key"] == "data"
