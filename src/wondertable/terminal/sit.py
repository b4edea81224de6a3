"""`wondertable sit`: a bot from outside takes a seat at a live table."""

from __future__ import annotations

import argparse
import asyncio
import sys

from wondertable.core.text import sentence
from wondertable.terminal.guest import Guest, link_of
from wondertable.terminal.players import player_of
from wondertable.terminal.screen import Screen


def run(arguments: argparse.Namespace) -> int:
    player = player_of(arguments.bot, arguments.program)
    screen = Screen(sys.stdout)
    name = arguments.name or sentence("sit-name")

    def say(words: str) -> None:
        screen.say(words)
        screen.flush()

    asyncio.run(Guest(link_of(arguments.link), name, player, say).stay())
    return 0
