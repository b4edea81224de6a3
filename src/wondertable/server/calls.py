"""What the handlers of calls share: how a call is read, counted and answered."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, TypeVar

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions.http_exceptions import RequestEntityTooLarge

from wondertable.core.refused import Refused
from wondertable.server import access, wire
from wondertable.server.languages import chosen
from wondertable.server.packing import Packed
from wondertable.server.pages import SAFETY
from wondertable.server.problems import again, as_refused, problem

Call = Request[Any, Any, Any]
T = TypeVar("T")


def answer(content: object, status: int = 200) -> Response[bytes]:
    headers = {**SAFETY, "Cache-Control": "no-store"}
    return Response(wire.encode(content), status_code=status, media_type="application/json", headers=headers)


def answer_packed(call: Call, content: Packed) -> Response[bytes]:
    body, told = content.for_client(call.headers.get("accept-encoding", ""))
    return Response(body, media_type="application/json", headers={**SAFETY, "Cache-Control": "no-store", **told})


async def answer_small(call: Call, content: bytes) -> Response[bytes]:
    """What is there in its compressed form only."""
    headers = {**SAFETY, "Cache-Control": "no-store", "Vary": "Accept-Encoding"}
    if "gzip" in call.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        content = await asyncio.to_thread(gzip.decompress, content)
    return Response(content, media_type="application/json", headers=headers)


def tell_problem(call: Call, error: Exception) -> Response[bytes]:
    refused = as_refused(error)
    call.app.state.tables.watch.refused(refused)
    told = problem(refused, language_of(call))
    response = answer(told, told.status_code)
    response.headers.update(again(told))
    return response


def token_of(call: Call) -> str | None:
    """The token of a seat, for calls that tell its owner more than others."""
    scheme, _, token = call.headers.get("authorization", "").partition(" ")
    if scheme and scheme.lower() != "bearer":
        raise Refused(None, "bad-token")
    return token.strip() if scheme else None


def place_of(call: Call) -> str:
    return access.place(None if call.client is None else (call.client.host, call.client.port))


def language_of(call: Call) -> str:
    """The first language that the reader and this server have in common."""
    return chosen(call.headers.get("accept-language", ""))


def take_call(call: Call, state: State) -> None:
    calls: access.Allowances = state.calls
    calls.take(place_of(call))


async def body_of(call: Call, state: State, kind: type[T], limit: int = access.MESSAGE_SIZE) -> T:
    """The body of a call that changes something, if this client may make it."""
    take_call(call, state)
    try:
        return wire.decode_body(await call.body(), kind)
    except RequestEntityTooLarge:
        raise Refused(None, "too-large", {"limit": limit}) from None
