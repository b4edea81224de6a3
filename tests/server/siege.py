"""People who play whole games of any kind while servers die or lines fail, and what must be true afterwards.

Everything is held against the log as it is read from the store: what was accepted is there, once; and whatever anybody was shown is what
a replay of the log, up to some line, gives to this viewer.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import wondertable
from tests.offering import texts
from tests.server.grimoire import Player, small
from tests.server.harness import Address, Client, Json
from wondertable.core.entries import PLAYER, Answered
from wondertable.core.game import Game
from wondertable.server import log, wire
from wondertable.server.room import Room, decoded
from wondertable.server.store import Line, store_for

NAMES = ("Ann", "Bob", "Cyd", "Dan", "Eve", "Fay")
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
"""How it shows that a server or a line is gone."""
TOO_LATE = ("stale", "not-asked", "game-over")
"""Why an answer may be refused that was right when it was sent: where several are asked, another was quicker."""
WHIM, CONSENT = 0.03, 0.8
"""The chance that somebody who may takes something back, and that another agrees."""
TABLE = {"board", "asked", "question", "outcome"}


class Title(NamedTuple):
    """What is played."""

    game: str
    options: Json

    def __str__(self) -> str:
        return "-".join((self.game, *map(str, self.options.values())))

    @property
    def players(self) -> int:
        return min(4, wondertable.game(self.game).seats()[-1])

    @property
    def settings(self) -> Json:
        """Those of programs, which have nothing beside the rules, and quick."""
        game = wondertable.game(self.game)
        return game.check_options({**game.quick(), **self.options})


TITLES = [Title(name, {}) for name in wondertable.games()]
SIMULATED = Title("kamimai", {"source": "simulated", "mode": "easy", "turn_cap": 3})
"""With a book beside its rules; tests make it a small one."""


class Sighting(NamedTuple):
    """What a viewer was shown, when the log had at least so many lines."""

    viewer: int | None
    seen: Json
    since: int


class Siege:
    """All people of a test, and how many messages they have sent and received."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.people: list[Person] = []
        self.messages = 0
        self.blow_at = -1
        self.blow: Callable[[], None] = lambda: None
        self.sightings: dict[str, list[Sighting]] = defaultdict(list)
        self.lines: dict[str, int] = defaultdict(int)
        """So many lines each table's log had when it was last read."""
        self.most = 1 << 30
        """So many answers at each table, and its people stop."""
        self.silent = False
        """Nobody begins anything."""

    def boundary(self) -> None:
        """A message was sent or received."""
        self.messages += 1
        if self.messages == self.blow_at:
            self.blow()
            self.silent = True
            for person in self.people:
                person.hush()

    def strike(self, blow: Callable[[], None] | None, within: int = 0) -> None:
        """Everybody may speak; the blow comes after one of the next so many messages."""
        self.silent = False
        self.blow_at = -1 if blow is None else self.messages + self.chance.randint(1, within)
        self.blow = blow or self.blow

    @property
    def tables(self) -> list[str]:
        return list(dict.fromkeys(person.table for person in self.people))

    @property
    def over(self) -> bool:
        return all(person.over for person in self.people)

    def at(self, table: str) -> list[Person]:
        return [person for person in self.people if person.table == table]

    def answers_at(self, table: str) -> int:
        return sum(len(person.accepted) for person in self.at(table))

    async def seat(self, server: Address, title: Title, seed: str | None = None) -> list[Person]:
        """A table of people that has started."""
        made = await server.make(
            title.players, game=title.game, options=title.settings, seed=seed, patience=14 * 24 * 3600
        )
        seated = [made, *[await server.sit(made["table"], name) for name in NAMES[1 : title.players]]]
        people = [Person(self, title, one) for one in seated]
        async with server.client(made["table"], made["token"]) as host:
            await host.send(type="start")
            await host.until(lambda state: state["table"]["started"])
        self.people += people
        return people

    def saw(self, table: str, viewer: int | None, client: Player) -> None:
        if client.state.get("view") is not None:
            self.sightings[table].append(Sighting(viewer, seen_by(client), self.lines[table]))


