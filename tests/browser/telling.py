"""What a table tells a page, changed on the way: so that a page can be looked at in situations that are long in coming."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.people import Json


def change(page: Page, change_state: Callable[[Json], None]) -> None:
    """From the next connection on every state with a view is changed before the page reads it.

    A view that is as before is told once more, so that it can be changed too.
    """

    def between(route: WebSocketRoute) -> None:
        table = route.connect_to_server()
        route.on_message(table.send)
        newest: list[Json | None] = [None]

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "state":
                newest[0] = told.setdefault("view", newest[0])
                if newest[0] is not None:
                    told["view"] = copy.deepcopy(newest[0])
                    change_state(told)
            route.send(json.dumps(told))

        table.on_message(tell)

    page.route_web_socket("**/ws/*", between)


def end(page: Page, reason: str) -> None:
    """The first seat has won."""

    def over(state: Json) -> None:
        state["view"]["outcome"] = {"winners": [0], "scores": None, "reason": reason}

    change(page, over)
