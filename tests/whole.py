"""Views as a browser is sent them, as `game.view` gives them: for tests that compare a page with what it was told."""

from __future__ import annotations

from typing import Any

import wondertable
from wondertable.games import shipped

Json = dict[str, Any]


def made_whole(told: Json) -> Json:
    """A view of the wire, with what never changes in its board."""
    if told["game"] not in shipped():
        return told  # games from elsewhere may not run in this process
    game = wondertable.game(told["game"])
    if game.parts.whole is None:
        return told
    full: Json = game.parts.whole(game.read_view(told))
    if told["question"] is not None:
        full["question"]["options"] = [whole_option(game, option) for option in told["question"]["options"]]
        given = told["question"]["given"]
        full["question"]["given"] = given and whole_option(game, given)
    return full


def whole_option(game: wondertable.Game, option: Json) -> Json:
    form = game.actions.form(game.actions.parse(option["text"]))
    return {**option, "parts": form.usual() | option["parts"]}
