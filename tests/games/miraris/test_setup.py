"""Setting up Miraris: who can play, how characters are dealt and kept, and what lies there when round 1 begins."""

from __future__ import annotations

import pytest

from tests.at_random import answers
from tests.games.miraris.helpers import (
    GAME,
    NUMBERED,
    PLAYERS,
    SEATS,
    SPECTATOR,
    UNNUMBERED,
    Json,
    changed_game,
    new,
    played_out,
    scoring,
    sentence,
    started,
)
from wondertable import Refused

CHARACTERS = set(NUMBERED + UNNUMBERED)
EACH = {3: 3, 4: 3, 5: 2, 6: 2}
NEVER_DEALT = {3: 3, 4: 0, 5: 2, 6: 0}


def dealt(players: int, seed: int) -> list[list[str]]:
    return [player["dealt"] for player in new(players, seed).board["seats"]]


@pytest.mark.rule("MIR-S1", "MIR-Q1")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7, 8])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(players=players)
    assert refused.value.rule == "MIR-S1"
    assert sentence(refused.value) == f"Miraris is for 3 to 6 players, not {players}."


@pytest.mark.rule("MIR-S1")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_to_six_can_play(players: int) -> None:
    assert played_out(players, seed=1).over


@pytest.mark.rule("MIR-S2")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_or_three_characters_are_dealt_to_each(players: int) -> None:
    hands = dealt(players, seed=1)
    assert [len(hand) for hand in hands] == [EACH[players]] * players
    assert len({character for hand in hands for character in hand}) == EACH[players] * players


@pytest.mark.rule("MIR-S2")
def test_the_characters_are_shuffled() -> None:
    for seat in range(3):
        seen = {character for seed in range(100) for character in dealt(3, seed)[seat]}
        assert seen == CHARACTERS


@pytest.mark.rule("MIR-S3", "MIR-Q2")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_keeps_one_of_the_characters_dealt_at_the_same_time(players: int) -> None:
    table = new(players)
    assert table.question == "choose_character"
    assert table.asked == SEATS[:players]
    for seat, hand in zip(table.asked, dealt(players, 0), strict=True):
        assert table.options(seat) == [f"keep {character}" for character in hand]


@pytest.mark.rule("MIR-S3", "MIR-Q2")
def test_the_choice_is_secret_and_its_order_does_not_matter() -> None:
    table, other = new(4), new(4)
    table.answer("A", table.options("A")[0])
    other.answer("A", other.options("A")[1])
    for viewer in ("B", "C", "D", SPECTATOR):
        assert table.view(viewer) == other.view(viewer)  # that A has chosen is public, what A has chosen is not
        assert table.told(viewer) == other.told(viewer)
    backwards = new(4)
    for seat in "DCBA":
        backwards.answer(seat, backwards.options(seat)[0])
    assert backwards.save() == started(4).save()


@pytest.mark.rule("MIR-S4")
def test_a_character_put_away_takes_no_part() -> None:
    put_away = {"A": "rolando mirela", "B": "lucia unknown", "C": "serena nada"}
    table = scoring({"lana": "14", "el": "3", "alma": "2"}, row="5 6 -", put_away=put_away)
    assert table.over, "nobody has anything to decide"
    assert table.scores == [5 + 4, 6, 2 + 20]


@pytest.mark.rule("MIR-S5")
@pytest.mark.parametrize("players", PLAYERS)
def test_characters_never_dealt_are_put_away_unseen(players: int) -> None:
    table = played_out(players, seed=3)
    seats = table.seen(SPECTATOR)["seats"]
    seen = {name for seat in seats for name in [seat["character"], *seat["set_aside"]]}
    unseen = CHARACTERS - {name for hand in dealt(players, 3) for name in hand}
    assert len(unseen) == NEVER_DEALT[players]
    assert seen == CHARACTERS - unseen  # even after the end nobody learns which they were


