"""Why an answer is refused: the reasons of DOM-P24, in their order."""

from __future__ import annotations

from importlib import resources

import pytest

from tests.games.dominovia.helpers import GAME, Situation, new, sentence, table
from wondertable import Refused
from wondertable.core.rules.actions import code, code_pair


def asked_to_link() -> Situation:
    """Frozen and half closed: 1-3 and 1-5 are held back, 2-4 and 2-6 meet a Crown on the right."""
    return table(
        "1-3 1-2 2-4 3-4", "0-0 5-5", chain="3|5 5|1 1|6 6|2", rings={1: "freeze on 1-5", 2: "crown on 2-6"}, deck="0-1"
    )


@pytest.mark.rule("DOM-P24")
@pytest.mark.parametrize(
    ("answer", "key", "rule"),
    [
        ("offer 3-4", "not_asked", "DOM-P24"),
        ("keep", "not_asked", "DOM-P24"),
        ("stop", "not_asked", "DOM-P24"),
        ("discard 3-4", "not_asked", "DOM-P24"),
        ("direction left", "not_asked", "DOM-P24"),
        ("give 3-4", "not_asked", "DOM-P24"),
        ("give 3-4 to 2", "not_asked", "DOM-P24"),
        ("ring 3-4", "not_asked", "DOM-P24"),
        ("link 0-0 left", "not_in_hand", "DOM-P2"),
        ("link 3-3 left", "not_in_hand", "DOM-P2"),
        ("link 2-4 left", "no_match", "DOM-P2"),
        ("link 3-4 right", "no_match", "DOM-P2"),
        ("link 1-2 left", "no_match", "DOM-P2"),
        ("link 1-3 left", "frozen", "DOM-A8"),
        ("link 1-2 right", "frozen", "DOM-A8"),
        ("link 2-4 right", "crowned", "DOM-A29"),
        ("draw", "must_link", "DOM-P8"),
        ("pass", "must_link", "DOM-P8"),
    ],
)
def test_reasons_when_asked_to_link(answer: str, key: str, rule: str) -> None:
    refused = asked_to_link().refused(1, answer)
    assert (refused.key, refused.rule) == (key, rule)


@pytest.mark.rule("DOM-P24")
def test_of_several_reasons_the_first_is_given() -> None:
    both = table("1-2 3-4", "0-0 5-5", chain="3|5 5|1 1|6 6|2", rings={1: "freeze on 1-5", 2: "crown on 2-6"})
    assert both.refused(1, "link 1-2 right").key == "frozen"  # and crowned
    assert both.refused(1, "link 0-2 right").key == "not_in_hand"  # and crowned
    assert both.refused(1, "link 1-2 left").key == "no_match"  # and frozen


@pytest.mark.rule("DOM-P24")
def test_a_seat_that_is_not_asked_is_refused_everything() -> None:
    for answer in ("link 0-0 left", "draw", "pass", "keep"):
        refused = asked_to_link().refused(2, answer)
        assert (refused.key, refused.rule) == ("not_asked", "DOM-P24")


@pytest.mark.rule("DOM-P24")
def test_a_second_sealed_answer_is_refused() -> None:
    dealt = table("0-1 1-1", "0-2 2-2").answer(1, "offer 1-1")
    assert dealt.refused(1, "offer 0-1").key == "not_asked"


@pytest.mark.rule("DOM-P24", "DOM-A3")
def test_reasons_of_the_other_questions() -> None:
    dealt = table("0-1 1-1", "0-2 2-2")
    assert dealt.refused(1, "offer 2-2").key == "not_in_hand"
    assert dealt.refused(1, "draw").key == "not_asked"
    star = table("2-2 3-4 5-5", "3-3 4-5", chain="0|3").answer(1, "link 3-4 right")
    assert star.refused(1, "discard 3-4").key == "not_in_hand"
    assert star.refused(1, "draw").key == "not_asked"
    bam = table("2-2 4-4 5-5", "3-3 4-5", "0-0 1-1", chain="0|4").answer(1, "link 4-4 right")
    assert bam.refused(1, "give 3-3 to 2").key == "not_in_hand"
    assert bam.refused(1, "give 2-2 to 1").key == "no_such_seat"
    assert bam.refused(1, "give 2-2 to 4").key == "no_such_seat"
    dragon = table("0-2 1-1 3-3", "2-2 2-4", "4-5 5-5", chain="0|6").answer(1, "link 0-2 left")
    assert dragon.refused(1, "direction across").key == "no_such_direction"
    dragon.answer(1, "direction left")
    assert dragon.refused(2, "give 1-1").key == "not_in_hand"
    fly = table("0-0 0-1", "4-4 5-5", chain="5|2 2|3", rings={1: "fly on 2-3"})
    assert fly.refused(1, "link 0-0 left").key == "no_match"
    colt = table("1-5 1-1 2-2", "0-3 4-4", chain="0|5").answer(1, "link 1-5 right")
    assert colt.refused(1, "link 2-2 right").key == "no_match"
    ring = table("1-2 0-0 5-5", "0-5 3-3", chain="1|3", dragon="hungry").answer(1, "link 1-2 left")
    assert ring.refused(1, "ring 0-0").key == "not_asked"


