"""What every call and every new WebSocket must pass: it calls us by our name, comes from our own page, and not too often."""

from __future__ import annotations

import logging
import time
from typing import Any, Final

from wondertable.core.refused import Refused
from wondertable.server import access, hosts, logs, wire
from wondertable.server.pages import SAFETY
from wondertable.server.problems import again, logger, problem
from wondertable.server.settings import Settings
from wondertable.server.watch import Watch

CHANGES_NOTHING: Final = ("GET", "HEAD", "OPTIONS")
PATH_SHOWN: Final = 200
SWITCHING: Final = 101
"""What a conversation was answered with."""
STAY_SECURE: Final = (b"strict-transport-security", b"max-age=31536000")
"""For a year browsers come to this name encrypted only. Other names of the house are not ours to speak for."""


class Gate:
    """An ASGI application around another one."""

    def __init__(self, app: Any, settings: Settings, watch: Watch) -> None:
        self.app = app
        self.settings = settings
        self.watch = watch
        self.looks = access.Allowances(*settings.looks)
        self._proxy_told = bool(settings.trusted_proxies)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        is_call = scope["type"] == "http"  # a conversation empties it
        with logs.numbered() as number:
            answer = Answer(scope, send, number, self.settings)
            try:
                await self._let_in(scope, receive, answer.send)
            finally:
                if is_call:
                    self.watch.requests[f"{answer.status // 100}xx"] += 1
                if logs.access.isEnabledFor(logging.INFO):
                    answer.write_down()

    async def _let_in(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            self._must_be_welcome(scope)
        except Refused as refused:
            self.watch.refused(refused)
            await refuse(scope, receive, send, refused)
        else:
            await self.app(scope, receive, send)

    def _must_be_welcome(self, scope: Any) -> None:
        headers = dict(scope["headers"])
        host, origin = (told(headers.get(name)) for name in (b"host", b"origin"))
        if not hosts.is_own(host, self.settings):
            raise Refused(None, "foreign-host", {"host": str(host)[:200]})
        changes = scope["type"] == "websocket" or scope["method"] not in CHANGES_NOTHING
        if changes and not access.same_site(origin, host, self.settings.own_pages):
            raise Refused(None, "foreign-page", {"origin": str(origin)[:200]})
        if not self._proxy_told and b"x-forwarded-for" in headers:
            self._tell_of_proxy(scope)
        if scope["type"] == "websocket" or not changes:
            self.looks.take(access.place(scope["client"]))

    def _tell_of_proxy(self, scope: Any) -> None:
        self._proxy_told = True
        logger.warning(
            "calls from %s say that they come from elsewhere. If a proxy of yours is there, name it: --trusted-proxy %s; "
            "until then everybody behind it counts as one",
            *[scope["client"][0] if scope["client"] else "a socket"] * 2,
        )


class Answer:
    """What becomes of a call: with which number it is answered, and when."""

    __slots__ = ("_begin", "_secure", "_send", "about", "number", "status")

    def __init__(self, scope: Any, send: Any, number: str, settings: Settings) -> None:
        self.number = number
        self.status = 0
        host = told(dict(scope["headers"]).get(b"host"))
        self._secure = hosts.is_secure(host, settings)
        self._send = send
        self._begin = time.perf_counter()
        client = access.place(scope["client"])
        self.about = (scope.get("method", "WS"), printable(scope["path"])[:PATH_SHOWN], client)

    async def send(self, message: Any) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), (b"x-request-id", self.number.encode())]
            if self._secure:
                message["headers"].append(STAY_SECURE)
        await self._send(message)

    def write_down(self) -> None:
        """A conversation is written down at its end, with how long it was."""
        method, path, client = self.about
        status = self.status or SWITCHING
        milliseconds = round((time.perf_counter() - self._begin) * 1000, 1)
        about = {"method": method, "path": logs.without_secrets(path), "status": status}
        about |= {"milliseconds": milliseconds, "from": client}
        logs.access.info("%s %s %s %s ms %s", method, path, status, milliseconds, client, extra={"about": about})


def told(header: bytes | None) -> str | None:
    return None if header is None else header.decode("latin-1")


def printable(text: str) -> str:
    """One line that changes nothing about the terminal it is read in."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


async def refuse(scope: Any, receive: Any, send: Any, refused: Refused) -> None:
    """Also the wish for a WebSocket is answered with a plain HTTP problem."""
    answer = problem(refused)
    kind, body = "application/json", wire.encode(answer)
    if scope["type"] == "http" and not scope["path"].startswith("/api/"):  # somebody reads it in a browser
        kind, body = "text/plain; charset=utf-8", answer.detail.encode()
    more = {**SAFETY, **again(answer)}
    headers = [(b"content-type", kind.encode()), (b"content-length", b"%d" % len(body))]
    headers += [(name.lower().encode(), value.encode()) for name, value in more.items()]
    prefix = "http" if scope["type"] == "http" else "websocket.http"
    if scope["type"] == "websocket":
        await receive()
    await send({"type": f"{prefix}.response.start", "status": answer.status_code, "headers": headers})
    await send({"type": f"{prefix}.response.body", "body": body, "more_body": False})
