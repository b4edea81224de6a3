"""What every call and every new WebSocket must pass: it calls us by our name, comes from our own page, and not too often."""

from __future__ import annotations

from typing import Any, Final

from wondertable.core.refused import Refused
from wondertable.server import access, hosts, wire
from wondertable.server.pages import SAFETY
from wondertable.server.problems import logger, problem
from wondertable.server.settings import Settings

CHANGES_NOTHING: Final = ("GET", "HEAD", "OPTIONS")


class Gate:
    """An ASGI application around another one."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.looks = access.Allowances(*settings.looks)
        self._proxy_told = bool(settings.trusted_proxies)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] in ("http", "websocket") and (refused := self._refusal(scope)) is not None:
            await refuse(scope, receive, send, refused)
        else:
            await self.app(scope, receive, send)

    def _refusal(self, scope: Any) -> Refused | None:
        headers = dict(scope["headers"])
        host, origin = (told(headers.get(name)) for name in (b"host", b"origin"))
        if not hosts.is_own(host, self.settings):
            return Refused(None, "foreign-host", {"host": str(host)[:200]})
        changes = scope["type"] == "websocket" or scope["method"] not in CHANGES_NOTHING
        if changes and not access.same_site(origin, host, self.settings.own_pages):
            return Refused(None, "foreign-page", {"origin": str(origin)[:200]})
        if not self._proxy_told and b"x-forwarded-for" in headers:
            self._tell_of_proxy(scope)
        if scope["type"] == "websocket" or not changes:
            return None if self.looks.take(access.place(scope["client"])) else Refused(None, "too-fast")
        return None

    def _tell_of_proxy(self, scope: Any) -> None:
        self._proxy_told = True
        logger.warning(
            "calls from %s say that they come from elsewhere. If a proxy of yours is there, name it: --trusted-proxy %s; "
            "until then everybody behind it counts as one",
            *[scope["client"][0] if scope["client"] else "a socket"] * 2,
        )


def told(header: bytes | None) -> str | None:
    return None if header is None else header.decode("latin-1")


async def refuse(scope: Any, receive: Any, send: Any, refused: Refused) -> None:
    """Also the wish for a WebSocket is answered with a plain HTTP problem."""
    answer = problem(refused)
    kind, body = "application/json", wire.encode(answer)
    if scope["type"] == "http" and not scope["path"].startswith("/api/"):  # somebody reads it in a browser
        kind, body = "text/plain; charset=utf-8", answer.detail.encode()
    safety = [(name.lower().encode(), value.encode()) for name, value in SAFETY.items()]
    headers = [(b"content-type", kind.encode()), (b"content-length", b"%d" % len(body)), *safety]
    prefix = "http" if scope["type"] == "http" else "websocket.http"
    if scope["type"] == "websocket":
        await receive()
    await send({"type": f"{prefix}.response.start", "status": answer.status_code, "headers": headers})
    await send({"type": f"{prefix}.response.body", "body": body, "more_body": False})
