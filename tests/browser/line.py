"""The line between browsers and a server: it may fall silent, and what is on its way then may be lost."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType

from tests.browser.serving import Server

CHUNK = 65536


class Line:
    """A door of its own before a server, through which browsers come."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._flows = threading.Event()
        self._flows.set()
        self._ends: list[socket.socket] = []
        self.opened = 0
        """How many WebSockets were asked for."""

    def __enter__(self) -> Line:
        threading.Thread(target=self._welcome, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._door.close()
        self.cut()
        self.resume()

    def silence(self) -> None:
        """From now on nothing comes through, in either direction, and nobody is told."""
        self._flows.clear()

    def resume(self) -> None:
        """What was held back arrives."""
        self._flows.set()

    def cut(self) -> None:
        """Every connection ends; what was held back is lost."""
        ends, self._ends = self._ends, []
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _welcome(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._door.accept()
                try:
                    server = socket.create_connection(("127.0.0.1", self._server.port))
                except ConnectionRefusedError:  # nobody serves at the moment
                    browser.close()
                    continue
                self._ends += [browser, server]
                for one, other in ((browser, server), (server, browser)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(CHUNK):
                self.opened += data.startswith(b"GET /ws/")
                self._flows.wait()
                other.sendall(data)
        with contextlib.suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)
