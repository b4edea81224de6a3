"""The data file: replaced by an owner of the box, and refused with a reason where it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import wondertable
from tests.games.dominovia.helpers import IDS, Json, changed_data, changed_game, table
from wondertable import Refused
from wondertable.core.words import Words
from wondertable.games import game_with_data


def reversed_values(data: Json) -> None:
    for place, scroll in enumerate(IDS):
        data["scroll_value"][scroll] = 27 - place


@pytest.mark.rule("DOM-C10")
def test_another_order_of_the_values_is_played() -> None:
    game = changed_game(reversed_values)
    dealt = table("0-0 1-1", "5-6 6-6", game=game).answers("offer 0-0", "offer 5-6")
    assert dealt.events("donation") == [{"seat": 1, "scroll": "5-6", "value": 1}]
    assert not game.data_is_shipped
    words = Words(game, ["Ann", "Ben"], None)
    assert words.value("scroll", "1-3") == "Freeze/Star (18)"
    assert words.value("scroll", "6-6") == "Crown Mirror (0)"
    assert game.save(game.load(dealt.save())) == dealt.save()


@pytest.mark.rule("DOM-C10")
def test_a_file_replaces_the_shipped_data(tmp_path: Path) -> None:
    shipped = Path(wondertable.__file__).parent / "games" / "dominovia" / "data.toml"
    text = shipped.read_text(encoding="utf-8").replace('"0-0" = 0', '"0-0" = 27').replace('"6-6" = 27', '"6-6" = 0')
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    game = wondertable.game("dominovia", data=str(file))
    assert game.data["scroll_value"]["6-6"] == 0  # type: ignore[index]
    file.write_text(text.replace('"0-1" = 1', '"0-1" = 2'), encoding="utf-8")
    with pytest.raises(Refused, match=r"0-2.*DOM-C10.*0-1 and 0-2 both have the value 2"):
        wondertable.game("dominovia", data=str(file))


def put(*path: str | int, value: object) -> Callable[[Json], None]:
    def change(data: Json) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        if value is None:
            del place[path[-1]]
        else:
            place[path[-1]] = value

    return change


MISTAKES: list[tuple[Callable[[Json], None], str]] = [
    (put("scroll_value", "0-0", value=1), "DOM-C10: 0-0 and 0-1 both have the value 1"),
    (put("scroll_value", "3-4", value=28), "scroll_value, 3-4.*0 to 27"),
    (put("scroll_value", "3-4", value=-1), "scroll_value, 3-4.*0 to 27"),
    (put("scroll_value", "3-4", value="high"), "scroll_value, 3-4"),
    (put("scroll_value", "3-4", value=None), "scroll_value, 3-4: missing"),
    (put("scroll_value", "7-7", value=3), "scroll_value, 7-7: not a known name"),
    (put("scroll_value", "origin", value=None), "scroll_value, origin: missing"),
    (put("scroll_value", "origin", value="guessed"), "scroll_value, origin"),
    (put("scroll_set", "ids", value=IDS[:-1]), "scroll_set, ids.*every pair"),
    (put("scroll_set", "ids", value=[*IDS[:-1], "0-0"]), "scroll_set, ids.*every pair"),
    (put("game", value="miraris"), "game.*dominovia"),
    (put("data_format", value=2), "data_format"),
    (put("players", "min", value=1), "players, min"),
    (put("players", "max", value=5), "players, max"),
    (put("components", "scrolls", value=27), "components, scrolls"),
    (put("components", "rings", value=3), "components, rings"),
    (put("deal", "2", value=15), "deal, 2.*2 to 14"),
    (put("deal", "4", value=None), "deal, 4: missing"),
    (put("deal", "5", value=3), "deal, 5: not a known name"),
    (put("spell", 0, "rank", value=1), "spell 1, rank"),
    (put("spell", 3, "id", value="sun"), "spell 4, id.*star"),
    (put("spell", 6, "lasting", value=False), "spell 7, lasting.*true"),
    (put("spell", 0, "optional", value=True), "spell 1, optional.*false"),
    (put("spell", value=[]), "spell: expected a list of 7"),
    (put("dragon", "choices", value=["base", "sleepy"]), "dragon, choices.*lazy"),
    (put("dragon", "choices", value=["base", "base"]), "dragon, choices.*each once"),
    (put("dragon", "choices", value=["lazy"]), "dragon, default.*one of lazy, found 'base'"),
    (put("dragon", "default", value="sleepy"), "dragon, default"),
    (put("rounds_to_win", "default", value=10), "rounds_to_win, default"),
    (put("rounds_to_win", "max", value=12), "rounds_to_win, max"),
    (put("options", "freeze_scope", value="half"), "options, freeze_scope"),
    (put("options", "hungry_repetition", value=1), "options, hungry_repetition"),
    (put("options", "memory_aid", value="no"), "options, memory_aid"),
    (put("options", "glitter", value=True), "options, glitter: not a known name"),
    (put("classic", "points_to_win", value=24), "classic, points_to_win"),
    (put("classic", "deal", "3", value=10), "classic, deal, 3"),
    (put("extra", value=1), "extra: not a known name"),
]


@pytest.mark.rule("DOM-C10")
@pytest.mark.parametrize(("change", "message"), MISTAKES, ids=[message for _, message in MISTAKES])
def test_a_mistake_in_the_data_is_refused_by_name(change: Callable[[Json], None], message: str) -> None:
    with pytest.raises(Refused, match=message):
        game_with_data("dominovia", changed_data(change))


def test_fewer_dragons_may_be_on_offer() -> None:
    game = changed_game(put("dragon", "choices", value=["base", "angry"]))
    options = {option.name: option.values for option in game.options()}
    assert options["dragon"] == ["base", "angry"]
    with pytest.raises(Refused, match="dragon"):
        game.new(2, options={"dragon": "lazy"})
