"""`wondertable sit`: a bot from outside plays at a live table, and is told no more than a person."""

from __future__ import annotations

import asyncio
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Address, Child, running
from wondertable.core.refused import Refused
from wondertable.terminal import guest as guests
from wondertable.terminal.guest import Guest, Link, link_of
from wondertable.terminal.players import ClassPlayer, Player, ProgramPlayer, RandomPlayer, answers, player_of

Json = dict[str, Any]
ROOT = Path(__file__).parents[2]
EXAMPLE = f"{sys.executable} {ROOT / 'examples/guest.py'}"


class Noted:
    """Takes the first answer, and remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[Json] = []

    def answer(self, view: Json, question: Json) -> str:
        self.views.append(view)
        return str(question["answers"][0])


async def at_a_table(server: Address, player: Player, said: list[str]) -> Json:
    """With Ann, who takes the first answer to everything, and a thumb; what Ann sees in the end."""
    made = await server.make(3, [None, "thumb"])
    link = Link(f"http://127.0.0.1:{server.port}", made["table"])
    async with server.client(made["table"], made["token"]) as ann:
        staying = asyncio.create_task(Guest(link, "Visitor", player, said.append).stay())
        await ann.until(lambda state: state["table"]["seats"][1]["online"])
        await ann.send(type="start")
        await ann.until(lambda state: state["view"] is not None)
        playing = asyncio.create_task(ann.play())
        done, _ = await asyncio.wait([staying, playing], return_when=asyncio.FIRST_EXCEPTION)
        playing.cancel()
        for task in done:
            await task
        await staying
        return ann.state


async def test_a_class_plays_a_whole_game(tmp_path: Path) -> None:
    said: list[str] = []
    bot = Noted()
    async with running(tmp_path / "t.db") as server:
        state = await at_a_table(server, ClassPlayer(bot), said)
    assert state["table"]["over"]
    assert said[0] == "Visitor sits in seat 2."
    assert said[-1].startswith("The game is over. ")
    assert {view["seat"] for view in bot.views} == {1}
    assert all(view["game"] == "miraris" for view in bot.views)


async def test_the_example_in_twenty_lines_plays_a_whole_game(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    said: list[str] = []
    async with running(tmp_path / "t.db") as server:
        state = await at_a_table(server, ProgramPlayer(EXAMPLE), said)
    winners = state["view"]["outcome"]["winners"]
    told = capfd.readouterr().err
    assert "I sit in seat 2 of miraris." in told
    assert f"The winners are the seats {winners}." in told


def test_where_answers_are_a_form_the_usual_way_to_fill_it_is_offered() -> None:
    hand = {"type": "one", "name": "hand", "choices": ["left", "right"], "usual": "right"}
    form = {"kind": "grab", "word": "grab", "fields": [hand], "beside": []}
    stop = {"text": "stop", "kind": "stop", "parts": {}}
    assert answers({"options": [stop], "forms": [form]}) == ["stop", "grab right"]


async def test_a_lost_line_is_taken_up_again(tmp_path: Path) -> None:
    """The server dies in the middle of the game, and comes back."""
    said: list[str] = []
    async with Child(tmp_path / "t.db") as child:
        server = await child.start()
        made = await server.make(3)
        slow = Slow()
        link = Link(f"http://127.0.0.1:{child.port}", made["table"])
        players: dict[str, Player] = {"Visitor": ClassPlayer(slow), "Other": RandomPlayer()}
        staying = [asyncio.create_task(Guest(link, name, who, said.append).stay()) for name, who in players.items()]
        async with server.client(made["table"], made["token"]) as ann:
            await ann.until(lambda state: all(seat["online"] for seat in state["table"]["seats"]))
            await ann.send(type="start")
            await ann.until(lambda state: state["view"] is not None)
        await asyncio.to_thread(slow.asked.wait, 20)
        await child.kill()
        slow.go.set()
        server = await child.start()
        async with server.client(made["table"], made["token"]) as ann:
            await asyncio.gather(ann.play(), *staying)
    assert "The line was lost; it is taken up again." in said
    assert said[-1].startswith("The game is over. ")


class Slow:
    """Is asked once before the server dies, and answers after."""

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.go = threading.Event()

    def answer(self, view: Json, question: Json) -> str:
        self.asked.set()
        self.go.wait(20)
        return str(question["answers"][0])


# -- what goes wrong ---------------------------------------------------------------------------------------------------


class Stubborn:
    def answer(self, view: Json, question: Json) -> str:
        return "dance"


class Broken:
    def answer(self, view: Json, question: Json) -> str:
        raise KeyError("no idea")


class Mute:
    def answer(self, view: Json, question: Json) -> int:
        return 7


@pytest.mark.parametrize(
    ("player", "told"),
    [
        (ClassPlayer(Stubborn()), '"dance" was refused'),
        (ClassPlayer(Broken()), "KeyError: 'no idea'"),
        (ClassPlayer(Mute()), "int and no text"),
        (ProgramPlayer(f"{sys.executable} -c pass"), "ended before the game, with the exit code 0"),
        (ProgramPlayer(f"{sys.executable} -c 'input(); input(); print(7)'"), "no answer but: 7"),
        (ProgramPlayer("/nowhere/bot"), "cannot be started: No such file"),
    ],
)
async def test_what_went_wrong_is_said_in_a_sentence(tmp_path: Path, player: Player, told: str) -> None:
    async with running(tmp_path / "t.db") as server:
        with pytest.raises(Refused) as refused:
            await at_a_table(server, player, [])
    assert told in str(refused.value)


async def test_a_table_that_is_full_or_not_there_refuses_in_its_own_words(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db") as server:
        made = await server.make(2, ["thumb"], game="dominovia")
        for table, told in ((made["table"], "full"), ("nowhere", "no such table")):
            with pytest.raises(Refused, match=told):
                await Guest(Link(f"http://127.0.0.1:{server.port}", table), "Visitor", RandomPlayer(), print).stay()


async def test_a_server_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "PATIENCE", 0.0)
    with pytest.raises(Refused, match="cannot be reached"):
        await Guest(Link("http://127.0.0.1:9", "x"), "Visitor", RandomPlayer(), print).stay()


@pytest.mark.parametrize("text", ["table", "ftp://a/?table=x", "http://a/", "http:///?table=x", "http://[/?table=x"])
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="is not the link of a table"):
        link_of(text)


def test_a_link_leads_to_its_table() -> None:
    assert link_of("https://tables.example:8443/?table=ab%20c&watch").socket == "wss://tables.example:8443/ws/ab%20c"


@pytest.mark.parametrize(
    ("bot", "told"),
    [("master", "is no bot from outside"), ("nowhere:Bot", "ModuleNotFoundError"), ("json:Bot", "has no attribute"),
     ("json:JSONDecoder", "no method answer")],
)  # fmt: skip
def test_bots_that_are_none(bot: str, told: str) -> None:
    with pytest.raises(Refused, match=told):
        player_of(bot, None)
