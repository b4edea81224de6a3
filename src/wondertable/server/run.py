"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import importlib.util
import ipaddress
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

import uvicorn

from wondertable.core.text import ENGLISH, sentence
from wondertable.server import Options, hosts, limits, logs, memory
from wondertable.server.access import MESSAGE_SIZE
from wondertable.server.ageing import DAY
from wondertable.server.app import Application
from wondertable.server.door import Caller, Config, Strangers
from wondertable.server.gate import Gate
from wondertable.server.line import Talker
from wondertable.server.live import nothing
from wondertable.server.problems import logger
from wondertable.server.settings import Settings
from wondertable.server.store import StoreError, default_database, store_for
from wondertable.server.tables import Tables

LAST_PORT = 65535
PORT_FIGURES = 5


def run(options: Options) -> None:
    language = options.language
    logs.set_up(options.log, options.access_log)
    settings = Settings(
        options.database or default_database(),
        frozenset(origin.rstrip("/").lower() for origin in options.allow_origins),
        frozenset(checked_proxy(proxy, language) for proxy in options.trusted_proxies),
        None if options.public_url is None else checked_url(options.public_url, language),
        hosts.names_of(options.host),
        webhooks=options.webhooks,
        keep=None if options.keep_days is None else options.keep_days * DAY,
    )._replace(**dict(checked_limit(limit, language) for limit in options.limits))
    with contextlib.ExitStack() as stack:
        metrics = None if options.metrics is None else stack.enter_context(metrics_listener(options.metrics, language))
        listener = stack.enter_context(listening(options.host, options.port, language))
        try:
            tables = Tables(store_for(settings.database), settings)

            def opened() -> None:
                memory.calm_the_collector()
                say_hello(options, listener, tables, metrics)

            server = Server(tables, opened, metrics, lambda: say_goodbye(language))
            with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
                runner.run(server.keep_tables(listener))
        except StoreError as error:
            sys.exit(error.said(language))


def checked_limit(text: str, language: str) -> tuple[str, Any]:
    try:
        return limits.read(text)
    except limits.Unknown:
        told = {"text": text[:80], "names": ", ".join(limits.NAMES)}
        sys.exit(sentence("serve-limit-unknown", told, language=language))
    except limits.Unfit as unfit:
        sys.exit(sentence("serve-limit-value", {"text": text[:80], "example": unfit.wanted}, language=language))


def metrics_listener(address: str, language: str) -> contextlib.AbstractContextManager[socket.socket]:
    """Whoever wants to be told what the server counts says where."""
    if importlib.util.find_spec("prometheus_client") is None:
        sys.exit(sentence("serve-metrics-package", language=language))
    host, colon, port = address.rpartition(":")
    if not colon or not port.isascii() or not port.isdecimal() or len(port) > PORT_FIGURES:
        sys.exit(sentence("serve-metrics-address", {"text": address[:80]}, language=language))
    return listening(host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port), language, f"--metrics {host}:")


def checked_proxy(proxy: str, language: str) -> str:
    try:
        return str(ipaddress.ip_network(proxy))
    except ValueError:
        sys.exit(sentence("serve-proxy", {"text": proxy}, language=language))


def checked_url(url: str, language: str) -> str:
    with contextlib.suppress(ValueError):
        parts = urlsplit(url)
        if parts.scheme in ("http", "https") and parts.hostname and not parts.username:
            return url
    sys.exit(sentence("serve-url", {"text": url}, language=language))


@contextlib.contextmanager
def listening(host: str, port: int, language: str = ENGLISH, option: str = "--port ") -> Iterator[socket.socket]:
    """A socket that listens, or an end with a sentence that says what to do. Another port is chosen by the option."""
    if not 0 <= port <= LAST_PORT:
        sys.exit(sentence("serve-no-port", {"port": str(port), "last": str(LAST_PORT)}, language=language))
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError as error:
        where = {"address": f"{host}:{port}", "problem": str(error)}
        sys.exit(sentence("serve-no-address", where, language=language))
    with socket.socket(family, kind, protocol) as listener:
        if sys.platform != "win32":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(address)
            listener.listen(2048)
        except OSError as error:
            sys.exit(why_not(host, port, error, language, option))
        yield listener


