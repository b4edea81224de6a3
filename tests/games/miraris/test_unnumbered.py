"""The unnumbered characters of Miraris: what each makes of the Wonders its holder has."""

from __future__ import annotations

import itertools

import pytest

from tests.games.miraris.helpers import UNNUMBERED, scoring

KINDS = "1234567"


def points(character: str, held: str, other: str = "lucia") -> int:
    """What a character scores beside two others that do nothing to it."""
    table = scoring({character: held, other: "-", "serena": "-"})
    return table.scores[0]


def value(character: str, held: str, card: str) -> int:
    """What one more card adds."""
    return points(character, held + card) - points(character, held)


@pytest.mark.rule("MIR-A27")
def test_allie_counts_each_frozen_grave_10() -> None:
    assert [points("allie", kind) for kind in KINDS] == [1, 10, 3, 4, 5, 6, 7]
    assert points("allie", "-") == 0
    assert points("allie", "22255") == 40


@pytest.mark.rule("MIR-A28")
def test_el_counts_6_and_7_nothing_and_the_others_double() -> None:
    assert [points("el", kind) for kind in KINDS] == [2, 4, 6, 8, 10, 0, 0]
    assert points("el", "-") == 0
    assert points("el", "1155677") == 24


@pytest.mark.rule("MIR-A29")
@pytest.mark.parametrize("held", ["6", "77", "1667"])
def test_els_loss_is_not_optional(held: str) -> None:
    crowns = sum(map(int, held))
    assert points("el", held) < crowns


@pytest.mark.rule("MIR-A30")
def test_fatima_without_a_garden_of_shadows_counts_every_wonder_7() -> None:
    assert [points("fatima", kind) for kind in "234567"] == [7] * 6
    assert points("fatima", "2222345677") == 70


@pytest.mark.rule("MIR-A31")
@pytest.mark.parametrize(("held", "score"), [("1", 1), ("1234567", 28), ("11777", 23), ("-", 0)])
def test_fatima_with_a_garden_of_shadows_or_with_nothing(held: str, score: int) -> None:
    assert points("fatima", held) == score


@pytest.mark.rule("MIR-A32", "MIR-A33", "MIR-A34")
@pytest.mark.parametrize(("cards", "bonus"), [(0, 50), (1, 50), (2, 50), (3, 25), (4, 0), (5, 0), (7, 0)])
def test_mariano_wants_few_wonders(cards: int, bonus: int) -> None:
    held = KINDS[:cards]
    assert points("mariano", held or "-") == sum(map(int, held)) + bonus


@pytest.mark.rule("MIR-A32")
def test_mariano_counts_cards_not_kinds() -> None:
    assert points("mariano", "444") == 12 + 25
    assert points("mariano", "4444") == 16


@pytest.mark.rule("MIR-A35")
@pytest.mark.parametrize(("held", "score"), [("-", 0), ("7", 9), ("11", 6), ("1234567", 42)])
def test_lana_gets_2_for_each_wonder(held: str, score: int) -> None:
    assert points("lana", held) == score


@pytest.mark.rule("MIR-A36", "MIR-A37")
@pytest.mark.parametrize(("character", "rival"), [("alma", "nada"), ("nada", "alma")])
def test_alma_and_nada_get_20_or_against_each_other_5(character: str, rival: str) -> None:
    assert points(character, "46") == 10 + 20
    assert points(character, "46", other=rival) == 10 + 5
    assert points(character, "-", other=rival) == 5


@pytest.mark.rule("MIR-A38", "MIR-Q20")
@pytest.mark.parametrize(("character", "rival"), [("alma", "nada"), ("nada", "alma")])
@pytest.mark.parametrize(
    "put_away",
    [
        {"A": "{rival} serena", "B": "lucia unknown", "C": "allie mirela"},
        {"A": "rolando serena", "B": "lucia {rival}", "C": "allie mirela"},
        {"A": "rolando serena", "B": "lucia unknown", "C": "allie mirela"},
    ],
    ids=["own", "another's", "never dealt"],
)
def test_a_rival_that_nobody_kept_does_not_count(character: str, rival: str, put_away: dict[str, str]) -> None:
    dealt = {seat: characters.format(rival=rival) for seat, characters in put_away.items()}
    table = scoring({character: "4", "el": "-", "lana": "-"}, put_away=dealt)
    assert table.scores == [24, 0, 0]


@pytest.mark.rule("MIR-A5", "MIR-E6")
@pytest.mark.parametrize("character", ["rolando", "lucia", "serena", "mirela", "unknown"])
def test_the_numbered_characters_score_plain_crowns(character: str) -> None:
    for kind, crowns in zip("124567", [1, 2, 4, 5, 6, 7], strict=True):
        table = scoring({character: kind, "el": "-", "mariano": "-"}, deck="1111")
        drawn = 4 if character == "serena" else 0
        assert table.scores[0] == crowns + drawn


@pytest.mark.rule("MIR-E7", "MIR-E8")
@pytest.mark.parametrize("character", UNNUMBERED)
def test_a_card_has_the_same_value_for_its_holder_whatever_the_others_keep(character: str) -> None:
    others = [name for name in UNNUMBERED if name not in (character, "alma", "nada")]
    scores = {
        scoring({character: "2457", first: "33", second: "11"}).scores[0]
        for first, second in itertools.permutations(others, 2)
    }
    assert len(scores) == 1


@pytest.mark.rule("MIR-A27", "MIR-A32", "MIR-A35", "MIR-A36", "MIR-A37")
@pytest.mark.parametrize("character", ["lana", "alma", "nada", "allie", "mariano"])
def test_the_other_cards_count_their_crowns(character: str) -> None:
    extra = {"lana": 2}.get(character, 0)
    for kind, crowns in zip("134567", [1, 3, 4, 5, 6, 7], strict=True):
        assert value(character, "5555", kind) == crowns + extra