class Besieged(Player):
    """A client that counts, and gives a silent line up."""

    siege: Siege
    patience: float | None = None
    voted: object = None
    """The wish that it has voted about."""

    async def send(self, **message: Any) -> None:
        await super().send(**message)
        self.siege.boundary()

    async def receive(self) -> Json:
        try:
            async with asyncio.timeout(self.patience):
                message = await super().receive()
        except TimeoutError:
            await self.send(type="ping")  # is anybody there?
            async with asyncio.timeout(self.patience):
                message = await super().receive()
        self.siege.boundary()
        return message


@asynccontextmanager
async def opened(
    siege: Siege, port: int, table: str, token: str | None, patience: float | None = None
) -> AsyncIterator[Besieged]:
    address = f"ws://127.0.0.1:{port}/ws/{table}"
    async with connect(address, compression=None, max_queue=None, open_timeout=patience, close_timeout=0.1) as socket:
        client = Besieged(socket)
        client.siege, client.patience = siege, patience
        try:
            await client.hello(token)
            yield client
        except TimeoutError:
            socket.transport.abort()
            raise


class Person:
    """Answers with anything that is offered, on one connection after the other, and remembers what was sent and accepted."""

    def __init__(self, siege: Siege, title: Title, seated: Json) -> None:
        self.siege = siege
        self.title = title
        self.table: str = seated["table"]
        self.token: str = seated["token"]
        self.number: int = seated["seat"]
        self.sent: dict[int, str] = {}
        """By the number of the question."""
        self.accepted: dict[int, str] = {}
        self.over = False
        self._client: Besieged | None = None
        self._asking = False
        self._withdrawn: int | None = None
        """The question at which something is being taken back."""
        self._tried: set[int] = set()
        """All of those."""

    @property
    def had_enough(self) -> bool:
        return self.over or self.siege.silent or self.siege.answers_at(self.table) >= self.siege.most

    async def play(self, port: int, patience: float | None = None) -> bool:
        """Until the game is over, or the server or the line is gone; whether anything came after the first state."""
        self._client = None
        try:
            async with opened(self.siege, port, self.table, self.token, patience) as client:
                self._client = client
                self._withdrawn = None  # what was on its way to a server that is gone, nobody has heard
                self.siege.saw(self.table, self.number, client)
                if not self.had_enough and self.siege.chance.random() < 0.6:
                    await self._send_again(client)
                while not client.state["table"]["over"] and not self.had_enough:
                    await self._take_back_or_vote(client)
                    if self._may_answer(client.state):
                        await self._answer(client)
                    else:
                        self._hear(await client.receive())
                self.over = client.state["table"]["over"]
        except LOST:
            pass
        if self._client is None:
            return False
        self.siege.saw(self.table, self.number, self._client)
        return self._client.number > 1

    def hush(self) -> None:
        """Hang up, unless there is an answer to be waited for."""
        if self._client is not None and not self._asking:
            self._client.socket.transport.abort()

    def _may_answer(self, state: Json) -> bool:
        view = state["view"]
        if view is None or self.number not in view["asked"] or state["question"] in self.accepted:
            return False
        if state["question"] == self._withdrawn or state["undo"]["waiting"]:
            return False
        question = view["question"]
        return (
            question is not None and question["answered"] is None and bool(question["options"] or question.get("forms"))
        )

    async def _take_back_or_vote(self, client: Besieged) -> None:
        undo, number = client.state["undo"], client.state["question"]
        wish = (number, undo["asked_by"], len(undo["agreed"]))
        if self.number in undo["waiting"] and wish != client.voted:
            client.voted = wish
            await client.send(type="vote", agree=self.siege.chance.random() < CONSENT)
        if undo["can"] is not None and number != self._withdrawn and self.siege.chance.random() < WHIM:
            self._withdrawn = number
            self._tried.add(number)
            await client.send(type="undo", question=number)

    def _hear(self, message: Json) -> None:
        """What became of the wish to take something back: it is refused, or others are asked, or the question is another."""
        refused = message["type"] == "refused" and message["question"] == self._withdrawn
        if refused or (message["type"] == "state" and message["undo"]["asked_by"] is not None):
            self._withdrawn = None

    async def _answer(self, client: Besieged) -> None:
        number = client.state["question"]
        if number not in self.sent:  # else it may be in already: nobody says two things to one question
            self.sent[number] = self.siege.chance.choice(texts(client.state["view"]["question"]))
        await self._ask(client, number)

    async def _send_again(self, client: Besieged) -> None:
        """What was sent last, if nobody knows whether it came."""
        if self.sent and (last := max(self.sent)) not in self.accepted:
            await self._ask(client, last)

    async def _ask(self, client: Besieged, number: int) -> None:
        self._asking = True
        try:
            await client.send(type="answer", question=number, answer=self.sent[number])
            while not self._is_about(reply := await client.reply(), number):
                pass
        finally:
            self._asking = False
        if reply["type"] == "accepted":
            self.accepted[number] = self.sent[number]
            if self.had_enough:  # and with it all others
                for person in self.siege.at(self.table):
                    person.hush()
            return
        assert reply["key"] in TOO_LATE, reply
        if reply["key"] == "stale":
            await client.until(lambda state: state["question"] != number or state["table"]["over"])

    def _is_about(self, reply: Json, number: int) -> bool:
        """And not a reply that came twice, or one to a wish to take something back."""
        if reply.get("question") != number:
            return False
        return reply["type"] == "accepted" or reply["key"] in TOO_LATE or number not in self._tried


