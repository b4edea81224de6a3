"""A seat at a live table, for whoever answers in it: over HTTP and WebSocket, like a person in a browser."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, quote, urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from wondertable.core.refused import Refused
from wondertable.core.text import sentence
from wondertable.server import wire
from wondertable.terminal.players import Player, answers

Json = dict[str, Any]
PATIENCE = 120.0
"""Seconds in which a lost line is taken up again."""
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)
CALL = 30.0
MESSAGE_MOST = 16 << 20
TRIES = 3
"""So often an answer to the same question may be refused."""
WAIT_KEYS = {"too-fast", "database", "internal", "paused"}
PASSED_KEYS = {"stale", "answered", "not-asked", "game-over", "bot-plays", "has-resigned", "out-of-time"}
"""The table has moved on meanwhile."""
FINAL_CODES = {4403, 4404, 4500}


class Link(NamedTuple):
    origin: str
    table: str

    @property
    def socket(self) -> str:
        return f"ws{self.origin.removeprefix('http')}/ws/{quote(self.table)}"

    @property
    def seats(self) -> str:
        return f"{self.origin}/api/tables/{quote(self.table)}/seats"


def link_of(text: str) -> Link:
    """As the table's page shows it: http://127.0.0.1:8000/?table=..."""
    try:
        parts = urlsplit(text)
        tables = parse_qs(parts.query).get("table", [])
    except ValueError:
        raise Refused(None, "sit-link", {"link": text[:120]}) from None
    if parts.scheme not in ("http", "https") or not parts.netloc or len(tables) != 1:
        raise Refused(None, "sit-link", {"link": text[:120]})
    return Link(f"{parts.scheme}://{parts.netloc}", tables[0])


def join(link: Link, name: str) -> Json:
    """Take a free seat; refused with the server's own sentence."""
    headers = {"content-type": "application/json"}
    request = Request(link.seats, json.dumps({"name": name}).encode(), headers)  # noqa: S310 - http or https, see link_of
    try:
        with urlopen(request, timeout=CALL) as answer:  # noqa: S310
            seated: Json = json.load(answer)
            return seated
    except HTTPError as error:
        raise Refused(None, "sit-refused", {"problem": detail(error)}) from None
    except (URLError, OSError, ValueError) as error:
        problem = str(getattr(error, "reason", error))
        raise Refused(None, "sit-unreachable", {"link": link.origin, "problem": problem[:200]}) from None


def detail(error: HTTPError) -> str:
    try:
        return str(json.load(error)["detail"])[:300]
    except (ValueError, KeyError, TypeError, OSError):
        return f"HTTP {error.code}"


class Guest:
    def __init__(self, link: Link, name: str, player: Player, say: Callable[[str], None]) -> None:
        self.link = link
        self.name = name
        self.player = player
        self.say = say
        self.seated: Json = {}
        self.state: Json = {}
        self.begun = False
        self.answered: int | None = None
        """The number of the question that was answered last."""
        self.last = ""
        self.refusals = 0

    async def stay(self) -> None:
        """Until the game is over, whatever happens to the line."""
        try:
            self.seated = await asyncio.to_thread(join, self.link, self.name)
            self.say(sentence("sit-seated", {"who": self.name, "seat": int(self.seated["seat"]) + 1}))
            while not await self.converse():
                self.say(sentence("sit-again"))
        finally:
            await self.player.close()

    async def converse(self) -> bool:
        """Whether the game came to its end before the line was lost."""
        line = await self.connected()
        try:
            async with line:
                self.state, self.answered = {}, None  # who is still asked was not heard
                await send(line, {"type": "hello", "token": self.seated["token"], "since": 0})
                async for frame in line:
                    if isinstance(frame, str) and await self.heard(line, json.loads(frame)):
                        return True
        except (ConnectionClosed, OSError):
            pass
        if line.close_code in FINAL_CODES:
            raise Refused(None, "sit-closed", {"code": line.close_code})
        return False

    async def connected(self) -> ClientConnection:
        """As soon as the server is there again."""
        until = time.monotonic() + PATIENCE
        number = 0
        while True:
            try:
                return await connect(self.link.socket, max_size=MESSAGE_MOST)
            except (OSError, WebSocketException) as error:
                if time.monotonic() > until:
                    problem = " ".join(str(error).split())[:200] or type(error).__name__
                    raise Refused(None, "sit-unreachable", {"link": self.link.origin, "problem": problem}) from None
            await asyncio.sleep(PAUSES[min(number, len(PAUSES) - 1)])
            number += 1

    async def heard(self, line: ClientConnection, message: Json) -> bool:
        """Whether the game is over."""
        if message["type"] == "state":
            self.state = wire.whole(message, self.state)
            await self.agree(line, message)
        elif message["type"] == "accepted":
            self.refusals = 0
        elif message["type"] == "refused":
            await self.not_accepted(line, message)
        if self.state.get("view") is None:
            return False
        if not self.begun:
            await self.begin()
        if self.state["table"]["over"]:
            await self.end()
            return True
        await self.act(line)
        return False

    async def begin(self) -> None:
        self.begun = True
        table = self.state["table"]
        names = [seat["name"] or seat["bot"] for seat in table["seats"]]
        about = {"game": table["game"], "players": table["players"], "options": table["options"]}
        await self.player.begin({**about, "seat": self.seated["seat"], "names": names})

    async def act(self, line: ClientConnection) -> None:
        view, number = self.state["view"], self.state["question"]
        if self.seated["seat"] not in view["asked"] or number == self.answered:
            return
        question = {**view["question"], "answers": answers(view["question"])}
        self.last = await self.player.answer(view, question)
        self.answered = number
        await send(line, {"type": "answer", "question": number, "answer": self.last})

    async def agree(self, line: ClientConnection, message: Json) -> None:
        """Whoever plays by program never minds, neither that something is taken back nor what the table would like to do."""
        if self.seated["seat"] in (message.get("undo") or {}).get("waiting", []):
            await send(line, {"type": "vote", "agree": True})
        motion = message.get("table", {}).get("company", {}).get("motion") or {}
        if self.seated["seat"] in motion.get("waiting", []):
            await send(line, {"type": "consent", "agree": True})

    async def not_accepted(self, line: ClientConnection, message: Json) -> None:
        if message["question"] is None or message["question"] != self.answered or message["key"] in PASSED_KEYS:
            return
        if message["key"] in WAIT_KEYS:
            await asyncio.sleep(1.0)
            await send(line, {"type": "answer", "question": self.answered, "answer": self.last})
            return
        self.refusals += 1
        if self.refusals >= TRIES:
            raise Refused(None, "sit-answers", {"answer": self.last[:80], "problem": message["detail"]})
        await self.player.refused({"answer": self.last, **{key: message[key] for key in ("rule", "key", "detail")}})
        self.answered = None

    async def end(self) -> None:
        outcome = self.state["view"]["outcome"] or {}
        await self.player.over(outcome)
        seats = self.state["table"]["seats"]
        winners = [str(seats[seat]["name"] or seats[seat]["bot"]) for seat in outcome.get("winners", [])]
        self.say(sentence("sit-over", {"list": winners, "won": len(winners)}))


async def send(line: ClientConnection, message: Json) -> None:
    await line.send(json.dumps(message))
