"""What each seat of Miraris knows: its view, what it is told, and the worlds it cannot tell from the true one."""

from __future__ import annotations

import pytest

from tests.at_random import answers
from tests.games.miraris.helpers import (
    NUMBERED,
    SEATS,
    SPECTATOR,
    UNNUMBERED,
    Situation,
    bidding,
    new,
    scoring,
    started,
)

WORLDS = 120


def assert_looks_the_same(table: Situation, world: Situation, seat: str | None) -> None:
    assert world.view(seat) == table.view(seat)
    assert world.told(seat) == table.told(seat)


def characters(world: Situation) -> list[str]:
    return [player["character"] for player in world.board["seats"]]


# -- the deck and Serena's cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [*"ABC", SPECTATOR])
def test_nobody_knows_the_order_of_the_deck(viewer: str | None) -> None:
    table = started(3, seed=1)
    worlds = list(table.worlds(viewer, 30))
    assert len({world.deck for world in worlds}) == 30
    assert {world.row for world in worlds} == {table.row}
    assert all(sorted(world.deck) == sorted(table.deck) for world in worlds)


def serena() -> Situation:
    """Serena in seat A has drawn 1, 2, 6 and 7; Mirela asks."""
    return scoring({"serena": "45", "mirela": "3", "lana": "66"}, deck="1267")


def test_only_serena_sees_her_four_cards() -> None:
    table = serena()
    assert table.events("drew", "A") == [{"wonders": [1, 2, 6, 7]}]
    assert table.seen("A")["you"]["wonders"] == [1, 2, 4, 5, 6, 7]
    other = scoring({"serena": "45", "mirela": "3", "lana": "66"}, deck="3333")
    for viewer in ("B", "C", SPECTATOR):
        assert table.events("drew", viewer) == []
        assert table.view(viewer) == other.view(viewer)
        assert table.told(viewer) == other.told(viewer)


@pytest.mark.parametrize("viewer", ["B", "C", SPECTATOR])
def test_others_imagine_any_four_cards_that_they_have_not_seen(viewer: str | None) -> None:
    table = serena()
    hands = set()
    for world in table.worlds(viewer, WORLDS):
        assert_looks_the_same(table, world, viewer)
        held = world.held("A")
        assert len(held) == 6
        assert "4" in held
        assert "5" in held  # the two that were claimed openly
        assert (world.held("B"), world.held("C")) == ("3", "66")
        hands.add(held)
    assert len(hands) > 40


def test_serena_knows_her_own_cards() -> None:
    assert {world.held("A") for world in serena().worlds("A", 30)} == {"124567"}


def test_a_drawn_card_that_was_given_is_known_to_all() -> None:
    table = scoring({"serena": "45", "mirela": "3", "lana": "66"}, deck="1117")
    table.answers("give", "1 6")  # 7 crowns: a second demand
    assert table.question == "mirela_gift"
    for world in table.worlds("C", WORLDS):
        assert world.held("B") == "136"
        assert "4" in world.held("A")
        assert "5" in world.held("A")
        assert len(world.held("A")) == 5  # three of the drawn cards are still unknown
    assert len({world.held("A") for world in table.worlds("C", WORLDS)}) > 20


def test_a_given_card_may_have_been_drawn_or_claimed() -> None:
    table = scoring({"serena": "44", "mirela": "3", "lana": "1166"}, deck="4117").answers("give", "4 1")
    for world in table.worlds("C", WORLDS):
        assert "4" in world.held("A")  # one of the two that were claimed openly is left
        assert len(world.held("A")) == 5  # with four cards that C has not seen
    assert len({world.held("A") for world in table.worlds("C", WORLDS)}) > 20


# -- gifts -------------------------------------------------------------------------------------------------------------


def second_demand(gifts_shown: str) -> Situation:
    """B, C and D gave Mirela 1, 3 and 4; she asks again."""
    held = {"mirela": "7", "el": "123456", "lana": "123456", "alma": "123456"}
    table = scoring(held, gifts_shown=gifts_shown).answers("give", "1 3 4")
    assert table.seen(SPECTATOR)["first_total"] == 8
    return table


def first_gifts(world: Situation) -> tuple[int, ...]:
    return tuple(player["gift"] for player in world.board["seats"])


