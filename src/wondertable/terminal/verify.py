"""`wondertable verify`: is this the game that was promised, played by the rules?"""

from __future__ import annotations

import argparse
import sys

from msgspec import UNSET

from wondertable.core import record
from wondertable.core.text import sentence
from wondertable.terminal.records import check_seed, game_of_record, read_record
from wondertable.terminal.screen import STRONG, Screen

NOT_VERIFIED = 3
"""The exit code for a record that can be replayed but not verified: it keeps secrets, or was played under other rules."""


def run(arguments: argparse.Namespace) -> int:
    kept = read_record(arguments.file)
    game = game_of_record(kept)
    screen = Screen(sys.stdout)
    if kept.seed is UNSET:
        screen.say(sentence("verify-secrets", {"file": arguments.file}), STRONG)
        return NOT_VERIFIED
    check_seed(kept)
    checked = record.verify(game, kept)
    versions: dict[str, object] = {"made": kept.rules_version, "present": game.rules_version}
    verified = "answers" in checked
    key = "verify-good" if verified else "verify-other-rules"
    screen.say(sentence(key, {"file": arguments.file, **versions}), STRONG)
    for part in checked:
        screen.say(sentence(f"verify-checked-{part}"), indent=2)
    if "commitment" not in checked:
        screen.say(sentence("verify-no-commitment"), indent=2)
    if verified and versions["made"] != versions["present"]:
        screen.say(sentence("verify-same-under-these", versions), indent=2)
    if not game.data_is_shipped:
        screen.say(sentence("verify-earlier-data" if kept.data is UNSET else "verify-other-data"), indent=2)
    return 0 if verified else NOT_VERIFIED