@pytest.mark.rule("DOM-P24", "DOM-A24", "DOM-A27")
def test_after_a_colt_who_wants_to_draw_or_pass_is_told_to_link_or_stop() -> None:
    colt = table("1-5 1-1 2-2", "0-3 4-4", chain="0|5").answer(1, "link 1-5 right")
    for answer, rule in (("draw", "DOM-A27"), ("pass", "DOM-A24")):
        refused = colt.refused(1, answer)
        assert (refused.key, refused.rule) == ("must_link", rule)
        assert "stop" in sentence(refused)
    assert "stop" not in sentence(asked_to_link().refused(1, "draw"))


@pytest.mark.rule("DOM-V17")
def test_a_freeze_that_bars_matches_only_does_not_say_that_it_holds_the_scroll() -> None:
    hands, chain, rings = ("1-3 1-6 3-4", "0-0 2-2"), "3|5 5|1 1|1", {1: "freeze on 1-1"}
    match = table(*hands, chain=chain, rings=rings, freeze_scope="match").refused(1, "link 1-3 right")
    assert match.rule == "DOM-V17"
    assert "matching Freeze" in sentence(match) and "holds" not in sentence(match)
    assert "holds" in sentence(table(*hands, chain=chain, rings=rings).refused(1, "link 1-3 right"))


@pytest.mark.parametrize("action", [0, -5, 1 << 61, 63, code(2, 28), code(3, 200), code(1, 31), code_pair(4, 1, 1)])
def test_numbers_that_are_no_action_are_refused_too(action: int) -> None:
    for situation in (asked_to_link(), new(2)):
        with pytest.raises(Refused) as caught:
            situation.position.apply(0, action)
        assert caught.value.rule is not None
        assert sentence(caught.value)


@pytest.mark.parametrize(
    "text",
    ["", "link", "link 3-5", "link 5-3 left", "link 3-5 up", "give 2-5 to", "give 2-5 to 0", "give 2-5 to 5", "give 2-5 3",
     "give 2-5 to 03", "offer 7-7", "draw now", "Draw", "direction up", "link  3-5 left"],
)  # fmt: skip
def test_texts_that_are_no_action_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="not an answer of this game"):
        GAME.actions.parse(text)


def test_texts_and_parts_of_actions() -> None:
    for text, parts in {
        "offer 0-3": {"kind": "offer", "scroll": "0-3"},
        "link 3-5 left": {"kind": "link", "scroll": "3-5", "end": "left"},
        "link 3-5 right": {"kind": "link", "scroll": "3-5", "end": "right"},
        "draw": {"kind": "draw"},
        "pass": {"kind": "pass"},
        "direction across": {"kind": "direction", "direction": "across"},
        "give 2-5": {"kind": "give", "scroll": "2-5"},
        "discard 2-5": {"kind": "discard", "scroll": "2-5"},
        "keep": {"kind": "keep"},
        "give 2-5 to 3": {"kind": "give_to", "scroll": "2-5", "to": 2},
        "stop": {"kind": "stop"},
        "ring 2-6": {"kind": "ring", "scroll": "2-6"},
    }.items():
        action = GAME.actions.parse(text)
        assert GAME.actions.text(action) == text
        assert GAME.actions.parts(action) == parts


# -- pieces a player may point at --------------------------------------------------------------------------------------


def test_every_scroll_and_end_that_cannot_be_linked_says_why() -> None:
    table_ = asked_to_link()
    question = table_.view(1)["question"]
    offered = {f"{option['parts']['scroll']} {option['parts']['end']}" for option in question["options"]}
    refused = {piece["piece"]: piece["key"] for piece in question["refused"]}
    assert offered == {"3-4 left"}
    assert refused == {
        "1-2 left": "no_match",
        "1-2 right": "frozen",
        "1-3 left": "frozen",
        "1-3 right": "no_match",
        "2-4 left": "no_match",
        "2-4 right": "crowned",
        "3-4 right": "no_match",
    }
    crowned = next(piece for piece in question["refused"] if piece["key"] == "crowned")
    assert crowned["args"]["by"] == 1
    assert table_.view(2)["question"]["refused"] == []
    assert table_.view(None)["question"]["refused"] == []


def test_a_colt_says_why_too_and_other_questions_have_nothing_to_say() -> None:
    colt = table("1-5 1-1 2-2", "0-3 4-4", chain="0|5").answer(1, "link 1-5 right")
    assert [piece["piece"] for piece in colt.view(1)["question"]["refused"]] == ["1-1 left", "2-2 left", "2-2 right"]
    assert new(2).view(0 + 1)["question"]["refused"] == []


def test_every_refusal_is_a_sentence() -> None:
    text = resources.files("wondertable.games.dominovia").joinpath("text.en.ftl").read_text(encoding="utf-8")
    for answer in ("link 2-4 right", "link 1-3 left", "link 2-4 left", "draw", "keep", "link 0-0 left"):
        refused = asked_to_link().refused(1, answer)
        assert f"refused-{refused.key} =" in text
        assert sentence(refused)[0].isupper() and sentence(refused).endswith(".")
    assert "Mage 2" in sentence(asked_to_link().refused(1, "link 2-4 right"))


def test_the_match_is_over() -> None:
    over = table("4-5", "0-0 1-1", chain="2|4", rounds_to_win=1).answer(1, "link 4-5 right")
    assert over.refused(1, "draw").key == "game-over"
