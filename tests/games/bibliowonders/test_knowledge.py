"""What each seat knows: hands, the draw pile, face-down shelves, and private looks that follow a moved card."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.contract.subject import Subject, stretches
from tests.games.bibliowonders.census import census
from tests.games.bibliowonders.helpers import Situation, answers, started, turn
from tests.games.bibliowonders.test_turns import all_but
from wondertable import Position, Rng

SIX_GREEN = "N1 green; N2 green; N3 green; E1 green; E2 green; E3 green"
WORLDS = 80


def faces(table: Situation, colour: str | None, place: str, worlds: int = WORLDS) -> set[str]:
    """What may lie on a place, for all that this seat can know."""
    return {world.at(place) for world in table.worlds(colour, worlds)}


# -- clairvoyance ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BIB-Q31")
def test_what_was_seen_follows_the_card_when_it_is_carried() -> None:
    """The card seen on N2 is carried to N1 by a moving shelf, by another player, and on by Misfiled! of a third."""
    table = turn("N1 moving-N; N2 (red); E1 green", {"red": "N1", "blue": "C"}, mp={"red": 1})
    table.do("clairvoyance N2", "end", "move N1")
    assert (table.at("N1"), table.at("N2")) == ("(red)", "moving-N")
    assert table.seen_at("red", "N1")["shelf"] == "red"
    assert table.seen_at("red", "N1")["seen_by"] == [0]
    assert table.seen_at("red", "N2")["seen_by"] == []
    assert table.seen_at("blue", "N1")["shelf"] is None
    assert faces(table, "red", "N1") == {"(red)"}
    assert len(faces(table, "blue", "N1")) > 4


@pytest.mark.rule("BIB-Q31")
def test_what_was_seen_survives_the_reconstruction_of_other_cards() -> None:
    table = turn(f"{SIX_GREEN}; W1 (moving-S)", mp={"red": 1}).do("clairvoyance W1", "end")
    assert table.events("reconstruction")
    assert table.seen_at("red", "W1")["shelf"] == "moving-S"
    assert faces(table, "red", "W1") == {"(moving-S)"}
    assert len(faces(table, "blue", "W1")) > 4


@pytest.mark.rule("BIB-Q31")
def test_what_was_seen_ends_when_the_card_itself_is_shuffled() -> None:
    """Seen, turned up, taken and laid out again: it may lie on any of the emptied places."""
    table = turn("N1 green; N2 green; N3 green; E1 green; E2 green; E3 green; W1 (red); W2 blue", mp={"red": 1})
    table.do("clairvoyance W1", "move W1", "move W2")
    assert table.seen_at("red", "W1")["seen_by"] == [], "turned up, it is known to all"
    table.do("end")
    emptied = table.events("reconstruction")[0]["positions"]
    assert "W1" in emptied
    assert table.seen_at("red", "W1")["shelf"] is None
    for viewer in ("red", "blue", None):
        assert faces(table, viewer, "W1") == {"(red)", "(green)"}


def test_a_look_is_offered_again_after_the_card_was_shuffled() -> None:
    table = turn("N1 green; N2 green; N3 green; E1 green; E2 green; E3 green; W1 (red); W2 blue", mp={"red": 1})
    table.do("clairvoyance W1", "move W1", "move W2", "end", "end")
    assert "clairvoyance W1" in table.options


def test_the_seat_alone_sees_it_in_its_events() -> None:
    table = turn("N1 (moving-S)", mp={"red": 1}).do("clairvoyance N1")
    told = [event["key"] for event in table.told("blue")]
    assert "clairvoyance" in told
    assert "saw" not in told
    assert "saw" in [event["key"] for event in table.told("red")]


# -- shelves -----------------------------------------------------------------------------------------------------------


def test_after_a_reconstruction_the_emptied_places_hold_what_was_taken() -> None:
    """Everybody can count: the taken shelves lie on the emptied places, all others where they lay before."""
    table = turn(f"{SIX_GREEN}; S1 blue; W1 moving-W; S2 (yellow)").do("end")
    emptied = table.events("reconstruction")[0]["positions"]
    for world in table.worlds("red", WORLDS):
        assert Counter(world.at(place) for place in emptied) == {"(green)": 6, "(blue)": 1, "(moving-W)": 1}
    assert faces(table, "red", "S1") == {"(green)", "(blue)", "(moving-W)"}
    assert "(green)" in faces(table, "red", "S2", 300)
    assert "(moving-W)" in faces(table, "red", "S2", 300)


def test_a_face_down_shelf_keeps_its_shuffle_when_it_is_carried() -> None:
    """One of the shelves laid out by a reconstruction is carried off: it is still known to be one of those."""
    map = f"{SIX_GREEN}; W1 yellow; N1W1 moving-E; N1W2 blue"
    table = turn(map, {"red": "N1W1", "blue": "N1W2"}).do("end")
    assert faces(table, "red", "N1") == {"(green)", "(yellow)"}
    elsewhere = faces(table, "red", "N1W3")
    table.do("move N1W1")
    assert table.at("N1") == "moving-E"
    assert faces(table, "red", "N1W1") == {"(green)", "(yellow)"}
    assert faces(table, "red", "N1W3") == elsewhere


def test_counting_never_changes_the_make_up() -> None:
    table = started(3, seed=5)
    for number, (_seat, _action) in enumerate(answers(table.position, 5)):
        if number % 60 == 0:
            for viewer in (None, 0, 1, 2):
                world = table.position.redeal(viewer, Rng(number))
                assert census(world) == census(table.position)
        if number > 900:
            break


def unknown_cards_vary(subject: Subject, seed: int, redeals: int = 40) -> None:
    """In some positions of a random game: whatever a viewer cannot know takes more than one value among redeals."""
    rng = Rng(seed)
    for position, _answers in stretches(subject, seed):
        for viewer in subject.viewers():
            boards = [subject.save(subject.redeal(position, viewer, rng))["board"] for _ in range(redeals)]
            for place in unknown_places(subject, position, viewer):
                assert len({board["map"][place] for board in boards}) > 1, f"seat {viewer} is told what lies on {place}"
            pile = subject.save(position)["board"]["draw_pile"]
            if len(set(pile)) > 2:
                for card in range(len(pile)):
                    assert len({board["draw_pile"][card] for board in boards}) > 1, f"seat {viewer} is told card {card}"


def unknown_places(subject: Subject, position: Position, viewer: int | None) -> list[str]:
    """The places whose shelf may be of more than one kind, for all that the viewer can know."""
    board = subject.save(position)["board"]
    seen = [] if viewer is None else board["seats"][viewer]["seen"]
    hidden = {place: card for place, card in board["map"].items() if card.startswith("(") and place not in seen}
    kinds: dict[int, set[str]] = {}
    for place, card in hidden.items():
        kinds.setdefault(board["shuffled"].get(place, 0), set()).add(card)
    return [place for place in hidden if len(kinds[board["shuffled"].get(place, 0)]) > 1]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, 1])
def test_whatever_is_unknown_takes_more_than_one_value(players: int, seed: int) -> None:
    unknown_cards_vary(Subject("bibliowonders", players), seed)


# -- hands and piles ---------------------------------------------------------------------------------------------------


def test_a_seat_knows_its_own_hand_and_nobody_elses() -> None:
    table = turn("", {}, {"red": "blue+east+misfiled", "blue": "red+north"})
    for world in table.worlds("red", WORLDS):
        assert world.hand("red") == ["blue", "east", "misfiled"]
    hands = {tuple(world.hand("blue")) for world in table.worlds("red", WORLDS)}
    assert len(hands) > 30
    assert all(len(hand) == 2 for hand in hands)
    assert len({tuple(world.draw_pile) for world in table.worlds("red", 20)}) == 20


def test_after_a_reshuffle_old_hands_and_new_pile_are_told_apart() -> None:
    """Blue held five cards when the pile was made anew from public cards: whoever counts knows all five."""
    held = ["red", "red", "green", "north", "moving"]
    rest = all_but("blue", *held)
    table = turn("N1 red", {}, {"red": "blue", "blue": "+".join(held)}, discard_pile=rest).do("move N1")
    for world in table.worlds("red", WORLDS):
        assert sorted(world.hand("blue")) == sorted(held)
        assert len(world.draw_pile) == 21
    three = turn("N1 red", {}, {"blue": "moving+moving", "green": "north"}, players="red blue green",
                 discard_pile=all_but("moving", "moving", "north")).do("move N1")  # fmt: skip
    hands = {tuple(world.hand("blue")) for world in three.worlds("red", WORLDS)}
    assert hands == {("moving", "moving"), ("north", "moving")}


def test_cards_drawn_after_a_reshuffle_come_from_the_new_pile() -> None:
    held = ["moving", "moving", "moving"]
    table = turn("N1 blue; N2 red", {"red": "N1", "blue": "C"}, {"blue": "+".join(held)}, discard_pile=all_but(*held))
    table.do("move N2", "end", "move N1", "end")
    assert len(table.hand("blue")) == 4
    drawn = {card for world in table.worlds("red", WORLDS) for card in world.hand("blue")}
    assert len(drawn) > 8
    for world in table.worlds("red", WORLDS):
        assert world.hand("blue").count("moving") == 3


@pytest.mark.rule("BIB-I14")
def test_what_nobody_has_seen_changes_nothing_that_anybody_is_shown() -> None:
    for seed in range(4):
        table = started(4, seed)
        for number, _ in enumerate(answers(table.position, seed)):
            if number % 40 == 0:
                for viewer in (None, 0, 1, 2, 3):
                    world = table.position.redeal(viewer, Rng(number))
                    assert table.game.view(world, viewer) == table.game.view(table.position, viewer)
            if number > 400:
                break


# -- undo --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "free"),
    [
        ("move E1", True),  # face up, not the own colour
        ("move S1", True),  # a face-up moving shelf
        ("leap", True),
        ("end", True),
        ("move N1", False),  # turned up
        ("move W1", False),  # a card is drawn
        ("clairvoyance N1", False),
        ("negotiate", False),
        ("learn red+green", False),  # cards are shown
        ("magic staff_passage", False),
    ],
)
def test_undo_is_free_until_something_becomes_known(text: str, free: bool) -> None:
    map = "E1 green; S1 moving-S; W1 red; N1 (yellow)"
    table = turn(map, {}, {"red": "red+green+staff_passage"}, {"red": 5})
    before = table.position.barrier()
    table.do(text)
    assert (table.position.barrier() == before) == free


def test_when_the_game_is_over_everything_is_shown() -> None:
    table = turn("N1 green; N2 (red)", {"red": "N1"}, {"red": "blue", "blue": "red+north"}, slots={"red": "II III IV"})
    before = table.position.barrier()
    table.do("move C")
    assert table.position.barrier() > before
    assert table.seen(None)["seats"][1]["cards"] == ["red", "north"]
    assert (table.seen_at(None, "N2")["shelf"], table.seen_at(None, "N2")["up"]) == ("red", False)
