"""What a board is told so that it need not know the rules: who receives, how a link lies, who is frozen, what is left to draw."""

from __future__ import annotations

import pytest

from tests.at_random import answers
from tests.games.dominovia.helpers import GAME, PLAYERS, Situation, new, table
from wondertable.core.table import Table


def test_an_exchange_says_who_receives_from_whom() -> None:
    assert new(2).seen(1)["receivers"] == {"left": [1, 0], "right": [1, 0], "across": [1, 0]}
    assert new(3).seen(None)["receivers"] == {"left": [1, 2, 0], "right": [2, 0, 1], "across": None}
    assert new(4).seen(4)["receivers"] == {"left": [1, 2, 3, 0], "right": [3, 0, 1, 2], "across": [2, 3, 0, 1]}


@pytest.mark.parametrize("play", ["spells", "classic"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_deck_after_a_deal_is_known_beforehand(players: int, play: str) -> None:
    match = new(players, 3, play=play)
    assert match.seen(None)["deck_dealt"] == 28 - players * match.events("deal")[0]["each"]


@pytest.mark.parametrize("play", ["spells", "classic"])
def test_a_link_lies_as_it_was_offered_and_told(play: str) -> None:
    match = new(3, 6, play=play, rounds_to_win=1, classic_points=25)
    links = 0
    for seat, action in answers(match.position, 5):
        text = GAME.actions.text(action)
        if not text.startswith("link"):
            continue
        options = match.view(seat + 1)["question"]["options"]
        parts = next(option["parts"] for option in options if option["text"] == text)
        after = Situation(match.position.clone()).answer(seat + 1, text)
        told = next(event["args"] for event in after.told()[::-1] if event["key"] == "link")
        laid = {name: parts[name] for name in ("scroll", "left", "right")}
        assert laid == {name: told[name] for name in laid}
        chain = after.seen(None)["chain"]
        if chain and any(item["scroll"] == told["scroll"] for item in chain):
            assert chain[0 if told["end"] == "left" else -1] == laid
            links += 1
    assert links > 5


@pytest.mark.rule("DOM-A8")
def test_a_cast_says_whether_its_caster_is_frozen() -> None:
    frozen = table("1-6 5-5 6-6", "0-0 2-2", chain="0|1").answer(1, "link 1-6 right")
    assert [event["args"]["frozen"] for event in frozen.told() if event["key"] == "cast"] == [True]
    assert frozen.seen(None)["frozen"] == [0]
    star = table("1-3 5-5 6-6", "0-0 2-2", chain="0|3").answer(1, "link 1-3 right")
    assert [event["args"]["frozen"] for event in star.told() if event["key"] == "cast"] == [False]


@pytest.mark.rule("DOM-A29", "DOM-A32", "DOM-A33")
def test_an_end_says_to_whom_a_crown_closes_it() -> None:
    crowned = table("1-1 2-2", "3-3 0-5", "4-4 0-0", chain="3|5 5|6", rings={1: "crown on 5-6"}, turn=2, deck="1-2 2-5")
    assert crowned.seen(2)["ends"]["right"] == {"open": 6, "crowned_by": [0], "closed_to": [1, 2]}
    assert crowned.seen(2)["ends"]["left"] == {"open": 3, "crowned_by": [], "closed_to": []}
    drawn = table("1-1 2-2", "0-5 4-5", "4-4 0-0", chain="3|5 5|6", rings={1: "crown on 5-6"}, turn=2, deck="0-3 2-5")
    assert drawn.seen(2)["drawn"] == 1
    assert drawn.seen(2)["ends"]["right"] == {"open": 6, "crowned_by": [0], "closed_to": [2]}


@pytest.mark.rule("DOM-E7")
def test_a_round_says_which_scrolls_have_decided_it() -> None:
    chain = "6|0 0|5 5|3 3|2 2|5 5|4 4|0 0|0 0|1 1|5 5|6 6|2 2|1 1|3 3|3 3|6 6|1 1|4 4|2 2|0 0|3 3|4 4|6 6|6"
    tied = table("2-2", "4-4", "1-1 5-5", chain=chain, deck="empty", rounds_to_win=2)
    assert tied.seen(None)["last_round"]["deciding"] == ["2-2", "4-4"]


def test_classic_play_says_the_points_left_in_each_hand() -> None:
    out = table("4-5", "0-0 1-2", "2-2 3-3", chain="2|4", play="classic").answer(1, "link 4-5 right")
    assert out.seen(None)["last_round"]["points"] == [0, 3, 10]
    assert out.seen(None)["last_round"]["deciding"] == []


def test_records_keep_what_happened_and_not_what_follows_from_it() -> None:
    match = Table(GAME, 2, seed=4, options=GAME.quick())
    while asked := match.position.asked():
        entry = match.propose(asked[0], GAME.actions.text(match.position.legal(asked[0])[0]))
        assert entry is not None
        match.enter(entry)
    events = match.record(None)["events"]
    assert isinstance(events, list)
    kept = {event["key"]: set(event["args"]) for event in events}
    assert kept["link"] == {"seat", "scroll", "end", "spell", "beside", "alike"}
    assert kept["cast"] == {"seat", "spell", "scroll"}
