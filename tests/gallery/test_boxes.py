"""What the gallery keeps is what boards look like: each state in each window has the boxes that were kept, and `./dev gallery` renews them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.browsers import Browsers
from tests.gallery import boxes
from tests.gallery.looking import WINDOWS, Eyes, Look, looks
from tests.gallery.pictures import MOST, chosen
from tests.gallery.states import drawn, states
from tests.stage.staging import Theatre

RENEW = "Look at the difference; if it is wanted, `./dev gallery` renews what is kept."


@pytest.fixture(scope="module", params=drawn())
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.mark.long
def test_boards_look_as_they_were_kept(game: str, browsers: Browsers, theatre: Theatre) -> None:
    found = []
    with browsers.lent() as browser:
        eyes = Eyes(browser, theatre.url)
        kept = {window: boxes.read(boxes.file(game, window).read_text(encoding="utf-8")) for window in WINDOWS}
        for look in looks(states(game)):
            found += [f"{look}, {window}:\n{difference}" for window, difference in differs(eyes, look, kept)]
            assert not eyes.stage.problems, f"{look}: {eyes.stage.problems}"
    assert not found, "\n".join([*found[:6], f"{len(found)} in all. {RENEW}"])


def differs(eyes: Eyes, look: Look, kept: dict[str, dict[str, boxes.Listing]]) -> Iterator[tuple[str, str]]:
    for window, seen in eyes.listings(look):
        if changed := boxes.differences(kept[window].get(str(look), []), seen):
            yield window, "\n".join(changed)


def test_every_state_is_kept(game: str) -> None:
    """In every window, and nothing else; the pictures weigh little."""
    wanted = sorted(str(look) for look in looks(states(game)))
    for window in WINDOWS:
        assert sorted(boxes.read(boxes.file(game, window).read_text(encoding="utf-8"))) == wanted, RENEW
    pictures = {picture.file for picture in chosen(game)}
    assert set(boxes.home(game).glob("*.webp")) == pictures, RENEW
    assert {file.name: size for file in pictures if (size := file.stat().st_size) > MOST} == {}


def test_many_things_alike_are_one_line() -> None:
    spaces = [
        {"depth": 1, "role": "button", "name": f"space {at}", "at": [10 + 20 * at, 5, 20, 30]} for at in range(40)
    ]
    other = {"depth": 1, "role": "button", "name": "Pass", "at": [10, 50, 90, 30]}
    small = [f"20x30 px: space {at}" for at in range(40)]
    assert boxes.listing([*spaces, other], [*small, "cut: Ann"]) == [
        "! 20x30 px: space 0 (40 such)",
        "! cut: Ann",
        "  40 x button of 20x30 10,5 800x30",
        '  button "Pass" 10,50 90x30',
    ]


def test_a_difference_is_told_and_a_hair_is_none() -> None:
    kept = ["main 0,0 800x600", '  button "Bid 7" 10,20 90x130', '  text "Round 3" 5,5 60x20']
    moved = ["main 0,0 800x600", '  button "Bid 7" 12,19 91x130', '  text "Round 3" 5,5 60x20']
    grown = ["main 0,0 800x600", '  button "Bid 7" 12,19 91x190', '  text "Round 3" 5,5 60x20']
    fewer = ["main 0,0 801x600", '  text "Round 3" 5,5 60x20']
    assert boxes.differences(kept, moved) == []
    assert boxes.differences(kept, grown)[2:] == ["@@ -2 +2 @@", f"-{kept[1]}", f"+{grown[1]}"]
    assert boxes.differences(kept, fewer)[2:] == ["@@ -2 +1,0 @@", f"-{kept[1]}"]
    assert boxes.read(boxes.write({"bid en": kept, "over fr": fewer})) == {"bid en": kept, "over fr": fewer}
