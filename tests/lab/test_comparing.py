"""Two versions on the same deals."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import wondertable
from wondertable.core.refused import Refused
from wondertable.lab.compare_report import cells
from wondertable.lab.comparing import Version, blocks_of, compare, told


def shorter() -> dict[str, Any]:
    data: dict[str, Any] = copy.deepcopy(wondertable.game("miraris").data)
    data["game"]["rounds"] = 4
    return data


def test_what_is_no_different_is_not_called_different() -> None:
    twice = (Version("a"), Version("b"))
    found = compare("miraris", 3, 60, twice, ("random",))
    assert found.games == 60
    assert all(each.effect == 0 and not each.clear for each in found.differences if each.effect is not None)


def test_other_data_are_told_by_what_they_change() -> None:
    found = compare("miraris", 3, 60, (Version("a"), Version("b", shorter())), ("random",))
    by_path = {each.path: each for each in found.differences}
    length = by_path[("length",)]
    assert length.one and length.other and length.other < 0.7 * length.one
    assert length.clear and length.interval and length.corrected
    assert length.corrected[0] < length.interval[0] < length.other - length.one < length.interval[1]
    assert ("characters", "el", "win_rate") in by_path and ("seats", "1", "share") in by_path


def test_what_only_one_version_has_renamed_is_called_so() -> None:
    data = shorter()
    data["character"][-1]["name"] = "Bobo"
    found = compare("miraris", 3, 10, (Version("a"), Version("b", data)), ("random",))
    labels = [cells(found, each)[0] for each in found.differences]
    assert any(label.startswith("Bobo, ") for label in labels) and "Rolando, win rate" in labels


def test_the_same_deals_tell_more_than_other_deals() -> None:
    """The point of pairing: an option that hardly changes anything has an interval near nothing."""
    versions = (Version("a"), Version("b", None, {"memory_aid": "true"}))
    found = compare("miraris", 3, 60, versions, ("random",))
    share = next(each for each in found.differences if each.path == ("seats", "1", "share"))
    assert share.interval and share.interval[1] - share.interval[0] < 0.05


def test_it_says_how_far_it_is_and_ends_when_told() -> None:
    heard: list[tuple[int, int]] = []
    versions = (Version("a"), Version("b", shorter()))
    found = compare(
        "miraris", 3, 240, versions, ("random",), progress=lambda *now: heard.append(now), stop=lambda: len(heard) > 20
    )
    assert found.partial and 0 < found.games < 240 and told(found)["partial"] is True
    assert heard == sorted(heard) and heard[0][1] == 480
    assert found.sums[0].games == found.sums[1].games
    late = compare("miraris", 3, 240, versions, ("random",), seconds=0.0)
    assert late.partial and late.games == 4


def test_games_without_a_winner_are_counted() -> None:
    """A team that starts nearly exhausted never wins."""
    found = compare("kamimai", 2, 10, (Version("a"), Version("b", None, {"mode": "hard"})), ("random",))
    assert found.sums[0].unwon + found.sums[0].wins[0] * 2 >= 10
    assert {each["name"] for each in told(found)["versions"]} == {"a", "b"}  # type: ignore[attr-defined]


def test_impossible_data_are_refused_with_their_place() -> None:
    data = shorter()
    data["game"]["rounds"] = 0
    with pytest.raises(Refused, match="rounds"):
        compare("miraris", 3, 10, (Version("a"), Version("b", data)), ("random",))


@pytest.mark.parametrize("games", [1, 7, 60, 61, 1000])
def test_blocks_cover_every_game_once(games: int) -> None:
    cut = blocks_of(games)
    assert [number for first, after in cut for number in range(first, after)] == list(range(games))
