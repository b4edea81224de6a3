"""A seat's mark is the figure its person plays, wherever the house shows it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import telling
from tests.browser.friends import SEED, Friends
from tests.browser.people import Person
from tests.browser.serving import Server
from tests.browser.words import say, sentence


@pytest.mark.parametrize(
    ("game", "players", "part", "reason"),
    [("bibliowonders", 2, "colour", "reception"), ("alicematic", 3, "kingdom", "points")],
)
def test_marks_are_the_figures_of_the_game(
    sits_down: Callable[..., Person], server: Server, game: str, players: int, part: str, reason: str
) -> None:
    friends = Friends(server, players, SEED, game=game)
    ann = sits_down(reduced_motion="reduce")
    friends.take_place(ann)
    page = ann.page
    page.goto(f"/?table={friends.table}")
    seats = page.get_by_role("list", name=say("seats")).get_by_role("listitem")
    expect(seats).to_have_count(players)
    expect(seats.locator("[data-figure]")).to_have_count(0)
    with friends.come(players):
        friends.seats[0].start()
        for seat in friends.seats:
            seat.answer()
        chosen = [one[part] for one in friends.seats[-1].state["view"]["board"]["seats"]]
        assert len(set(chosen)) == players
        telling.end(page, reason)
        page.evaluate("localStorage['wondertable.client'] = 'text'")
        page.reload()
        expect(seats.locator("[data-figure]")).to_have_count(players)
        assert figures(ann, "header") == chosen
        page.get_by_role("button", name=say("show-outcome"), exact=True).click()
        page.get_by_role("dialog").get_by_text(sentence(game, f"outcome-{reason}")).wait_for()
        expect(page.locator("dialog li [data-figure]")).to_have_count(players)
        assert sorted(figures(ann, "dialog")) == sorted(chosen)
        assert figures(ann, "dialog")[0] == chosen[0], "the winner's"
    page.goto("/")
    page.get_by_text(say("continue-finished", count=1)).click()
    expect(page.locator("li [data-figure]")).to_have_attribute("data-figure", chosen[0])


def figures(person: Person, place: str) -> list[str]:
    marks = person.page.locator(f"{place} li [data-figure]")
    return [str(mark.get_attribute("data-figure")) for mark in marks.all()]