def why_not(host: str, port: int, error: OSError, language: str, option: str) -> str:
    if error.errno == errno.EADDRINUSE:
        other = {"port": str(port), "option": f"{option}{port + 1}"}
        return sentence("serve-port-taken", other, language=language)
    if error.errno == errno.EACCES:
        return sentence("serve-port-denied", {"port": str(port), "option": f"{option}8000"}, language=language)
    where = {"address": f"{host}:{port}", "problem": str(error)}
    return sentence("serve-cannot-listen", where, language=language)


def address_of(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        return str(probe.getsockname()[0])
    return None


def say_hello(options: Options, listener: socket.socket, tables: Tables, metrics: socket.socket | None) -> None:
    host = options.host

    def tell(key: str, **args: str) -> None:
        print(sentence(f"serve-{key}", args, language=options.language), flush=True)

    here = address_of("127.0.0.1" if host in hosts.ANYWHERE else host, listener)
    tell("open", address=here)
    if tables.settings.public_url is not None:
        tell("public", address=tables.settings.public_url)
    if host in hosts.ANYWHERE and (found := own_address()) is not None:
        tell("network", address=address_of(found, listener))
    if metrics is not None:
        tell("metrics", address=f"{address_of(metrics.getsockname()[0], metrics)}metrics")
    if not (tables.settings.pages / "index.html").is_file():
        tell("no-pages")
    tell("kept", where=tables.store.where)
    if options.open_browser:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, here)


def say_goodbye(language: str) -> None:
    print(sentence("serve-draining", language=language), flush=True)


class Server(uvicorn.Server):
    """uvicorn with our own stop: tables are closed before the process ends, whatever the signal was."""

    def __init__(
        self,
        tables: Tables,
        opened: Callable[[], None] = nothing,
        metrics: socket.socket | None = None,
        leaving: Callable[[], None] = nothing,
    ) -> None:
        most = memory.connections_most()
        proxies = sorted(tables.settings.trusted_proxies)
        application = Application(tables, room=most // 2)
        super().__init__(
            Config(
                Gate(application, tables.settings, tables.watch),
                http=Caller,
                ws=Talker,
                proxy_headers=bool(proxies),
                forwarded_allow_ips=proxies,
                # Larger messages than we accept are still read, so that they can be refused by name; much larger ones are not.
                ws_max_size=4 * MESSAGE_SIZE,
                ws_ping_interval=20,
                ws_ping_timeout=20,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=3,
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
            )
        )
        self.config.strangers = Strangers(tables.settings, most)  # type: ignore[attr-defined]  # uvicorn hands its protocols nothing else
        self.tables = tables
        self.opened = opened
        self.leaving = leaving
        self.lobby = application.lobby
        self.metrics = metrics

    async def keep_tables(self, listener: socket.socket) -> None:
        await self.tables.open()
        try:
            async with self._told():
                await self.serve([listener])
        finally:
            await self.tables.close()

    def _told(self) -> contextlib.AbstractAsyncContextManager[None]:
        """Whoever runs the server is told what is counted, if they want that."""
        if self.metrics is None:
            return contextlib.nullcontext()
        from wondertable.server.metrics import told_at  # its package is optional

        return told_at(self.metrics, self.tables, self.lobby, self.config.strangers)  # type: ignore[attr-defined]  # our own Config

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.opened()

    # -- stopping ------------------------------------------------------------------------------------------------------

    def handle_exit(self, sign: int, frame: FrameType | None) -> None:
        """The first time everything comes to its end; the second time, or when that takes too long, the process ends.

        What was acknowledged is on disk, so nothing is lost however it ends.
        """
        if self.should_exit:
            os._exit(128 + sign)
        self.should_exit = True
        last = threading.Timer(self.tables.settings.drain, end_late)
        last.daemon = True
        last.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Newcomers are sent elsewhere, who is there is told to come back, and what they have answered is written."""
        self.leaving()
        self.tables.leave()
        await asyncio.sleep(self.tables.settings.linger)
        await self.tables.finish()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        handlers = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in handlers.items():
                signal.signal(sign, handler)


def end_late() -> None:
    """It may be the writing of the log that hangs."""
    words = "the server did not come to its end in time, and is ended; all that was acknowledged is kept"
    telling = threading.Thread(target=logger.error, args=(words,), daemon=True)
    telling.start()
    telling.join(1)
    os._exit(1)
