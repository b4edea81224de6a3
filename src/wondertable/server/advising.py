"""What a master would do, told to a seat that asks. Everybody sees that it has asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from wondertable.core.levels import LOOK_AHEAD
from wondertable.core.refused import Refused
from wondertable.server.connection import Connection
from wondertable.server.problems import logger
from wondertable.server.thinking import Thought, thought_of
from wondertable.voice.shapes import Advice

if TYPE_CHECKING:
    from wondertable.server.live import LiveTable

Ask = Callable[[Thought], Awaitable[Advice]]
WHO: Final = LOOK_AHEAD[0]


class Advising:
    """At one table. A seat that asks twice at the same question is told the same."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._thoughts: dict[int, tuple[int, asyncio.Task[Advice]]] = {}
        """By seat: the question, and what is thought of it."""
        self._telling: set[asyncio.Task[None]] = set()

    async def hint(self, live: LiveTable, seat: int, question: int, connection: Connection) -> None:
        """Returns when it is known that the seat has asked; the advice follows when somebody has thought of it."""
        await live.commit(lambda room: room.hint(seat, question))
        known = self._thoughts.get(seat)
        if known is None or known[0] != question or failed(known[1]):
            table = live.room.table
            thought = thought_of(table.game, table.position, seat, WHO)
            known = self._thoughts[seat] = (question, asyncio.ensure_future(self._ask(thought)))
        telling = asyncio.create_task(self._tell(live.room.id, known[1], question, connection))
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    async def _tell(self, table: str, thinking: asyncio.Task[Advice], question: int, connection: Connection) -> None:
        try:
            connection.advise(question, await asyncio.shield(thinking))
        except Exception as error:
            logger.warning("table %s: nobody had advice: %s", table, error)
            connection.refused(Refused(None, "no-advice"), question)


def failed(thinking: asyncio.Task[Advice]) -> bool:
    return thinking.done() and (thinking.cancelled() or thinking.exception() is not None)
