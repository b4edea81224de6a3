"""The web application: HTTP calls, the WebSocket and the pages."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from litestar import HttpMethod, Litestar, Request, Response, WebSocket, get, post, route, websocket
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.params import FromPath

from wondertable.core.refused import Refused
from wondertable.server import access, games, wire
from wondertable.server.conversation import converse
from wondertable.server.pages import SAFETY, Pages
from wondertable.server.problems import logger, problem
from wondertable.server.settings import Settings
from wondertable.server.tables import Tables

Call = Request[Any, Any, Any]
T = TypeVar("T")
WORTH_COMPRESSING = 1000
FAULTS = (20.0, 0.1)
"""Faults of pages that are written to the log: so many at once, and so many a second."""


def answer(content: object, status: int = 200) -> Response[bytes]:
    body = content if isinstance(content, bytes) else wire.encode(content)
    return Response(
        body, status_code=status, media_type="application/json", headers={**SAFETY, "Cache-Control": "no-store"}
    )


def tell_problem(call: Call, error: Exception) -> Response[bytes]:
    told = problem(error)
    return answer(told, told.status_code)


async def body_of(call: Call, state: State, kind: type[T]) -> T:
    """The body of a call that changes something, if this client may make it."""
    settings: Settings = state.settings
    origin = call.headers.get("origin")
    if not access.same_site(origin, call.headers.get("host"), settings.allow_origins):
        raise Refused(None, "foreign-page", {"origin": str(origin)[:200]})
    if not state.calls.take(call.client.host if call.client else ""):
        raise Refused(None, "too-fast")
    return msgspec.json.decode(await call.body(), type=kind)


def printable(text: str) -> str:
    """One line that changes nothing about the terminal it is read in."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


@get("/api/health", sync_to_thread=False)
def health() -> Response[bytes]:
    return answer(wire.Health("ok"))


@get("/api/games", sync_to_thread=False)
def all_games() -> Response[bytes]:
    return answer(games.catalogue())


@post("/api/tables")
async def make_table(request: Call, state: State) -> Response[bytes]:
    wanted = await body_of(request, state, wire.NewTable)
    return answer(await state.tables.make(wanted), 201)


@post("/api/tables/{table:str}/seats")
async def sit_down(request: Call, state: State, table: FromPath[str]) -> Response[bytes]:
    wanted = await body_of(request, state, wire.Join)
    return answer(await state.tables.sit(table, wanted.name), 201)


@get("/api/tables/{table:str}")
async def show_table(state: State, table: FromPath[str]) -> Response[bytes]:
    async with state.tables.at(table) as live:
        return answer(live.info())


@get("/api/tables/{table:str}/record")
async def show_record(request: Call, state: State, table: FromPath[str]) -> Response[bytes]:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme and scheme.lower() != "bearer":
        raise Refused(None, "bad-token")
    async with state.tables.at(table) as live:
        return answer(live.room.record(token.strip() if scheme else None))


@post("/api/faults")
async def report_fault(request: Call, state: State) -> Response[bytes]:
    """A page says what went wrong in it. Only so much of it is written down, however many pages fail."""
    fault = await body_of(request, state, wire.Fault)
    if state.faults.take():
        logger.warning("in a page: %s", printable(f"{fault.where}: {fault.what} {fault.trail}"))
    return answer(wire.Health("ok"), 202)


@websocket("/ws/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], state: State, table: FromPath[str]) -> None:
    await converse(socket, state.tables, table)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def page(request: Call, state: State) -> Response[bytes]:
    if request.url.path.startswith(("/api/", "/ws/")):
        raise Refused(None, "unknown-address")
    pages: Pages = state.pages
    return await asyncio.to_thread(pages.answer, request.url.path, request.headers.get("if-none-match"))


def make_app(tables: Tables) -> Litestar:
    """The application around tables that somebody else opens and closes."""
    settings = tables.settings
    known = {
        "tables": tables,
        "settings": settings,
        "pages": Pages(settings.pages),
        "calls": access.Allowances(*settings.calls),
        "faults": access.Allowance(*FAULTS),
    }
    return Litestar(
        [health, all_games, make_table, sit_down, show_table, show_record, report_fault, table_socket, page],
        state=State(known),
        exception_handlers={Exception: tell_problem},
        request_max_body_size=access.MESSAGE_SIZE,
        cors_config=CORSConfig(sorted(settings.allow_origins)) if settings.allow_origins else None,
        compression_config=CompressionConfig(backend="gzip", minimum_size=WORTH_COMPRESSING),
        openapi_config=None,
        logging_config=None,
    )
