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

from wondertable.server import hosts, memory
from wondertable.server.access import MESSAGE_SIZE
from wondertable.server.app import Application
from wondertable.server.door import Caller, Config, Strangers
from wondertable.server.gate import Gate
from wondertable.server.line import Talker
from wondertable.server.problems import logger
from wondertable.server.settings import Settings
from wondertable.server.store import StoreError, default_database, store_for
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
) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    logger.setLevel(logging.INFO)
    settings = Settings(
        database or default_database(),
        frozenset(origin.rstrip("/").lower() for origin in allow_origins),
        frozenset(checked_proxy(proxy) for proxy in trusted_proxies),
        None if public_url is None else checked_url(public_url),
        hosts.names_of(host),
        webhooks=webhooks,
    )
    with listening(host, port) as listener:
        try:
            tables = Tables(store_for(settings.database), settings)

            def opened() -> None:
                memory.calm_the_collector()
                say_hello(host, listener, tables, open_browser)

            server = Server(tables, opened)
            with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
                runner.run(server.keep_tables(listener))
        except StoreError as error:
            sys.exit(str(error))


def checked_proxy(proxy: str) -> str:
    try:
        return str(ipaddress.ip_network(proxy))
    except ValueError:
        sys.exit(f"{proxy!r} is no address of a proxy. Write a number, such as 127.0.0.1 or 10.0.0.0/8, not a name.")


def checked_url(url: str) -> str:
    with contextlib.suppress(ValueError):
        parts = urlsplit(url)
        if parts.scheme in ("http", "https") and parts.hostname and not parts.username:
            return url
    sys.exit(f"{url!r} is no address at which people find a server. Write it as in a browser: https://tables.example/")


@contextlib.contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that listens, or an end with a sentence that says what to do."""
    if not 0 <= port <= LAST_PORT:
        sys.exit(f"There is no port {port}: ports go from 1 to {LAST_PORT} (0 takes any that is free).")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError as error:
        sys.exit(f"There is no address {host}:{port} to listen at: {error}.")
    with socket.socket(family, kind, protocol) as listener:
        if sys.platform != "win32":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(address)
            listener.listen(2048)
        except OSError as error:
            sys.exit(why_not(host, port, error))
        yield listener


def why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"Port {port} is taken: another program, perhaps another Wondertable, listens there. "
            f"Stop it, or choose another port: wondertable serve --port {port + 1}"
        )
    if error.errno == errno.EACCES:
        return f"Port {port} needs the rights of an administrator. Choose a larger one: wondertable serve --port 8000"
    return f"The server cannot listen at {host}:{port}: {error}."


def address_of(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
        return str(probe.getsockname()[0])
    return None


def say_hello(host: str, listener: socket.socket, tables: Tables, open_browser: bool) -> None:
    here = address_of("127.0.0.1" if host in hosts.ANYWHERE else host, listener)
    print(f"Wondertable is open at {here}", flush=True)
    if tables.settings.public_url is not None:
        print(f"People find it at {tables.settings.public_url}", flush=True)
    if host in hosts.ANYWHERE and (found := own_address()) is not None:
        print(f"Others in your network come to {address_of(found, listener)}", flush=True)
    if not (tables.settings.pages / "index.html").is_file():
        print("The pages are not built: ./dev run builds them.", flush=True)
    print(f"Tables are kept in {tables.store.where}. Ctrl-C stops the server.", flush=True)
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
