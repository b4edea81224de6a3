"""What the seat that draws from a full book is sent, as it goes over the wire."""

from __future__ import annotations

import json
from pathlib import Path

from tests.games.kamimai.test_open_forms import STATE
from tests.offering import texts
from tests.server.grimoire import SWIFT, Player
from tests.server.harness import running


async def test_a_draw_from_a_full_book_is_asked_in_a_small_state(tmp_path: Path) -> None:
    """Also to somebody who has just come, and is told everything."""
    async with running(tmp_path / "t.db", times=SWIFT) as server:
        made = await server.make(1, game="kamimai")
        async with server.client_of(Player, made["table"], made["token"]) as ann:
            await ann.send(type="start")
            offered = await ann.offered("draw")
            assert len(offered) == 1464 and offered == texts(ann.state["view"]["question"])
            async with server.client_of(Player, made["table"], made["token"]) as again:
                await again.until(lambda state: state["view"] is not None)
                sent = [frame for one in (ann, again) for frame in one.frames if json.loads(frame)["type"] == "state"]
    assert max(len(frame) for frame in sent) < STATE
