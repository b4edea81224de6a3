"""From the first page to a table: one press against bots, two with friends; and back to where an answer is wanted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import wondertable
from tests.browser import axe, windows
from tests.browser.friends import KEPT, SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import say, sentence
from wondertable.games import shipped

IN_SIGHT = """element => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


def test_one_press_leads_to_the_first_question(sits_down: Callable[..., Person]) -> None:
    ann = sits_down(reduced_motion="reduce")
    ann.page.goto("/")
    ann.page.get_by_role("button", name=say("play-now-game", title=say("title"))).click()
    ann.until_asked()
    assert [seat["bot"] for seat in ann.state["table"]["seats"]] == [None, "adept", "adept"]
    ann.page.goto("/")
    asked = ann.page.get_by_role("link", name=say("title")).filter(has_text=say("continue-asked", when="").strip())
    expect(asked).to_be_visible()
    axe.check(ann.page, "the first page with a table that waits")
    asked.click()
    ann.until_asked()


def test_two_presses_lead_to_a_lobby_with_a_link(sits_down: Callable[..., Person]) -> None:
    ann = sits_down(phone=True)
    ann.page.goto("/")
    ann.page.get_by_role("link", name=say("with-friends-game", title=say("title"))).click()
    ann.page.get_by_role("button", name=say("make-table")).click()
    link = ann.page.get_by_label(say("invite"), exact=True)
    ann.until(lambda: ann.state, "a table to wait at")
    expect(link).to_have_value(f"{ann.page.url.split('?')[0]}?table={ann.table}")
    assert [seat["bot"] for seat in ann.state["table"]["seats"]] == [None, None, None]


def test_games_stand_from_light_to_heavy_and_all_are_in_sight(sits_down: Callable[..., Person]) -> None:
    ann = sits_down()
    ann.page.goto("/")
    titles = ann.page.get_by_role("heading", level=3)
    expect(titles).to_have_count(len(shipped()))
    games = [wondertable.game(name) for name in shipped()]
    assert all(game.minutes and game.weight for game in games)
    lightest = sorted(games, key=lambda game: (game.weight, game.minutes))
    assert titles.all_inner_texts() == [sentence(game.name, "title") for game in lightest]
    for at in range(len(games)):
        assert titles.nth(at).evaluate(IN_SIGHT)
    windows.resize(ann.page, windows.WINDOWS["phone"])
    for at in range(2):
        button = ann.page.get_by_role("button", name=say("play-now"), exact=False).nth(at)
        assert button.evaluate(IN_SIGHT), at


def test_tables_where_somebody_is_asked_come_first_and_finished_ones_are_folded(
    sits_down: Callable[..., Person], server: Server
) -> None:
    ann = sits_down()
    waiting, asking = Friends(server, 3, SEED), Friends(server, 3, SEED)
    with asking.come(3), waiting.come(3):
        for table in (asking, waiting):
            table.seats[0].start()
        waiting.answer(KEPT[:1])
        taken = [{**one.seated[0], "game": "miraris", "when": when} for when, one in enumerate((asking, waiting))]
        over = {**taken[0], "table": "2" * 20, "over": True}
        ann.context.add_init_script(
            f"localStorage['wondertable.seats'] ??= JSON.stringify({[*taken, over]!r}".replace("True", "true") + ")"
        )
        ann.page.goto("/")
        mine = ann.page.get_by_role("region", name=say("continue")).get_by_role("listitem")
        expect(mine).to_have_count(2)
        expect(mine.first).to_contain_text(say("continue-asked", when="").strip())
        expect(mine.last).to_contain_text(say("continue-waiting", names="Bob and Cyd"))
        expect(ann.page.get_by_text(say("continue-finished", count=1))).to_be_visible()


@pytest.mark.parametrize("game", shipped())
def test_who_plays_is_seen_without_scrolling(sits_down: Callable[..., Person], game: str) -> None:
    ann = sits_down()
    ann.page.goto(f"/?new={game}")
    button = ann.page.get_by_role("button", name=say("make-table"))
    button.wait_for()
    for window in ("laptop", "phone"):
        windows.resize(ann.page, windows.WINDOWS[window])
        assert not ann.page.evaluate("document.scrollingElement.scrollHeight > innerHeight"), window
        assert button.evaluate(IN_SIGHT), window
    axe.check(ann.page, f"set-up of {game}")


def test_what_a_table_is_about_is_asked_first_and_rules_are_folded(sits_down: Callable[..., Person]) -> None:
    ann = sits_down()
    ann.page.goto("/?new=kamimai")
    words = {key: sentence("kamimai", key) for key in ("option-source", "option-source-simulated", "option-mode")}
    book = ann.page.get_by_role("group", name=words["option-source"])
    expect(book.get_by_role("radio", name=words["option-source-simulated"])).to_be_checked()
    mode = ann.page.get_by_role("group", name=words["option-mode"], exact=True)
    expect(mode).to_be_hidden()
    ann.page.get_by_text(say("more-rules")).click()
    ways = ann.page.get_by_role("group", name=say("way"))
    expect(ways.get_by_role("radio", name=say("way-rulebook"))).to_be_checked()
    ways.get_by_role("radio", name=say("way-family")).check()
    expect(mode.get_by_role("radio", name=sentence("kamimai", "option-mode-easy"))).to_be_checked()
    windows.look_through(ann, "more rules")
    mode.get_by_role("radio", name=sentence("kamimai", "option-mode-hard")).check()
    expect(ann.page.get_by_text(say("way-own"))).to_be_visible()
