"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import ipaddress
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterable, Iterator
from urllib.parse import urlsplit

import uvicorn

from wondertable.core.text import ENGLISH, sentence
from wondertable.server import hosts, memory
from wondertable.server.access import MESSAGE_SIZE
from wondertable.server.ageing import DAY
from wondertable.server.app import Application
from wondertable.server.door import Caller, Config, Strangers
from wondertable.server.gate import Gate
from wondertable.server.line import Talker
from wondertable.server.problems import logger
from wondertable.server.settings import Settings
from wondertable.server.store import CannotOpen, StoreError, default_database, store_for
from wondertable.server.tables import Tables

LAST_PORT = 65535


def run(
    host: str,
    port: int,
    database: str | None,
    open_browser: bool,
    allow_origins: Iterable[str],
    trusted_proxies: Iterable[str],
    public_url: str | None,
    webhooks: bool,
    keep_days: int | None,
    language: str,
) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logger.setLevel(logging.INFO)
    settings = Settings(
        database or default_database(),
        frozenset(origin.rstrip("/").lower() for origin in allow_origins),
        frozenset(checked_proxy(proxy, language) for proxy in trusted_proxies),
        None if public_url is None else checked_url(public_url, language),
        hosts.names_of(host),
        webhooks=webhooks,
        keep=None if keep_days is None else keep_days * DAY,
    )
    with listening(host, port, language) as listener:
        try:
            tables = Tables(store_for(settings.database), settings)

            def opened() -> None:
                memory.calm_the_collector()
                say_hello(host, listener, tables, open_browser, language)

            server = Server(tables, opened)
            with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
                runner.run(server.keep_tables(listener))
        except CannotOpen as error:
            sys.exit(error.said(language))
        except StoreError as error:
            sys.exit(str(error))


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
def listening(host: str, port: int, language: str = ENGLISH) -> Iterator[socket.socket]:
    """A socket that listens, or an end with a sentence that says what to do."""
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
            sys.exit(why_not(host, port, error, language))
        yield listener


def why_not(host: str, port: int, error: OSError, language: str) -> str:
    if error.errno == errno.EADDRINUSE:
        return sentence("serve-port-taken", {"port": str(port), "next": str(port + 1)}, language=language)
    if error.errno == errno.EACCES:
        return sentence("serve-port-denied", {"port": str(port)}, language=language)
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


def say_hello(host: str, listener: socket.socket, tables: Tables, open_browser: bool, language: str) -> None:
    def tell(key: str, **args: str) -> None:
        print(sentence(f"serve-{key}", args, language=language), flush=True)

    here = address_of("127.0.0.1" if host in hosts.ANYWHERE else host, listener)
    tell("open", address=here)
    if tables.settings.public_url is not None:
        tell("public", address=tables.settings.public_url)
    if host in hosts.ANYWHERE and (found := own_address()) is not None:
        tell("network", address=address_of(found, listener))
    if not (tables.settings.pages / "index.html").is_file():
        tell("no-pages")
    tell("kept", where=tables.store.where)
    if open_browser:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, here)


class Server(uvicorn.Server):
    """uvicorn with our own stop: tables are closed before the process ends, whatever the signal was."""

    def __init__(self, tables: Tables, opened: Callable[[], None] = lambda: None) -> None:
        most = memory.connections_most()
        proxies = sorted(tables.settings.trusted_proxies)
        super().__init__(
            Config(
                Gate(Application(tables, room=most // 2), tables.settings),
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

    async def keep_tables(self, listener: socket.socket) -> None:
        await self.tables.open()
        try:
            await self.serve([listener])
        finally:
            await self.tables.close()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.opened()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        handlers = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in handlers.items():
                signal.signal(sign, handler)