@pytest.mark.rule("MIR-V3", "MIR-Q14")
@pytest.mark.parametrize("viewer", [*"ABCD", SPECTATOR])
def test_gifts_shown_to_all_are_known_to_all(viewer: str | None) -> None:
    table = second_demand("all")
    for world in table.worlds(viewer, 20):
        assert_looks_the_same(table, world, viewer)
        assert world.all_held() == ["1347", "23456", "12456", "12356"]


@pytest.mark.rule("MIR-V3")
def test_the_receiver_knows_all_gifts() -> None:
    table = second_demand("receiver")
    assert {first_gifts(world) for world in table.worlds("A", 20)} == {(0, 1, 3, 4)}


@pytest.mark.rule("MIR-V3")
@pytest.mark.parametrize(("viewer", "fixed"), [("B", 1), ("C", 3), ("D", 4), (SPECTATOR, None)])
def test_hidden_gifts_are_dealt_anew_with_the_announced_total(viewer: str | None, fixed: int | None) -> None:
    table = second_demand("receiver")
    reached = set()
    for world in table.worlds(viewer, 4 * WORLDS):
        assert_looks_the_same(table, world, viewer)
        gifts = first_gifts(world)
        assert sum(gifts) == 8
        if viewer is not None and fixed is not None:
            assert gifts[SEATS.index(viewer)] == fixed  # a giver knows the own gift
        assert sorted(world.held("A")) == sorted(["7", *map(str, gifts[1:])])
        for seat, gift in zip("BCD", gifts[1:], strict=True):
            assert world.held(seat) == "123456".replace(str(gift), "")
        reached.add(gifts)
    possible = [(0, b, c, 8 - b - c) for b in range(1, 7) for c in range(1, 7) if 1 <= 8 - b - c <= 6]
    if viewer is not None:
        possible = [gifts for gifts in possible if gifts[SEATS.index(viewer)] == fixed]
    assert reached == set(possible)


@pytest.mark.rule("MIR-V3")
def test_a_hidden_gift_of_serena_may_be_a_card_she_drew() -> None:
    held = {"mirela": "7", "serena": "1", "lana": "11"}
    table = scoring(held, deck="2345", gifts_shown="receiver").answers("give", "5 1")
    gifts = set()
    for world in table.worlds("C", 4 * WORLDS):
        assert_looks_the_same(table, world, "C")
        assert world.board["seats"][1]["gift"] == 5  # 6 in all, and C gave 1
        gifts.add(world.held("B"))
    assert len(gifts) > 40
    assert all("1" in hand for hand in gifts)  # a 5 was given, so the claimed 1 is still there


def test_a_gift_before_handing_over_is_known_to_the_giver_only() -> None:
    table = scoring({"mirela": "7", "el": "123", "lana": "456"}).answer("B", "give 2")
    assert table.view("B")["question"]["answered"] == "give 2"
    given = {viewer: set[str]() for viewer in ("A", "B", "C", SPECTATOR)}
    for viewer, found in given.items():
        assert viewer == "B" or table.view(viewer)["question"]["answered"] is None
        found.update(world.save()["questions"][0]["answers"][1] for world in table.worlds(viewer, 60))
    everything = {"give 1", "give 2", "give 3"}
    assert given == {"A": everything, "B": {"give 2"}, "C": everything, SPECTATOR: everything}


# -- characters --------------------------------------------------------------------------------------------------------


def test_a_seat_knows_what_it_was_dealt_and_passed_over() -> None:
    table = started(3, seed=2)
    own = table.board["seats"][0]
    assert table.seen("A")["you"]["dealt"] == own["dealt"]
    imagined = set()
    for world in table.worlds("A", WORLDS):
        assert_looks_the_same(table, world, "A")
        assert world.board["seats"][0]["dealt"] == own["dealt"]
        imagined.update(characters(world)[1:])
    assert imagined == set(NUMBERED + UNNUMBERED) - set(own["dealt"])  # nobody has what A passed over


