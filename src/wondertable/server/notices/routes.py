"""Calls about notices: what the server can do, and who wants to be told."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from wondertable.core.refused import Refused
from wondertable.server import access, wire
from wondertable.server.calls import Call, answer, body_of, token_of
from wondertable.server.languages import languages
from wondertable.server.live import LiveTable
from wondertable.server.notices import posting, shapes
from wondertable.server.notices.watching import WEBHOOK, Notices
from wondertable.server.settings import Settings

AUTH_BYTES = 16
ENGLISH = "en"


@get("/api/notices")
async def show_offer(state: State) -> Response[bytes]:
    notices: Notices = state.tables.notices
    return answer(shapes.NoticesOffered(await notices.sender.public_key(), state.tables.settings.webhooks))


@get("/api/tables/{table:str}/notices")
async def show_notices(request: Call, state: State, table: FromPath[str]) -> Response[bytes]:
    notices: Notices = state.tables.notices
    async with state.tables.at(table) as live:
        _, token = own_seat(live, token_of(request))
    kept = await notices.kept(table)
    webhook = kept.get(WEBHOOK)
    host = None if webhook is None else posting.target_of(webhook.address, anywhere=True).host
    return answer(shapes.TableNotices(sum(name.startswith(token) for name in kept), host))


@post("/api/tables/{table:str}/notices", status_code=200)
async def subscribe(request: Call, state: State, table: FromPath[str]) -> Response[bytes]:
    wanted = await body_of(request, state, shapes.Subscribe)
    notices: Notices = state.tables.notices
    if await notices.sender.public_key() is None:
        raise Refused(None, "no-push")
    check_keys(wanted)
    async with state.tables.at(table) as live:
        _, token = own_seat(live, token_of(request))
        if live.room.started and live.room.table.over:
            raise Refused(None, "already-over")
    await check_address(wanted.endpoint, state.tables.settings)
    kept = shapes.Kept(wanted.endpoint, spoken(wanted.language), site_of(request, state), wanted.p256dh, wanted.auth)
    await notices.subscribe(table, token, kept)
    return answer(wire.Health("ok"))


@post("/api/tables/{table:str}/notices/end", status_code=200)
async def unsubscribe(request: Call, state: State, table: FromPath[str]) -> Response[bytes]:
    wanted = await body_of(request, state, shapes.Unsubscribe)
    async with state.tables.at(table) as live:
        _, token = own_seat(live, token_of(request))
    await state.tables.notices.unsubscribe(table, token, wanted.endpoint)
    return answer(wire.Health("ok"))


@post("/api/tables/{table:str}/webhook", status_code=200)
async def set_webhook(request: Call, state: State, table: FromPath[str]) -> Response[bytes]:
    wanted = await body_of(request, state, shapes.Webhook)
    async with state.tables.at(table) as live:
        seat, _ = own_seat(live, token_of(request))
        if seat != live.room.host:
            raise Refused(None, "not-host")
        if wanted.url is not None and live.room.started and live.room.table.over:
            raise Refused(None, "already-over")
    kept = None
    if wanted.url is not None:
        if not state.tables.settings.webhooks:
            raise Refused(None, "no-webhooks")
        await check_address(wanted.url, state.tables.settings)
        kept = shapes.Kept(wanted.url, spoken(wanted.language), site_of(request, state))
    await state.tables.notices.set_webhook(table, kept)
    return answer(wire.Health("ok"))


def own_seat(live: LiveTable, token: str | None) -> tuple[int, str]:
    """The seat of whoever calls, and its token as it is kept."""
    seat = live.room.seat_of(token)
    if seat is None or token is None:
        raise Refused(None, "bad-token")
    return seat, access.fingerprint(token)


def check_keys(wanted: shapes.Subscribe) -> None:
    from wondertable.server.notices import sealing  # its package is optional

    try:
        sealing.read_public(sealing.from_letters(wanted.p256dh))
        if len(sealing.from_letters(wanted.auth)) != AUTH_BYTES:
            raise ValueError("auth")
    except ValueError:
        raise Refused(None, "bad-subscription") from None


async def check_address(url: str, settings: Settings) -> None:
    target = posting.target_of(url, anywhere=settings.notice_anywhere)
    try:
        async with asyncio.timeout(settings.notice_seconds):
            await posting.addresses_of(target, anywhere=settings.notice_anywhere)
    except TimeoutError:
        raise Refused(None, "address-unknown", {"host": target.host[:200]}) from None


def spoken(language: str) -> str:
    tongue = language.split("-", maxsplit=1)[0].lower()
    return tongue if tongue in languages() else ENGLISH


def site_of(request: Call, state: State) -> str:
    """Where people find the server: links of notices lead there."""
    called = request.headers.get("origin") or str(request.base_url)  # behind a proxy only the page knows it
    return (state.tables.settings.public_url or called).rstrip("/") + "/"


HANDLERS = [show_offer, show_notices, subscribe, unsubscribe, set_webhook]
