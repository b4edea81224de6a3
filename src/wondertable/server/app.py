"""The web application: HTTP calls, the WebSocket and the pages."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from litestar import HttpMethod, Litestar, Response, get, post, route
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import UNSET

from wondertable.core.refused import Refused
from wondertable.server import access, forgetting, games, making, moving, previews, puzzling, teaching, telling, wire
from wondertable.server.calls import (
    Call,
    answer,
    answer_packed,
    answer_small,
    body_of,
    place_of,
    take_call,
    tell_problem,
    token_of,
)
from wondertable.server.codes import Codes
from wondertable.server.conversation import converse
from wondertable.server.gate import printable, refuse
from wondertable.server.lobby import Lobby
from wondertable.server.looking_back import LookingBack
from wondertable.server.notices import routes as notices
from wondertable.server.packing import pack
from wondertable.server.pages import Pages
from wondertable.server.problems import logger
from wondertable.server.reviewing import Reviews
from wondertable.server.tables import Tables
from wondertable.server.workshop import routes as workshop

SOCKET = re.compile("/ws/([^/]+)")
FAULTS = (20.0, 0.1)
"""Faults of pages that are written to the log: so many at once, and so many a second."""


@get("/api/live", sync_to_thread=False)
def live() -> Response[bytes]:
    """This process answers. Whoever asks that starts it anew if it does not, so nothing else counts here."""
    return answer(wire.Health("ok"))


@get("/api/health")
async def health(state: State) -> Response[bytes]:
    """People can be sent here: what they do would be written down, and the server stays."""
    state.tables.must_stay()
    await state.tables.check()
    return answer(wire.Health("ok"))


@get("/api/games", sync_to_thread=False)
def all_games(request: Call) -> Response[bytes]:
    return answer_packed(request, games.catalogue())


@post("/api/tables", request_max_body_size=access.RECORD_SIZE)
async def make_table(request: Call, state: State) -> Response[bytes]:
    wanted = await body_of(request, state, wire.NewTable, access.RECORD_SIZE)
    limit = making.most_of(wanted)
    if len(await request.body()) > limit:
        raise Refused(None, "too-large", {"limit": limit})
    return answer(await state.tables.make(wanted, place_of(request)), 201)


@post("/api/tables/{table:str}/seats")
async def sit_down(request: Call, state: State, table: FromPath[str]) -> Response[bytes]:
    wanted = await body_of(request, state, wire.Join)
    return answer(await state.tables.sit(table, wanted.name, wanted.seat, token_of(request)), 201)


@get("/api/tables/{table:str}")
async def show_table(state: State, table: FromPath[str]) -> Response[bytes]:
    async with state.tables.at(table) as live:
        return answer(telling.glance(live))


@post("/api/tables/{table:str}/code", status_code=200)
async def give_code(request: Call, state: State, table: FromPath[str]) -> Response[bytes]:
    """A short code that leads to a table while it waits for people."""
    take_call(request, state)
    async with state.tables.at(table) as live:
        if live.room.started:
            return answer(wire.CodeGiven(None))
    return answer(wire.CodeGiven(await state.tables.codes.give(table)))


@post("/api/codes", status_code=200)
async def follow_code(request: Call, state: State) -> Response[bytes]:
    wanted = await body_of(request, state, wire.Code)
    codes: Codes = state.tables.codes
    codes.take_guess(place_of(request))
    table = await codes.find(wanted.code)
    async with state.tables.at(table) as live:
        if live.room.started:
            raise Refused(None, "unknown-code")
    return answer(wire.CodeFound(table))


@post("/api/tables/{table:str}/forget", status_code=200)
async def forget_me(request: Call, state: State, table: FromPath[str]) -> Response[bytes]:
    """Whoever has a seat wants nothing to be left of themselves at this table."""
    take_call(request, state)
    async with state.tables.at(table) as live:
        seat = live.room.seat_of(token_of(request))
        if seat is None:
            raise Refused(None, "bad-token")
        await forgetting.forget(live, seat)
    return answer(wire.Health("ok"))


@get("/api/tables/{table:str}/record")
async def show_record(request: Call, state: State, table: FromPath[str]) -> Response[bytes]:
    async with state.tables.at(table) as live:
        record = live.room.record(token_of(request), await live.films.all())
    return answer_packed(request, await asyncio.to_thread(lambda: pack(wire.encode(record))))


@get("/api/tables/{table:str}/moments")
async def show_moments(request: Call, state: State, table: FromPath[str]) -> Response[bytes]:
    take_call(request, state)
    looking: LookingBack = state.tables.looking_back
    eyes = request.query_params.get("eyes", "")
    async with state.tables.at(table) as live:
        told = await looking.moments(live, token_of(request), eyes, place_of(request))
    return await answer_small(request, told)


@post("/api/moments", request_max_body_size=access.RECORD_SIZE, status_code=200)
async def show_moments_of_record(request: Call, state: State) -> Response[bytes]:
    wanted = await body_of(request, state, wire.LookBack, access.RECORD_SIZE)
    looking: LookingBack = state.tables.looking_back
    told = await looking.moments_of_record(bytes(wanted.record), wanted.eyes, place_of(request))
    return await answer_small(request, told)


@post("/api/reviews", request_max_body_size=access.RECORD_SIZE, status_code=200)
async def ask_for_review(request: Call, state: State) -> Response[bytes]:
    wanted = await body_of(request, state, wire.ReviewWanted, access.RECORD_SIZE)
    reviews: Reviews = state.tables.reviews
    if wanted.table is not UNSET and wanted.record == wire.NO_RECORD:
        async with state.tables.at(wanted.table) as live:
            return answer(reviews.of_table(live.room, place_of(request)))
    if wanted.table is UNSET and wanted.record != wire.NO_RECORD:
        return answer(reviews.of_record(bytes(wanted.record), place_of(request)))
    raise Refused(None, "malformed", {"problem": "it names a table or holds a record"})


@get("/api/reviews/{review:str}")
async def show_review(state: State, review: FromPath[str]) -> Response[bytes]:
    reviews: Reviews = state.tables.reviews
    return answer(reviews.look(review))


@get("/api/puzzles/{game:str}")
async def show_puzzles(state: State, game: FromPath[str]) -> Response[bytes]:
    of, shelf = games.game(game), state.tables.shelf
    return answer([puzzling.info(of, each) for each in (await shelf.puzzles(of)).values()])


@get("/api/puzzles/{game:str}/{puzzle:str}")
async def show_puzzle(state: State, game: FromPath[str], puzzle: FromPath[str]) -> Response[bytes]:
    of, shelf = games.game(game), state.tables.shelf
    return answer(puzzling.shown(of, await shelf.puzzle(of, puzzle)))


@post("/api/puzzles/{game:str}/{puzzle:str}", status_code=200)
async def try_puzzle(request: Call, state: State, game: FromPath[str], puzzle: FromPath[str]) -> Response[bytes]:
    wanted = await body_of(request, state, wire.PuzzleAnswer)
    of, shelf = games.game(game), state.tables.shelf
    return answer(puzzling.judged(of, await shelf.puzzle(of, puzzle), wanted.answer))


@get("/api/lessons/{game:str}", sync_to_thread=False)
def show_lessons(game: FromPath[str]) -> Response[bytes]:
    return answer(teaching.infos(games.game(game)))


@post("/api/lessons/{game:str}/{lesson:str}", status_code=200)
async def take_lesson(request: Call, state: State, game: FromPath[str], lesson: FromPath[str]) -> Response[bytes]:
    wanted = await body_of(request, state, wire.LessonAnswers)
    return answer(teaching.told(games.game(game), lesson, tuple(wanted.answers)))


@post("/api/lessons/{game:str}/{lesson:str}/hint", status_code=200)
async def help_in_lesson(request: Call, state: State, game: FromPath[str], lesson: FromPath[str]) -> Response[bytes]:
    wanted = await body_of(request, state, wire.LessonAnswers)
    helping: teaching.Helping = state.tables.helping
    return answer(await helping.advise(games.game(game), lesson, tuple(wanted.answers), place_of(request)))


@post("/api/faults")
async def report_fault(request: Call, state: State) -> Response[bytes]:
    """A page says what went wrong in it. Only so much of it is written down, however many pages fail."""
    fault = await body_of(request, state, wire.Fault)
    if state.faults.take():
        logger.warning("in a page: %s", printable(f"{fault.where}: {fault.what} {fault.trail}"))
    return answer(wire.Health("ok"), 202)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def page(request: Call, state: State) -> Response[bytes]:
    if request.url.path.startswith(("/api/", "/ws/")):
        raise Refused(None, "unknown-address")
    pages: Pages = state.pages
    if request.url.path == "/":
        return await front(request, state.tables, pages)
    wanted = (request.url.path, request.headers.get("if-none-match"), request.headers.get("accept-encoding", ""))
    return pages.answer(*wanted) if pages.is_ready(request.url.path) else await asyncio.to_thread(pages.answer, *wanted)


async def front(request: Call, tables: Tables, pages: Pages) -> Response[bytes]:
    """The pages, with a preview for those who show what a link leads to."""
    query = {name: value[-1] for name, value in request.query_params.dict().items()}
    words = previews.Words(request.headers.get("accept-language", ""))
    preview = await previews.preview_of(query, tables, words)
    base = (tables.settings.public_url or str(request.base_url)).rstrip("/") + "/"
    known, accepts = request.headers.get("if-none-match"), request.headers.get("accept-encoding", "")
    return pages.front(lambda page: previews.told(page, preview, base, query), known, accepts)


def make_app(tables: Tables) -> Litestar:
    """The application around tables that somebody else opens and closes, but for the WebSocket."""
    settings = tables.settings
    known = {
        "tables": tables,
        "pages": Pages(settings.pages),
        "calls": access.Allowances(*settings.calls),
        "moves": access.Allowances(*settings.moves),
        "faults": access.Allowance(*FAULTS),
    }
    of_tables = [
        make_table,
        sit_down,
        show_table,
        forget_me,
        give_code,
        follow_code,
        show_record,
        show_moments,
        show_moments_of_record,
    ]
    of_masters = [ask_for_review, show_review, show_puzzles, show_puzzle, try_puzzle]
    of_lessons = [show_lessons, take_lesson, help_in_lesson]
    return Litestar(
        [
            live,
            health,
            all_games,
            *of_tables,
            *of_masters,
            *of_lessons,
            *notices.HANDLERS,
            *moving.HANDLERS,
            *workshop.HANDLERS,
            report_fault,
            page,
        ],
        state=State(known),
        exception_handlers={Exception: tell_problem},
        request_max_body_size=access.MESSAGE_SIZE,
        cors_config=CORSConfig(sorted(settings.allow_origins)) if settings.allow_origins else None,
        openapi_config=None,
        logging_config=None,
    )


class Application:
    """Calls go to the web application; a WebSocket goes its own way, which costs a fifth of the memory and no detours."""

    def __init__(self, tables: Tables, room: int) -> None:
        self.calls: Any = make_app(tables)
        self.tables = tables
        self.lobby = Lobby(tables.settings, room)
        """So many may watch."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await self.calls(scope, receive, send)
            return
        found = SOCKET.fullmatch(scope["path"])
        try:
            if found is None:
                raise Refused(None, "unknown-address")
            self.tables.must_stay()
        except Refused as refused:
            self.tables.watch.refused(refused)
            await refuse(scope, receive, send, refused)
        else:
            await converse(scope["line"], access.place(scope["client"]), self.tables, self.lobby, found[1])
