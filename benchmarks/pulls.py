"""Measures live pulls at simulated books through the server: ./dev bench pulls [--at-once 1 2 4] [--rounds N]

At so many tables a hand pulls a page at the same time, thirty samples a second. Told are the gaps between pictures, and how far
the hand that everybody is shown lags behind the hand itself: both as people see them, medians, 95 of 100 and the worst.
"""

from __future__ import annotations

import argparse
import asyncio
import bisect
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

# Everything here is imported as part of `benchmarks`, however this file is started.
sys.path[0] = str(Path(__file__).resolve().parents[1])

import httpx  # noqa: E402
from websockets.asyncio.client import ClientConnection, connect  # noqa: E402

from benchmarks.comparison import columns, say  # noqa: E402
from benchmarks.line import for_pulls  # noqa: E402
from wondertable.games.kamimai.outside.grimoire import frames  # noqa: E402
from wondertable.games.kamimai.outside.grimoire.poses import PER_METRE  # noqa: E402
from wondertable.server import wire  # noqa: E402

Json = dict[str, Any]
SAMPLES = 1 / 30
STILL, PULLS = 0.25, 1.5
"""Seconds for which the hand holds the page, and then pulls."""
WAY = 0.095
"""Metres."""
HEAD = ("pulls at once", "pictures/s", "gap ms", "95 of 100", "worst", "lag ms", "95 of 100", "worst", "waited s")


