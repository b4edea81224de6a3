"""Logs of today go on tomorrow: what the server wrote under a version of the rules leads to the same game as long as the number is the same.

tests/contract/golden_logs.py tells what the files are, and adds those of a new version.
"""

from __future__ import annotations

import msgspec
import pytest

import wondertable
from tests.contract.golden_logs import Kept, add, came_of, file_of, files, kept
from wondertable.core.game import Game
from wondertable.core.refused import Refused
from wondertable.games import game_of, game_with_data
from wondertable.server import log
from wondertable.server.room import read

GAMES = wondertable.games()


def made_of(golden: Kept) -> log.Made:
    made = log.decode(golden.lines[0].body)
    assert isinstance(made, log.Made)
    return made


def its_game(golden: Kept) -> Game:
    """The present game, with the cards of that time."""
    made = made_of(golden)
    return game_of({"game": made.game, "data_hash": made.data})


def must_lead_there(golden: Kept, game: Game) -> None:
    """Under the version that it names a log leads to the same game; under another one to the same, or the table says which two there are."""
    made = made_of(golden)
    try:
        came = came_of(read("golden", golden.lines, game).table)
    except Refused as refused:
        assert made.rules_version != game.rules_version, f"raise rules_version of {made.game}: {refused}"
        told = (refused.key, refused.args["made"], refused.args["present"])
        assert told == ("damaged", made.rules_version, game.rules_version)
    else:
        assert came == golden.came or made.rules_version != game.rules_version, f"raise rules_version of {made.game}"


@pytest.mark.parametrize("name", GAMES)
def test_there_are_logs_of_the_present_version(name: str) -> None:
    """`./dev python -m tests.contract.golden_logs` adds them."""
    file = file_of(name, wondertable.game(name).rules_version)
    assert [made_of(golden).rules_version for golden in kept(file)]
    assert add(name) is None, "what is there is never written anew"


@pytest.mark.parametrize(("name", "version"), [(name, int(file.stem)) for name in GAMES for file in files(name)])
def test_a_log_leads_where_it_led(name: str, version: int) -> None:
    for golden in kept(file_of(name, version)):
        assert made_of(golden).rules_version == version
        must_lead_there(golden, its_game(golden))


def led_elsewhere(golden: Kept) -> Kept:
    """What the log would be if the rules had drawn otherwise, or where there is no chance, if its last answer had done nothing."""
    if golden.came.draws == 0:
        return golden._replace(lines=golden.lines[:-1])
    made = msgspec.structs.replace(made_of(golden), seed="ff" * 32)
    return golden._replace(lines=[golden.lines[0]._replace(body=log.encode(made)), *golden.lines[1:]])


@pytest.mark.parametrize("name", GAMES)
def test_a_log_that_leads_elsewhere_is_noticed_unless_the_version_is_another(name: str) -> None:
    present = wondertable.game(name)
    other = led_elsewhere(next(kept(file_of(name, present.rules_version))))
    with pytest.raises(AssertionError, match="raise rules_version"):
        must_lead_there(other, present)
    later = game_with_data(name, present.data)
    later.rules_version += 1
    must_lead_there(other, later)