@pytest.mark.rule("MIR-S6")
def test_a_kept_character_is_never_exchanged() -> None:
    table = started(4, seed=5)
    kept = [player["character"] for player in table.board["seats"]]
    other = next(name for name in table.board["seats"][0]["dealt"] if name != kept[0])
    assert table.refused("A", f"keep {other}").key == "wrong_kind"
    for seat, _ in answers(table.position, 5):
        assert not any(option.startswith("keep") for option in table.options(SEATS[seat]))
    assert [player["character"] for player in table.board["seats"]] == kept


@pytest.mark.rule("MIR-S7", "MIR-Q28")
def test_the_wonders_are_shuffled_only_when_all_characters_are_kept() -> None:
    table = new(3)
    for seat in "AB":
        table.answer(seat, table.options(seat)[0])
    assert table.row == "- - -"
    assert table.deck == "-"
    drawn = table.save()["rng"]
    table.answer("C", table.options("C")[0])
    assert table.save()["rng"] != drawn
    assert table.deck_size == 52 - 3
    assert table.question == "bid"  # there is no step between


@pytest.mark.rule("MIR-S7")
def test_nobody_sees_a_wonder_before_choosing_a_character() -> None:
    for seat in [*"ABC", SPECTATOR]:
        table = new(3)
        assert table.seen(seat)["row"] == [[], [], []]
        assert [event["key"] for event in table.told(seat)] == (["deal"] if seat is None else ["deal", "dealt"])
    decks = {started(3, seed).deck for seed in range(20)}
    assert len(decks) == 20


@pytest.mark.rule("MIR-S8")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_wonder_is_turned_up_in_each_slot(players: int) -> None:
    table = started(players)
    assert [len(pile) for pile in table.row.split()] == [1] * players
    assert table.deck_size == 52 - players
    (turned_up,) = table.events("turn_up")
    assert " ".join(map(str, turned_up["wonders"])) == table.row


@pytest.mark.rule("MIR-S9")
def test_everybody_has_nine_dormire_of_one_colour() -> None:
    table = started(3)
    assert [table.hand(seat) for seat in "ABC"] == ["123456789"] * 3
    colours = [table.seen_of(seat, by="A")["colour"] for seat in "ABC"]
    assert len(set(colours)) == 3


@pytest.mark.rule("MIR-S9")
def test_the_colour_has_no_effect() -> None:
    def other_colours(data: Json) -> None:
        data["dormire"]["colours"]["ids"] = ["black", "white", "grey", "pink", "brown", "gold"]

    game = changed_game(other_colours)
    assert started(3, game=game).seen_of("A", by="B")["colour"] == "black"
    for seed in range(10):
        assert played_out(4, seed, game).told("B") == played_out(4, seed).told("B")


@pytest.mark.rule("MIR-S10")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_holds_a_wonder_at_the_start(players: int) -> None:
    assert started(players).all_held() == ["-"] * players


@pytest.mark.rule("MIR-S11")
def test_a_character_that_was_not_dealt_is_refused() -> None:
    table = new(3)
    own, others = dealt(3, 0)[0], dealt(3, 0)[1]
    refused = table.refused("A", f"keep {others[0]}")
    assert (refused.rule, refused.key) == ("MIR-S11", "not_dealt")
    assert table.asked == "ABC"  # A chooses again
    table.answer("A", f"keep {own[0]}")
    assert table.asked == "BC"


@pytest.mark.rule("MIR-S11")
@pytest.mark.parametrize("answer", ["keep", "keep el alma", "keep nobody", "", "pass"])
def test_keeping_none_or_two_is_no_answer(answer: str) -> None:
    table = new(3)
    assert table.refused("A", answer).key == "not-an-action"
    assert table.asked == "ABC"


@pytest.mark.rule("MIR-S11")
def test_something_else_than_a_character_is_refused() -> None:
    refused = new(3).refused("A", "bid 5")
    assert (refused.rule, refused.key) == ("MIR-S11", "wrong_kind")


@pytest.mark.rule("MIR-S4", "MIR-S6")
def test_only_kept_characters_are_scored() -> None:
    table = scoring({"allie": "22", "el": "22", "fatima": "22"})
    assert table.scores == [20, 8, 14]
    assert [player["character"] for player in table.board["seats"]] == ["allie", "el", "fatima"]