class Puller:
    """One seat at one table of its own."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.token = token
        self.state: Json = {}
        self.pictures: list[float] = []
        self.hands: list[tuple[float, float]] = []
        """When a hand was shown, and how far along it was."""
        self.lags: list[float] = []
        self.waited = 0.0
        self._changed = asyncio.Event()
        self._held = asyncio.Event()

    async def listen(self) -> None:
        async for message in self.socket:
            now = time.perf_counter()
            if isinstance(message, bytes):
                self._see(message[1:], now)
                continue
            told = json.loads(message)
            assert told["type"] != "refused", told
            if told["type"] == "state":
                self.state = wire.whole(told, self.state)
                self._changed.set()

    def _see(self, frame: bytes, now: float) -> None:
        if frame[0] == frames.POSES:
            self.pictures.append(now)
        elif frame[0] == frames.HAND:
            _, _, _, _, _, y, _, holds = frames.HAND_HEAD.unpack_from(frame)
            if holds:
                self.hands.append((now, y / PER_METRE))
                self._held.set()

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def until_asked(self) -> Json:
        while True:
            view = self.state.get("view")
            if view and view["asked"]:
                question: Json = view["question"]
                return question
            self._changed.clear()
            await self._changed.wait()

    async def reach_a_draw(self) -> None:
        """From wherever the game is."""
        while (question := await self.until_asked())["kind"] != "draw":
            number = self.state["question"]
            await self.send(type="answer", question=number, answer=question["options"][0]["text"])
            while self.state["question"] == number:
                self._changed.clear()
                await self._changed.wait()

    async def pull(self) -> None:
        """The outermost page of the wing that has more of them."""
        board = self.state["view"]["board"]
        pages = [page["page"] for page in board["book"]["pages"]]
        wings = [[page for page in pages if page.startswith(wing)] for wing in "AB"]
        page = wings[0][0] if len(wings[0]) >= len(wings[1]) else wings[1][-1]
        hand = board["hand"] or board["seats"][0]["dominant"]  # the other one would lag by itself
        number, self.hands = self.state["question"], []
        live = {"live": True, "along": 0.87, "height": 0.5}
        asked = time.perf_counter()
        answer = f"grab {page} side {hand} thumb+index"
        await self.send(type="answer", question=number, answer=answer, beside=live)
        self._held.clear()
        await self._held.wait()
        begins = self.hands[0][0]
        self.waited = max(self.waited, begins - asked)
        self.pictures = self.pictures[-1:]
        way = [(begins, 0.0)]
        while (passed := time.perf_counter() - begins) < STILL + PULLS:
            share = max(0.0, (passed - STILL) / PULLS)
            along = WAY * share**2 * (3.0 - 2.0 * share) * (1.0 if hand == "right" else -1.0)
            way.append((time.perf_counter(), along))
            await self.send(type="gesture", samples=[[passed, 0.0, along, 0.0, 0.0, 1.0]], end=False)
            await asyncio.sleep(max(0.0, begins + SAMPLES * len(way) - time.perf_counter()))
        ends = time.perf_counter()
        await self.send(type="gesture", samples=[], end=True)
        self.lags += list(lags(way, self.hands))
        self.pictures = [when for when in self.pictures if when <= ends]

    def gaps(self) -> list[float]:
        return [after - before for before, after in zip(self.pictures, self.pictures[1:], strict=False)]


def lags(way: Sequence[tuple[float, float]], hands: Sequence[tuple[float, float]]) -> Iterable[float]:
    """How long ago the hand was where it is shown; while it goes fast enough for that to be told."""
    places = [abs(along) for _, along in way]
    start = hands[0][1]
    for when, y in hands:
        shown = abs(y - start)
        if 0.1 * WAY < shown < 0.9 * WAY:
            after = bisect.bisect_left(places, shown)
            before_time, before = way[after - 1][0], places[after - 1]
            after_time, beyond = way[after][0], places[after]
            yield when - (before_time + (after_time - before_time) * (shown - before) / ((beyond - before) or 1.0))


def part(ordered: Sequence[float], share: float) -> float:
    return 1000.0 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]


async def at_once(port: int, many: int, rounds: int) -> tuple[str, ...]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        gaps: list[float] = []
        behind: list[float] = []
        waited = 0.0
        for number in range(rounds):
            say(f"{many} at once, round {number + 1} of {rounds}")
            pullers, listening = [], []
            for seat in range(many):
                body = {"game": "kamimai", "players": 1, "name": "Ann", "options": {"source": "simulated"}}
                where = {"X-Forwarded-For": f"10.{many}.{number}.{seat}"}
                seated = (await http.post("/api/tables", json=body, headers=where)).json()
                socket = await connect(f"ws://127.0.0.1:{port}/ws/{seated['table']}", additional_headers=where)
                puller = Puller(socket, seated["token"])
                listening.append(asyncio.create_task(puller.listen()))
                await puller.send(type="hello", token=puller.token)
                await puller.send(type="start")
                pullers.append(puller)
            await asyncio.gather(*[puller.reach_a_draw() for puller in pullers])
            await asyncio.gather(*[puller.pull() for puller in pullers])
            for puller in pullers:
                gaps += puller.gaps()
                behind += puller.lags
                waited = max(waited, puller.waited)
            for task in listening:
                task.cancel()
            for puller in pullers:
                await puller.socket.close()
    gaps.sort()
    behind.sort()
    return (
        str(many),
        f"{len(gaps) / sum(gaps):.1f}",
        *(f"{part(gaps, share):.0f}" for share in (0.5, 0.95, 1.0)),
        *(f"{part(behind, share):.0f}" for share in (0.5, 0.95, 1.0)),
        f"{waited:.1f}",
    )


async def measured(plan: argparse.Namespace, port: int) -> list[tuple[str, ...]]:
    return [await at_once(port, many, plan.rounds) for many in plan.at_once]


def main(words: Sequence[str]) -> int:
    plan = for_pulls(words)
    with tempfile.TemporaryDirectory() as folder:
        line = [sys.executable, "-m", "benchmarks.served", f"sqlite:///{folder}/tables.db"]
        with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdin is not None and server.stdout is not None
            try:
                rows = asyncio.run(measured(plan, int(server.stdout.readline())))
            finally:
                server.stdin.close()
    print("\n".join(columns([HEAD, *rows])))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
