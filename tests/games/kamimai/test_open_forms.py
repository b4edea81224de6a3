"""Grabs as a form: it says exactly what the rules list, why a page cannot be taken, and it is small."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.games.kamimai.faults import summoners
from tests.games.kamimai.helpers import GAME, Situation, new, turn
from tests.games.kamimai.test_setup import hands_stated
from tests.offering import offered, texts
from wondertable import Position
from wondertable.core.views import OneOf, OpenForm, Run
from wondertable.games.kamimai.people.names import standing

STATE = 20_000
"""No state of a seat that draws is larger, in bytes."""


def question(position: Position, seat: int) -> dict[str, Any]:
    view: Any = GAME.view(position, seat)
    return dict(view["question"])


def form(position: Position, seat: int = 0) -> OpenForm:
    return msgspec.convert(question(position, seat)["forms"][0], OpenForm)


def field(position: Position, name: str) -> Any:
    return next(one for one in (*form(position).fields, *form(position).beside) if one.name == name)


def says_what_is_legal(position: Position, seat: int) -> None:
    legal = [GAME.actions.text(action) for action in position.legal(seat)]
    assert sorted(texts(question(position, seat))) == sorted(legal)


def drawing(players: int = 1, **options: Any) -> Situation:
    table = hands_stated(new(players, source="simulated", **options)).rebuilt()
    return table.answer(table.asked[0], "begin")


@pytest.mark.rule("KAM-G5", "KAM-P15")
def test_the_form_is_the_legal_grabs_down_to_the_last_pages() -> None:
    """From the full book on, pages are lost until two are left; in between the hand of the turn is fixed."""
    table, chance = drawing(), random.Random(3)
    position = summoners(table.position)
    sizes = []
    while len(pages := [handle for handle, _card in standing(position.book)]) > 2:
        says_what_is_legal(position, 0)
        sizes.append(len(pages))
        option = chance.choice([one for one in offered(question(position, 0)) if one["kind"] == "grab"])
        table.answer(1, option["text"])
        lost = chance.sample(pages, min(chance.randint(0, 6), len(pages) - 2))
        table.report(f"grabbed {','.join(lost) or 'none'} stands")
    says_what_is_legal(position, 0)
    assert len(sizes) > 10
    assert field(position, "pages").most == 1, "one of two pages must stay"
    assert field(position, "pages").full.rule == "KAM-P15"


@pytest.mark.rule("KAM-U10", "KAM-U13", "KAM-G13")
@pytest.mark.parametrize(
    ("guardian", "hands", "fingers"),
    [
        ("g-water", ["left", "right"], "thumb+middle"),
        ("g-earth", ["left", "right"], "thumb+ring"),
        ("g-air", ["left", "right"], "thumb+little"),
        ("g-fire", ["left"], "thumb+index"),
    ],
)
def test_a_guardian_leaves_fewer_choices(guardian: str, hands: list[str], fingers: str) -> None:
    table = turn([guardian, "-"], source="simulated").answer(1, "begin")
    says_what_is_legal(table.position, 0)
    assert field(table.position, "hand").choices == hands
    assert field(table.position, "fingers") == OneOf("fingers", [fingers], fingers)


@pytest.mark.rule("KAM-S9")
def test_training_and_statistical_hands_have_it_too() -> None:
    trained = hands_stated(new(1, source="simulated", training=True)).rebuilt()
    says_what_is_legal(trained.position, 0)
    assert texts(question(trained.position, 0))[-1] == "skip"
    chance = hands_stated(new(1, source="statistical")).answer(1, "begin")
    says_what_is_legal(chance.position, 0)
    assert [len(one.choices) for one in form(chance.position).fields if isinstance(one, OneOf)] == [1, 1, 1]
    assert form(chance.position).beside == [], "a statistical hand has no pace"


@pytest.mark.rule("KAM-G4", "KAM-G5")
def test_a_page_that_cannot_be_taken_too_says_why() -> None:
    position = drawing().position
    position.report("seen A1,B2")
    pages = field(position, "pages")
    assert isinstance(pages, Run)
    assert (pages.most, pages.apart.rule, pages.full.rule) == (3, "KAM-G5", "KAM-G4")
    assert pages.full.args == {"count": 3}
    assert sorted(pages.notes) == ["A1", "B2"], "what can be read on a page is told with it"


@pytest.mark.rule("KAM-G14")
def test_what_the_form_does_not_hold_is_refused_by_the_rule() -> None:
    table = drawing()
    assert table.refused(1, "grab A1+A3 side right thumb+index").rule == "KAM-G5"
    assert table.refused(1, "grab A1+A2+A3+A4 side right thumb+index").rule == "KAM-G4"


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_state_of_the_seat_that_draws_is_small(players: int) -> None:
    """The worst case: the full book, every page of it read, either hand, every direction."""
    table = drawing(players)
    position = summoners(table.position)
    everything = ",".join(handle for handle, _card in standing(position.book))
    position.report(f"seen {everything}")
    [seat] = position.asked()
    assert len(position.legal(seat)) > 1400
    assert len(field_notes(position, seat)) == (63 if players == 1 else 64)
    assert len(msgspec.json.encode(GAME.look(position, seat))) < STATE / 2, "the rest is for events, talk and seats"


def field_notes(position: Position, seat: int) -> dict[str, str]:
    [pages] = [one for one in form(position, seat).fields if isinstance(one, Run)]
    return pages.notes
