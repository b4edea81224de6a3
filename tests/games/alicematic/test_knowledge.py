"""What each seat knows, and worlds it cannot tell from the true one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.at_random import answers
from tests.games.alicematic.census import census
from tests.games.alicematic.helpers import (
    GAME,
    SPECTATOR,
    Situation,
    new,
    owned,
    player,
    politics,
    situation,
    thumbs,
    with_kingdoms,
)
from wondertable import Rng

NAMES = {tuple(card): name for card, name in zip(GAME.tables.written, GAME.tables.alice_names, strict=True)}


def name_of(card: list[Any]) -> str:
    return str(NAMES[tuple(card)])


def saved_hand(table: Situation, seat: int) -> list[str]:
    return [name_of(card) for card in table.save()["board"]["seats"][seat]["hand"]]


@pytest.mark.rule("ALI-K1")
def test_what_everybody_sees() -> None:
    a = player({"red": ["Knight", "(Jet)"], "yellow": ["Wiccan:Angel"]}, hand=["Maid", "Maid"], tokens="r2", vp=7)
    table = situation(owned(A="(0,0)", B="(1,0)"), {"B": "(0,1)"}, a=a)
    seen = table.seen(SPECTATOR)
    seat = seen["seats"][0]
    assert (seat["hand"], seat["vp"], seat["tokens"]["red"], seat["powers"]["red"]) == (2, 7, 2, 2)
    assert [card["alice"] for card in seat["slots"]["red"]] == ["Knight", None]
    assert seat["slots"]["yellow"][0]["copies"] == "Angel"
    assert seen["tokens"] and seen["map"]["tiles"] and seen["bank"]["red"] == 18
    assert seen["you"] is None and seen["hands"] is None


@pytest.mark.rule("ALI-K2")
def test_what_only_the_owner_sees() -> None:
    a = player({"red": ["(Jet)"]}, hand=["Maid", "Angel"], discarded=["Empress"])
    table = situation(owned(A="(0,0)"), a=a)
    you = table.seen("A")["you"]
    assert [card["alice"] for card in you["hand"]] == ["Maid", "Angel"]
    assert you["discarded"] == ["Empress"]
    for viewer in ("B", SPECTATOR):
        text = str(table.view(viewer)["board"]["seats"]) + str(table.told(viewer))
        for secret in ("Maid", "Angel", "Jet", "Empress"):
            assert secret not in text


@pytest.mark.rule("ALI-K4", "ALI-K5")
def test_known_commoners_stay_known_and_turned_up_ones_become_public() -> None:
    cards = {"blue": ["Detective"], "red": ["?"], "white": [{"card": "Jet", "up": False, "public": True}, "(Mayor)"]}
    table = situation(owned(A="(0,0)"), a=player(cards, hand=["?"]))  # type: ignore[arg-type]
    assert [card["alice"] for card in table.seat("A")["slots"]["white"]] == ["Jet", None]
    before = table.position.barrier()
    table.answer("invade (-1,0)")
    table.answer("up Mayor@white")
    assert [card["alice"] for card in table.seat("A")["slots"]["white"]] == ["Jet", "Mayor"]
    assert table.position.barrier() > before


@pytest.mark.rule("ALI-K6")
def test_the_order_of_the_deck_is_known_to_nobody() -> None:
    table = with_kingdoms(3)
    tops = {str(world.save()["board"]["deck"][0]) for world in table.worlds("A", 150)}
    assert len(tops) > 20


@pytest.mark.rule("ALI-K7")
def test_a_redealt_world_has_the_same_cards() -> None:
    table = with_kingdoms(4, seed=2)
    for world in table.worlds("B", 10):
        assert census(world.position) == census(table.position)
        assert world.board["map"] == table.board["map"]


@pytest.mark.rule("ALI-K8")
def test_after_the_game_everything_is_shown() -> None:
    table = list(thumbs(3, seed=2))[-1]
    seen = table.seen(SPECTATOR)
    assert [len(hand) for hand in seen["hands"]] == [seat["hand"] for seat in seen["seats"]]
    assert all(card["alice"] for seat in seen["seats"] for cards in seat["slots"].values() for card in cards)


@pytest.mark.rule("ALI-K9")
@pytest.mark.parametrize("seed", range(3))
def test_chance_speaks_for_map_deck_start_player_and_reshuffle_only(seed: int) -> None:
    table = new(5, seed)
    before, kind, mixed = 0, "", 0
    for _ in answers(table.position, seed):
        now = int(table.position.rng.draws)
        again = len(table.events("reshuffle"))
        if now > before:
            assert kind in ("", "choose_kingdom", "mulligan") or again > mixed
        before, kind, mixed = now, str(table.question), again
    assert table.over


# -- another world -----------------------------------------------------------------------------------------------------


def test_a_world_keeps_what_the_seat_knows_and_changes_the_rest() -> None:
    a = player({"red": ["(Jet)"]}, hand=["Maid", "Angel"], discarded=["Empress"])
    b = player(
        {"blue": ["(Scholar)", {"card": "Idol", "up": False, "public": True}]}, hand=["Knight"], discarded=["Mayor"]
    )
    table = situation(owned(A="(0,0)"), a=a, b=b)
    hands, commoners, given = set(), set(), set()
    for world in table.worlds("A", 120):
        board = world.save()["board"]
        assert [name_of(card) for card in board["seats"][0]["hand"]] == ["Maid", "Angel"]
        assert name_of(board["seats"][0]["discarded"][0]) == "Empress"
        assert name_of(board["seats"][0]["slots"]["red"][0]["card"]) == "Jet"
        assert name_of(board["seats"][1]["slots"]["blue"][1]["card"]) == "Idol"
        hands.add(saved_hand(world, 1)[0])
        commoners.add(name_of(board["seats"][1]["slots"]["blue"][0]["card"]))
        given.add(name_of(board["seats"][1]["discarded"][0]))
        assert world.view("A") == table.view("A")
    assert min(len(hands), len(commoners), len(given)) > 15


def test_unknown_cards_come_as_often_as_they_are_there() -> None:
    """Of 90 cards the seat knows five: every other card is equally likely to be the first in another hand."""
    table = with_kingdoms(3, seed=9)
    own = Counter(table.hand("A"))
    seen: Counter[str] = Counter(saved_hand(world, 1)[0] for world in table.worlds("A", 3000))
    for alice in GAME.data["alice"]:  # type: ignore[attr-defined]
        left = alice["copies"] - own[alice["name"]]
        expected = 3000 * left / 85
        assert abs(seen[alice["name"]] - expected) < 5 * (expected + 1) ** 0.5


# -- once the discard pile is the deck ---------------------------------------------------------------------------------


def reshuffled(hand_a: int = 1, **more: Any) -> Situation:
    """A gave back Jet and Empress, B gave back Mayor; the deck is empty, and A is about to draw from the new one."""
    a = player(hand=["Knight", *["?"] * (hand_a - 1)], discarded=["Jet", "Empress"])
    b = player(hand=["?"] * 43, discarded=["Mayor"])
    return situation(phase="politics", a=a, b=b, c=player(hand=["?"] * (90 - 3 - 43 - hand_a)), deck=[], **more)


@pytest.mark.rule("ALI-K6")
def test_own_mulligan_cards_are_known_to_be_in_the_new_deck() -> None:
    table = reshuffled().answer("commoner Knight red")
    drawn = table.hand("A")[0]
    missing = Counter(["Jet", "Empress"]) - Counter([drawn])
    for world in table.worlds("A", 60):
        deck = Counter(name_of(card) for card in world.save()["board"]["deck"])
        assert missing <= deck
        assert world.view("A") == table.view("A")
    decks = {str(world.save()["board"]["deck"]) for world in table.worlds("C", 60)}
    assert len(decks) > 20


@pytest.mark.rule("ALI-K6")
def test_a_card_of_the_new_deck_cannot_have_been_put_down_before() -> None:
    """B puts down a card before she draws from the new deck; the Jet of A can be in B's hand afterwards, not below."""
    table = reshuffled().answer("commoner Knight red").answer("attack (4,-2)")
    table.answer(next(option for option in table.starting("commoner") if option.endswith("white")))
    drawn = Counter(table.hand("A"))
    missing = Counter(["Jet", "Empress"]) - drawn
    places: Counter[str] = Counter()
    for world in table.worlds("A", 200):
        board = world.save()["board"]
        deck = Counter(name_of(card) for card in board["deck"])
        redrew = Counter(name_of(card) for card in board["seats"][1]["redrew"])
        assert missing <= deck + redrew
        assert redrew <= Counter(saved_hand(world, 1))
        places["hand" if missing & redrew else "deck"] += 1
        given = Counter(name_of(card) for seat in board["seats"] for card in seat["discarded"])
        assert given == deck + redrew + Counter(name_of(card) for card in board["seats"][0]["redrew"])
    assert set(places) == {"hand", "deck"}