def test_while_characters_are_chosen_the_others_may_have_been_dealt_anything_else() -> None:
    table = new(4, seed=2)
    own = table.board["seats"][0]["dealt"]
    imagined = set()
    for world in table.worlds("A", WORLDS):
        assert_looks_the_same(table, world, "A")
        dealt = [name for player in world.board["seats"] for name in player["dealt"]]
        assert sorted(dealt) == sorted(NUMBERED + UNNUMBERED)
        imagined.update(world.board["seats"][1]["dealt"])
    assert imagined == set(NUMBERED + UNNUMBERED) - set(own)


@pytest.mark.rule("MIR-E2")
def test_who_reveals_nothing_as_scoring_begins_has_an_unnumbered_character() -> None:
    table = scoring({"rolando": "12", "el": "3", "unknown": "4", "nada": "5"}, row="5 6 - -")
    put_away = set(table.board["seats"][0]["dealt"])
    imagined = set()
    for world in table.worlds("A", WORLDS):
        assert_looks_the_same(table, world, "A")
        found = characters(world)
        assert (found[0], found[2]) == ("rolando", "unknown")
        imagined.update({found[1], found[3]})
    assert imagined == set(UNNUMBERED) - put_away


def test_before_scoring_they_may_have_any() -> None:
    table = bidding("1 2 3 4", characters="rolando el unknown nada")
    imagined = {name for world in table.worlds("A", WORLDS) for name in characters(world)[1:]}
    assert imagined & set(NUMBERED)
    assert imagined & set(UNNUMBERED)


@pytest.mark.rule("MIR-V4")
@pytest.mark.parametrize("viewer", ["B", SPECTATOR])
def test_after_a_rolando_win_the_rest_may_stay_hidden(viewer: str | None) -> None:
    held = {"rolando": "1234567", "lana": "46", "el": "25", "alma": "1"}
    table = scoring(held, reveal_after_end=False)
    worlds = list(table.worlds(viewer, WORLDS))
    for world in worlds:
        assert_looks_the_same(table, world, viewer)
        assert characters(world)[0] == "rolando"
        assert set(characters(world)[2:]) <= set(UNNUMBERED)
    assert len({characters(world)[2] for world in worlds}) > 2
    assert len({world.deck for world in worlds}) == WORLDS
    shown = scoring(held)
    assert all(world.board == shown.board for world in shown.worlds(viewer, 5))  # nothing is left to imagine


# -- bids and spectators -----------------------------------------------------------------------------------------------


def test_a_laid_bid_is_known_to_its_bidder_only() -> None:
    table = bidding("1 2 3", round=4, hands={"A": "246789"}).answer("A", "bid 6")
    assert table.view("A")["question"]["answered"] == "bid 6"
    assert table.view("B")["asked"] == [1, 2]  # that A has bid is public
    imagined = {world.save()["questions"][0]["answers"][0] for world in table.worlds("B", WORLDS)}
    assert imagined == {f"bid {value}" for value in (2, 4, 6, 7, 8, 9)}
    assert {world.save()["questions"][0]["answers"][0] for world in table.worlds("A", 20)} == {"bid 6"}


@pytest.mark.parametrize("seed", range(3))
def test_a_spectator_sees_the_public_items_only(seed: int) -> None:
    table = new(4, seed)
    for _ in answers(table.position, seed):
        board = table.seen(SPECTATOR)
        assert board["you"] is None
        assert board["deck_cards"] is None
        assert table.view(SPECTATOR)["question"]["options"] == []
        for player in board["seats"]:
            assert (player["wonders"], player["spent"], player["set_aside"]) == (None, None, None)
            assert player["character"] is None or player["character"] in NUMBERED
            assert board["phase"] == "scoring" or player["character"] is None
        assert not {"dealt", "kept", "drew"} & {event["key"] for event in table.told(SPECTATOR)}


def test_a_seat_may_always_look_at_its_own_things() -> None:
    table = new(4, seed=3)
    for _ in answers(table.position, 3):
        for seat, player in zip("ABCD", table.board["seats"], strict=True):
            own = table.seen(seat)["you"]
            assert own == {
                "dealt": player["dealt"],
                "character": player["character"],
                "hand": player["hand"],
                "wonders": player["held"],
            }
            spent = table.seen_of(seat, by=seat)["spent"]
            assert sorted(spent + player["hand"]) == list(range(1, 10))
