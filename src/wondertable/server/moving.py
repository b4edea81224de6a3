"""Tables on their way to another device: sealed by the page that sends them, opened by the one that has the key. The server has no key and keeps them a day."""

from __future__ import annotations

import time
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import Meta, Struct

from wondertable.core.refused import Refused
from wondertable.server import access, wire
from wondertable.server.calls import Call, answer, body_of, place_of, take_call
from wondertable.server.store import Store

LASTS: Final = 24 * 3600.0
MOST: Final = 64 * 1024
"""Letters of what is sealed: a hundred tables and five hundred results are some fifty thousand."""
BODY: Final = MOST + 1024
AT_ONCE: Final = 2000
"""So many lie here at the same time."""
PLACE: Final = "move"


class Sealed(Struct, forbid_unknown_fields=True):
    """What a page has sealed, in base64url."""

    sealed: Annotated[str, Meta(min_length=40, max_length=MOST, pattern="^[A-Za-z0-9_-]*$")]


class MoveMade(Struct):
    move: str
    """Under which name it lies here; the key is in the link alone."""
    lasts: float
    """Seconds for which it is kept."""


@post("/api/moves", request_max_body_size=BODY)
async def make_move(request: Call, state: State) -> Response[bytes]:
    wanted = await body_of(request, state, Sealed, BODY)
    moves: access.Allowances = state.moves
    moves.take(place_of(request))
    store: Store = state.tables.store
    if len(await store.places(f"{PLACE} ")) >= AT_ONCE:
        raise Refused(None, "no-move-room")
    move = access.new_table_id()
    await store.lay(f"{PLACE} {move}", "sealed", wanted.sealed.encode(), time.time() + LASTS)
    return answer(MoveMade(move, LASTS), 201)


@get("/api/moves/{move:str}")
async def show_move(request: Call, state: State, move: FromPath[str]) -> Response[bytes]:
    return answer(Sealed((await found(state.tables.store, move)).decode()))


@post("/api/moves/{move:str}/end", status_code=200)
async def end_move(request: Call, state: State, move: FromPath[str]) -> Response[bytes]:
    """It has arrived, or is not wanted any more."""
    take_call(request, state)
    await found(state.tables.store, move)
    await state.tables.store.clear(f"{PLACE} {move}")
    return answer(wire.Health("ok"))


async def found(store: Store, move: str) -> bytes:
    slips = await store.slips(f"{PLACE} {move}") if access.is_table_id(move) else {}
    if not slips:
        raise Refused(None, "no-such-move")
    return slips["sealed"]


HANDLERS = [make_move, show_move, end_move]
