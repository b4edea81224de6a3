"""Calls about data of somebody's own."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from wondertable.core.refused import Refused
from wondertable.games import game_of_earlier
from wondertable.server import games
from wondertable.server.calls import Call, answer, body_of, language_of, place_of
from wondertable.server.pages import SAFETY
from wondertable.server.workshop import shapes
from wondertable.server.workshop.desk import Desk

REPORT_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"
"""A report has no scripts, and its pictures are drawn in it."""


@get("/api/workshop/{game:str}")
async def show_workshop(request: Call, game: FromPath[str]) -> Response[bytes]:
    """The data of a game, or with `of` those that an earlier version came with."""
    shipped = games.game(game)
    wanted = request.query_params.get("of", shipped.data_hash)
    found = shipped if wanted == shipped.data_hash else game_of_earlier(game, wanted)
    if found is None:
        raise Refused(None, "no-such-data")
    schema = msgspec.json.schema(shipped.parts.data.Data)
    return answer(shapes.Workshop(found.data_hash, shipped.data_hash, found.data, schema))


@post("/api/workshop/{game:str}/check", request_max_body_size=shapes.DATA_SIZE, status_code=200)
async def check_data(request: Call, state: State, game: FromPath[str]) -> Response[bytes]:
    wanted = await body_of(request, state, shapes.Brought, shapes.DATA_SIZE)
    desk: Desk = state.tables.desk
    return answer(await desk.check(games.game(game).name, wanted.data, language_of(request), place_of(request)))


@post("/api/workshop/{game:str}/read", request_max_body_size=shapes.DATA_SIZE, status_code=200)
async def read_file(request: Call, state: State, game: FromPath[str]) -> Response[bytes]:
    wanted = await body_of(request, state, shapes.File, shapes.DATA_SIZE)
    desk: Desk = state.tables.desk
    return answer(shapes.Brought(await desk.read(games.game(game).name, wanted.toml, place_of(request))))


@post("/api/workshop/{game:str}/write", request_max_body_size=shapes.DATA_SIZE, status_code=200)
async def write_file(request: Call, state: State, game: FromPath[str]) -> Response[bytes]:
    wanted = await body_of(request, state, shapes.Written, shapes.DATA_SIZE)
    desk: Desk = state.tables.desk
    place = place_of(request)
    return answer(shapes.File(await desk.write(games.game(game).name, wanted.data, wanted.remark, place)))


@post("/api/workshop/{game:str}/studies", request_max_body_size=2 * shapes.DATA_SIZE)
async def begin_study(request: Call, state: State, game: FromPath[str]) -> Response[bytes]:
    wanted = await body_of(request, state, shapes.Compare, 2 * shapes.DATA_SIZE)
    desk: Desk = state.tables.desk
    return answer(desk.begin(games.game(game).name, wanted, place_of(request)), 201)


@get("/api/studies/{study:str}")
async def show_study(state: State, study: FromPath[str]) -> Response[bytes]:
    desk: Desk = state.tables.desk
    return answer(desk.look(study))


@post("/api/studies/{study:str}/end", status_code=200)
async def end_study(request: Call, state: State, study: FromPath[str]) -> Response[bytes]:
    """What was played of both versions is compared."""
    desk: Desk = state.tables.desk
    return answer(desk.stop(study))


@get("/api/studies/{study:str}/report")
async def show_report(state: State, study: FromPath[str]) -> Response[bytes]:
    desk: Desk = state.tables.desk
    headers = {**SAFETY, "Content-Security-Policy": REPORT_POLICY, "X-Frame-Options": "SAMEORIGIN"}
    return Response(
        desk.page(study).encode(),
        media_type="text/html; charset=utf-8",
        headers={**headers, "Cache-Control": "no-store"},
    )


@get("/api/tables/{table:str}/game")
async def show_game(state: State, table: FromPath[str]) -> Response[bytes]:
    """The game of a table, with the cards that lie on it."""
    async with state.tables.at(table) as live:
        return answer(games.info(live.room.game))


HANDLERS = [
    *(show_workshop, check_data, read_file, write_file),
    *(begin_study, show_study, end_study, show_report, show_game),
]
