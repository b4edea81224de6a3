"""What whoever runs a server may set, and what people are told who reach a limit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.server.harness import running
from tests.server.test_run import start
from wondertable.server import limits
from wondertable.server.settings import Settings

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("calls=400,40", (400, 40)),
        ("codes=10,0.05", (10, 0.05)),
        ("bots_alone=0,0", (0, 0)),
        ("tables=100", 100),
        ("idle=60.5", 60.5),
        ("linger=0", 0),
    ],
)
def test_a_limit_is_read(text: str, value: object) -> None:
    name = text.partition("=")[0]
    assert limits.read(text) == (name, value)
    assert limits.read(limits.shown(name)) == (name, Settings._field_defaults[name])


@pytest.mark.parametrize(
    "text", ["calls=400", "calls=400,0", "calls=0,1", "calls=", "tables=1.5", "tables=0", "tables=-1", "idle=nan", "idle=inf",
             "bots_alone=1,1,1", "bots_alone=a,b", "tables=99999999999999"]
)  # fmt: skip
def test_a_limit_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(limits.Unfit) as unfit:
        limits.read(text)
    assert unfit.value.wanted == limits.shown(text.partition("=")[0])


async def test_what_is_wrong_with_a_limit_is_explained(tmp_path: Path) -> None:
    for given, says in (("calls=many", "calls=200,20"), ("guests=3", "new_tables")):
        code, _, err = await start(f"serve(port=0, database='sqlite:///{tmp_path}/t.db', limits=[{given!r}])")
        assert code == 1
        assert says in err and given.partition("=")[0] in err
        assert "Traceback" not in err


async def test_where_metrics_are_to_be_told_is_checked(tmp_path: Path) -> None:
    code, _, err = await start(f"serve(port=0, database='sqlite:///{tmp_path}/t.db', metrics='everywhere')")
    assert code == 1
    assert '"everywhere"' in err and "127.0.0.1:9100" in err


def test_the_page_for_operators_tells_of_every_limit_and_its_default() -> None:
    """In the order in which the program names them; one hangs on the machine."""
    rows = re.findall(r"^\| `([a-z_]+=[^`]*)` \|", PAGE.read_text(), re.MULTILINE)
    assert rows == ["bot_processes=N" if name == "bot_processes" else limits.shown(name) for name in limits.NAMES]


async def test_whoever_is_too_fast_is_told_when_to_try_again(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", calls=(1, 0.1), looks=(2, 0.01)) as server:
        await server.make(3)
        answer = await server.http.post("/api/tables", json={"game": "miraris", "players": 3, "name": "Ann"})
        assert answer.status_code == 429
        assert 9 <= int(answer.headers["Retry-After"]) == answer.json()["args"]["seconds"] <= 10
        assert f"{answer.headers['Retry-After']} seconds" in answer.json()["detail"]
        looks = [await server.http.get(path) for path in ("/api/live", "/api/live", "/api/live", "/")]
        assert [look.status_code for look in looks] == [200, 200, 429, 429]
        assert all(90 <= int(look.headers["Retry-After"]) <= 100 for look in looks[2:])
        assert "seconds" in looks[3].text


async def test_browsers_stay_with_tls_where_the_public_address_has_it(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", public_url="https://tables.example/") as server:
        for host, secure in (
            ("tables.example", True),
            ("TABLES.example:443", True),
            ("localhost", False),
            ("127.0.0.1", False),
        ):
            for path in ("/api/live", "/nothing", "/api/nothing"):
                answer = await server.http.get(path, headers={"Host": host})
                assert ("Strict-Transport-Security" in answer.headers) is secure
                assert "camera=()" in answer.headers["Permissions-Policy"]
        foreign = await server.http.get("/api/live", headers={"Host": "evil.example"})
        assert "Strict-Transport-Security" not in foreign.headers
    async with running(tmp_path / "t.db", public_url="http://tables.example/") as server:
        answer = await server.http.get("/api/live", headers={"Host": "tables.example"})
        assert "Strict-Transport-Security" not in answer.headers
