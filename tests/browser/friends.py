"""Tables that are played over the wire, so that a page can be looked at in any situation without waiting for anybody."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.browser.people import Json, Person
from tests.browser.serving import WAIT, Server
from tests.offering import texts
from wondertable.server import wire

# With this seed the first four seats are dealt these characters, so that the scoring asks all of its questions.
SEED = "e29c9c180c6279b0b02abd6a1801c7c0"
KEPT = ("keep lucia", "keep rolando", "keep serena", "keep mirela")
# Whole games of four seats, round by round. Ties leave piles to look at, and three cards in the row in the end.
BIDS = ((5, 5, 2, 2), (6, 3, 6, 3), (9, 9, 1, 4), (8, 1, 5, 7), (1, 6, 7, 8), (2, 7, 8, 6), (3, 2, 3, 5), (4, 8, 4, 9))
NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve", "Fay")


class Seat:
    """A seat that answers at once. A browser may sit in it at the same time."""

    def __init__(self, seated: Json, socket: ClientConnection) -> None:
        self.token = str(seated["token"])
        self._socket = socket
        self.state: Json = {}
        self._send(type="hello", token=self.token, since=0)
        self._receive()

    def _send(self, **message: Any) -> None:
        self._socket.send(json.dumps(message))

    def _receive(self) -> None:
        message = json.loads(self._socket.recv(timeout=WAIT))
        assert message["type"] != "refused", message
        if message["type"] == "state":
            self.state = wire.whole(message, self.state)

    def start(self) -> None:
        self._send(type="start")

    def ask_to_undo(self) -> None:
        """And everybody else is asked."""
        self.until(lambda state: state["undo"]["can"] == "ask")
        self._send(type="undo", question=self.state["question"])
        self.until(lambda state: state["undo"]["asked_by"] == state["seat"])

    def say(self, text: str) -> None:
        self._send(type="say", text=text)

    def vote(self, agree: bool) -> None:
        self.until(lambda state: state["seat"] in state["undo"]["waiting"])
        self._send(type="vote", agree=agree)

    def decide(self, **message: Any) -> None:
        """About who plays, or for the whole table."""
        self._send(**message)

    def agree(self) -> None:
        """To what somebody has moved."""
        self.until(lambda state: state["table"]["company"]["motion"] is not None)
        self._send(type="consent", agree=True)

    def until(self, wanted: Callable[[Json], object]) -> None:
        """Until the table has told a state like this."""
        while self.state["view"] is None or not wanted(self.state):
            self._receive()

    def is_asked(self) -> bool:
        return self.state["view"] is not None and self.state["seat"] in self.state["view"]["asked"]

    def until_asked(self) -> None:
        while not self.is_asked():
            self._receive()

    def answer(self, text: str | None = None) -> None:
        """Waits until it is asked; without words it takes the first thing offered."""
        self.until_asked()
        question = self.state["question"]
        text = text or texts(self.state["view"]["question"])[0]
        self._send(type="answer", question=question, answer=text)
        while self.state["question"] == question and self.is_asked():
            self._receive()

    def pass_by(self, question: int, seat: int | None) -> None:
        """Until this seat is no longer seen to be asked that question; without a seat whatever is told next."""
        if seat is None:
            self._receive()
        while seat in self.state["view"]["asked"] and self.state["question"] == question:
            self._receive()

    def report(self, text: str) -> None:
        """Tells what happened with real cards, once the table waits for it."""
        self.until(lambda state: state["view"]["board"]["awaiting"])
        happened = self.state["first"] + len(self.state["events"])
        self._send(type="report", report=text)
        while self.state["first"] + len(self.state["events"]) <= happened:
            self._receive()


class Friends:
    """A table of people only, the first of whom may be looked at in a browser."""

    def __init__(
        self,
        server: Server,
        players: int,
        seed: str,
        *,
        game: str = "miraris",
        bots: int = 0,
        start: Json | None = None,
        **options: Any,
    ) -> None:
        """The last seats may be taken by bots; a game may begin with a saved position."""
        self.server = server
        self.game = game
        empty: list[str | None] = [None] * (players - 1 - bots)
        body = {"game": game, "players": players, "name": NAMES[0], "bots": [*empty, *["thumb"] * bots], "seed": seed}
        body |= {"options": options} if start is None else {"start": start}
        self.seated = [self._post("/api/tables", body)]
        self.table = str(self.seated[0]["table"])
        self.seats: list[Seat] = []

    def _post(self, path: str, body: Json) -> Json:
        answer = httpx.post(f"{self.server.url}{path}", json=body, timeout=WAIT)
        assert answer.is_success, answer.text
        return dict(answer.json())

    def join(self, name: str) -> None:
        self.seated.append(self._post(f"/api/tables/{self.table}/seats", {"name": name}))

    @contextlib.contextmanager
    def come(self, players: int) -> Iterator[None]:
        """Everybody else sits down, and all are connected."""
        for name in NAMES[1:players]:
            self.join(name)
        with self.connected():
            yield

    @contextlib.contextmanager
    def connected(self) -> Iterator[None]:
        """All who have a seat, beside the browsers in which they may sit."""
        url = f"{self.server.url.replace('http', 'ws')}/ws/{self.table}"
        with contextlib.ExitStack() as stack:
            self.seats = [Seat(one, stack.enter_context(connect(url, max_queue=None))) for one in self.seated]
            yield

    def answer(self, texts: Iterable[str], first: int = 0) -> None:
        """The answers of seats beside each other."""
        for seat, text in enumerate(texts, first):
            self.seats[seat].answer(text)

    def play_out(self) -> None:
        """Those who are connected take whatever is offered first, to the end of the game."""
        ann = self.seats[0]
        ann.until(lambda state: state["table"]["started"])
        while not ann.state["table"]["over"]:
            asked = [seat for seat in ann.state["view"]["asked"] if seat < len(self.seats)]
            question = ann.state["question"]
            if asked:
                self.seats[asked[0]].answer()
            ann.pass_by(question, asked[0] if asked else None)

    def bid(self, values: Iterable[int], first: int = 0) -> None:
        self.answer([f"bid {value}" for value in values], first)

    def take_place(self, person: Person, number: int = 0) -> None:
        """Gives the person's browser a seat, as if it had been taken there."""
        seat = {**self.seated[number], "game": self.game, "when": 0}
        kept = json.dumps(json.dumps([seat]))
        person.context.add_init_script(f"localStorage['wondertable.seats'] ??= {kept}")