@pytest.mark.rule("ALI-K6")
@pytest.mark.parametrize("seed", range(3))
def test_worlds_after_a_reshuffle_can_be_saved_and_played(seed: int) -> None:
    """Random games of five players mostly shuffle the discard pile in: every world then is a possible position."""
    table = new(5, seed)
    rng = Rng(seed)
    tried = 0
    for _ in answers(table.position, seed):
        if table.save()["board"]["reshuffled"] and rng.below(8) == 0:
            for viewer in (None, 0, 3):
                world = table.position.redeal(viewer, rng)
                again = GAME.load(GAME.save(world))
                assert GAME.save(again) == GAME.save(world)
                assert GAME.view(world, viewer) == GAME.view(table.position, viewer)
            tried += 1
    assert tried > 0 or not table.events("reshuffle")


# -- undo --------------------------------------------------------------------------------------------------------------


def test_what_raises_the_barrier() -> None:
    def rises(table: Situation, text: str) -> bool:
        before = table.position.barrier()
        return table.answer(text).position.barrier() > before

    assert rises(politics(player({}, hand=["Fighter"])), "summon Fighter")
    assert rises(politics(player({}, hand=["Fighter"])), "commoner Fighter red")
    assert not rises(situation(owned(A="(0,0)")), "attack (0,1)")
    assert not rises(situation(owned(A="(0,0)")), "invade (1,-1)")
    assert rises(situation(owned(A="(0,0)"), a=player({"blue": ["?"], "red": ["?"]})), "invade (-1,0)")
