"""`wondertable games`: what can be played."""

from __future__ import annotations

import argparse
import json
import sys

from wondertable.core.options import written
from wondertable.core.text import listed, sentence
from wondertable.games import brought, game, games
from wondertable.terminal.screen import STRONG, Screen

FIELDS = ("name", "title", "seats", "bots", "options")


def run(arguments: argparse.Namespace) -> int:
    if arguments.json:
        print(json.dumps([{field: game(name).info()[field] for field in FIELDS} for name in games()], indent=2))
    else:
        screen = Screen(sys.stdout)
        for name in games():
            tell(screen, name)
        for _name, refused in brought().problems:
            screen.say(str(refused))
    return 0


def tell(screen: Screen, name: str) -> None:
    known = game(name)
    info = known.info()
    bots = info["bots"]
    assert isinstance(bots, list)
    title = sentence("title", game=name)
    seats: dict[str, object] = {"least": known.seats()[0], "most": known.seats()[-1]}
    key = "games-title" if len(known.seats()) > 1 else "games-title-exactly"
    screen.say(sentence(key, {"command": name, "label": title, **seats}), STRONG)
    screen.say(sentence("tagline", game=name), indent=2)
    screen.say(sentence("games-bots", {"list": bots}), indent=2)
    for option in known.options():
        choice: dict[str, object] = {
            "label": option.name,
            "list": listed(option.in_words(), style="or"),
            "default": written(option.values[0]),
        }
        screen.say(sentence("games-option", choice), indent=2)
