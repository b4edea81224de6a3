"""What is shown where a link is pasted: a title, a sentence and a picture, and nothing that is hidden."""

from __future__ import annotations

import asyncio
import html
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server.harness import Address, running
from wondertable.core.text import sentence

pytestmark = pytest.mark.asyncio(loop_scope="module")

FRONT = "<!doctype html><html><head><title>Wondertable</title></head><body></body></html>"
PUBLIC = "https://tables.example/play/"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Address]:
    folder = tmp_path_factory.mktemp("previews")
    pages = folder / "static"
    (pages / ".vite").mkdir(parents=True)
    (pages / "index.html").write_text(FRONT)
    known = {"src/boards/miraris/play.webp": {"file": "assets/play-DMf5R8TA.webp"}}
    (pages / ".vite" / "manifest.json").write_text(json.dumps(known))
    async with running(folder / "t.db", pages=pages, public_url=PUBLIC) as address:
        yield address


async def told(server: Address, address: str) -> dict[str, str]:
    """What the head of a page tells those who only read it."""
    page = (await server.http.get(address, headers={"Host": "tables.example"})).text
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)" />', page)
    assert "<body></body>" in page
    return {name: html.unescape(content) for name, content in found}


async def test_the_house_has_its_own_words_and_its_sign(server: Address) -> None:
    preview = await told(server, "/")
    assert preview["og:title"] == "Wondertable"
    assert preview["og:url"] == PUBLIC
    assert preview["og:image"] == f"{PUBLIC}icon-512.png"
    assert "robots" not in preview


async def test_a_game_is_shown_as_it_is_played(server: Address) -> None:
    preview = await told(server, "/?new=miraris&friends")
    assert "Miraris" in preview["og:title"]
    assert preview["og:description"] == sentence("feel", game="miraris")
    assert preview["og:image"] == f"{PUBLIC}assets/play-DMf5R8TA.webp"
    assert preview["og:url"] == f"{PUBLIC}?new=miraris"


async def test_an_invitation_says_who_invites_to_what(server: Address) -> None:
    made = await server.make(3, ["adept", None])
    preview = await told(server, f"/?table={made['table']}")
    assert preview["og:title"] == "Ann invites you to Miraris"
    assert preview["og:description"].startswith("One seat is free.")
    assert preview["og:url"] == f"{PUBLIC}?table={made['table']}"
    assert preview["robots"] == "noindex"


async def test_a_name_cannot_leave_its_place(server: Address) -> None:
    made = await server.make(3, name='"><script>1</script>')
    page = await server.http.get(f"/?table={made['table']}")
    assert "<script>" not in page.text
    assert (await told(server, f"/?table={made['table']}"))["og:title"].startswith('"><script>1</script> invites')


async def test_while_it_is_played_nothing_but_who_plays_is_told(server: Address) -> None:
    async with server.started(3) as clients:
        table = clients[0].seated["table"]
        preview = await told(server, f"/?table={table}")
        assert preview["og:title"] == "Miraris, being played"
        assert preview["og:description"].startswith("Ann, Bob and Cyd are playing.")
        everything = " ".join(preview.values())
        assert not [client for client in clients if client.seated["token"] in everything]
        assert not re.search("lucia|rolando|keep", everything, re.IGNORECASE)


async def test_the_end_says_who_has_won(server: Address) -> None:
    async with server.started(3, options={"memory_aid": True}) as clients:
        await asyncio.gather(*(client.play() for client in clients))
        winners = clients[0].state["view"]["outcome"]["winners"]
        names = [("Ann", "Bob", "Cyd")[seat] for seat in winners]
        preview = await told(server, f"/?record={clients[0].seated['table']}&moment=3")
        assert all(name in preview["og:title"] for name in names)
        assert preview["og:url"] == f"{PUBLIC}?record={clients[0].seated['table']}"


@pytest.mark.parametrize(
    "address", ["/?table=nothing", "/?new=nothing", "/?table=" + "a" * 20, "/?other=1", "/?table="]
)
async def test_what_is_not_known_is_told_as_the_house(server: Address, address: str) -> None:
    preview = await told(server, address)
    assert preview["og:title"] == "Wondertable"
    assert (await server.http.get(address)).status_code == 200


async def test_without_a_public_address_the_one_that_was_called_is_told(tmp_path: Path) -> None:
    pages = tmp_path / "static"
    pages.mkdir()
    (pages / "index.html").write_text(FRONT)
    async with running(tmp_path / "t.db", pages=pages) as address:
        preview = await told_by(address)
        assert preview == f"http://127.0.0.1:{address.port}/"


async def told_by(server: Address) -> str:
    page = (await server.http.get("/")).text
    found = re.search('property="og:url" content="([^"]*)"', page)
    assert found is not None
    return found[1]