def seen_by(client: Client) -> Json:
    """What the rules say of a state: nothing of who is connected and what they say."""
    state = client.state
    view = {name: part for name, part in state["view"].items() if name in TABLE}
    return {"question": state["question"], "undo": state["undo"], "view": view, "events": list(client.events)}


def shown_by(room: Room, viewer: int | None) -> Json:
    """The same, as the room gives it."""
    table = room.table
    view = plain(table.changing(viewer))
    view["board"] = plain(table.fixed()) | view["board"]
    return {
        "question": table.question(viewer),
        "undo": plain(room.undo_state(viewer)),
        "view": view,
        "events": plain(table.happened(viewer)),
    }


def plain(part: object) -> Any:
    return json.loads(wire.encode(part))


async def stored(database: str, tables: Iterable[str]) -> dict[str, list[Line]]:
    store = store_for(database)
    await store.open()
    try:
        return {table: await store.load(table) for table in tables}
    finally:
        await store.close()


async def hold_against_the_log(siege: Siege, database: str, game: Callable[[str], Game] = small) -> None:
    """While nobody writes: nothing that was accepted is lost or doubled, and all that was shown is what the log tells."""
    for table, lines in (await stored(database, siege.tables)).items():
        people = siege.at(table)
        entered = replayed(table, lines, siege.sightings.pop(table, []), game)
        for person in people:
            mine = entered[person.number]
            assert len(set(mine)) == len(mine), f"{person.title}: an answer was entered twice: {mine}"
            lost = set(person.accepted.items()) - set(mine)
            assert not lost, f"{person.title}: accepted and lost: {lost}"
            unsaid = set(mine) - set(person.sent.items())
            assert not unsaid, f"{person.title}: nobody said {unsaid}"
        siege.lines[table] = len(lines)


def replayed(
    table: str, lines: list[Line], sightings: list[Sighting], game: Callable[[str], Game]
) -> dict[int, list[tuple[int, str]]]:
    """What each seat's person answered to which question, by the log; each sighting must be what it gives somewhere."""
    first, *others = lines
    made = decoded(first)
    assert isinstance(made, log.Made)
    room = Room(table, made, game(made.game))
    entered: dict[int, list[tuple[int, str]]] = defaultdict(list)
    waiting = list(sightings)
    for line in others:
        event = decoded(line)
        if isinstance(event, log.Entered) and isinstance(event.entry, Answered) and event.entry.by == PLAYER:
            seat = event.entry.seat
            entered[seat].append((room.table.question(seat), event.entry.answer))
        room.apply(line.seq, event)
        if waiting:
            waiting = not_yet(room, waiting)
    assert not waiting, f"{made.game}: seat {waiting[0].viewer} was shown what the log does not tell: {waiting[0].seen}"
    return entered


def not_yet(room: Room, waiting: list[Sighting]) -> list[Sighting]:
    """The sightings that are of another moment."""
    shown: dict[int | None, Json] = {}
    left = []
    for sighting in waiting:
        viewer = sighting.viewer
        if room.seq < sighting.since or not room.started or room.table.question(viewer) != sighting.seen["question"]:
            left.append(sighting)
            continue
        if viewer not in shown:
            shown[viewer] = shown_by(room, viewer)
        if shown[viewer] != sighting.seen:
            left.append(sighting)
    return left
