"""Who is at a table, as tests about people who come and go ask it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

from tests.server.harness import QUICK, Address, Client

GONE = QUICK._replace(away=0.2)
Json = dict[str, Any]
KEY = "a key that is long enough"


def seat(number: int) -> Callable[[Json], Json]:
    return lambda state: dict(state["table"]["seats"][number])


def company(state: Json) -> Json:
    return dict(state["table"]["company"])


async def leave(client: Client, watching: Client) -> None:
    """Somebody goes while asked, until the others need not wait any more."""
    number = client.seated["seat"]
    await client.socket.close()
    await watching.until(lambda state: state["table"]["seats"][number]["away"])


@contextlib.asynccontextmanager
async def back(server: Address, client: Client) -> AsyncIterator[Client]:
    async with server.client(client.seated["table"], client.seated["token"]) as again:
        again.seated = client.seated
        yield again


async def take(server: Address, table: str, name: str, number: int, own: str | None = None) -> Json:
    headers = {} if own is None else {"Authorization": f"Bearer {own}"}
    answer = await server.http.post(f"/api/tables/{table}/seats", json={"name": name, "seat": number}, headers=headers)
    return dict(answer.json())


async def closed(client: Client) -> tuple[str, int]:
    """The last thing that was said, and how the line was closed."""
    last = ""
    with contextlib.suppress(Exception):
        while True:
            last = (await client.receive()).get("key", "")
    return last, client.socket.close_code or 0
