"""Names of people, in all scripts: what can be seen and told apart is taken, what cannot is refused."""

from __future__ import annotations

import pytest

from wondertable.core.refused import Refused
from wondertable.server import names


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann   of  Green ", "Ann of Green"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("李小龍", "李小龍"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * 24, "x" * 24),
        ("<b>", "<b>"),
        ("محمد", "محمد"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("ශ්\u200dරී", "ශ්\u200dරී"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("ไม่", "ไม่"),
        ("葛\U000e0100飾", "葛\U000e0100飾"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("👩🏽\u200d🎤", "👩🏽\u200d🎤"),
        (
            "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
            "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
        ),
    ],
)
def test_names_of_people(given: str, name: str) -> None:
    assert names.clean_name(given) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "x" * 10_000_000,
        "a\nb",
        "a\x00b",
        "a\x1b[31mb",
        "\u202eevil",
        "a\u2028b",
        "\ud800",
        "\ue000",
        "\x7f",
        "\u0085",
        "\u200b",
        "Ann\u200b",
        "\ufeffAnn",
        "An\u00adn",
        "Ann\u200d",
        "A\u200cnn",
        "Ann\U000e0061",
        "\u3164",
        "Ann\u3164",
        "\u2800",
        "\u180e",
        "\u0301a",
        "a \u0301",
        "Z\u0351\u036b\u0343\u036a\u0302\u036balgo",
        "❤\ufe0f\ufe0f",
    ],
)
def test_what_is_no_name(name: str) -> None:
    with pytest.raises(Refused) as refused:
        names.clean_name(name)
    assert refused.value.key == "bad-name"


def test_talk_may_be_longer_than_a_name() -> None:
    assert names.clean_talk("x" * 300) == "x" * 300
    with pytest.raises(Refused) as refused:
        names.clean_talk("x" * 301)
    assert refused.value.key == "bad-text"


@pytest.mark.parametrize("text", ["\u200b", "\u3164 \u2800", "Z\u0351\u036b\u0343\u036a\u0302\u036balgo"])
def test_talk_that_nobody_can_read(text: str) -> None:
    with pytest.raises(Refused) as refused:
        names.clean_talk(text)
    assert refused.value.key == "bad-text"


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Ann", "aNN", True),
        ("Ann", "\u0410nn", True),
        ("Ann", "\uff21nn", True),
        ("Ace", "\u0410\u0441\u0435", True),
        ("❤\ufe0f", "❤", True),
        ("Ann", "Anne", False),
        ("Zoe", "Zoë", False),
        ("\u0410\u043d\u043d\u0430", "Anna", False),
    ],
)
def test_names_that_can_be_taken_for_one_another(one: str, other: str, alike: bool) -> None:
    assert names.look_alike(one, other) is alike
